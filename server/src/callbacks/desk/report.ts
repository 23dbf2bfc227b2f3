// How many asked to be called, and what came of it (CD-324). Pure.
import type { CallBackFigures, CallBackReport } from '#generated/server/desk/schemas.ts'
import type { CallBackCount, CallBackWait } from '../store.ts'

const dayMilliseconds = 86_400_000
const mostTeams = 500

const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) }, (_, index) =>
    new Date(Date.parse(from) + index * dayMilliseconds).toISOString().slice(0, 10),
  )

const figuresOf = (counts: readonly CallBackCount[], waitSeconds: number | undefined): CallBackFigures => {
  const sum = (outcome: CallBackCount['outcome']): number =>
    counts.reduce((total, one) => total + (one.outcome === outcome ? one.count : 0), 0)
  return {
    asked: counts.reduce((total, { count }) => total + count, 0),
    reached: sum('done'),
    unreached: sum('unreached'),
    open: sum('open'),
    otherwise: sum('otherwise'),
    waitSeconds: waitSeconds ?? null,
  }
}

export const reportOf = (
  { from, to }: { from: string; to: string },
  counts: readonly CallBackCount[],
  waits: readonly CallBackWait[],
): CallBackReport => {
  const waitOf = (by: CallBackWait['by'], key: string | null): number | undefined =>
    waits.find((one) => one.by === by && one.key === key)?.seconds
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const teams = [...Map.groupBy(counts, ({ team }) => team)].map(([team, of]) => ({
    team,
    figures: figuresOf(of, waitOf('team', team)),
  }))
  return {
    from,
    to,
    total: figuresOf(counts, waitOf('all', null)),
    days: daysOf(from, to).map((day) => ({ day, figures: figuresOf(byDay.get(day) ?? [], waitOf('day', day)) })),
    teams: teams
      .toSorted(
        (one, other) => other.figures.asked - one.figures.asked || ((one.team ?? '') < (other.team ?? '') ? -1 : 1),
      )
      .slice(0, mostTeams),
  }
}
