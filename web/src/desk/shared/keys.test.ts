import { expect, test } from 'vitest'
import { keyOf } from './keys.ts'

const pressed = {
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  on: 'body',
  isEditable: false,
  isDialogOpen: false,
}

test.each([
  ['on the page', {}, 'j'],
  ['with Caps Lock', { key: 'J' }, 'j'],
  ['on a link', { on: 'a' }, 'j'],
  ['another key', { key: 'q' }, null],
  ['Enter', { key: 'Enter' }, null],
  ['in a field', { on: 'input' }, null],
  ['in a text', { on: 'textarea' }, null],
  ['in a list', { on: 'select' }, null],
  ['in an editor', { isEditable: true }, null],
  ['beside a dialog', { isDialogOpen: true }, null],
  ['while a word is composed', { isComposing: true }, null],
  ['with Alt', { altKey: true }, null],
  ['with Ctrl', { ctrlKey: true }, null],
  ['the palette, in a text too', { key: 'k', ctrlKey: true, on: 'textarea' }, 'palette'],
  ['the palette on a Mac', { key: 'k', metaKey: true }, 'palette'],
] as const)('a key %s', (_where, change, name) => {
  expect(keyOf({ ...pressed, ...change }, true)).toBe(name)
})

test('switched off, single keys are dead and the palette is not', () => {
  expect(keyOf(pressed, false)).toBeNull()
  expect(keyOf({ ...pressed, key: 'k', ctrlKey: true }, false)).toBe('palette')
})
