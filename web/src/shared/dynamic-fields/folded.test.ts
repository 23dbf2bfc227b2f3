import { expect, test } from 'vitest'
import type { FieldDefinition } from './field-kinds.ts'
import { partFields } from './folded.ts'

const field = (key: string, its: Partial<FieldDefinition> = {}): FieldDefinition =>
  ({
    key,
    type: 'string',
    renderMethod: 'text',
    label: key,
    required: false,
    loginRequired: false,
    secure: false,
    options: [],
    realms: [],
    placeholder: null,
    tooltip: null,
    footer: null,
    content: null,
    ...(its as object),
  }) as unknown as FieldDefinition
const keys = (fields: readonly FieldDefinition[]): string[] => fields.map(({ key }) => key)

test('what may be left out is folded once there are two of it, in the topic’s order', () => {
  const fields = [field('a'), field('must', { required: true }), field('b', { type: 'date' })]
  const { open, folded } = partFields(fields)
  expect([keys(open), keys(folded)]).toEqual([['must'], ['a', 'b']])
  expect(keys(partFields(fields.slice(0, 2)).open)).toEqual(['a', 'must'])
})

test('what explains, takes files, is chosen already or has to do with another field stands open', () => {
  const option = { id: 'x', label: 'X', disabled: false, selected: true }
  const open = [
    field('text', { type: 'instructions' }),
    field('file', { type: 'file' }),
    field('licence', { type: 'checkbox', renderMethod: 'license' }),
    field('chosen', { type: 'option', options: [option] as never }),
    field('decides', { type: 'option' }),
    field('hangs', { shownWhen: { field: 'decides', is: ['x'] } }),
    field('login', { loginRequired: true }),
    field('unseen', { renderMethod: 'hidden' }),
  ]
  const parted = partFields([...open, field('a'), field('b')])
  expect([keys(parted.open), keys(parted.folded)]).toEqual([keys(open), ['a', 'b']])
})
