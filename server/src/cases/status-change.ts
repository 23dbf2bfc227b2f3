import type { NewEvent } from './store.ts'

/** What a thread says of a change of its state; `createdAt` is RFC 3339 in UTC. Nobody wrote it. */
export const statusChange = (alternateName: string, createdAt: string): NewEvent => ({
  eventType: 'STATUS_CHANGE',
  alternateName,
  author: null,
  text: null,
  isCompany: false,
  channel: null,
  createdAt,
})
