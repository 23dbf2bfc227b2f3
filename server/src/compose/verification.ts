// Proof of who a player is, by questions only they can answer.
import { createDemoKbvProvider, createNoKbvProvider } from '../adapters/kbv/demo-facts.ts'
import type { PreverifyLinks } from '../contact/preverify-links.ts'
import type { BorneScope } from '../storage/within-scope.ts'
import { registerVerificationDesk } from '../verification/desk/routes.ts'
import { verificationPlaces } from '../verification/places.ts'
import { createVerificationHoldings } from '../verification/holdings.ts'
import { registerVerificationRoutes } from '../verification/routes.ts'
import { createVerificationService, type VerificationService } from '../verification/service.ts'
import { createVerificationStore } from '../verification/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface VerificationParts {
  accountScope: BorneScope
  text: ValidationText
  preverify: Pick<PreverifyLinks, 'idOf' | 'cookie'>
}

export const composeVerification = (
  core: Core,
  { accountScope, text, preverify }: VerificationParts,
): Composed<{ service: VerificationService }> => {
  const { config, clock, content, keys, database, texts, warn } = core
  // The demonstration's accounts know answers; anybody else is sent to manual help until a provider is configured.
  const isDemonstration = config.oidc === null && config.environment !== 'production'
  const store = createVerificationStore(database, accountScope)
  const service = createVerificationService({
    store,
    provider: isDemonstration ? createDemoKbvProvider() : createNoKbvProvider(),
    places: verificationPlaces(config.mountPath, content),
    keys,
    clock,
    say: texts.say,
    text,
    withTransaction: database.withTransaction,
    warn,
  })
  return {
    service,
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
