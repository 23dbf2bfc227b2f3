// Working hours and targets of the demonstration, from server/content/demo-targets.yaml.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { DeskScheduleRequest, DeskTargetRequest } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import type { TargetStore } from './store.ts'

interface DemoFile {
  by: string
  schedules: Record<string, DeskScheduleRequest>
  /** `when.teams` by name; `schedule` names one of the schedules. */
  targets: DeskTargetRequest[]
}
interface SeedTargetsDeps extends Transacting {
  store: TargetStore
  teams: () => Promise<readonly { id: string; name: string }[]>
  onChange: () => Promise<void>
}

const file = new URL('../../content/demo-targets.yaml', import.meta.url)

/** Once, while there is neither a target nor a schedule. */
export const seedDemoTargets = ({ store, clock, teams, withTransaction, onChange }: SeedTargetsDeps): Promise<void> =>
  withTransaction(async () => {
    if ((await store.targets()).length > 0 || (await store.schedules()).length > 0) return
    const { by, schedules, targets } = parse(readFileSync(file, 'utf8')) as DemoFile
    const changed = { changedAt: clock.now().toISOString(), changedBy: by }
    const idOf = new Map<string, string>()
    for (const [key, schedule] of Object.entries(schedules)) {
      idOf.set(key, newRowId(clock.now()))
      await store.insertSchedule({ ...schedule, id: idOf.get(key)!, ...changed })
    }
    const known = await teams()
    for (const target of targets) {
      const named = target.when.teams.flatMap((name) => known.filter((team) => team.name === name).map(({ id }) => id))
      // A team that is not there would make it everybody's.
      if (named.length < target.when.teams.length) continue
      await store.insertTarget({
        ...target,
        when: { ...target.when, teams: named },
        schedule: target.schedule === null ? null : (idOf.get(target.schedule) ?? null),
        id: newRowId(clock.now()),
        ...changed,
      })
    }
    await onChange()
  })
