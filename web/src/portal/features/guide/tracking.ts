/** Tracking of the guided entry: fire and forget, failures swallowed (OD-105). */
import type { Api } from '../../../kit/api/api.ts'
import { stored } from '../../../kit/lib/stored.ts'
import { mayCount } from '../../shared/telemetry/consent.ts'
import type { TrackingData, TrackingEvent } from './flow/types.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const visit = stored('session', 'visit', isText)

/** A random id of the visit, kept for the tab. */
const visitKey = (): string => {
  const known = visit.read()
  if (known !== null) return known
  const made = crypto.randomUUID()
  visit.write(made)
  return made
}

export const reportEvent = (api: Api, event: TrackingEvent, data: TrackingData): void => {
  if (!mayCount()) return
  const body = { event, timestamp: Date.now(), key: visitKey(), data }
  void api.send('post', '/services/bft/reporting/event/{lang}', { body, keepalive: true })
}
