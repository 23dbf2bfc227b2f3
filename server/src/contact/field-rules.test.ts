import { describe, expect, test } from 'vitest'
import type { ContentField } from '../content/types.ts'
import { checkFields, type FieldFacts, type FieldValue } from './field-rules.ts'

const field = (more: Partial<ContentField>): ContentField => ({
  key: 'x',
  label: 'X',
  tooltip: null,
  content: null,
  footer: null,
  placeholder: null,
  required: true,
  loginRequired: false,
  secure: false,
  type: 'string',
  renderMethod: 'text',
  choices: 'fixed',
  choicesFrom: 'everyone',
  options: [],
  secretQuestions: [],
  realms: [],
  minLength: null,
  maxLength: null,
  ...more,
})
const facts: FieldFacts = {
  today: '2026-11-21',
  isSignedIn: true,
  fileCount: 0,
  isPhoneValid: (number) => number === '+1 213 373 4253',
  isCountry: (code) => code === 'US',
}
const codes = (
  definition: Partial<ContentField>,
  value: FieldValue | undefined,
  more: Partial<FieldFacts> = {},
): string[] =>
  checkFields([field(definition)], value === undefined ? {} : { x: value }, () => ({ ...facts, ...more })).map(
    (one) => `${one.field} ${one.code}`,
  )

describe('required', () => {
  test.each([
    'string',
    'number',
    'option',
    'date',
    'checkbox',
    'email',
    'game',
    'account',
    'character',
    'item',
    'nid',
    'sqa',
    'address',
    'service',
    'product',
    'phone',
    'sms',
    'file',
  ] as const)('[FIELD-18] a required %s field must be filled', (type) => {
    expect(codes({ type }, undefined)).toEqual(['fields.x required'])
  })
  test('blanks are nothing', () => {
    expect(codes({}, '  \n ')).toEqual(['fields.x required'])
  })
  test('an optional one may be left out', () => {
    expect(codes({ required: false }, undefined)).toEqual([])
  })
  test('[FIELD-18] instructions and na hold no value, not even when required', () => {
    expect(codes({ type: 'instructions' }, undefined)).toEqual([])
    expect(codes({ type: 'na' }, 'a')).toEqual(['fields.x unknown'])
  })
})

describe('text', () => {
  test('[FIELD-19, FIELD-21] lengths count characters, not bytes or surrogates', () => {
    expect(codes({ minLength: 3, maxLength: 4 }, '😀😀😀😀')).toEqual([])
    expect(codes({ minLength: 3 }, 'ab')).toEqual(['fields.x minlength'])
    expect(codes({ maxLength: 4 }, 'abcde')).toEqual(['fields.x maxlength'])
    expect(codes({}, 'a'.repeat(2049))).toEqual(['fields.x maxlength'])
  })
  test.each([
    ['robin@players.example', true],
    ["o'neil+x@mail.example.co.uk", true],
    ['söhnke@bücher.example', true],
    ['rob..in@players.example', false],
    ['.robin@players.example', false],
    ['robin.@players.example', false],
    ['robin@players..example', false],
    ['robin@-players.example', false],
    ['robin@players-.example', false],
    ['robin@players.example.', false],
    ['robin@192.0.2.1', false],
    ['robin@pla_yers.example', false],
    ['robin@players.exam\u202eple', false],
    ['robin\u200b@players.example', false],
    [`${'r'.repeat(65)}@players.example`, false],
    [`robin@${'p'.repeat(64)}.example`, false],
    [`robin@${'play.'.repeat(50)}example`, false],
  ])('mail can be sent to %s: %s', (address, isOne) => {
    expect(codes({ type: 'email' }, address)).toEqual(isOne ? [] : ['fields.x email'])
  })

  test('[FIELD-20] the email render method adds the address check', () => {
    expect(codes({ renderMethod: 'email' }, 'robin@players.example')).toEqual([])
    expect(codes({ renderMethod: 'email' }, 'robin at players')).toEqual(['fields.x email'])
    expect(codes({ type: 'email' }, 'robin@players')).toEqual(['fields.x email'])
  })
})

describe('dates: January 1 ninety years ago to today, a day of tolerance (OD-91)', () => {
  test.each([
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['1936-01-01', true],
    ['1935-12-31', true],
    ['1935-12-30', false],
    ['2026-02-29', false],
    ['21.11.2026', false],
    ['2026-13-01', false],
  ])('[FIELD-30, FIELD-31] %s', (value, isTaken) => {
    expect(codes({ type: 'date' }, value)).toEqual(isTaken ? [] : ['fields.x date'])
  })
})

