import { expect, test } from 'vitest'
import { emptyDescription } from './description-store.ts'
import { emptyFlow } from './flow/resets.ts'
import { emptyEntry } from './guided-entry-store.ts'
import { createGuideSession, storedFlowOf, type StoredGuide } from './session.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  }
}

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
  const { kept, storage } = memory()
  const session = createGuideSession(storage)
  session.write(guide)
  expect([...kept.keys()]).toEqual(['bft'])
  expect(Object.keys(JSON.parse(kept.get('bft') ?? ''))).toEqual(['v', 'url', 'state', 'steps', 'context', 'store'])
  expect(createGuideSession(storage).read()).toEqual(guide)
})

test("[FLOW-39] the description is kept under 'description' as the plain text", () => {
  const { kept, storage } = memory()
  const session = createGuideSession(storage)
  session.writeDescription('I am "stuck"')
  expect(kept.get('description')).toBe('I am "stuck"')
  expect(session.readDescription()).toBe('I am "stuck"')
  session.writeDescription('')
  expect(kept.has('description')).toBe(false)
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
    const { storage } = memory()
    storage.setItem('bft', text)
    expect(createGuideSession(storage).read()).toBeNull()
  })
}

test('storage that is forbidden or full fails nothing', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const session = createGuideSession({ getItem: refuse, setItem: refuse, removeItem: refuse })
  session.write(guide)
  session.writeDescription('text')
  session.clear()
  expect(session.read()).toBeNull()
  expect(session.readDescription()).toBe('')
  expect(createGuideSession(null).read()).toBeNull()
})

test('a stored flow is taken up only at its own URL, in its own variant and with its states still there', () => {
  const here = { url: '/product/wow/1200', variant: 'standard', isLegacyMode: false, locale: 'en-US' } as const
  expect(storedFlowOf(guide, here)).toMatchObject({ state: 'categorizeState', entry: { parentId: 1200 } })
  expect(storedFlowOf(guide, { ...here, url: '/product/wow' })).toBeNull()
  expect(storedFlowOf({ ...guide, state: 'articleState' }, here)).toBeNull()
  expect(storedFlowOf({ ...guide, state: 'productSelectState' }, { ...here, variant: 'embedded' })).toBeNull()
  expect(storedFlowOf({ ...guide, state: 'recommendState' }, { ...here, isLegacyMode: true })).toBeNull()
  expect(storedFlowOf(guide, { ...here, isLegacyMode: true })).not.toBeNull()
})
