// Wire ⇄ domain of the desk's calls about feature flags.
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import type { FeatureDesk } from './service.ts'

export const registerSettingsDesk = (desk: DeskScope, { service }: { service: FeatureDesk }): void => {
  desk.bind('settings', {
    listFeatures: async () => ({ status: 200, body: await service.list() }),
    setFeature: async ({ params, body, request }) => {
      const before = (await service.list()).find(({ key }) => key === params.key)?.enabled ?? null
      const feature = await service.set(params.key, body.enabled, agentOf(request).id)
      noteChange(request, { before: { enabled: before }, after: { enabled: feature.enabled } })
      return { status: 200, body: feature }
    },
  })
}
