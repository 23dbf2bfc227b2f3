// Alerts and dashboards name figures that exist, each alert says what to do, and the figures count what they say.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { runsUnless } from '../../../tests/support/runs-unless.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { countMails } from '../adapters/mail/counted-mails.ts'
import { createMetrics, observeAnswer } from './metrics.ts'

const server = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(`${server}/${file}`, 'utf8')

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[]
}
const alerts = (parse(read('operations/alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules)
const figuresIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/guidepost_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))),
]
const scrape = async ({ app }: TestServer): Promise<string> => (await app.inject('/metrics')).body
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^guidepost_${name} (\\S+)$`, 'm').exec(text)?.[1])

const everything = {
  CLAMD_URL: 'tcp://127.0.0.1:9',
  MAIL_IN_PORT: '2525',
  MAIL_IN_ADDRESS: 'reply@support.example',
}

onBothDatabases('figures for operators', { env: everything }, (running) => {
  test('every figure of the rules and the dashboard is one of the server’s', async () => {
    const text = await scrape(running())
    const isShared = running().database.dialect.name === 'postgres'
    // The embedded database has no connections to run out of, and here is no replica.
    const named = figuresIn(alerts.map(({ expr }) => expr).join('\n') + read('operations/dashboard.json')).filter(
      (name) =>
        !name.startsWith('guidepost_database_replica_') &&
        (isShared || !name.startsWith('guidepost_database_connections_')),
    )
    expect(named.length).toBeGreaterThan(14)
    expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
  })

  test('a transaction holds a connection of the pool for as long as it runs', async () => {
    const { database } = running()
    if (database.dialect.name !== 'postgres') return expect(database.connections()).toBeUndefined()
    await database.withTransaction(async () => {
      await database.db.selectFrom('job').select('id').limit(1).execute()
      const text = await scrape(running())
      expect(figure(text, 'database_connections_limit')).toBe(10)
      expect(figure(text, 'database_connections_used')).toBeGreaterThanOrEqual(1)
    })
  })
})

test('what limits refuse is counted, and so is what is turned away with 503', async () => {
  const limited = await startTestServer({ env: { LIMITS_SCALE: '1' } })
  try {
    const visitor = await limited.anonymous()
    let refused = 0
    for (let asked = 0; asked < 620; asked += 1)
      if ((await visitor.get(`${api}/cases/en-US/active`)).statusCode === 429) refused += 1
    expect(refused).toBeGreaterThan(0)
    expect(figure(await scrape(limited), 'limits_refused_total')).toBe(refused)
  } finally {
    await limited.close()
  }
  const metrics = createMetrics()
  const answered = { room: 'cases', method: 'POST', milliseconds: 1 }
  observeAnswer(metrics, { ...answered, route: '/cases', status: 503 })
  observeAnswer(metrics, { ...answered, route: '/cases', status: 500 })
  // An instance that leaves says so there; nobody was turned away.
  observeAnswer(metrics, { ...answered, route: '/readyz', status: 503 })
  expect(figure(await metrics.registry.metrics(), 'unavailable_answers_total')).toBe(1)
})

test('mails that are taken and mails that fail are counted apart', async () => {
  const metrics = createMetrics()
  let isAway = false
  const mailer = countMails(
    {
      send: async () => {
        if (isAway) throw new Error('away')
      },
    },
    metrics,
  )
  await mailer.send({} as never)
  isAway = true
  await expect(mailer.send({} as never)).rejects.toThrow('away')
  await expect(mailer.send({} as never)).rejects.toThrow('away')
  const text = await metrics.registry.metrics()
  expect([figure(text, 'mails_sent_total'), figure(text, 'mails_failed_total')]).toEqual([1, 2])
})

test('a figure that cannot be read hides no other one', async () => {
  const metrics = createMetrics()
  metrics.gauge('jobs_waiting', 'Jobs', async () => {
    throw new Error('the database is away')
  })
  metrics.gauge('streams', 'Streams', () => 3)
  const text = await metrics.registry.metrics()
  expect([figure(text, 'jobs_waiting'), figure(text, 'streams')]).toEqual([Number.NaN, 3])
})

test('each alert has its entry in the runbook, and the runbook no other', () => {
  const entries = [...read('RUNBOOK.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(entries).toEqual(alerts.map(({ alert }) => alert))
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`server/RUNBOOK.md#${alert.toLowerCase()}`)
})

const missing =
  spawnSync('promtool', ['--version']).status === 0
    ? null
    : 'not run: promtool is not here; on Debian: apt-get install prometheus'

test('Prometheus takes the rules, and each fires when it has to and not before', runsUnless(missing), () => {
  const promtool = (...args: string[]): string => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' })
  const tests = read('operations/alerts.test.yaml')
  expect(promtool('check', 'rules', `${server}/operations/alerts.yaml`)).toContain(`${alerts.length} rules found`)
  expect(promtool('test', 'rules', `${server}/operations/alerts.test.yaml`)).toContain('SUCCESS')
  expect(
    alerts.filter(({ alert }) => tests.split('\n').filter((line) => line.endsWith(`alertname: ${alert}`)).length < 2),
  ).toEqual([])
})
