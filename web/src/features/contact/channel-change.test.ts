import { expect, test, vi } from 'vitest'
import { type ChannelChange, followChange } from './channel-change.ts'

const change = (): ChannelChange & { cancel: ReturnType<typeof vi.fn<() => void>> } => ({
  from: 'ticket',
  to: 'phone',
  cancel: vi.fn<() => void>(),
})

test('[CHANNEL-08, CHANNEL-09] a change carries both channels and its cancel, which is called when the way there fails', async () => {
  const good = change()
  const went: string[] = []
  await followChange(good, (to) => {
    went.push(to)
  })
  expect([went, good.cancel.mock.calls.length]).toEqual([['phone'], 0])
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const thrown = change()
  await followChange(thrown, () => {
    throw new DOMException('no state', 'DataCloneError')
  })
  const rejected = change()
  await followChange(rejected, () => Promise.reject(new Error('no way')))
  expect([thrown.cancel.mock.calls.length, rejected.cancel.mock.calls.length, warn.mock.calls.length]).toEqual([
    1, 1, 2,
  ])
  warn.mockRestore()
})
