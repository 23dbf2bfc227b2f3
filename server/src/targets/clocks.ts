// Clocks of cases, kept within the transaction of what happens to them (CD-311).
import type { CaseClock } from '#generated/server/desk/schemas.ts'
import type { Clock as Time } from '../lib/clock.ts'
import { aimed, type Clock, firstDue, isPaused, newClock, type TargetBook, targetOf, weekOf } from './match.ts'
import type { ClockedCase, ClockEvent, Due, EndedClock, PriorityOf } from './ports.ts'
import { leftAt } from './rules.ts'
import type { TargetStore } from './store.ts'

/** So long another instance may go by what it knew: what it reckons meanwhile is found by its revision. */
const knownMilliseconds = 2_000
const mostShown = 50

export const createTargetBooks = (store: Pick<TargetStore, 'book'>, ticks: () => number = () => performance.now()) => {
  let known: { book: TargetBook; until: number } | undefined
  return {
    now: async () => {
      if (known === undefined || known.until <= ticks())
        known = { book: await store.book(), until: ticks() + knownMilliseconds }
      return known.book
    },
    /** Call it when targets or schedules have changed. */
    forget: () => {
      known = undefined
    },
  }
}

export type TargetBooks = ReturnType<typeof createTargetBooks>

const isAnswer = ({ kind }: Clock): boolean => kind !== 'resolution'
const ended = (clock: Clock, at: string, isNeeded: boolean, book: TargetBook): Clock => {
  const schedule = book.targets.find(({ id }) => id === clock.target)?.schedule ?? null
  const left = clock.minutes === null ? null : leftAt(clock, clock.minutes, weekOf(book, schedule), at)
  const isLate = left !== null && left < 0
  const outcome = isLate ? 'missed' : !isNeeded ? 'dropped' : left === null ? null : 'kept'
  return { ...clock, endedAt: at, dueAt: null, tellAt: null, outcome, leftSeconds: left }
}
const paused = (clock: Clock, at: string): Clock =>
  isPaused(clock) ? clock : { ...clock, pauses: [...clock.pauses, { from: at, until: null }] }
const resumed = (clock: Clock, at: string): Clock =>
  isPaused(clock) ? { ...clock, pauses: [...clock.pauses.slice(0, -1), { ...clock.pauses.at(-1)!, until: at }] } : clock

/** Each but `shownOf` within the transaction of what happens. */
export interface CaseClocks {
  /** Of a new case; `keep` stores its clocks once the case itself is stored. */
  begun: (record: ClockedCase) => Promise<{ due: Due | null; keep: () => Promise<void> }>
  /** A case has grown by these events: as it was and as it is. */
  changed: (
    before: ClockedCase,
    next: ClockedCase,
    events: readonly ClockEvent[],
  ) => Promise<{ due: Due | null; ended: readonly EndedClock[] }>
  /** Its team or priority is another one now. */
  retargeted: (record: ClockedCase) => Promise<Due | null>
  /** As the desk reads them; those that were promised something, oldest first. */
  shownOf: (caseId: string) => Promise<CaseClock[]>
  /** Reckons what runs of this case anew. @returns what is due first */
  reckon: (record: ClockedCase, clocks: readonly Clock[], book: TargetBook, at: string) => Promise<Due | null>
}

export const createCaseClocks = ({
  store,
  books,
  time,
  priorityOf,
}: {
  store: Pick<TargetStore, 'running' | 'newest' | 'insert' | 'replace' | 'targets'>
  books: Pick<TargetBooks, 'now'>
  time: Time
  priorityOf: PriorityOf
}): CaseClocks => {
  const factsOf = (record: ClockedCase) => ({ ...record, priority: priorityOf(record) })
  const reckon: CaseClocks['reckon'] = async (record, clocks, book, at) => {
    const target = targetOf(factsOf(record), book)
    const next = clocks.map((clock) => aimed(clock, book, target, at))
    for (const [index, clock] of next.entries())
      if (JSON.stringify(clock) !== JSON.stringify(clocks[index])) await store.replace(record.id, clock)
    return firstDue(next)
  }
  return {
    reckon,

    begun: async (record) => {
      if (record.status === 'RESOLVED') return { due: null, keep: async () => undefined }
      const book = await books.now()
      const { createdAt } = record
      const target = targetOf(factsOf(record), book)
      const clocks = [
        // A chat is answered in a queue of its own.
        ...(record.contactChannel === 'CHAT' ? [] : [newClock('firstAnswer', 0, createdAt)]),
        newClock('resolution', 0, createdAt),
      ].map((clock) => aimed(clock, book, target, createdAt))
      return { due: firstDue(clocks), keep: () => store.insert(record.id, clocks) }
    },

    changed: async (before, next, events) => {
      const book = await books.now()
      const target = targetOf(factsOf(next), book)
      const was = await store.running(before.id)
      const known = new Map(was.map((clock) => [`${clock.kind} ${clock.position}`, clock]))
      const at = events.at(-1)!.createdAt
      const over: Clock[] = []
      let clocks = was.map((clock) => aimed(clock, book, target, at))
      /** Ends those that `which` names. */
      const end = (which: (clock: Clock) => boolean, when: string, isNeeded: (clock: Clock) => boolean): void => {
        over.push(...clocks.filter(which).map((clock) => ended(clock, when, isNeeded(clock), book)))
        clocks = clocks.filter((clock) => !which(clock))
      }
      for (const [index, event] of events.entries()) {
        if (event.eventType !== 'CONTACT') continue
        if (event.isCompany) end(isAnswer, event.createdAt, () => true)
        else if (!clocks.some(isAnswer)) clocks.push(newClock('nextAnswer', before.eventCount + index, event.createdAt))
      }
      if (next.status === 'RESOLVED')
        end(
          () => true,
          at,
          (clock) => !isAnswer(clock),
        )
      else {
        if (!clocks.some((clock) => !isAnswer(clock))) clocks.push(newClock('resolution', next.eventCount - 1, at))
        clocks = clocks.map((clock) => (next.status === 'OPEN' ? resumed(clock, at) : paused(clock, at)))
      }
      clocks = clocks.map((clock) => aimed(clock, book, target, at))

      const added: Clock[] = []
      for (const clock of [...over, ...clocks]) {
        const old = known.get(`${clock.kind} ${clock.position}`)
        if (old === undefined) added.push(clock)
        else if (JSON.stringify(old) !== JSON.stringify(clock)) await store.replace(before.id, clock)
      }
      await store.insert(before.id, added)
      return {
        due: firstDue(clocks),
        ended: over.flatMap(({ kind, outcome }): EndedClock[] =>
          outcome === 'kept' || outcome === 'missed' ? [{ kind, isKept: outcome === 'kept' }] : [],
        ),
      }
    },

    retargeted: async (record) =>
      reckon(record, await store.running(record.id), await books.now(), time.now().toISOString()),

    shownOf: async (caseId) => {
      const names = new Map((await store.targets()).map(({ id, name }) => [id, name]))
      return (await store.newest(caseId, mostShown)).map((clock) => ({
        kind: clock.kind,
        state: clock.outcome ?? (isPaused(clock) ? 'paused' : 'running'),
        target: names.get(clock.target ?? '') ?? null,
        minutes: clock.minutes!,
        begunAt: clock.begunAt,
        dueAt: clock.dueAt,
        endedAt: clock.endedAt,
        leftSeconds: clock.leftSeconds,
      }))
    },
  }
}
