import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemOfAnswer } from '../../../kit/api/problem.ts'
import { createMessages } from '../i18n/messages.ts'
import { errorText, placeErrors, problemText } from './field-errors.ts'

const messages = createMessages('en-US', {
  'support.validation.required': 'Fill this in.',
  'support.validation.minlength': 'At least {min}.',
  'support.validation.generic': 'Check this.',
  'support.guided.entry.error.invalid.phone': 'No phone.',
  'support.error.unknown.desc': 'Unknown.',
  'support.error.file.size': 'Too large.',
  'support.error.recaptcha.validation': 'Solve the challenge.',
  'support.error.too.many': 'Too many.',
  'support.error.too.many.wait': 'Wait {seconds}.',
  own_code: 'Own.',
})
const none = new Headers()
const answer = (validationErrors: unknown, status = 422): ReturnType<typeof problemOfAnswer> =>
  problemOfAnswer(status, none, {
    type: '/services/bft/docs/problems/validation',
    slug: 'validation',
    validationErrors,
  })
const controls = new Set(['fields.description', 'fields.files', 'anonFields.email'])

test('[ERROR-01] a 422 with validationErrors has its errors assigned to the fields', () => {
  const problem = answer({
    globalErrors: [],
    fieldErrors: [
      { field: 'fields.description', code: 'required' },
      { field: 'fields.files.1', code: 'minlength', params: { min: 3 } },
    ],
    errorCodes: {},
  })
  expect(placeErrors(problem, controls, messages)).toEqual({
    fields: [
      { name: 'fields.description', code: 'required', text: 'Fill this in.' },
      { name: 'fields.files', code: 'minlength', text: 'At least 3.' },
    ],
    form: [],
  })
})

test('a captcha error moves above the form; so does an error of a field that is not on the page', () => {
  const problem = answer({
    globalErrors: [{ code: 'closed', message: 'Closed today.' }],
    fieldErrors: [
      { field: 'recaptcha', code: 'required' },
      { field: 'fields.gone', code: 'required' },
    ],
    errorCodes: {},
  })
  expect(placeErrors(problem, controls, messages)).toEqual({
    fields: [],
    form: ['Closed today.', 'Solve the challenge.', 'Fill this in.'],
  })
})

test('[FILE-07] [ERROR-02] a 413 says the files are too large; any other failure is the unknown error', () => {
  expect(placeErrors(problemOfAnswer(413, none, {}), controls, messages).form).toEqual(['Too large.'])
  expect(placeErrors(problemOfAnswer(500, none, 'oops'), controls, messages).form).toEqual(['Unknown.'])
  expect(placeErrors(answer(undefined), controls, messages).form).toEqual(['Unknown.'])
})

test('[FIELD-40] words of a code: its text, the server’s words, the list’s, the code itself, the general ones', () => {
  expect(errorText(messages, 'required', { message: 'Server.' })).toBe('Fill this in.')
  expect(errorText(messages, 'support.guided.entry.error.invalid.phone')).toBe('No phone.')
  expect(errorText(messages, 'strange', { message: 'Server.', errorCodes: { strange: 'List.' } })).toBe('Server.')
  expect(errorText(messages, 'strange', { errorCodes: { strange: 'List.' } })).toBe('List.')
  expect(errorText(messages, 'own_code')).toBe('Own.')
  expect(errorText(messages, 'strange')).toBe('Check this.')
})

test('429 says how long to wait when that is soon', () => {
  expect(problemText(problemOfAnswer(429, new Headers({ 'retry-after': '12' }), {}), messages)).toBe('Wait 12.')
  expect(problemText(problemOfAnswer(429, new Headers({ 'retry-after': '3600' }), {}), messages)).toBe('Too many.')
})

test('[FIELD-38, FIELD-39] the catalogue has a general word for what is wrong, and words for which files are taken', () => {
  const catalogue = JSON.parse(
    readFileSync(new URL('../../../../../server/src/localizations/messages/en-US/form.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
  const real = createMessages('en-US', catalogue)
  expect(errorText(real, 'generic')).toBe('Check this entry.')
  expect(errorText(real, 'a-code-of-tomorrow')).toBe('Check this entry.')
  expect(real.t('support.files.hint', { max: 4, size: '15 MB' })).toBe('Up to 4 files, 15 MB each')
})
