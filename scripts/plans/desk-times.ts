/** How long the desk waits for its queue, its views' counts and its search, where a million cases lie (CD-182). */
import { createCaseDeskStore, type QueueFilter, type QueueKey } from '../../server/src/cases/desk/store.ts'
import type { Database } from '../../server/src/storage/database.ts'

const rounds = 20
const pageSize = 50
const mostCounted = 1_000

const views: Readonly<Record<string, QueueFilter>> = {
  all: {},
  open: { state: 'open' },
  'nobody’s': { state: 'open', assignee: null },
  mine: { state: 'open', assignee: 'agent-1' },
  'of a game': { state: 'open', game: 'wow' },
  waiting: { state: 'waiting' },
  resolved: { state: 'resolved' },
}
/** Words as `seed.ts` has them: `hello` in all cases, `word3` in a tenth, `topic77` in a hundredth and so on. */
const searches: Readonly<Record<string, string>> = {
  'in all cases': 'hello',
  'in a tenth': 'word3',
  'in a hundredth': 'topic77',
  'in a thousandth': 'topic777',
  'in a few': 'ticket54321',
  'in none': 'nothinglikethis',
  'two, one of them rare': 'hello ticket54321',
  'two, both common': 'word3 topic77',
  'a ticket number that is none': '998877665544',
}

const timed = async (work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> => {
  const times: number[] = []
  await work()
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(rounds / 2)]!, p95: times[Math.ceil(rounds * 0.95) - 1]! }
}

/** @returns lines of a table: what was asked, milliseconds in the middle and at the 95th of 100 */
export const deskTimes = async (database: Pick<Database, 'db' | 'dialect'>): Promise<string[]> => {
  const desk = createCaseDeskStore(database as Database)
  const deep: QueueKey = { rank: 2, at: '2026-01-06T00:00:00.000Z', id: '' }
  const asked: [string, () => Promise<unknown>][] = [
    ['first page', () => desk.queue({}, undefined, pageSize)],
    ['deep page', () => desk.queue({}, deep, pageSize)],
    ...Object.entries(views).flatMap(([name, filter]): [string, () => Promise<unknown>][] => [
      [`view ${name}`, () => desk.queue(filter, undefined, pageSize)],
      [`count of ${name}`, () => desk.count(filter, mostCounted)],
    ]),
    ...Object.entries(searches).map(([name, text]): [string, () => Promise<unknown>] => [
      `search, ${name}`,
      () => desk.queue({ text }, undefined, pageSize),
    ]),
  ]
  const lines: string[] = []
  for (const [name, work] of asked) {
    const { p50, p95 } = await timed(work)
    process.stderr.write(`${name} ${p95.toFixed(1)}\n`)
    lines.push(`${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(8)}   p95 ${p95.toFixed(1).padStart(8)} ms`)
  }
  return lines
}
