import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../kit/api/api.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { submitContact } from './actions.ts'
import { contentOf } from './contact-form.ts'
import { attend, isOnItsWay, noteSending, whoAttends } from './on-its-way.ts'

afterEach(() => {
  vi.useRealTimers()
})
const problem = { kind: 'http', status: 409, slug: 'conflict' } as Problem
const key = { read: () => 'key-1', renew: () => undefined }

test('a form is on its way until its answer, whoever looks', () => {
  noteSending('contact:1', 0)
  expect([isOnItsWay('contact:1'), isOnItsWay('contact:2')]).toEqual([true, false])
  noteSending('contact:1', null)
  expect(isOnItsWay('contact:1')).toBe(false)
})

test('an answer is told to the form on screen, not to one that was left', async () => {
  const back = vi.fn()
  const leave = attend('contact:1', '/form', vi.fn())
  leave()
  expect(await whoAttends('contact:1', () => '/form')).toBeNull()
  const end = attend('contact:1', '/form', back)
  // The one of before may go after its follower came.
  leave()
  expect(await whoAttends('contact:1', () => '/form')).toBe(back)
  expect(await whoAttends('contact:2', () => '/form')).toBeNull()
  end()
})

test('a form whose page is being left is not told: the answer waits until it is gone', async () => {
  vi.useFakeTimers()
  const leave = attend('contact:1', '/form', vi.fn())
  const found = vi.fn()
  void whoAttends('contact:1', () => '/home').then(found)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found).not.toHaveBeenCalled()
  leave()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found).toHaveBeenCalledExactlyOnceWith(null)
})

test('while the server is busy with the same send, its answer is waited for, not for ever', async () => {
  vi.useFakeTimers()
  const under = { isOk: false, problem }
  const upload = vi.fn().mockResolvedValueOnce(under).mockResolvedValueOnce(under).mockResolvedValue({ isOk: true })
  const sending = submitContact({ upload } as unknown as Api, {} as never, {}, key, () => undefined)
  await vi.runAllTimersAsync()
  expect(await sending).toEqual({ isOk: true })
  expect(upload).toHaveBeenCalledTimes(3)
  const stuck = vi.fn().mockResolvedValue(under)
  const waiting = submitContact({ upload: stuck } as unknown as Api, {} as never, {}, key, () => undefined)
  await vi.runAllTimersAsync()
  expect(await waiting).toBe(under)
  const refused = vi.fn().mockResolvedValue({ isOk: false, problem: { ...problem, status: 422, slug: 'validation' } })
  await submitContact({ upload: refused } as unknown as Api, {} as never, {}, key, () => undefined)
  expect(refused).toHaveBeenCalledTimes(1)
})

test('the same send is the same words and files; what is kept nowhere is not in it', () => {
  const request = { fields: { description: 'Stuck', id: 'secret' }, recaptcha: 'token' } as never
  const file = new File(['x'], 'a.txt')
  const content = contentOf(request, { files: [file] }, ['recaptcha', 'fields.id'])
  expect(content).not.toMatch(/secret|token/)
  expect(contentOf(request, { files: [new File(['x'], 'a.txt')] }, ['recaptcha', 'fields.id'])).toBe(content)
  expect(contentOf(request, {}, ['recaptcha', 'fields.id'])).not.toBe(content)
  expect(contentOf({ fields: { description: 'Other' } } as never, { files: [file] }, [])).not.toBe(content)
})
