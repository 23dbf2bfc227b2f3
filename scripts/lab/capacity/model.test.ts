import { expect, test } from 'vitest'
import {
  crisis,
  dayCurve,
  kindsOfWork,
  needOf,
  oneVisit,
  plannedShare,
  processorSecondsOf,
  requestsOfHour,
  type Costs,
} from './model.ts'

const costs = Object.fromEntries(kindsOfWork.map((kind) => [kind, 0.001])) as Costs

test('a day has 24 hours that add up to it, most of them in the evening', () => {
  expect(dayCurve).toHaveLength(24)
  expect(dayCurve.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  expect(dayCurve.indexOf(Math.max(...dayCurve))).toBe(20)
})

test('an hour asks for its share of the visits, and bots read pages beside them', () => {
  const hour = requestsOfHour(20, 24_000, { hasCrisis: false })
  expect(hour.submit).toBeCloseTo(24_000 * dayCurve[20]! * oneVisit.submit)
  expect(hour.page).toBeGreaterThan(24_000 * dayCurve[20]! * oneVisit.page)
})

test('a crisis brings readers, in its hour alone', () => {
  const [calm, bad] = [false, true].map((hasCrisis) => requestsOfHour(crisis.hour, 24_000, { hasCrisis }))
  expect(bad!.document).toBeCloseTo(calm!.document * crisis.times)
  expect(bad!.submit).toBe(calm!.submit)
  expect(requestsOfHour(3, 24_000, { hasCrisis: true })).toEqual(requestsOfHour(3, 24_000, { hasCrisis: false }))
})

test('ten times the visits need ten times the processors, and room is left in each', () => {
  const [one, ten] = [100_000, 1_000_000].map((visits) => needOf(visits, costs, { hasCrisis: false }))
  expect(ten!.processors).toBeCloseTo(one!.processors * 10)
  const busiest = requestsOfHour(20, 100_000, { hasCrisis: false })
  expect(one!.processors).toBeCloseTo(processorSecondsOf(busiest, costs) / 3600 / plannedShare)
  expect(needOf(100_000, costs, { hasCrisis: true }).processors).toBeGreaterThan(one!.processors)
})
