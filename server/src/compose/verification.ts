import { createDemoKbvProvider, createNoKbvProvider } from '../adapters/kbv/demo-facts.ts'
import { registerVerificationDesk } from '../verification/desk/routes.ts'
import { verificationPlaces } from '../verification/places.ts'
import { createVerificationHoldings } from '../verification/holdings.ts'
import { registerVerificationRoutes } from '../verification/routes.ts'
import { createVerificationService } from '../verification/service.ts'
import { createVerificationStore } from '../verification/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeVerification = (made: Needs<'gate'>): Gives<'verification'> => {
  const { config, preverify } = made
  // The demonstration's accounts know answers; anybody else is sent to manual help until a provider is configured.
  const isDemonstration = config.oidc === null && config.environment !== 'production'
  const store = createVerificationStore(made.database, made.accountScope)
  const service = createVerificationService({
    ...made,
    store,
    provider: isDemonstration ? createDemoKbvProvider() : createNoKbvProvider(),
    places: verificationPlaces(made.mountPath, made.content),
  })
  return {
    verification: service,
    room: {
      register: (app) =>
        registerVerificationRoutes(app, {
          service,
          preverifyId: ({ cookies }) => preverify.idOf(cookies[preverify.cookie.name]),
        }),
      registerDesk: (desk) => registerVerificationDesk(desk, { service }),
      holdings: createVerificationHoldings(store),
      sweep: service.sweep,
    },
  }
}
