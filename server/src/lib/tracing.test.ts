import { expect, test } from 'vitest'
import { failureType, isTracing, readTraceparent, startStep, statementName, traced } from './tracing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'

test.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  [`00-${traceId}-${spanId}-03`, true],
  [`42-${traceId}-${spanId}-01-what-comes-later`, true],
])('%s names a trace, sampled: %s', (text, isSampled) => {
  expect(readTraceparent(text)).toEqual({ traceId, spanId, isSampled })
})

test.each([
  undefined,
  '',
  'nonsense',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId}-${spanId}`,
])('%s names none', (text) => {
  expect(readTraceparent(text)).toBeUndefined()
})

test.each([
  ['select "id" from "support_case" where "owner_id" = $1', 'SELECT', 'support_case'],
  ['insert into "job" ("id") values (?)', 'INSERT', 'job'],
  ['\n  update job set state = ?', 'UPDATE', 'job'],
  ['delete from session where id = $1', 'DELETE', 'session'],
  ['with due as (select 1) select * from due', 'SELECT', 'due'],
  ['begin isolation level serializable', 'BEGIN', undefined],
  ['commit', 'COMMIT', undefined],
  ['', 'STATEMENT', undefined],
])('%j is called %s %s', (text, operation, table) => {
  expect(statementName(text)).toEqual({ operation, table })
})

test('a failure is told by its code or name, never by its words', () => {
  expect(failureType(Object.assign(new Error('no such mailbox: ada@players.example'), { code: 'EENVELOPE' }))).toBe(
    'EENVELOPE',
  )
  expect(failureType(new TypeError('ada'))).toBe('TypeError')
  expect(failureType('ada@players.example')).toBe('Error')
  expect(failureType({ name: 'ada@players.example' })).toBe('Error')
})

test('without a tracer nothing is begun, and work is done as it is', async () => {
  expect(isTracing()).toBe(false)
  expect(startStep({ name: 'step', kind: 'internal' })).toBeUndefined()
  expect(await traced({ name: 'step', kind: 'internal' }, async () => 7)).toBe(7)
})
