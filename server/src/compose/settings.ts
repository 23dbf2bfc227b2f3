// Configuration, feature flags, and how long things last.
import { takenExtensions } from '../contact/file-rules.ts'
import { featureKeys } from '../content/vocabulary.ts'
import { createPeriodDesk } from '../settings/desk/periods.ts'
import { registerSettingsDesk } from '../settings/desk/routes.ts'
import { createFeatureDesk } from '../settings/desk/service.ts'
import { registerSettingsRoutes } from '../settings/routes.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export const composeSettings = (
  { config, database, clock, documents, flags, content, contentStore }: Core,
  { text }: { text: ValidationText },
): Composed => ({
  room: {
    register: (app) =>
      registerSettingsRoutes(app, {
        documents,
        features: flags,
        fileExtensions: takenExtensions.map((extension) => extension.toLowerCase()),
        chatScriptUrl: null,
      }),
    registerDesk: (desk) =>
      registerSettingsDesk(desk, {
        service: createFeatureDesk({
          flags,
          keys: featureKeys,
          defaults: () => content.current().features,
          games: () => content.current().productNames,
          locales: () => content.current().locales,
          text: (code) => text(content.current().defaultLocale, code),
        }),
        periods: createPeriodDesk({
          database,
          shown: () => content.current(),
          store: contentStore,
          clock,
          // What a law or the operator asks stands above what content and desk say.
          overruled: () =>
            config.retentionMonths === null
              ? {}
              : { 'cases.keptMonths': { value: config.retentionMonths, by: 'RETENTION_MONTHS' } },
          text: (code, params) => text(content.current().defaultLocale, code, params),
        }),
      }),
  },
})
