import { SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { checkDescription, defaultBreaks } from './description.ts'
import { createDescriptionStore } from './description-store.ts'

const prepare = () => {
  const clock = new SimulatedClock()
  return { clock, store: createDescriptionStore({ breaks, clock }) }
}
/** Not the product's, which leave hardly a text between them (CD-150). */
const breaks = { valid: 20, notValid: 10 }
const letters = (count: number): string => 'x'.repeat(count)

test('[ENTITY-28] the store starts empty, asking for text, with Continue disabled', () => {
  const { description, submitDescription, validationMessage, disableButton } = prepare().store.getState()
  expect({ description, submitDescription, validationMessage, disableButton }).toEqual({
    description: '',
    submitDescription: false,
    validationMessage: 'support.bft.description.enter.text.here',
    disableButton: true,
  })
})

const verdicts: [string, string, string, boolean][] = [
  ['[DESCRIBE-21] one more than the valid break', letters(breaks.valid + 1), 'support.bft.description.valid', false],
  ['[DESCRIBE-22] the valid break itself', letters(breaks.valid), 'support.bft.description.not.enough.text', true],
  [
    '[DESCRIBE-22] one more than the notValid break',
    letters(breaks.notValid + 1),
    'support.bft.description.not.enough.text',
    true,
  ],
  [
    '[DESCRIBE-23] the notValid break itself',
    letters(breaks.notValid),
    'support.bft.description.enter.text.here',
    true,
  ],
  ['[DESCRIBE-24] nothing', '', 'support.bft.description.enter.text.here', true],
  ['spaces around do not count', `     ${letters(breaks.valid)}     `, 'support.bft.description.not.enough.text', true],
  ['a character beyond U+FFFF counts once', '🎮'.repeat(breaks.valid), 'support.bft.description.not.enough.text', true],
  ['… also above the break', '🎮'.repeat(breaks.valid + 1), 'support.bft.description.valid', false],
  ['as long as a description may be', '🎮'.repeat(2048), 'support.bft.description.valid', false],
  ['longer than that', letters(2049), 'support.bft.description.too.long', true],
]
for (const [title, text, validationMessage, disableButton] of verdicts) {
  test(title, () => expect(checkDescription(text, breaks)).toEqual({ validationMessage, disableButton }))
}

test('[DESCRIBE-19][DESCRIBE-20] a key is checked 1000 ms later, and until then the store is typing', () => {
  const { clock, store } = prepare()
  store.type(letters(breaks.valid + 1))
  clock.increment(999)
  expect(store.getState()).toMatchObject({ isTyping: true, disableButton: true })
  clock.increment(1)
  expect(store.getState()).toMatchObject({
    isTyping: false,
    disableButton: false,
    validationMessage: 'support.bft.description.valid',
  })
})

test('[DESCRIBE-19] another key starts the 1000 ms again and disables Continue (OD-56)', () => {
  const { clock, store } = prepare()
  store.type(letters(breaks.valid + 1))
  clock.increment(1000)
  store.type(letters(22))
  expect(store.getState().disableButton).toBe(true)
  clock.increment(900)
  store.type(letters(23))
  clock.increment(900)
  expect(store.getState().isTyping).toBe(true)
  clock.increment(100)
  expect(store.getState()).toMatchObject({ isTyping: false, disableButton: false, description: letters(23) })
})

test('Continue pressed before the check is not lost: the text is checked at once (OD-56)', () => {
  const { clock, store } = prepare()
  store.type(letters(30))
  clock.increment(1)
  expect(store.submit()).toBe(letters(30))
  expect(store.getState()).toMatchObject({ isTyping: false, submitDescription: true })
  const short = prepare()
  short.store.type(letters(breaks.valid))
  expect(short.store.submit()).toBeNull()
  expect(short.store.getState()).toMatchObject({
    isTyping: false,
    disableButton: true,
    validationMessage: 'support.bft.description.not.enough.text',
  })
  short.clock.increment(2000)
  expect(short.store.getState().submitDescription).toBe(false)
})

test('[DESCRIBE-24] an emptied text clears the stored description', () => {
  const { clock, store } = prepare()
  store.restore(letters(30), false)
  store.type('   ')
  clock.increment(1000)
  expect(store.getState()).toMatchObject({
    description: '',
    disableButton: true,
    validationMessage: 'support.bft.description.enter.text.here',
  })
})

test('a restored text is checked at once (OD-56)', () => {
  const { store } = prepare()
  store.restore(letters(breaks.valid + 1), false)
  expect(store.getState()).toMatchObject({ isTyping: false, disableButton: false })
})

test('[DESCRIBE-09] submitting sets submitDescription and answers the text; disabled, it does nothing', () => {
  const { store } = prepare()
  expect(store.submit()).toBeNull()
  expect(store.getState().submitDescription).toBe(false)
  store.restore(letters(breaks.valid + 1), false)
  expect(store.submit()).toBe(letters(breaks.valid + 1))
  expect(store.getState().submitDescription).toBe(true)
})

test('[DESCRIBE-12] reopening keeps the text and opens the box', () => {
  const { store } = prepare()
  store.restore(letters(breaks.valid + 1), true)
  store.reset()
  expect(store.getState()).toMatchObject({
    description: letters(breaks.valid + 1),
    submitDescription: false,
    disableButton: false,
  })
})

test('[DESCRIBE-14] a reset forgets what was sent and checked, not the visit’s text (T30); without one it shows the prompt', () => {
  const { clock, store } = prepare()
  const reset = (text: string) => {
    store.restore(letters(breaks.valid + 1), true)
    store.type(text)
    store.reset()
    clock.increment(5000)
    return store.getState()
  }
  const rest = { submitDescription: false, isTyping: false }
  expect(reset(letters(breaks.valid + 2))).toEqual({
    ...rest,
    description: letters(breaks.valid + 2),
    validationMessage: 'support.bft.description.valid',
    disableButton: false,
  })
  expect(reset(' ')).toEqual({
    ...rest,
    description: '',
    validationMessage: 'support.bft.description.enter.text.here',
    disableButton: true,
  })
})

test('subscribers hear of every change until they leave', () => {
  const { store } = prepare()
  let changes = 0
  const leave = store.subscribe(() => (changes += 1))
  store.type('a')
  store.reset()
  leave()
  store.type('b')
  store.stop()
  expect(changes).toBe(2)
})

test.each(['refund please', 'lag', 'banned', 'cant log in'])('“%s” is enough to go on (CD-150)', (text) =>
  expect(checkDescription(text, defaultBreaks).disableButton).toBe(false),
)
