import { expect, test } from 'vitest'
import { createComposer } from './compose.ts'

const composed = (files: Record<string, unknown>, file: string): unknown => createComposer((name) => files[name])(file)

const base = { value: { id: '1', status: 'OPEN', game: { name: 'wow' }, events: [{ text: 'a' }] } }

test('what is like another thing has its keys, with the own ones laid over in the same places', () => {
  const like = {
    summary: 'x',
    value: { 'x-like': './open.yaml#/value', status: 'DONE', game: { title: 'W' }, more: 1 },
  }
  const result = composed({ 'cases/open.yaml': base, 'cases/done.yaml': like }, 'cases/done.yaml')
  expect(JSON.stringify(result)).toBe(
    '{"summary":"x","value":{"id":"1","status":"DONE","game":{"title":"W"},"events":[{"text":"a"}],"more":1}}',
  )
})

test('keys are left out, or only some are taken, in their order', () => {
  const without = { 'x-like': './open.yaml#/value', 'x-without': ['game', 'events'] }
  const only = { 'x-like': './open.yaml#/value', 'x-only': ['status', 'id'] }
  const result = composed({ 'open.yaml': base, 'two.yaml': { without, only } }, 'two.yaml')
  expect(JSON.stringify(result)).toBe('{"without":{"id":"1","status":"OPEN"},"only":{"status":"OPEN","id":"1"}}')
})

test('an entry that is like a list gives all of its entries; one that is like an entry gives one', () => {
  const list = {
    all: [{ 'x-like': './open.yaml#/value/events' }, { text: 'b' }],
    one: [{ 'x-like': './open.yaml#/value/events/0', text: 'c' }],
    whole: { 'x-like': './open.yaml#/value/events' },
  }
  expect(composed({ 'open.yaml': base, 'list.yaml': list }, 'list.yaml')).toEqual({
    all: [{ text: 'a' }, { text: 'b' }],
    one: [{ text: 'c' }],
    whole: [{ text: 'a' }],
  })
})

test('likeness goes over several files, and references keep their target from another folder', () => {
  const files = {
    'cases/schemas/Summary.yaml': {
      properties: { id: { $ref: '../../shared/Id.yaml' }, kind: { $ref: './Kind.yaml#/x' } },
    },
    'cases/schemas/Case.yaml': { properties: { 'x-like': './Summary.yaml#/properties', note: { $ref: '#/note' } } },
    'desk/schemas/Row.yaml': { properties: { 'x-like': '../../cases/schemas/Case.yaml#/properties' } },
  }
  expect(composed(files, 'desk/schemas/Row.yaml')).toEqual({
    properties: {
      id: { $ref: '../../shared/Id.yaml' },
      kind: { $ref: '../../cases/schemas/Kind.yaml#/x' },
      note: { $ref: '../../cases/schemas/Case.yaml#/note' },
    },
  })
})

test.each([
  ['nowhere', { 'x-like': './open.yaml#/value/none' }, /two\.yaml: x-like \.\/open\.yaml#\/value\/none leads nowhere/],
  ['no file', { 'x-like': './none.yaml#/value' }, /leads nowhere/],
  ['a circle', { 'x-like': './two.yaml' }, /two\.yaml is like itself/],
  [
    'an unknown key left out',
    { 'x-like': './open.yaml#/value', 'x-without': ['gone'] },
    /nothing there is called gone/,
  ],
  ['an unknown key taken', { 'x-like': './open.yaml#/value', 'x-only': ['gone'] }, /nothing there is called gone/],
  ['keys over a list', { 'x-like': './open.yaml#/value/events', text: 'b' }, /cannot be laid over/],
])('%s is told by its place', (_name, two, words) => {
  expect(() => composed({ 'open.yaml': base, 'two.yaml': two }, 'two.yaml')).toThrow(words)
})
