// What each kind of request costs a started portal, and a day of players, scaled down, against it: the tables of
// server/CAPACITY.md. Exits 1 when the model that adds the costs up is more than 20 % off. DAY_SECONDS (120); LOAD (0.1: share of
// one processor in the busiest hour without the crisis).
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '../../../server/src/storage/whole-data.ts'
import { worksOf, type Work } from '../lib/evening.ts'
import type { Child } from '../lib/child.ts'
import { sendMeasured } from '../lib/measured-load.ts'
import { signInMany } from '../lib/player.ts'
import { inFolder, startProduct } from '../lib/product.ts'
import { number } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import type { Call, TimetableAnswer } from '../lib/timetable.ts'
import {
  cases,
  crisis,
  dayCurve,
  kindsOfWork,
  needOf,
  oneVisit,
  plannedShare,
  processorSecondsOf,
  requestsOfHour,
  type Costs,
  type Requests,
} from './model.ts'

const daySeconds = Number(process.env['DAY_SECONDS'] ?? 120)
const load = Number(process.env['LOAD'] ?? 0.1)
const mostOff = 0.2
const players = 200
const costSeconds = 5
const warmUpSeconds = 3
/** Of the kinds a visit asks for seldom, more at once would be another load than that of any day. */
const trialRates: Requests = {
  document: 400,
  page: 300,
  poll: 300,
  list: 100,
  search: 60,
  suggestion: 40,
  submit: 40,
  file: 10,
  stranger: 150,
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
/** Bytes of the files below whose name ends so. */
const sizeOf = (folder: string, ending = ''): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

type Works = Record<Work, (index: number) => Call>

const sender = (app: Child, works: Works) => {
  let asked = 0
  /** @returns the answers, and the seconds of processor they took */
  return async (perSecond: Partial<Requests>, seconds: number) => {
    const from = asked
    const kinds = Object.entries(perSecond).map(([name, rate]) => ({
      name,
      perSecond: rate,
      next: (index: number) => works[name as Work](from + index),
    }))
    const measured = await sendMeasured(app, { kinds, seconds })
    asked += measured.answers.length
    if (measured.unsent > 0) throw new Error(`${measured.unsent} not sent`)
    return measured
  }
}

const run = async (folder: string): Promise<void> => {
  const app = await startProduct(folder, 'capacity')
  try {
    const send = sender(app, worksOf(await signInMany(app, 'capacity', players)))

    const costs = {} as Costs
    for (const kind of kindsOfWork) await send({ [kind]: trialRates[kind] }, warmUpSeconds)
    const { share: idle } = await send({}, costSeconds)
    for (const kind of kindsOfWork) {
      const { answers, processorSeconds } = await send({ [kind]: trialRates[kind] }, costSeconds)
      costs[kind] = Math.max(0, processorSeconds - idle * costSeconds) / answers.length
    }

    // So many visits that the busiest hour without the crisis takes that share of one processor.
    const hourSeconds = daySeconds / 24
    const unit = needOf(1, costs, { hasCrisis: false })
    const visits = (load * hourSeconds) / (unit.processors * plannedShare * 3600)
    const sizes = () => ({ rows: sizeOf(join(folder, 'capacity'), databaseFile), log: sizeOf(folder, '.log') })
    const before = sizes()
    let filed = 0
    const day: TimetableAnswer[] = []
    let [asked, took] = [0, 0]
    for (const hour of dayCurve.keys()) {
      const requests = requestsOfHour(hour, visits, { hasCrisis: true })
      const rates = Object.fromEntries(kindsOfWork.map((kind) => [kind, requests[kind] / hourSeconds]))
      const { answers, processorSeconds } = await send(rates, hourSeconds)
      day.push(...answers)
      const sent = Object.fromEntries(
        kindsOfWork.map((kind) => [kind, answers.filter((answer) => answer.kind === kind).length]),
      ) as Requests
      filed += cases(sent)
      asked += processorSecondsOf(sent, costs) + idle * hourSeconds
      took += processorSeconds
    }
    const off = took / asked - 1
    tell(costs, { visits, day, asked, took, off })
    const after = sizes()
    say(
      `\nA case takes ${number((after.rows - before.rows) / filed / 1000)} KB of rows (${number(filed)} cases), ` +
        `a request ${number((after.log - before.log) / day.length)} bytes of log.`,
    )
    if (Math.abs(off) > mostOff) process.exitCode = 1
  } finally {
    await app.stop()
  }
}

const tell = (
  costs: Costs,
  {
    visits,
    day,
    asked,
    took,
    off,
  }: { visits: number; day: TimetableAnswer[]; asked: number; took: number; off: number },
): void => {
  say('| work | ms of processor each | one processor holds a second | of one visit |')
  say('| --- | --- | --- | --- |')
  for (const kind of kindsOfWork)
    say(`| ${kind} | ${(costs[kind] * 1000).toFixed(2)} | ${number(plannedShare / costs[kind])} | ${oneVisit[kind]} |`)
  say('\n| players a day | busiest hour | requests/s | cases/s | processors | cases a year |')
  say('| --- | --- | --- | --- | --- | --- |')
  for (const players of [100_000, 1_000_000, 10_000_000])
    for (const hasCrisis of [false, true]) {
      const need = needOf(players, costs, { hasCrisis })
      const when = hasCrisis ? `a crisis, ${crisis.times} times the readers` : 'as always'
      const [requests, filed] = [number(need.requestsPerSecond), need.casesPerSecond.toFixed(1)]
      say(
        `| ${number(players)} | ${when} | ${requests} | ${filed} | ${need.processors.toFixed(1)} | ${number(need.casesPerYear)} |`,
      )
    }
  const late = day.map(({ milliseconds }) => milliseconds)
  say(
    `\nA day of ${number(visits)} visits in ${daySeconds} s: ${number(day.length)} requests, p50 ${percentile(late, 50).toFixed(1)}, ` +
      `p99 ${percentile(late, 99).toFixed(1)} ms. The model: ${asked.toFixed(1)} s of processor, measured: ${took.toFixed(1)} s, ` +
      `${(off * 100).toFixed(0)} % off (${mostOff * 100} % at most).`,
  )
}

await inFolder('capacity', run)
