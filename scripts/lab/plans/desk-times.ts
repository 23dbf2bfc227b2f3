/**
 * How long the desk waits for its queue, its views' counts and its search, and a player of many cases for the list, where a
 * million cases lie (CD-182, CD-335); of the embedded database also what its longest statement held the process up.
 */
import { createAccountScope } from '../../../server/src/compose/account-scope.ts'
import { readFileSync } from 'node:fs'
import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { createCaseDeskStore, type QueueFilter, type QueueKey } from '../../../server/src/cases/desk/store.ts'
import { createCaseFinder } from '../../../server/src/cases/find.ts'
import { createOwnersList } from '../../../server/src/cases/owners-list.ts'
import { createCaseStore } from '../../../server/src/cases/store.ts'
import { callWithin, type CallerScope } from '../../../server/src/lib/caller-scope.ts'
import { createPlayerStore } from '../../../server/src/players/store.ts'
import type { AnyDatabase } from '../../../server/src/storage/database.ts'
import { createCaseReads } from '../../../server/src/cases/reads.ts'
import { createSurveyStore } from '../../../server/src/survey/store.ts'
import { percentile, processorTime } from '../lib/stats.ts'

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
  'no team’s': { state: 'open', team: null },
  'in a language, by chat': { state: 'open', language: 'ja-JP', channel: 'CHAT' },
}
/** Words as `seed.ts` has them: `hello` in all cases, `word3` in a tenth, `topic77` in a thousandth and so on. */
const searches: Readonly<Record<string, QueueFilter>> = {
  'in all cases': { text: 'hello' },
  'in a tenth': { text: 'word3' },
  'in a tenth, none of them open': { text: 'word3', state: 'open' },
  'in a tenth, half of the open': { text: 'word4', state: 'open' },
  'in a tenth, of a game': { text: 'word3', game: 'wow' },
  'in a tenth, nobody’s': { text: 'word4', assignee: null },
  'in a thousandth': { text: 'topic777' },
  'in a few': { text: 'ticket54321' },
  'in none': { text: 'nothinglikethis' },
  'two, one of them rare': { text: 'hello ticket54321' },
  'two, both common': { text: 'word3 topic77' },
  'two, both common, never together': { text: 'word3 word4' },
  'a common beginning': { text: 'tick' },
  'a rare beginning': { text: 'ticket5432' },
  'a ticket number that is none': { text: '998877665544' },
}

/** Milliseconds of processor of this thread: other work on the machine counts nothing. */
let longest = 0
const { all } = StatementSync.prototype
StatementSync.prototype.all = function allTimed(this: StatementSync, ...its: unknown[]) {
  const begun = process.threadCpuUsage()
  const rows = (all as (...values: unknown[]) => ReturnType<typeof all>).apply(this, its)
  const { user, system } = process.threadCpuUsage(begun)
  longest = Math.max(longest, (user + system) / 1000)
  return rows
}

interface Times {
  p50: number
  p95: number
  /** Of one statement of the embedded database. */
  longest: number
  /** Of the processor, on the average: other work on the machine counts nothing. */
  processor: number
}

/** Milliseconds of the processor of this process, and of PostgreSQL's for its one connection, where the system tells. */
const processorClock = async ({ db, dialect }: Pick<AnyDatabase, 'db' | 'dialect'>): Promise<() => number> => {
  if (dialect.name === 'sqlite') return processorTime
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const file = `/proc/${rows[0]!.pid}/schedstat`
  return () => processorTime() + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
}

const timed = async (work: () => Promise<unknown>, clock: () => number): Promise<Times> => {
  const times: number[] = []
  await work()
  longest = 0
  const before = clock()
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  const processor = (clock() - before) / rounds
  return { processor, p50: percentile(times, 50), p95: percentile(times, 95), longest }
}

