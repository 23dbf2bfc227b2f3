import { expect, test } from 'vitest'
import { splittableOf } from './splittable.ts'

const base = { alternateName: null, relativeTimestamp: '2026-11-24T10:00:00.000Z', responseText: '<p>Hello</p>' }
const message = (companyResponse = false) => ({ ...base, eventType: 'CONTACT' as const, companyResponse })

test('all messages but the one the case began with, by their place', () => {
  const events = [
    { ...message(), from: { id: '1', region: 'eu' as const } },
    message(),
    { ...message(), eventType: 'STATUS_CHANGE' as const },
    message(true),
    { ...message(), eventType: 'REORGANIZATION_EVENT' as const },
  ]
  expect(splittableOf({ caseEvents: events }).map(({ event, isOurs }) => [event, isOurs])).toEqual([
    [0, false],
    [3, true],
  ])
})
