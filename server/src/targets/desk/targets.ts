// Targets: made, put in order, tried on past cases before they are switched on (CD-310).
import { setImmediate as breathe } from 'node:timers/promises'
import type {
  DeskTargetRequest,
  FieldErrorCode,
  TargetTrial,
  TargetTrialRequest,
} from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { createDeskList } from '../../platform/desk-list.ts'
import { meets, type Clock as CaseClock, type TargetedCase } from '../match.ts'
import { dueOf, leftAt, type WorkingWeek } from '../rules.ts'
import type { TargetStore } from '../store.ts'

export interface PastCase extends TargetedCase {
  id: string
  subject: string
  createdAt: string
}

interface TargetDeskDeps extends Transacting {
  store: TargetStore
  isTeam: (id: string) => Promise<boolean>
  isProduct: (shortName: string) => boolean
  isTopic: (topicId: number) => boolean
  /** The newest, newest first. */
  pastCases: (most: number) => Promise<readonly PastCase[]>
  /** Targets or schedules have changed; within the transaction. */
  onChange: () => Promise<void>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostTargets = 100
const mostTried = 1_000
const mostShown = 20
const readAtOnce = 250
/** The process does nothing else meanwhile. */
const stepMilliseconds = 8

/** Whether a clock would have kept what is promised; null where that cannot be said. */
const wouldKeep = (clock: CaseClock, minutes: number, week: WorkingWeek | null, now: string): boolean | null => {
  if (clock.endedAt !== null)
    return clock.outcome === 'dropped' ? null : leftAt(clock, minutes, week, clock.endedAt) >= 0
  const due = dueOf(clock, minutes, week)
  return due !== null && due < now ? false : null
}

export const createTargetDesk = (deps: TargetDeskDeps) => {
  const { store, clock, refuse } = deps

  const demandPossible = async ({ when, minutes, schedule }: TargetTrialRequest): Promise<void> => {
    for (const team of when.teams) if (!(await deps.isTeam(team))) throw refuse('when.teams', 'unknown')
    if (!when.games.every(deps.isProduct)) throw refuse('when.games', 'unknown')
    if (!when.topics.every(deps.isTopic)) throw refuse('when.topics', 'unknown')
    if (Object.values(minutes).every((one) => one === null)) throw refuse('minutes', 'required')
    if (schedule !== null && (await store.schedule(schedule)) === undefined) throw refuse('schedule', 'unknown')
  }

  return {
    ...createDeskList(deps, {
      onChange: deps.onChange,
      most: mostTargets,
      all: store.targets,
      find: store.target,
      insert: store.insertTarget,
      replace: store.replaceTarget,
      remove: store.removeTarget,
      order: store.order,
      demandPossible,
      read: ({ enabled, when, minutes, schedule }: DeskTargetRequest) => ({ enabled, when, minutes, schedule }),
    }),
    /** @throws 422 for what is not there */
    tried: async (request: TargetTrialRequest) => {
      await demandPossible(request)
      const { when, minutes, schedule } = request
      const week = schedule === null ? null : ((await store.schedule(schedule)) ?? null)
      const now = clock.now().toISOString()
      const cases = await deps.pastCases(mostTried)
      const met = cases.filter((one) => meets(one, when))
      const trial: TargetTrial = {
        looked: cases.length,
        met: met.length,
        firstAnswer: { kept: 0, missed: 0 },
        nextAnswer: { kept: 0, missed: 0 },
        resolution: { kept: 0, missed: 0 },
        items: met.slice(0, mostShown).map(({ id, subject, createdAt }) => ({ id, subject, createdAt })),
      }
      for (let from = 0; from < met.length; from += readAtOnce) {
        const all = await store.allOf(met.slice(from, from + readAtOnce).map(({ id }) => id))
        let begun = performance.now()
        for (const one of [...all.values()].flat()) {
          const promised = minutes[one.kind]
          const isKept = promised === null ? null : wouldKeep(one, promised, week, now)
          if (isKept !== null) trial[one.kind][isKept ? 'kept' : 'missed'] += 1
          if (performance.now() - begun < stepMilliseconds) continue
          await breathe()
          begun = performance.now()
        }
      }
      return trial
    },
  }
}

export type TargetDesk = ReturnType<typeof createTargetDesk>
