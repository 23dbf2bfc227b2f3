// Wire ⇄ domain of the desk's calls about feature flags.
import type { DeskFeature } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandMark } from '../../platform/marks.ts'
import type { FeatureDesk } from './service.ts'

/** What the audit remembers of it. */
const told = ({ enabled, share, games, languages, reason }: DeskFeature) => ({
  enabled,
  share,
  games,
  languages,
  reason,
})

export const registerSettingsDesk = (desk: DeskScope, { service }: { service: FeatureDesk }): void => {
  desk.bind('settings', {
    listFeatures: async () => ({ status: 200, body: await service.list() }),
    setFeature: async ({ params, body, headers, request }) => {
      const before = (await service.list()).find(({ key }) => key === params.key)
      demandMark(headers['if-match'], before)
      const feature = await service.set(params.key, body, agentOf(request).id)
      noteChange(request, { before: before === undefined ? null : told(before), after: told(feature) })
      return { status: 200, body: feature }
    },
  })
}
