// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { beside } from './beside.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('arrow keys whose file did not come are asked for again at the first key, and then once', async () => {
  const end = vi.fn()
  const load = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(end)
  const stop = beside(load, ['keydown'])
  await settled()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  await settled()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  expect(load).toHaveBeenCalledTimes(2)
  stop()
  expect(end).toHaveBeenCalledOnce()
})

test('whoever has left hears no keys any more, also when the file comes afterwards', async () => {
  const end = vi.fn()
  beside(async () => end, ['keydown'])()
  await settled()
  expect(end).toHaveBeenCalledOnce()
  const load = vi.fn().mockRejectedValue(new Error('no connection'))
  beside(load, ['keydown'])()
  await settled()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  expect(load).toHaveBeenCalledOnce()
})
