// Promise R4: filing a case on PostgreSQL, flushed at every commit, against pgbench with the statements the server logs for it.
// Promise R6: the same at half of that rate, sent on a timetable: how much longer than the usual one the slowest wait.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../../tests/support/postgres.ts'
import type { RecordedStatement } from '../lib/app.ts'
import type { Child } from '../lib/child.ts'
import { rate } from '../lib/load.ts'
import { pgbenchRate, readLoggedStatements, scriptOf } from '../lib/pgbench.ts'
import { signIn, submit, submitAgain, type Player } from '../lib/player.ts'
import { number, type Result } from '../lib/result.ts'
import { abba, percentile } from '../lib/stats.ts'
import { sendByTimetable, wrongOf } from '../lib/timetable.ts'
import { submits } from './overload.ts'

const seconds = 10
const halfSeconds = 30
const connections = 8

const query = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** What one request's own connection said; jobs of the background have others. */
const recordOne = async (recorder: Child, player: Player, log: string): Promise<RecordedStatement[]> => {
  const before = readFileSync(log).length
  await submit(recorder.origin, player)
  // The log is written by another process.
  await delay(500)
  const logged = readLoggedStatements(readFileSync(log).subarray(before).toString())
  const found = [...logged.values()].find((statements) =>
    statements.some(({ sql }) => sql.startsWith('insert into "support_case"')),
  )
  if (found === undefined) throw new Error('no submit among the logged statements')
  const end = found.findIndex(({ sql }) => sql === 'commit')
  if (end < 0) throw new Error('the logged submit was not committed')
  return found.slice(0, end + 1)
}

type StartApp = (name: string, environment: Record<string, string>) => Promise<Child>

export const measureSubmitPostgres = async (startApp: StartApp): Promise<Result[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-pg-'))
  const log = join(folder, 'postgres.log')
  const postgres = await startPostgres({ isDurable: true, log })
  const apps: Child[] = []
  const start = async (name: string, url: string): Promise<Child> => {
    apps.push(await startApp(name, { DATABASE_URL: url }))
    return apps.at(-1)!
  }
  try {
    const [url, bareUrl] = [await postgres.createDatabase(), await postgres.createDatabase()]
    await query(bareUrl, `alter database ${new URL(bareUrl).pathname.slice(1)} set log_statement = 'all'`)
    const recorder = await start('recorder-postgres', bareUrl)
    const recorded = await signIn(recorder, 'recorded')
    await recordOne(recorder, recorded, log)
    const record = () => recordOne(recorder, recorded, log)
    const recordings: [RecordedStatement[], RecordedStatement[]] = [await record(), await record()]
    await recorder.stop()
    await query(bareUrl, `alter database ${new URL(bareUrl).pathname.slice(1)} reset log_statement`)
    const { text, variables } = scriptOf(recordings)
    const script = join(folder, 'submit.pgb')
    writeFileSync(script, text)

    const app = await start('submit-postgres', url)
    const player = await signIn(app, 'filer')
    await submit(app.origin, player)
    const requests = [submitAgain(() => player)]
    const pair = await abba(
      4,
      () => rate({ origin: app.origin, connections, seconds, expect: '2xx', requests }),
      () => pgbenchRate({ url: bareUrl, script, variables, connections, seconds }),
    )
    const half = pair.a / 2
    const { answers } = await sendByTimetable({
      origin: app.origin,
      kinds: [submits([player], half)],
      seconds: halfSeconds,
    })
    const wrong = wrongOf(answers, (status) => status === 200)
    if (wrong !== '') throw new Error(wrong)
    const waits = answers.map(({ milliseconds }) => milliseconds)
    const [p50, p99] = [percentile(waits, 50), percentile(waits, 99)]
    return [
      {
        id: 'R4',
        what: 'submit through HTTP on PostgreSQL, 8 at a time ÷ pgbench with the same SQL',
        ratio: pair.ratio,
        target: { atLeast: 0.45 },
        of: `${number(pair.a)} ÷ ${number(pair.b)} cases/s, ${recordings[0].length} statements`,
      },
      {
        id: 'R6',
        what: 'submit on PostgreSQL at half of that rate, p99 ÷ p50',
        ratio: p99 / p50,
        target: { atMost: 4 },
        of: `${p99.toFixed(1)} ÷ ${p50.toFixed(1)} ms, ${number(half)} a second for ${halfSeconds} s`,
      },
    ]
  } finally {
    await Promise.all(apps.map((app) => app.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
