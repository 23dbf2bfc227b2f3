import { takenExtensions } from '../contact/file-rules.ts'
import { featureKeys } from '../content/vocabulary.ts'
import { createPeriodDesk } from '../settings/desk/periods.ts'
import { registerSettingsDesk } from '../settings/desk/routes.ts'
import { createFeatureDesk } from '../settings/desk/service.ts'
import { registerSettingsRoutes } from '../settings/routes.ts'
import type { Gives, Needs } from './ports.ts'

export const composeSettings = (made: Needs): Gives => {
  const { config, content, contentStore, deskText: text } = made
  const fileExtensions = takenExtensions.map((extension) => extension.toLowerCase())
  return {
    room: {
      register: (app) => registerSettingsRoutes(app, { ...made, fileExtensions, chatScriptUrl: null }),
      registerDesk: (desk) =>
        registerSettingsDesk(desk, {
          service: createFeatureDesk({
            ...made,
            keys: featureKeys,
            defaults: () => content.current().features,
            games: () => content.current().productNames,
            text,
          }),
          periods: createPeriodDesk({
            ...made,
            shown: content.current,
            store: contentStore,
            // What a law or the operator asks stands above what content and desk say.
            overruled: () =>
              config.retentionMonths === null
                ? {}
                : { 'cases.keptMonths': { value: config.retentionMonths, by: 'RETENTION_MONTHS' } },
            text,
          }),
        }),
    },
  }
}
