import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTabs, askTabs } from './other-tabs.ts'

/** Tabs have a storage each and share channels; the one at hand is whose turn it is. */
let tab: Map<string, string>
const ends: (() => void)[] = []
beforeEach(() => {
  tab = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

/** What a tab would hear, each message in the order it was sent. */
const wire = () => {
  const channels: { heard: (event: { data: unknown }) => void; storage: Map<string, string> }[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      own: (typeof channels)[number] = { heard: () => undefined, storage: tab }
      addEventListener(_: string, heard: (event: { data: unknown }) => void): void {
        this.own.heard = heard
        channels.push(this.own)
      }
      postMessage(data: unknown): void {
        const before = tab
        for (const each of channels.filter((other) => other !== this.own)) {
          tab = each.storage
          each.heard({ data })
        }
        tab = before
      }
      close(): void {
        channels.splice(channels.indexOf(this.own), 1)
      }
    },
  )
}
const guide = JSON.stringify({ url: '/product/diablo4/recommendations' })

test('T6: a tab opened beside the guided entry takes over game and words', () => {
  wire()
  tab.set('bft', guide)
  tab.set('description', 'it crashes')
  ends.push(answerTabs())
  tab = new Map()
  const taken = vi.fn()
  ends.push(askTabs(taken))
  expect(taken).toHaveBeenCalledOnce()
  expect(Object.fromEntries(tab)).toEqual({ bft: guide, description: 'it crashes' })
})

test('T6: a tab without an entry tells nothing, and one that has its own keeps it', () => {
  wire()
  ends.push(answerTabs())
  const first = tab
  tab = new Map()
  const taken = vi.fn()
  ends.push(askTabs(taken))
  expect(taken).not.toHaveBeenCalled()
  first.set('bft', guide)
  tab.set('bft', 'mine')
  ends.push(askTabs(taken))
  expect(taken).not.toHaveBeenCalled()
  expect(tab.get('bft')).toBe('mine')
})

test('T30: a form in a tab of its own takes the words of the guide that stands at its topic alone', () => {
  wire()
  tab.set('bft', guide)
  tab.set('description', 'it crashes')
  ends.push(answerTabs())
  const askedFrom = (url: string): Map<string, string> => {
    tab = new Map()
    ends.push(askTabs(() => undefined, url))
    return tab
  }
  expect(askedFrom('/product/diablo4/1/2/solution').size).toBe(0)
  expect(askedFrom('/product/diablo4/recommendations').get('description')).toBe('it crashes')
})

test('T6: an old browser goes on without', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => {
    answerTabs()()
    askTabs(() => undefined)()
  }).not.toThrow()
})
