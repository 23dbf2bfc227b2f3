// Promise R7: the case list of an account with 10,000 cases against one with 10. Promise R8: its thousandth page against its first.
// Promise P28: a case with 5,000 events opens.
import type { Child } from '../lib/child.ts'
import { api, signIn, type Player } from '../lib/player.ts'
import type { Result } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'

const many = 10_000
const few = 10
const times = 400

interface Asked {
  player: Player
  page: number
}

const timeOf = async (app: Child, { player, page }: Asked): Promise<number> => {
  const begun = performance.now()
  const answer = await fetch(`${app.origin}${api}/cases/en-US/active?page=${page}`, { headers: player.headers })
  const list = (await answer.json()) as unknown[]
  if (answer.status !== 200 || list.length !== few)
    throw new Error(`page ${page} of the case list answered ${answer.status} with ${list.length} cases`)
  return performance.now() - begun
}

/** 95th percentiles in milliseconds, asked in turns. */
const p95 = async (app: Child, asked: readonly Asked[]): Promise<number[]> => {
  const seen: number[][] = asked.map(() => [])
  for (let round = -50; round < times; round += 1) {
    for (const [index, one] of asked.entries()) {
      const milliseconds = await timeOf(app, one)
      if (round >= 0) seen[index]!.push(milliseconds)
    }
  }
  return seen.map((values) => percentile(values, 95))
}

const longThread = 5_000
const openings = 40
const openedWithin = 300

/** Opening a case with a long thread, sent, received and parsed. */
const measureLongThread = async (app: Child): Promise<Result> => {
  const id = (await app.ask('seedThread', { owner: 'thread', events: longThread })) as string
  const { headers } = await signIn(app, 'thread')
  const seen: number[] = []
  for (let round = -5; round < openings; round += 1) {
    const begun = performance.now()
    const answer = await fetch(`${app.origin}${api}/cases/en-US/detail/${id}`, { headers })
    const { caseEvents } = (await answer.json()) as { caseEvents: unknown[] }
    if (caseEvents.length !== longThread)
      throw new Error(`the case answered ${answer.status} with ${caseEvents.length} entries`)
    if (round >= 0) seen.push(performance.now() - begun)
  }
  const opened = percentile(seen, 95)
  return {
    id: 'P28',
    what: `case with 5,000 events opens, p95 ÷ ${openedWithin} ms`,
    ratio: opened / openedWithin,
    target: { atMost: 1 },
    of: `${opened.toFixed(0)} ms`,
  }
}

export const measureCaseList = async (app: Child): Promise<Result[]> => {
  await app.ask('seedCases', { owner: 'many', count: many })
  await app.ask('seedCases', { owner: 'few', count: few })
  const [manyCases, fewCases] = [await signIn(app, 'many'), await signIn(app, 'few')]
  const [first, last, small] = await p95(app, [
    { player: manyCases, page: 1 },
    { player: manyCases, page: many / few },
    { player: fewCases, page: 1 },
  ])
  const of = (a: number, b: number) => `${a.toFixed(2)} ÷ ${b.toFixed(2)} ms`
  return [
    {
      id: 'R7',
      what: 'case list p95, 10,000 cases ÷ 10 cases',
      ratio: first! / small!,
      target: { atMost: 1.5 },
      of: of(first!, small!),
    },
    {
      id: 'R8',
      what: 'case list p95, page 1,000 ÷ page 1',
      ratio: last! / first!,
      target: { atMost: 1.5 },
      of: of(last!, first!),
    },
    await measureLongThread(app),
  ]
}
