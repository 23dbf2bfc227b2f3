// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSaid } from './use-said.ts'

let root: Root
const tell = vi.fn<(shown: ReturnType<typeof useSaid>) => void>()
const shown = (): ReturnType<typeof useSaid> => tell.mock.lastCall![0]
function Speaker() {
  tell(useSaid())
  return null
}
const wait = (milliseconds: number): Promise<void> => act(async () => void vi.advanceTimersByTime(milliseconds))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body)
  await act(async () => root.render(<Speaker />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is said stands for four seconds, also where something was said before it', async () => {
  expect(shown().said).toEqual({ text: '', canUndo: false })
  await act(async () => shown().say('First'))
  await wait(3_000)
  await act(async () => shown().say('Second'))
  await wait(3_999)
  expect([shown().said, shown().undo()]).toEqual([{ text: 'Second', canUndo: false }, false])
  await wait(1)
  expect(shown().said).toEqual({ text: '', canUndo: false })
})

test('with a way back it stands for ten, and goes back once', async () => {
  const back = vi.fn()
  await act(async () => shown().say('Sent', back))
  await wait(9_999)
  expect(shown().said).toEqual({ text: 'Sent', canUndo: true })
  await act(async () => expect(shown().undo()).toBe(true))
  expect([shown().said, shown().undo(), back.mock.calls.length]).toEqual([{ text: '', canUndo: false }, false, 1])
  await act(async () => shown().say('Sent', back))
  await act(async () => shown().say('Other'))
  expect([shown().undo(), back.mock.calls.length]).toEqual([false, 1])
  await act(async () => shown().say('Sent', back))
  await wait(10_000)
  expect([shown().said.text, shown().undo()]).toEqual(['', false])
})
