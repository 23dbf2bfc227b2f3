// Wire ⇄ domain of the desk's calls about feature flags.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { FeatureDesk } from './service.ts'

export const registerSettingsDesk = (desk: DeskScope, { service }: { service: FeatureDesk }): void => {
  desk.bind('settings', {
    listFeatures: async () => ({ status: 200, body: await service.list() }),
    setFeature: async ({ params, body, request }) => ({
      status: 200,
      body: await service.set(params.key, body.enabled, agentOf(request).id),
    }),
  })
}
