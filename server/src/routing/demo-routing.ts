import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { DeskRuleRequest, DeskTeamRequest } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import type { RoutingStore } from './store.ts'

interface DemoFile {
  by: string
  teams: Record<string, DeskTeamRequest>
  /** `then.team` names one of the teams. */
  rules: DeskRuleRequest[]
}

const file = new URL('../../content/demo-routing.yaml', import.meta.url)

/** Once, while there is no team. */
export const seedDemoRouting = async ({ store, clock }: { store: RoutingStore; clock: Clock }): Promise<void> => {
  if ((await store.teams()).length > 0) return
  const { by, teams, rules } = parse(readFileSync(file, 'utf8')) as DemoFile
  const changed = { changedAt: clock.now().toISOString(), changedBy: by }
  const idOf = new Map<string, string>()
  for (const [key, team] of Object.entries(teams)) {
    idOf.set(key, newRowId(clock.now()))
    await store.insertTeam({ ...team, schedule: null, id: idOf.get(key)!, ...changed })
  }
  for (const rule of rules) {
    const team = rule.then.team === null ? null : (idOf.get(rule.then.team) ?? null)
    await store.insertRule({ ...rule, then: { ...rule.then, team }, id: newRowId(clock.now()), ...changed })
  }
}
