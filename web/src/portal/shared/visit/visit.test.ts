import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteShown, wereShown } from '../answers/shown.ts'
import { followWords, joined, leaveGuide, visitOfNow, visitText } from './visit.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test("[FLOW-39] the visit's words are kept under 'description' as the plain text; who empties them ends them (T30)", () => {
  visitText.write('I am "stuck"')
  expect(sessionStorage.getItem('description')).toBe('I am "stuck"')
  expect(visitText.read()).toBe('I am "stuck"')
  visitText.write(' \n')
  expect([visitText.read(), sessionStorage.getItem('description')]).toEqual(['', null])
})

test('where something helped the guided entry is done with, the words stay (T30)', () => {
  sessionStorage.setItem('bft', '{}')
  visitText.write('I am stuck')
  const takeUp = leaveGuide()
  expect([sessionStorage.getItem('bft'), visitText.read()]).toEqual([null, 'I am stuck'])
  takeUp()
  expect(sessionStorage.getItem('bft')).toBe('{}')
})

test('a form that was sent ends its visit, and nothing that was begun meanwhile (T30)', () => {
  sessionStorage.setItem('bft', '{}')
  visitText.write('I am stuck')
  noteShown('wow', 'I am stuck')
  const end = visitOfNow()
  visitText.write('Something else')
  end()
  expect([sessionStorage.getItem('bft'), visitText.read()]).toEqual([null, 'Something else'])
  expect(wereShown('wow', 'I am stuck')).toBe(false)
  visitOfNow()()
  expect(visitText.read()).toBe('')
})

test('a page out of the browser’s cache that shows words of before begins anew (T30)', () => {
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } })
  vi.stubGlobal('window', page)
  const comesBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  followWords()
  comesBack(false)
  visitText.write('I am stuck')
  page.dispatchEvent(new Event('pagehide'))
  comesBack(true)
  expect(page.location.reload).not.toHaveBeenCalled()
  visitText.write('I am stuck in a wall')
  comesBack(true)
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test.each([
  ['', 'gate', 'gate'],
  ['gate', '', 'gate'],
  ['gate', 'the gate is shut', 'the gate is shut'],
  ['the gate is shut', 'gate', 'the gate is shut'],
  ['gate', 'lamp', 'gate\nlamp'],
])('%j and %j are one text', (one, other, text) => expect(joined(one, other)).toBe(text))
