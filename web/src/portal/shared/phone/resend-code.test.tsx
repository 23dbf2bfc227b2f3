// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { ResendCode, type Resent } from './ResendCode.tsx'

const words = createMessages('en-US', {
  'support.sms.resend': 'Send a new code',
  'support.sms.resent': 'A new code is on its way.',
  'support.sms.resend.failed': 'We couldn’t send a new code.',
  'support.phone.verification.resend.wait': 'Possible in {seconds} seconds',
})
const send = vi.fn<() => Promise<Resent>>()
let root: Root
const button = (): HTMLElement => document.querySelector('button')!
const press = (): Promise<void> => act(async () => button().click())
const pass = (seconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue({ isSent: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MessagesContext value={words}>
        <ResendCode onResend={send} />
      </MessagesContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a code can be sent again after a minute, and the button says how much of it is left', async () => {
  await pass(20)
  expect(document.body.textContent).toContain('Possible in 40 seconds')
  await press()
  expect(send).not.toHaveBeenCalled()
  await pass(40)
  expect(button().getAttribute('aria-disabled')).toBeNull()
  await press()
  expect(send).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role=status]')?.textContent).toBe('A new code is on its way.')
  expect(document.body.textContent).toContain('Possible in 60 seconds')
})

test('refused, it says so and waits as long as the server asks', async () => {
  await pass(60)
  send.mockResolvedValue({ isSent: false, retryAfter: 12 })
  await press()
  expect(document.querySelector('[role=status]')?.textContent).toBe('We couldn’t send a new code.')
  expect(document.body.textContent).toContain('Possible in 12 seconds')
})
