// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepPastedWhole } from './whole-paste.ts'

let field: HTMLTextAreaElement
beforeAll(() => keepPastedWhole(document))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = '<textarea maxlength="4"></textarea>'
  field = document.querySelector('textarea')!
})
afterEach(() => vi.useRealTimers())

/** Whether the browser would be free to put it in. */
const isLifted = (inputType: string, data: string | null = null): boolean => {
  field.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true }))
  const was = field.hasAttribute('maxlength')
  vi.runAllTimers()
  expect(field.getAttribute('maxlength')).toBe('4')
  return !was
}

test.each([
  ['a paste', '', 'insertFromPaste', 'five!', true],
  ['a paste whose words the browser keeps to itself', '', 'insertFromPaste', null, true],
  ['what is dropped', 'full', 'insertFromDrop', 'more', true],
  ['a word of a keyboard that suggests', 'full', 'insertText', 'word', true],
  ['a word that is being composed', 'full', 'insertCompositionText', 'に', true],
  ['a key within the limit', 'abc', 'insertText', 'd', true],
  ['a key beyond it', 'full', 'insertText', 'd', false],
  ['a line beyond it', 'full', 'insertLineBreak', null, false],
  ['a key where UTF-16 is full and letters are not', '😀😀', 'insertText', '😀', true],
  ['a key where letters are full', '😀😀😀😀', 'insertText', '😀', false],
])('%s', (_name, value, inputType, data, expected) => {
  field.value = value
  field.setSelectionRange(value.length, value.length)
  expect(isLifted(inputType, data)).toBe(expected)
})

test('a key in place of what is chosen', () => {
  field.value = 'full'
  field.setSelectionRange(0, 1)
  expect(isLifted('insertText', 'F')).toBe(true)
})

test('the limit is back as soon as the text is in, and for what takes text away it never goes', () => {
  field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', bubbles: true }))
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(field.getAttribute('maxlength')).toBe('4')
  field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true }))
  expect(field.getAttribute('maxlength')).toBe('4')
})

test('a field without a limit stays without', () => {
  field.removeAttribute('maxlength')
  field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', bubbles: true }))
  vi.runAllTimers()
  expect(field.hasAttribute('maxlength')).toBe(false)
})
