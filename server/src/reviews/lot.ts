// Who is drawn (CD-349). Pure: the same seed draws the same.
import { hash } from 'node:crypto'

export interface Answered {
  agentId: string
  caseId: string
}

/** Monday of the week of a time, YYYY-MM-DD in UTC. */
export const weekOf = (at: string): string => {
  const day = new Date(at)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const lotOf = (seed: string, ...of: string[]): string => hash('sha256', [seed, ...of].join(' '))
const byLot =
  <T>(lot: (one: T) => string) =>
  (one: T, other: T): number =>
    lot(one) < lot(other) ? -1 : 1

/**
 * So many per cent of the cases, rounded up: one representative after another gives one, until there are enough. A case
 * two have answered is drawn for one of them.
 */
export const draw = (answered: readonly Answered[], share: number, seed: string): Answered[] => {
  const cases = new Set(answered.map(({ caseId }) => caseId))
  const wanted = Math.ceil((cases.size * share) / 100)
  const hands = [...Map.groupBy(answered, ({ agentId }) => agentId)]
    .toSorted(byLot(([agentId]) => lotOf(seed, agentId)))
    .map(([agentId, own]) => own.toSorted(byLot(({ caseId }) => lotOf(seed, agentId, caseId))))
  const drawn = new Map<string, Answered>()
  while (drawn.size < wanted && hands.some((hand) => hand.length > 0))
    for (const hand of hands) {
      if (drawn.size === wanted) break
      let one = hand.shift()
      while (one !== undefined && drawn.has(one.caseId)) one = hand.shift()
      if (one !== undefined) drawn.set(one.caseId, one)
    }
  return [...drawn.values()]
}
