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
