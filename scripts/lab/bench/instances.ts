// What a request costs in processor time with two processes behind one port ÷ with one (CD-340), on PostgreSQL. The time is the
// system's own count of the process and its children, so that a busy machine matters little.
import { readFileSync } from 'node:fs'
import { startServerProcess, type ServerProcess } from '../../../tests/e2e/support/server-process.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { rate } from '../lib/load.ts'
import { api } from '../lib/player.ts'
import { number, type Result } from '../lib/result.ts'
import { abba, median } from '../lib/stats.ts'

const seconds = 6
const connections = 32
const ticksPerSecond = 100
const paths = [
  `${api}/product/en-US`,
  `${api}/article/en-US/9852`,
  '/support/en-US/help/',
  `${api}/auth/en-US`,
  `${api}/categories/en-US/1301/channels`,
]

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
/** Seconds of processor that a process and those it started have used. */
const processorOf = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => {
    // After the name, which may hold blanks: user and system time are the 12th and 13th field from there.
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  }, 0)

/** @returns seconds of processor for 1,000 answers; keeps how many a second there were */
const run = async ({ url, pid }: ServerProcess, speeds: number[]): Promise<number> => {
  const before = processorOf(pid)
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } }))
  const perSecond = await rate({ origin: url, connections, seconds, expect: '2xx', requests })
  speeds.push(perSecond)
  return ((processorOf(pid) - before) / (perSecond * seconds)) * 1000
}

/** @returns one line; everything is started and stopped within */
export const measureInstances = async (): Promise<Result[]> => {
  const postgres = await startPostgres({ isDurable: true })
  const servers: ServerProcess[] = []
  try {
    for (const count of ['1', '2'])
      servers.push(
        await startServerProcess({
          INSTANCES: count,
          DATABASE_URL: await postgres.createDatabase(),
          NODE_ENV: 'development',
          RESPONSE_CHECK: 'off',
        }),
      )
    const [one, two] = servers as [ServerProcess, ServerProcess]
    for (const server of servers) await run(server, [])
    const speeds: { one: number[]; two: number[] } = { one: [], two: [] }
    const cost = await abba(
      4,
      () => run(two, speeds.two),
      () => run(one, speeds.one),
    )
    return [
      {
        id: '2P',
        what: 'processor time of a request, two processes ÷ one',
        ratio: cost.ratio,
        target: { atMost: 1.1 },
        of:
          `${cost.a.toFixed(3)} ÷ ${cost.b.toFixed(3)} s for 1,000 (five kinds of reads, PostgreSQL); ` +
          `${number(median(speeds.two))} and ${number(median(speeds.one))} answers/s, asked by one process beside them`,
      },
    ]
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
