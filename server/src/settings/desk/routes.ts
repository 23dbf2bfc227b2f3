// Wire ⇄ domain of the desk's calls about feature flags and how long things last.
import type { DeskFeature } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandMark } from '../../platform/marks.ts'
import type { PeriodDesk } from './periods.ts'
import type { FeatureDesk } from './service.ts'
import { ok } from '../../platform/contract/answers.ts'

/** What the audit remembers of it. */
const told = ({ enabled, share, games, languages, reason }: DeskFeature) => ({
  enabled,
  share,
  games,
  languages,
  reason,
})

export const registerSettingsDesk = (
  desk: DeskScope,
  { service, periods }: { service: FeatureDesk; periods: PeriodDesk },
): void => {
  desk.bind('settings', {
    listFeatures: async () => ok(await service.list()),
    setFeature: async ({ params, body, headers, request }) => {
      const before = (await service.list()).find(({ key }) => key === params.key)
      demandMark(headers['if-match'], before)
      const feature = await service.set(params.key, body, agentOf(request).id)
      noteChange(request, { before: before === undefined ? null : told(before), after: told(feature) })
      return ok(feature)
    },
    listSettings: async () => ok(await periods.list()),
    listSettingChanges: async ({ params }) => ok(await periods.changes(params.setting)),
    changeSetting: async ({ params, body, headers, request }) => {
      const by = agentOf(request).id
      const { before, setting } = await periods.change(params.setting, body, headers['if-match'], by)
      // Left to the content again, it has no number of the desk's.
      noteChange(request, { before: { value: before }, after: { value: body.value, reason: setting.reason } })
      return ok(setting)
    },
  })
}
