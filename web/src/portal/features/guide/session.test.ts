import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDescription } from './description-store.ts'
import { emptyFlow } from './flow/resets.ts'
import { emptyEntry } from './guided-entry-store.ts'
import { guideSession, storedFlowOf, type StoredGuide } from './session.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const guide: StoredGuide = {
  v: 1,
  url: '/product/wow/1200',
  state: 'categorizeState',
  steps: [
    { step: 'product', productName: '' },
    { step: 'categorize', productName: 'wow' },
  ],
  context: { ...emptyFlow, productName: 'wow', parentCategoryId: 1200 },
  store: { description: emptyDescription, entry: { ...emptyEntry, parentId: 1200 } },
}

test("[FLOW-38] the flow is kept under 'bft' as {v:1, url, state, steps, context, store} and read back", () => {
  guideSession.write(guide)
  expect([...kept.keys()]).toEqual(['bft'])
  expect(Object.keys(JSON.parse(kept.get('bft') ?? ''))).toEqual(['v', 'url', 'state', 'steps', 'context', 'store'])
  expect(guideSession.read()).toEqual(guide)
})

const unreadable: [string, string][] = [
  ['text that is no JSON', '{'],
  ['another version', JSON.stringify({ ...guide, v: 2 })],
  ['an unknown state', JSON.stringify({ ...guide, state: 'somewhere' })],
  ['an unknown step', JSON.stringify({ ...guide, steps: [{ step: 'somewhere', productName: 'wow' }] })],
  ['a context without a field', JSON.stringify({ ...guide, context: { productName: 'wow' } })],
  ['a field of another type', JSON.stringify({ ...guide, context: { ...guide.context, recommendations: {} } })],
  ['null', 'null'],
  ['a store without its entry', JSON.stringify({ ...guide, store: { description: emptyDescription } })],
]
for (const [title, text] of unreadable) {
  test(`${title} is discarded (OD-64)`, () => {
    kept.set('bft', text)
    expect(guideSession.read()).toBeNull()
  })
}

test('a stored flow is taken up only at its own URL, in its own variant and with its states still there', () => {
  const here = {
    url: '/product/wow/1200',
    variant: 'standard',
    isLegacyMode: false,
    locale: 'en-US',
    text: '',
  } as const
  expect(storedFlowOf(guide, here)).toMatchObject({ state: 'categorizeState', entry: { parentId: 1200 } })
  expect(storedFlowOf(guide, { ...here, url: '/product/wow' })).toBeNull()
  expect(storedFlowOf({ ...guide, state: 'articleState' }, here)).toBeNull()
  expect(storedFlowOf({ ...guide, state: 'productSelectState' }, { ...here, variant: 'embedded' })).toBeNull()
  expect(storedFlowOf({ ...guide, state: 'recommendState' }, { ...here, isLegacyMode: true })).toBeNull()
  expect(storedFlowOf(guide, { ...here, isLegacyMode: true })).not.toBeNull()
})
