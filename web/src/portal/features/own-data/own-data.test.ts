import { describe, expect, test } from 'vitest'
import { erasureView, exportView, hasWorkUnderWay } from './own-data.ts'
import type { DataRequest } from './queries.ts'

const request = (
  kind: DataRequest['kind'],
  state: DataRequest['state'],
  more: Partial<DataRequest> = {},
): DataRequest => ({
  id: `dr-${kind}-${state}`,
  kind,
  state,
  requestedAt: '2026-11-01T10:00:00Z',
  doneAt: null,
  expiresAt: null,
  ...more,
})

describe('a copy', () => {
  test.each([
    ['QUEUED', 'under-way'],
    ['RUNNING', 'under-way'],
    ['READY', 'ready'],
    ['EXPIRED', 'expired'],
    ['FAILED', 'failed'],
  ] as const)('%s is shown as %s', (state, kind) => {
    expect(exportView([request('EXPORT', state)]).kind).toBe(kind)
  })
  test('the newest one counts, whatever the order; an erasure is none', () => {
    const older = request('EXPORT', 'FAILED')
    const newer = request('EXPORT', 'READY', { requestedAt: '2026-11-02T10:00:00Z', expiresAt: '2026-11-09T10:00:00Z' })
    expect(exportView([older, newer])).toEqual({ kind: 'ready', id: newer.id, until: '2026-11-09T10:00:00Z' })
    expect(exportView([request('ERASURE', 'DONE')])).toEqual({ kind: 'none' })
  })
})

test.each([
  ['QUEUED', 'under-way'],
  ['RUNNING', 'under-way'],
  ['DONE', 'done'],
  ['FAILED', 'failed'],
] as const)('an erasure that is %s is shown as %s', (state, kind) => {
  expect(erasureView([request('ERASURE', state)]).kind).toBe(kind)
  expect(erasureView([request('EXPORT', state)]).kind).toBe('none')
})

test('the page asks again only while a job works', () => {
  expect(hasWorkUnderWay([request('EXPORT', 'READY'), request('ERASURE', 'RUNNING')])).toBe(true)
  expect(hasWorkUnderWay([request('EXPORT', 'READY'), request('ERASURE', 'DONE')])).toBe(false)
})
