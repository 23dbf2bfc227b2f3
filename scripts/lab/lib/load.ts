// Requests against a started process.
import autocannon, { type CannonRequest } from 'autocannon'

export interface Load {
  origin: string
  connections: number
  seconds: number
  expect: '2xx' | '3xx'
  requests: CannonRequest[]
}

/** @returns answers a second · @throws when one answer was not the expected one: a fast error is no speed */
export const rate = async ({ origin, connections, seconds, expect, requests }: Load): Promise<number> => {
  const result = await autocannon({ url: origin, connections, duration: seconds, requests })
  const wrong = (['2xx', '3xx', '4xx', '5xx'] as const).filter((status) => status !== expect && result[status] > 0)
  if (result.errors > 0 || wrong.length > 0)
    throw new Error(
      `${requests[0]?.path}: ${result.errors} errors, ${wrong.map((status) => `${result[status]} × ${status}`).join(', ')}`,
    )
  return result.requests.total / result.duration
}

/** @returns the p99 of so many answers a second, in ms · @throws when one was no success */
export const p99At = async (load: {
  origin: string
  path: string
  rate: number
  connections: number
  seconds: number
}): Promise<number> => {
  const { latency, non2xx, errors } = await autocannon({
    url: load.origin,
    connections: load.connections,
    duration: load.seconds,
    overallRate: load.rate,
    requests: [{ path: load.path, headers: { 'accept-encoding': 'gzip, deflate, br' } }],
  })
  if (errors + non2xx > 0) throw new Error(`${load.path}: ${errors} errors, ${non2xx} wrong answers`)
  return latency.p99
}
