// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProblemError, problemOfAnswer } from '../../kit/api/problem.ts'
import { useAutosave } from './use-autosave.ts'

let root: Root
let sent: string[]
/** How the next sendings end, in their order. */
let endings: (() => Promise<void>)[]
type Shown = ReturnType<typeof useAutosave>
/** As it was drawn last. */
const tell = vi.fn<(shown: Shown) => void>()
const shown = (): Shown => tell.mock.lastCall![0]

const conflict = (): Error => new ProblemError(problemOfAnswer(409, new Headers(), null))

function Draft({ text }: { text: string }) {
  const drawn = useAutosave('saved', text, async () => {
    sent.push(text)
    await endings.shift()?.()
    return () => undefined
  })
  tell(drawn)
  return drawn.saving
}
const type = (text: string): Promise<void> =>
  act(async () => {
    root.render(<Draft text={text} />)
    shown().setSaving('typing')
  })
const wait = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  endings = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Draft text="" />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('as long as somebody goes on typing nothing is sent, then the last of it', async () => {
  for (const text of ['a', 'ab', 'abc']) {
    await type(text)
    await wait(500)
  }
  expect(sent).toEqual([])
  await wait(500)
  expect([sent, shown().saving]).toEqual([['abc'], 'saved'])
})

test('what is typed while the last of it is on its way goes after it, without another key', async () => {
  let end = (): void => undefined
  endings = [() => new Promise((resolve) => (end = resolve))]
  await type('a')
  await wait(900)
  await type('ab')
  await wait(3_000)
  expect(sent).toEqual(['a'])
  await act(async () => end())
  await wait(900)
  expect([sent, shown().saving]).toEqual([['a', 'ab'], 'saved'])
})

test('what failed is tried again by itself; what somebody else was faster with waits for a word', async () => {
  endings = [() => Promise.reject(new TypeError('offline')), () => Promise.reject(conflict())]
  await type('a')
  await wait(900)
  expect(shown().saving).toBe('failed')
  await wait(6_500)
  await wait(900)
  expect([sent.length, shown().saving]).toEqual([2, 'conflict'])
  await wait(60_000)
  expect(sent).toHaveLength(2)
})

test('whoever leaves within the pause has it sent', async () => {
  await type('a')
  await act(async () => root.render(null))
  expect(sent).toEqual(['a'])
})
