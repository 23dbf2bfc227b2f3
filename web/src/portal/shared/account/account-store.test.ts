import { expect, test, vi } from 'vitest'
import type { Api } from '../../../kit/api/api.ts'
import { ProblemError, problemOfAnswer } from '../../../kit/api/problem.ts'
import type { PollOptions } from '../../../kit/api/poll.ts'
import { type Login, unknown, createAccountStore, loginOf } from './account-store.ts'

const account = {
  displayName: 'Ada Lindqvist',
  softAccount: false,
  hasSqa: true,
  hasCases: true,
  hasUnreadCases: false,
  unreadCases: 0,
}
const signedIn = (): Response =>
  new Response(JSON.stringify(account), { headers: { loggedin: 'true', 'X-CSRF-TOKEN': 'token-2' } })
const signedOut = (): Response => new Response('', { headers: { loggedin: 'false', 'X-CSRF-TOKEN': 'token-1' } })

const set = (answers: (() => Response)[], first: Login = unknown) => {
  const askAuth = vi.fn(() => Promise.resolve().then(() => answers.shift()!()))
  const onFlip = vi.fn()
  let polled: PollOptions | undefined
  const store = createAccountStore({
    api: { client: { askAuth } } as unknown as Api,
    first,
    onFlip,
    poll: (options) => ((polled = options), () => undefined),
  })
  store.start()
  return { store, onFlip, poll: () => polled! }
}

test('[LOGIN-10] the login state is asked every 15 s and each answer switches the app', async () => {
  const { store, poll } = set([signedOut, signedIn, signedOut])
  expect(poll().every).toBe(15_000)
  const states: string[] = []
  store.subscribe(() => states.push(store.read().state))
  for (let round = 0; round < 3; round += 1) await poll().run(new AbortController().signal)
  expect(states).toEqual(['out', 'in', 'out'])
})

test('[LOGIN-11] a failed check rejects, so that the poller tries again, and changes nothing', async () => {
  const { store, poll } = set([
    signedIn,
    () => {
      throw new ProblemError(problemOfAnswer(503, new Headers(), undefined))
    },
    () => {
      throw new TypeError('offline')
    },
  ])
  await poll().run(new AbortController().signal)
  await expect(poll().run(new AbortController().signal)).rejects.toThrow('503')
  await expect(poll().run(new AbortController().signal)).rejects.toThrow('offline')
  expect(store.read().state).toBe('in')
})

test('a flip tells whoever keeps answers, the first answer does not', async () => {
  const { store, onFlip } = set([signedOut, signedOut, signedIn])
  await store.refresh()
  await store.refresh()
  expect(onFlip).not.toHaveBeenCalled()
  await store.refresh()
  expect(onFlip).toHaveBeenCalledExactlyOnceWith({ state: 'in', account })
})

test('two players of one name are two: the token of the session tells them apart (T3)', async () => {
  const as = (token: string) => (): Response =>
    new Response(JSON.stringify(account), { headers: { loggedin: 'true', 'X-CSRF-TOKEN': token } })
  const { store, onFlip } = set([as('one'), as('one'), as('two'), signedOut, as('two')])
  await store.refresh()
  await store.refresh()
  expect([store.flips(), onFlip.mock.calls.length]).toEqual([0, 0])
  await store.refresh()
  expect([store.flips(), onFlip.mock.calls.length]).toEqual([1, 1])
  await store.refresh()
  await store.refresh()
  expect(store.flips()).toBe(3)
})

test('a page that knows who is signed in asks later; one the browser went back to asks at once', () => {
  expect(set([]).poll().startsLater).toBe(false)
  const out = { state: 'out', account: null } as const
  expect(set([], out).poll().startsLater).toBe(true)
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never)
  expect(set([], out).poll().startsLater).toBe(false)
  entries.mockRestore()
})

test('[SHELL-15] a visitor is signed out, signed in, or signed in with a soft account', () => {
  expect(loginOf('false', '')).toEqual({ state: 'out', account: null })
  expect(loginOf(null, JSON.stringify(account))).toEqual({ state: 'out', account: null })
  expect(loginOf('true', JSON.stringify(account))).toEqual({ state: 'in', account })
  expect(loginOf('true', JSON.stringify({ ...account, softAccount: true })).account?.softAccount).toBe(true)
})

test('what the stream says counts at once, and the poll goes on asking every time (LOGIN-10, T29)', async () => {
  const { store, poll } = set([signedIn, signedIn])
  const round = () => poll().run(new AbortController().signal)
  store.hear(2)
  expect(store.read().state).toBe('unknown')
  await round()
  store.hear(2)
  expect(store.read().account).toMatchObject({ hasUnreadCases: true, unreadCases: 2 })
  await round()
  expect(store.read().account?.unreadCases).toBe(0)
})
