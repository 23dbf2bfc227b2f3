import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const make = () => {
  const sent: string[] = []
  const box = createOutbox<string>({
    milliseconds: 10_000,
    send: (id, what) => sent.push(`${id} ${what}`),
    onChange: () => undefined,
  })
  return { sent, box, ids: () => box.waiting().map(({ id }) => id) }
}

test('each goes out when its own time has come, once', () => {
  const { sent, box, ids } = make()
  box.hold('1', 'a')
  vi.advanceTimersByTime(6_000)
  box.hold('2', 'b')
  vi.advanceTimersByTime(4_000)
  expect([sent, ids()]).toEqual([['1 a'], ['2']])
  vi.advanceTimersByTime(60_000)
  expect([sent, ids()]).toEqual([['1 a', '2 b'], []])
})

test('what is taken back is never sent, and can be taken back once', () => {
  const { sent, box } = make()
  box.hold('1', 'a')
  expect([box.undo('1'), box.undo('1'), box.undo('2')]).toEqual(['a', undefined, undefined])
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

test('all of them go out when the window closes; a second one for the same sends the first', () => {
  const { sent, box, ids } = make()
  box.hold('1', 'a')
  box.hold('1', 'b')
  box.hold('2', 'c')
  expect([sent, ids()]).toEqual([['1 a'], ['1', '2']])
  box.flush('2')
  box.flush()
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(['1 a', '2 c', '1 b'])
})
