// How many machines a day needs, from what one request of each kind costs: arithmetic alone. What it is fed with is
// measured by index.ts; what it was fed with, and what comes of it, stands in server/CAPACITY.md.
import type { Work } from '../lib/evening.ts'

/** Seconds of processor, all threads of the server, of one request of each kind. */
export type Costs = Record<Work, number>
/** Requests of each kind: of one visit, of an hour, of a day. */
export type Requests = Record<Work, number>

export const kindsOfWork = [
  'document',
  'page',
  'poll',
  'list',
  'search',
  'suggestion',
  'submit',
  'file',
  'stranger',
] as const satisfies readonly Work[]

/**
 * One visit of a player, as the screens ask: the home, a search or a description, an answer, for one in eight a form,
 * and three minutes in which an open page asks every 15 seconds whether anything is new.
 */
export const oneVisit: Requests = {
  stranger: 1,
  page: 3,
  document: 6,
  search: 0.5,
  suggestion: 0.4,
  poll: 12,
  list: 0.3,
  submit: 0.1,
  file: 0.025,
}

/** Share of a day's visits in each hour: quiet at four in the morning, most at eight in the evening. */
export const dayCurve: readonly number[] = (() => {
  const heights = Array.from({ length: 24 }, (_, hour) => 1 + 0.75 * Math.cos(((hour - 20) / 24) * 2 * Math.PI))
  const sum = heights.reduce((all, height) => all + height, 0)
  return heights.map((height) => height / sum)
})()

/** A game's servers fail at eight in the evening: players come eight times as often, read, and few write. */
export const crisis = { hour: 20, times: 8, of: ['page', 'document', 'stranger', 'poll'] as readonly Work[] }
/** Programs that read pages all day, as a share of an average hour's pages. */
export const botShare = 0.3

/** What is asked in one hour of a day with so many visits. */
export const requestsOfHour = (hour: number, visits: number, { hasCrisis }: { hasCrisis: boolean }): Requests => {
  const inHour = visits * dayCurve[hour]!
  const requests = Object.fromEntries(
    kindsOfWork.map((kind) => {
      const times = hasCrisis && hour === crisis.hour && crisis.of.includes(kind) ? crisis.times : 1
      return [kind, oneVisit[kind] * inHour * times]
    }),
  ) as Requests
  requests.page += (botShare * visits * oneVisit.page) / 24
  return requests
}

/** Seconds of processor these requests cost. */
export const processorSecondsOf = (requests: Requests, costs: Costs): number =>
  kindsOfWork.reduce((sum, kind) => sum + requests[kind] * costs[kind], 0)

export const cases = (requests: Requests): number => requests.submit + requests.file

/** Of a processor, no more than this is planned with: the rest keeps waits short when many come at once. */
export const plannedShare = 0.6

export interface Need {
  visits: number
  hasCrisis: boolean
  /** Requests a second in the busiest hour. */
  requestsPerSecond: number
  /** Cases a second in the busiest hour. */
  casesPerSecond: number
  /** Processors of the portal in the busiest hour. */
  processors: number
  /** Cases in a year. */
  casesPerYear: number
}

/** What a day with so many visits needs in its busiest hour. */
export const needOf = (visits: number, costs: Costs, { hasCrisis }: { hasCrisis: boolean }): Need => {
  const hours = dayCurve.map((_, hour) => requestsOfHour(hour, visits, { hasCrisis }))
  const busiest = hours.reduce((most, one) =>
    processorSecondsOf(one, costs) > processorSecondsOf(most, costs) ? one : most,
  )
  const calm = dayCurve.map((_, hour) => requestsOfHour(hour, visits, { hasCrisis: false }))
  return {
    visits,
    hasCrisis,
    requestsPerSecond: kindsOfWork.reduce((sum, kind) => sum + busiest[kind], 0) / 3600,
    casesPerSecond: cases(busiest) / 3600,
    processors: processorSecondsOf(busiest, costs) / 3600 / plannedShare,
    casesPerYear: 365 * calm.reduce((sum, hour) => sum + cases(hour), 0),
  }
}
