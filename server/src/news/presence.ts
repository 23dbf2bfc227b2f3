// Who has a case open at the desk, and who writes in it (CD-232): known to every instance for a while, stored nowhere.
import type { DeskPresence } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'

type State = DeskPresence['people'][number]['state']
interface Person {
  displayName: string
  state: State
  until: number
}
interface Notice {
  caseId: string
  agentId: string
  displayName: string
  state: State | 'gone'
}

interface PresenceDeps {
  clock: Clock
  /** To every instance. A lost one is made good by the next. */
  send: (notice: string) => Promise<void>
  /** To the open streams of one representative. */
  tell: (agentId: string, presence: DeskPresence) => void
}

const heldMilliseconds = 40_000
const sweepMilliseconds = 5_000
/** The contract's most. */
const mostPeople = 20

export const createPresence = ({ clock, send, tell }: PresenceDeps) => {
  const cases = new Map<string, Map<string, Person>>()
  let timer: NodeJS.Timeout | undefined

  const othersOf = (caseId: string, agentId: string): DeskPresence => ({
    id: caseId,
    people: [...(cases.get(caseId) ?? [])]
      .filter(([id]) => id !== agentId)
      .map(([id, { displayName, state }]) => ({ agentId: id, displayName, state }))
      .sort((a, b) => (a.displayName < b.displayName ? -1 : a.displayName > b.displayName ? 1 : 0))
      .slice(0, mostPeople),
  })
  /** To all who are there, but for who caused it: they know. */
  const tellOthers = (caseId: string, but: string | null): void => {
    for (const agentId of cases.get(caseId)?.keys() ?? []) if (agentId !== but) tell(agentId, othersOf(caseId, agentId))
  }

  const take = ({ caseId, agentId, displayName, state }: Notice): void => {
    const people = cases.get(caseId) ?? new Map<string, Person>()
    const before = people.get(agentId)
    if (state === 'gone') people.delete(agentId)
    else people.set(agentId, { displayName, state, until: clock.now().getTime() + heldMilliseconds })
    if (people.size === 0) cases.delete(caseId)
    else cases.set(caseId, people)
    if (people.get(agentId)?.state !== before?.state) tellOthers(caseId, agentId)
  }

  const sweep = (): void => {
    const now = clock.now().getTime()
    for (const [caseId, people] of cases) {
      const left = [...people].filter(([, { until }]) => until <= now)
      for (const [agentId] of left) people.delete(agentId)
      if (people.size === 0) cases.delete(caseId)
      else if (left.length > 0) tellOthers(caseId, null)
    }
  }

  return {
    /** Somebody says what they do with a case. Tells the other instances, and answers who else is there. */
    set: async (caseId: string, { id, displayName }: { id: string; displayName: string }, state: State | 'gone') => {
      const notice: Notice = { caseId, agentId: id, displayName, state }
      take(notice)
      // Where others cannot be told now, those here still know.
      await send(JSON.stringify(notice)).catch(() => undefined)
      return othersOf(caseId, id)
    },
    /**
     * A notice of whichever instance, this one too. An empty one says that some may have been missed: whoever is there says
     * so again within `heldMilliseconds`.
     */
    heard: (notice: string) => {
      if (notice !== '') take(JSON.parse(notice) as Notice)
    },
    sweep,
    start: () => {
      timer = setInterval(sweep, sweepMilliseconds).unref()
    },
    stop: () => clearInterval(timer),
  }
}

export type Presence = ReturnType<typeof createPresence>
