import { describe, expect, test } from 'vitest'
import {
  type FieldDefinition,
  dateWindow,
  defaultValue,
  inputType,
  isNothing,
  isRadio,
  wireValue,
} from './field-kinds.ts'

const field = (more: Partial<FieldDefinition>): FieldDefinition => ({
  key: 'x',
  label: 'X',
  tooltip: null,
  content: null,
  footer: null,
  placeholder: null,
  required: false,
  loginRequired: false,
  secure: false,
  type: 'string',
  renderMethod: 'text',
  choices: 'fixed',
  options: [],
  secretQuestions: [],
  realms: [],
  minLength: null,
  maxLength: null,
  ...more,
})
const options = [
  { id: 'a', label: 'A', selected: false, disabled: false },
  { id: 'b', label: 'B', selected: true, disabled: false },
]

test('[FIELD-07] options are drawn as a list, or as radio buttons where the method says so', () => {
  expect(isRadio(field({ type: 'game', renderMethod: 'dropdown' }))).toBe(false)
  expect(isRadio(field({ type: 'game', renderMethod: 'radio' }))).toBe(true)
  expect(isRadio(field({ type: 'string', renderMethod: 'radio' }))).toBe(false)
})
test('a secure field is masked whatever its method', () => {
  expect(inputType(field({ renderMethod: 'tel' }))).toBe('tel')
  expect(inputType(field({ renderMethod: 'tel', secure: true }))).toBe('password')
  expect(inputType(field({ renderMethod: 'input' }))).toBe('text')
})
test('na, submit and reset draw nothing', () => {
  expect(
    [field({ type: 'na' }), field({ renderMethod: 'submit' }), field({ renderMethod: 'reset' }), field({})].map(
      isNothing,
    ),
  ).toEqual([true, true, true, false])
})
test('[FIELD-30] the date window is January 1 ninety years ago to today in the visitor’s own time', () => {
  expect(dateWindow(new Date(2026, 10, 21, 23, 59))).toEqual({ min: '1936-01-01', max: '2026-11-21' })
})

describe('what a field starts with', () => {
  test('the marked option, else none', () => {
    expect(defaultValue(field({ type: 'option', options }))).toBe('b')
    expect(defaultValue(field({ type: 'option', options: [options[0]!] }))).toBe('')
  })
  test('a hidden field holds its option or its placeholder', () => {
    expect(defaultValue(field({ renderMethod: 'hidden', options }))).toBe('b')
    expect(defaultValue(field({ renderMethod: 'hidden', placeholder: 'p' }))).toBe('p')
  })
  test('[FIELD-17] a character field starts with the first character of the first realm', () => {
    const realms = [
      {
        realmId: 3,
        realmName: 'R',
        characters: [
          {
            characterId: 9,
            characterName: 'Nim',
            realmId: 3,
            realmName: 'R',
            classId: 1,
            className: '',
            raceId: 1,
            raceName: '',
            avatarUrl: null,
            level: 1,
          },
        ],
      },
    ]
    expect(defaultValue(field({ type: 'character', realms }))).toEqual({ realmId: 3, characterId: 9 })
  })
})

describe('to the wire', () => {
  test('empty texts are left out, numbers become numbers', () => {
    expect(wireValue(field({}), '')).toBeUndefined()
    expect(wireValue(field({ type: 'number' }), '12.5')).toBe(12.5)
    expect(wireValue(field({ type: 'number' }), 'abc')).toBeUndefined()
    expect(wireValue(field({ type: 'checkbox' }), undefined)).toBe(false)
  })
  test('a service bundle sends only what was chosen', () => {
    const all = { questionId: 'q1', answer: 'Rex', newEmail: 'a@b.example' }
    expect(wireValue(field({ type: 'service' }), { sqa: false, email: false, ...all })).toBeUndefined()
    expect(wireValue(field({ type: 'service' }), { sqa: true, email: false, ...all })).toEqual({
      sqa: true,
      email: false,
      questionId: 'q1',
      answer: 'Rex',
    })
  })
  test('files travel as parts of their own, instructions not at all', () => {
    expect(wireValue(field({ type: 'file' }), [new File(['x'], 'a.png')])).toBeUndefined()
    expect(wireValue(field({ type: 'instructions' }), '')).toBeUndefined()
  })
})

describe('a player’s own choices (T3)', () => {
  const realms = [
    {
      realmId: 3,
      realmName: 'R',
      characters: [
        {
          characterId: 9,
          characterName: 'Nim',
          realmId: 3,
          realmName: 'R',
          classId: 1,
          className: '',
          raceId: 1,
          raceName: '',
          avatarUrl: null,
          level: 1,
        },
      ],
    },
  ]
  test('an option there is goes by its id, what was written as a text, somebody else’s from a draft not at all', () => {
    const own = field({ type: 'account', choices: 'own', options })
    expect(wireValue(own, 'a')).toBe('a')
    expect(wireValue(own, '* my old one ')).toBe('my old one')
    expect(wireValue(own, '*  ')).toBeUndefined()
    expect(wireValue(own, 'of-ada')).toBeUndefined()
    for (const choices of ['silent', 'written'] as const) {
      expect(wireValue(field({ type: 'game', choices }), '*Realms')).toBe('Realms')
      expect(wireValue(field({ type: 'game', choices }), 'wow')).toBeUndefined()
    }
    expect(wireValue(field({ type: 'game', choices: 'fixed', options }), '*Realms')).toBeUndefined()
  })
  test('a character of the list goes by its numbers, a written one as a text, somebody else’s is none', () => {
    const own = field({ type: 'character', choices: 'own', realms })
    expect(wireValue(own, { realmId: 3, characterId: 9 })).toEqual({ realmId: 3, characterId: 9 })
    expect(wireValue(own, { realmId: 0, characterId: -1, text: ' Nim on R ' })).toBe('Nim on R')
    expect(wireValue(own, { realmId: 1, characterId: 7 })).toEqual({ realmId: 0, characterId: 0 })
    const silent = field({ type: 'character', choices: 'silent' })
    expect(wireValue(silent, { realmId: 1, characterId: 7 })).toBeUndefined()
    expect(wireValue(silent, { realmId: 0, characterId: -1, text: 'Nim' })).toBe('Nim')
    expect(wireValue(silent, defaultValue(silent))).toBeUndefined()
  })
})
