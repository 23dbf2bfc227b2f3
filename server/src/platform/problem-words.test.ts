import { expect, test } from 'vitest'
import { problem } from './problems.ts'
import { withWords } from './problem-words.ts'

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
