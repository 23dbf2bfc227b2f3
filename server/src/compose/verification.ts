// Proof of who a player is, by questions only they can answer.
import { createDemoKbvProvider, createNoKbvProvider } from '../adapters/kbv/demo-facts.ts'
import type { PreverifyLinks } from '../contact/preverify-links.ts'
import type { BorneScope } from '../storage/within-scope.ts'
import { registerVerificationDesk } from '../verification/desk/routes.ts'
import type { VerificationPlaces } from '../verification/ports.ts'
import { createVerificationHoldings } from '../verification/holdings.ts'
import { registerVerificationRoutes } from '../verification/routes.ts'
import { createVerificationService, type VerificationService } from '../verification/service.ts'
import { createVerificationStore } from '../verification/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** Addresses of the portal that a verification leads to. */
const verificationPlaces = ({ config: { mountPath }, content }: Core): VerificationPlaces => {
  const basePath = (locale: string): string => `${mountPath}/${locale}/help`
  return {
    basePath,
    trustedHosts: () => content.current().settings.trustedHosts,
    // Manual help is the nearest form that asks for no verification itself: of the same parent, else of the same
    // product.
    manualHelp: (locale, topicId) => {
      const local = content.current().in(locale)
      const asking = local.topic(topicId)
      if (asking === undefined) return `${basePath(locale)}/`
      const others = content
        .current()
        .topicIds.map((id) => local.topic(id))
        .filter((topic) => topic?.product === asking.product && topic.hasForm && !topic.requiresVerification)
        .filter(
          (topic) =>
            topic !== undefined &&
            local.channels(topic.id).some(({ channelType, enabled }) => channelType === 'ticket' && enabled),
        )
      const nearest = others.find((topic) => topic?.parentId === asking.parentId) ?? others[0]
      return nearest === undefined
        ? `${basePath(locale)}/product/${asking.product}`
        : `${basePath(locale)}/contact/${nearest.id}/ticket`
    },
  }
}

export interface VerificationParts {
  accountScope: BorneScope
  text: ValidationText
  preverify: Pick<PreverifyLinks, 'idOf' | 'cookie'>
}

export const composeVerification = (
  core: Core,
  { accountScope, text, preverify }: VerificationParts,
): Composed<{ service: VerificationService }> => {
  const { config, clock, keys, database, texts, warn } = core
  // The demonstration's accounts know answers; anybody else is sent to manual help until a provider is configured.
  const isDemonstration = config.oidc === null && config.environment !== 'production'
  const store = createVerificationStore(database, accountScope)
  const service = createVerificationService({
    store,
    provider: isDemonstration ? createDemoKbvProvider() : createNoKbvProvider(),
    places: verificationPlaces(core),
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