/** One game, one language; a rare one of nobody's, which no case bears. */
const scopes: Readonly<Record<string, CallerScope>> = {
  'a game and a language': { games: ['rumble'], languages: ['ja-JP'] },
  'a language': { games: [], languages: ['ja-JP'] },
  'two games': { games: ['rumble', 'wow'], languages: [] },
  'what nobody plays': { games: ['rare'], languages: ['ja-JP'] },
}
/** Whoever sees a part of it waits no longer (CD-357): queue, views, search, players, and lists of what belongs to either. */
const scoped = (database: AnyDatabase): [string, () => Promise<unknown>][] => {
  const desk = createCaseDeskStore(database)
  const players = createPlayerStore({ database, clock: { now: () => new Date() }, scope: createAccountScope(database) })
  const surveys = createSurveyStore(database, createCaseReads(database))
  const deep: QueueKey = { rank: 2, at: '2026-01-06T00:00:00.000Z', id: '' }
  return Object.entries(scopes).flatMap(([name, scope]) =>
    (
      [
        ['first page', () => desk.queue({}, undefined, pageSize)],
        ['deep page', () => desk.queue({}, deep, pageSize)],
        ...Object.entries(views).map(([view, filter]): [string, () => Promise<unknown>] => [
          `count of ${view}`,
          () => desk.count(filter, mostCounted),
        ]),
        ['search, in a tenth', () => desk.queue({ text: 'word3' }, undefined, pageSize)],
        ['search, in a few', () => desk.queue({ text: 'ticket54321' }, undefined, pageSize)],
        ['search, in none', () => desk.queue({ text: 'nothinglikethis' }, undefined, pageSize)],
        ['players: first page', () => players.page(undefined, pageSize)],
        ['players: deep page', () => players.page({ at: '2026-01-01T12:00:00.000Z', id: '' }, pageSize)],
        ['players: search, a common beginning', () => players.search(['word'], undefined, pageSize)],
        ['players: search, one', () => players.search(['word-54321'], undefined, pageSize)],
        ['survey answers', () => surveys.page({ isWorded: false, isUnhappy: false }, undefined, pageSize)],
      ] as [string, () => Promise<unknown>][]
    ).map(([what, work]) => [`scope of ${name}: ${what}`, () => callWithin(scope, work)]),
  )
}

const owner = 'account-of-many'
const theirs = 250
/** Every so many cases become theirs, from all times. */
const apart = 997

/** @returns lines of a table: what was asked, milliseconds in the middle, at the 95th of 100 and of the processor */
export const deskTimes = async (its: Pick<AnyDatabase, 'db' | 'dialect'>): Promise<string[]> => {
  const database: Pick<AnyDatabase, 'db' | 'dialect' | 'reading'> = { ...its, reading: (work) => work() }
  const clock = await processorClock(database)
  const ids = Array.from({ length: theirs }, (_, at) => `id-${(at + 1) * apart}`)
  await database.db.updateTable('support_case').set({ owner_id: owner }).where('id', 'in', ids).execute()
  const desk = createCaseDeskStore(database as AnyDatabase)
  const finder = createCaseFinder(database as AnyDatabase)
  const cases = createCaseStore(database as AnyDatabase)
  const ownersList = createOwnersList(database as AnyDatabase)
  const deep: QueueKey = { rank: 2, at: '2026-01-06T00:00:00.000Z', id: '' }
  const open = { isArchived: false, now: '2026-01-01T00:00:00.000Z' }
  const list =
    (filter: object = {}) =>
    () =>
      finder.find(owner, { ...open, ...filter }, { sort: 'unread', after: undefined, limit: 25 })
  const asked: [string, () => Promise<unknown>][] = [
    ['first page', () => desk.queue({}, undefined, pageSize)],
    ['deep page', () => desk.queue({}, deep, pageSize)],
    ...Object.entries(views).flatMap(([name, filter]): [string, () => Promise<unknown>][] => [
      [`view ${name}`, () => desk.queue(filter, undefined, pageSize)],
      [`count of ${name}`, () => desk.count(filter, mostCounted)],
    ]),
    ...Object.entries(searches).flatMap(([name, filter]): [string, () => Promise<unknown>][] => [
      [`search, ${name}`, () => desk.queue(filter, undefined, pageSize)],
      [`count of search, ${name}`, () => desk.count(filter, mostCounted)],
    ]),
    ['player of 250 cases: list', list()],
    ['player of 250 cases: list, by words', list({ text: 'topic nothing' })],
    ['player of 250 cases: count', () => finder.count(owner, open)],
    ['player of 250 cases: games and topics', () => finder.groups(owner, open)],
    ['player of 250 cases: unread, for the bar', () => ownersList.unreadCount(owner)],
    ['player of 250 cases: newest open, for the bar', () => ownersList.newestOpen(owner)],
    ['poll of a case', () => cases.find(ids[0]!)],
    ...scoped(database as AnyDatabase),
  ]
  const lines: string[] = []
  for (const [name, work] of asked) {
    const times = await timed(work, clock)
    const shown = (value: number): string => value.toFixed(1).padStart(7)
    process.stderr.write(`${name} ${times.p95.toFixed(1)}\n`)
    lines.push(
      `${name.padEnd(54)} p50${shown(times.p50)}  p95${shown(times.p95)}  processor${shown(times.processor)} ms${
        database.dialect.name === 'sqlite' ? `  longest statement${shown(times.longest)} ms` : ''
      }`,
    )
  }
  return lines
}
