import { newRecord } from '../../server/src/cases/new-record.ts'
import type { CaseRecord } from '../../server/src/cases/types.ts'

/** A case of Ada's as the server holds it, newly opened; `change` says what the test is about. */
export const aCase = (change: Partial<CaseRecord> = {}): CaseRecord =>
  newRecord({
    id: '104233871',
    region: 'us',
    ownerId: 'ada',
    subject: `Case ${change.id ?? '104233871'}`,
    topicId: 1211,
    product: 'wow',
    locale: 'en-US',
    contactName: 'Ada',
    createdAt: '2026-11-01T10:00:00.000Z',
    ...change,
  })