describe('choices', () => {
  const options = [
    { id: 'a', label: 'A', selected: false, disabled: false },
    { id: 'b', label: 'B', selected: false, disabled: true },
  ]
  test.each(['option', 'game', 'account', 'product'] as const)('%s takes an enabled option of its own', (type) => {
    expect(codes({ type, options }, 'a')).toEqual([])
    expect(codes({ type, options }, 'b')).toEqual(['fields.x generic'])
    expect(codes({ type, options }, 'c')).toEqual(['fields.x generic'])
  })
  test('[FIELD-15, FIELD-16] a character belongs to its realm; 0 is none', () => {
    const character = {
      characterId: 7,
      characterName: 'Nim',
      realmId: 1,
      realmName: 'One',
      classId: 1,
      className: '',
      raceId: 1,
      raceName: '',
      avatarUrl: null,
      level: 9,
    }
    const realms = [
      { realmId: 1, realmName: 'One', characters: [character] },
      { realmId: 2, realmName: 'Two', characters: [] },
    ]
    expect(codes({ type: 'character', realms }, { realmId: 1, characterId: 7 })).toEqual([])
    expect(codes({ type: 'character', realms }, { realmId: 2, characterId: 7 })).toEqual(['fields.x generic'])
    expect(codes({ type: 'character', realms }, { realmId: 1, characterId: 0 })).toEqual(['fields.x required'])
    expect(codes({ type: 'character', realms, required: false }, { realmId: 1, characterId: 0 })).toEqual([])
  })
})

describe('a player’s own choices take free text beside them (T3)', () => {
  const options = [
    { id: 'roa1', label: 'ROA1', selected: false, disabled: false },
    { id: 'trial', label: 'Trial', selected: false, disabled: true },
  ]
  test.each(['account', 'game', 'option'] as const)('%s', (type) => {
    const own = { type, options, choices: 'own' } as const
    expect(codes(own, 'roa1')).toEqual([])
    expect(codes(own, 'trial')).toEqual(['fields.x generic'])
    expect(codes(own, 'an old account of mine')).toEqual([])
    expect(codes(own, 'x'.repeat(2049))).toEqual(['fields.x maxlength'])
    expect(codes(own, '  ')).toEqual(['fields.x required'])
    expect(codes(own, { realmId: 1, characterId: 1 })).toEqual(['fields.x generic'])
    for (const choices of ['silent', 'written', 'offered'] as const)
      expect(codes({ type, choices }, 'an old account of mine')).toEqual([])
    expect(codes({ type, options, choices: 'fixed' }, 'an old account of mine')).toEqual(['fields.x generic'])
  })
  test('a character is the player’s own or written; while the games are silent its numbers are believed', () => {
    const own: Partial<ContentField> = { type: 'character', choices: 'own', realms: [] }
    expect(codes(own, { realmId: 3, characterId: 3301 })).toEqual(['fields.x generic'])
    expect(codes(own, 'Vargrim on Aldermere')).toEqual([])
    const silent: Partial<ContentField> = { ...own, choices: 'silent' }
    expect(codes(silent, { realmId: 3, characterId: 3301 })).toEqual([])
    expect(codes(silent, { realmId: 3, characterId: 0 })).toEqual(['fields.x required'])
    expect(codes(silent, { realmId: -1, characterId: 2.5 })).toEqual(['fields.x generic'])
    expect(codes(silent, { platform: 'mac' })).toEqual(['fields.x generic'])
    expect(codes({ ...own, choices: 'written' }, { realmId: 3, characterId: 3301 })).toEqual(['fields.x generic'])
  })
})

describe('bundles', () => {
  const secretQuestions = [{ id: 'q3', question: 'First pet?' }]
  test('[FIELD-08, FIELD-09] an address names its missing parts', () => {
    expect(codes({ type: 'address' }, { street: '12 Row', city: 'Portland', postal: '97201', country: 'US' })).toEqual(
      [],
    )
    expect(
      codes({ type: 'address' }, { street: 'a'.repeat(101), city: '', postal: '1'.repeat(21), country: 'XX' }),
    ).toEqual([
      'fields.x.street maxlength',
      'fields.x.city required',
      'fields.x.postal maxlength',
      'fields.x.country generic',
    ])
  })
  test('[FIELD-27, FIELD-28, FIELD-29] a service bundle needs the question or the address, and what is chosen must be filled', () => {
    expect(codes({ type: 'service' }, { sqa: false, email: false })).toEqual(['fields.x required'])
    expect(codes({ type: 'service', required: false }, { sqa: false, email: false })).toEqual([])
    expect(
      codes({ type: 'service', secretQuestions }, { sqa: true, questionId: 'q3', answer: 'Rex', email: false }),
    ).toEqual([])
    expect(codes({ type: 'service', secretQuestions }, { sqa: true, email: true })).toEqual([
      'fields.x.questionId required',
      'fields.x.answer required',
      'fields.x.newEmail required',
    ])
    expect(codes({ type: 'service' }, { sqa: false, email: true, newEmail: 'nobody' })).toEqual([
      'fields.x.newEmail email',
    ])
  })
  test('a secret answer has 1 to 100 characters', () => {
    expect(codes({ type: 'sqa', secretQuestions }, { questionId: 'q3', answer: 'a'.repeat(100) })).toEqual([])
    expect(codes({ type: 'sqa', secretQuestions }, { questionId: 'q4', answer: 'a'.repeat(101) })).toEqual([
      'fields.x.questionId generic',
      'fields.x.answer maxlength',
    ])
  })
})

