import { expect, test } from 'vitest'
import { problem } from './problems.ts'
import { withDeskWords, withWords } from './problem-words.ts'

const say = (locale: string, code: string, params?: Record<string, unknown>): string =>
  [locale, code, ...Object.values(params ?? {})].join(' ')

test('every code of a refused form has words, and a room’s own words stay', () => {
  const refused = problem.validation({
    fieldErrors: [
      { field: 'description', code: 'maxlength', params: { max: 5 } },
      { field: 'title', code: 'maxlength', params: { max: 9 } },
      { field: 'reasonId', code: 'unknown' },
      { field: 'case.yaml:3', code: 'content', message: 'line 3' },
    ],
    globalErrors: [{ code: 'idempotency-key-reused' }],
    errorCodes: { unknown: 'No such reason.' },
  })
  expect(withWords(refused, 'de-DE', say).members.validationErrors).toEqual({
    fieldErrors: [
      { field: 'description', code: 'maxlength', params: { max: 5 } },
      { field: 'title', code: 'maxlength', params: { max: 9 }, message: 'de-DE maxlength 9' },
      { field: 'reasonId', code: 'unknown' },
      { field: 'case.yaml:3', code: 'content', message: 'line 3' },
    ],
    globalErrors: [{ code: 'idempotency-key-reused' }],
    errorCodes: {
      maxlength: 'de-DE maxlength 5',
      unknown: 'No such reason.',
      content: 'line 3',
      'idempotency-key-reused': 'de-DE idempotency-key-reused',
    },
  })
})

test('a problem without lists stays as it is', () => {
  for (const other of [problem.notFound(), problem.validation({ errorKey: 'support.case.error.locked' })])
    expect(withWords(other, 'de-DE', say)).toBe(other)
})

test('at the desk a field says what it is about; a room’s own words stay, those of another language make way', () => {
  const text = (locale: string, key: string): string =>
    ['support.desk.refused.person.unknown', 'support.desk.error.changed', 'support.desk.error.status'].includes(key)
      ? `${locale} ${key}`
      : ''
  const told = (given: Parameters<typeof problem.validation>[0]) =>
    withDeskWords(problem.validation(given), 'de-DE', say, text).members
  const fieldErrors = [{ field: 'changes.3.assignee', code: 'unknown' as const }]
  expect(told({ fieldErrors, errorCodes: { unknown: ' unknown' } }).validationErrors?.errorCodes).toEqual({
    unknown: 'de-DE support.desk.refused.person.unknown',
  })
  expect(told({ fieldErrors, errorCodes: { unknown: 'Own.' } }).validationErrors?.errorCodes).toEqual({
    unknown: 'Own.',
  })
  expect(
    told({ fieldErrors: [{ field: 'endsAt', code: 'order' }], errorCodes: { order: ' order' } }).validationErrors
      ?.errorCodes,
  ).toEqual({ order: 'de-DE order' })
  const step = {
    fieldErrors: [{ field: 'status', code: 'notallowed' as const }],
    errorKey: 'support.desk.error.status',
  }
  expect(told(step)).toMatchObject({
    errorMessage: 'de-DE support.desk.error.status',
    validationErrors: { errorCodes: { notallowed: 'de-DE support.desk.error.status' } },
  })
  const changed = problem.changed({ errorKey: 'support.desk.error.changed' })
  expect(withDeskWords(changed, 'de-DE', say, text).members.errorMessage).toBe('de-DE support.desk.error.changed')
})
