// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import { CopyLink } from './WhatNext.tsx'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.reject(new Error('not asked')) })
const words = createMessages('en-US', {
  'support.common.copied': 'Copied',
  'support.contact.complete.copy': 'Copy link',
})
const write = vi.fn<(text: string) => Promise<void>>()
let root: Root
const button = (): HTMLElement => document.querySelector('button')!
const said = (): string => document.querySelector('[role=status]')?.textContent ?? ''

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  write.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText: write } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <ApiContext value={{ api, documents: {}, missing: null }}>
        <MessagesContext value={words}>
          <CopyLink path="/case/detail/abc" />
        </MessagesContext>
      </ApiContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the confirmation copies the whole link to the case, says so aloud, and offers it again', async () => {
  expect([button().textContent, said()]).toEqual(['Copy link', ''])
  await act(async () => button().click())
  expect(write).toHaveBeenCalledWith('https://a.example/support/en-US/help/case/detail/abc')
  expect([button().textContent, said()]).toEqual(['Copied', 'Copied'])
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2000)
  })
  expect([button().textContent, said()]).toEqual(['Copy link', ''])
})

test('where nothing may be copied it does not say that it was', async () => {
  write.mockRejectedValue(new Error('denied'))
  await act(async () => button().click())
  expect([button().textContent, said()]).toEqual(['Copy link', ''])
})