test('[PHONE-05] a phone number is checked against the numbering plan', () => {
  expect(codes({ type: 'phone' }, '+1 213 373 4253')).toEqual([])
  expect(codes({ type: 'phone' }, '12')).toEqual(['fields.x support.guided.entry.error.invalid.phone'])
  expect(codes({ type: 'phone' }, '1'.repeat(21))).toEqual(['fields.x maxlength'])
})

test('[PHONE-07] an empty phone number passes the check of its region', () => {
  expect(codes({ type: 'phone', required: false }, '')).toEqual([])
  expect(codes({ type: 'sms', required: false }, ' ')).toEqual([])
})

test('a licence must be agreed to', () => {
  expect(codes({ type: 'checkbox', renderMethod: 'license' }, true)).toEqual([])
  expect(codes({ type: 'checkbox', renderMethod: 'license' }, false)).toEqual(['fields.x agreement'])
})

test('[FIELD-33] a field that needs a sign-in says so to signed-out visitors', () => {
  expect(codes({ loginRequired: true }, 'a', { isSignedIn: false })).toEqual(['fields.x loginrequired'])
  expect(codes({ loginRequired: true }, undefined, { isSignedIn: false })).toEqual(['fields.x loginrequired'])
  expect(codes({ loginRequired: true, required: false }, undefined, { isSignedIn: false })).toEqual([])
  expect(codes({ loginRequired: true, required: false }, 'a', { isSignedIn: false })).toEqual([
    'fields.x loginrequired',
  ])
})

test('a key that is no field of the topic is refused; the form’s own keys are not', () => {
  expect(checkFields([], { stranger: 'a', description: 'b', phone: '1', phoneCountry: 'US' }, () => facts)).toEqual([
    { field: 'fields.stranger', code: 'unknown' },
  ])
})

describe('a field that hangs on another (CD-387)', () => {
  const options = ['pad', 'screen'].map((id) => ({ id, label: id, selected: false, disabled: false }))
  const form = [
    field({ key: 'device', type: 'option', renderMethod: 'dropdown', options }),
    field({ key: 'colour', shownWhen: { field: 'device', is: ['screen'] } }),
    field({ key: 'box', type: 'checkbox', required: false, shownWhen: { field: 'device', is: ['screen'] } }),
    field({ key: 'since', shownWhen: { field: 'box', is: ['true'] } }),
    field({ key: 'shot', type: 'file', shownWhen: { field: 'box', is: ['false'] } }),
  ]
  const wrong = (values: Record<string, FieldValue>): string[] =>
    checkFields(form, values, () => facts).map((one) => `${one.field} ${one.code}`)

  test('is demanded when the other says so, and only then', () => {
    expect(wrong({ device: 'pad' })).toEqual([])
    expect(wrong({ device: 'screen' })).toEqual(['fields.colour required', 'fields.shot required'])
    expect(wrong({})).toEqual(['fields.device required'])
  })
  test('that is not asked is not taken', () => {
    expect(wrong({ device: 'pad', colour: 'red' })).toEqual(['fields.colour unknown'])
  })
  test('goes with the one it hangs on', () => {
    expect(wrong({ device: 'screen', colour: 'red', box: true })).toEqual(['fields.since required'])
    expect(wrong({ device: 'pad', box: true, since: 'May' })).toEqual(['fields.box unknown', 'fields.since unknown'])
  })
})

test('a form holds one phone number and one platform', () => {
  const number = field({ key: 'number', type: 'phone' })
  const code = field({ key: 'code', type: 'sms', renderMethod: 'checkbox' })
  const report = field({ key: 'report', type: 'diag', shownWhen: { field: 'system', is: ['windows', 'mac'] } })
  const system = field({
    key: 'system',
    type: 'option',
    options: ['windows', 'mac', 'console'].map((id) => ({ id, label: id, selected: false, disabled: false })),
  })
  const wrong = (values: Record<string, FieldValue>): string[] =>
    checkFields(
      [number, code, system, report].filter(({ key }) => key in values),
      values,
      () => ({ ...facts, isPhoneValid: () => true }),
    ).map((one) => `${one.field} ${one.code}`)
  expect(wrong({ number: '(213) 373-4253', code: '+12133734253' })).toEqual([])
  expect(wrong({ number: '030 901820', code: '+4930901820' })).toEqual([])
  expect(wrong({ number: '+1 213 373 4254', code: '+12133734253' })).toEqual(['fields.code generic'])
  expect(wrong({ system: 'mac', report: { platform: 'mac' } })).toEqual([])
  expect(wrong({ system: 'mac', report: { platform: 'windows' } })).toEqual(['fields.report generic'])
  expect(wrong({ system: 'console', report: { platform: 'windows' } })).toEqual(['fields.report unknown'])
})
