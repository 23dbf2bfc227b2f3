import { expect, test, vi } from 'vitest'
import type { EventStreamOptions } from '../../../kit/api/event-stream.ts'
import type { Page } from '../../../kit/api/page.ts'
import type { AccountStore, Login } from '../account/account-store.ts'
import { followNews } from './follow-news.ts'
import { type NewsOptions, openNews } from './news-stream.ts'

const page = { origin: 'https://help.example', apiBase: '', locale: 'en-US', basePath: '/support/en-US/help' } as Page

test('an account hears of its cases, a link of its one', () => {
  const opened: EventStreamOptions[] = []
  const open = (options: EventStreamOptions) => {
    opened.push(options)
    return () => undefined
  }
  const heard: unknown[] = []
  const parts = { page, onUnread: (count: number) => heard.push(count), onCase: (id: string) => heard.push(id) }
  openNews({ ...parts, caseId: null }, open)
  openNews({ ...parts, caseId: '104233871' }, open)
  expect(opened.map(({ url }) => url.slice(url.indexOf('/services')))).toEqual([
    '/services/bft/api/stream',
    '/services/bft/api/cases/en-US/detail/104233871/stream',
  ])
  opened[0]!.on['unread']!({ count: 2 } as never)
  opened[0]!.on['case']!({ id: '7' } as never)
  expect(heard).toEqual([2, '7'])
})

test('the stream of an account follows its sign-in, counts, and lets the poll rest', () => {
  const listeners: (() => void)[] = []
  let login: Login = { state: 'out', account: null }
  const account = {
    read: () => login,
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => undefined
    },
    hear: vi.fn(),
    refresh: vi.fn(async () => login),
  }
  const opened: NewsOptions[] = []
  const stop = vi.fn()
  followNews(page, account as unknown as AccountStore, (options) => {
    opened.push(options)
    return stop
  })
  const become = (state: 'in' | 'out'): void => {
    login = { state, account: null } as unknown as Login
    for (const listener of listeners) listener()
  }
  expect(opened).toHaveLength(0)
  become('in')
  become('in')
  expect(opened).toHaveLength(1)
  opened[0]!.onState!(true)
  opened[0]!.onUnread(3)
  expect(account.hear.mock.lastCall).toEqual([3])
  // It may have ended with its session: asked once, not at every try.
  opened[0]!.onState!(false)
  opened[0]!.onState!(false)
  expect(account.refresh.mock.calls.length).toBe(1)
  become('out')
  expect(stop).toHaveBeenCalledOnce()
})
