// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetChat, heldChat, holdChat, keepChatId } from './held-chats.ts'

const chat = (caseId: string) => ({
  caseId,
  askedBy: caseId,
  caseRegion: 'us',
  categoryId: 1301,
  lpDivId: 'division',
  skill: 'en-US-general',
})
const stored = (): { caseId: string }[] => JSON.parse(localStorage.getItem('liveChats') ?? '[]')
/** Another tab writes; where `isHeard`, this one is told of it. */
const otherTab = (caseIds: readonly string[], isHeard: boolean): void => {
  const value = caseIds.map((id) => ({ ...chat(id), chatId: `chat-${id}`, since: Date.now() }))
  localStorage.setItem('liveChats', JSON.stringify(value))
  if (isHeard) window.dispatchEvent(new StorageEvent('storage', { key: 'liveChats' }))
}

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('a chat that another tab has started is held here too, and one it has forgotten no longer', () => {
  expect(heldChat('2')).toBeNull()
  otherTab(['2'], true)
  expect(heldChat('2')).toMatchObject({ chatId: 'chat-2' })
  otherTab([], true)
  expect(heldChat('2')).toBeNull()
})

test('what is held, started or forgotten here leaves another tab’s entry as it is', () => {
  holdChat(chat('1'))
  otherTab(['1', '2'], false)
  holdChat(chat('3'))
  expect(stored().map(({ caseId }) => caseId)).toEqual(['1', '2', '3'])
  otherTab(['1', '2', '3', '4'], false)
  keepChatId('3', 'chat')
  otherTab(['1', '2', '3', '4', '5'], false)
  forgetChat('3')
  expect(stored().map(({ caseId }) => caseId)).toEqual(['1', '2', '4', '5'])
})
