// What a player asked for about all of their own data → what the page shows (ground G33). Pure, table-tested.
import type { DataRequest } from './queries.ts'

export type ExportView =
  | { kind: 'none' }
  | { kind: 'under-way' }
  | { kind: 'ready'; id: string; until: string | null }
  | { kind: 'expired'; until: string | null }
  | { kind: 'failed' }

export type ErasureView = { kind: 'none' } | { kind: 'under-way' } | { kind: 'done'; at: string } | { kind: 'failed' }

const latest = (requests: readonly DataRequest[], kind: DataRequest['kind']): DataRequest | undefined =>
  requests.filter((one) => one.kind === kind).sort((one, other) => other.requestedAt.localeCompare(one.requestedAt))[0]

const isUnderWay = ({ state }: DataRequest): boolean => state === 'QUEUED' || state === 'RUNNING'

/** How the newest copy stands. */
export const exportView = (requests: readonly DataRequest[]): ExportView => {
  const request = latest(requests, 'EXPORT')
  if (request === undefined) return { kind: 'none' }
  if (isUnderWay(request)) return { kind: 'under-way' }
  if (request.state === 'READY') return { kind: 'ready', id: request.id, until: request.expiresAt }
  return request.state === 'FAILED' ? { kind: 'failed' } : { kind: 'expired', until: request.expiresAt }
}

/** How the newest erasure stands. */
export const erasureView = (requests: readonly DataRequest[]): ErasureView => {
  const request = latest(requests, 'ERASURE')
  if (request === undefined) return { kind: 'none' }
  if (isUnderWay(request)) return { kind: 'under-way' }
  return request.state === 'FAILED' ? { kind: 'failed' } : { kind: 'done', at: request.doneAt ?? request.requestedAt }
}

/** While a job works, the page asks again. */
export const hasWorkUnderWay = (requests: readonly DataRequest[]): boolean => requests.some(isUnderWay)
