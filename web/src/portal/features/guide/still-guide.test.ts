import { SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { createGuideMachineWith } from './flow/machine.ts'
import { stateNameOf } from './flow/reading.ts'
import { testCatalogue, testFacts } from './flow/test-drive.ts'
import { startGuide, type GuideRunner } from './guide-runner.ts'
import { stillGuide } from './still-guide.ts'

const never = (): Promise<never> => new Promise(() => undefined)
const lookUps = { suggest: never, categoryPath: never, solution: never }
const setup = () => ({
  variant: 'standard' as const,
  facts: testFacts,
  isEmbeddedGame: false,
  embeddedProduct: '',
  suggestLogin: true,
  locale: 'en-US',
  machine: createGuideMachineWith('standard', lookUps),
})
const catalogue = { ...testCatalogue, addProducts: () => undefined, addCategories: () => undefined }
const nothing = (): void => undefined

/** The visitor's own flow, with what their session holds of the description. */
const ownGuide = (path: string, description = ''): GuideRunner => {
  return startGuide(setup(), {
    history: { path: () => path, trail: () => null, push: nothing, replace: nothing, go: nothing },
    session: { read: () => null, write: nothing, text: { read: () => description, write: nothing } },
    clock: new SimulatedClock() as never,
    catalogue,
    prepare: () => Promise.resolve(),
    track: nothing,
    alert: nothing,
    closeDialogs: nothing,
    scrollToTop: nothing,
    open: nothing,
    refuse: nothing,
    begun: nothing,
  })!
}
const stateOf = ({ actor }: GuideRunner): string => stateNameOf(actor.getSnapshot())

test('the server draws the first step of an address; one that names a category waits for its facts (CD-189)', () => {
  expect(stateOf(stillGuide(setup(), catalogue, '/')!.runner)).toBe('productSelectState')
  expect(stateOf(stillGuide(setup(), catalogue, '/product/wow')!.runner)).toBe('describeState')
  for (const path of ['/product/wow/1200', '/product/wow/recommendations', '/elsewhere'])
    expect(stillGuide(setup(), catalogue, path)).toBeNull()
})

test('what is pressed and typed while it stands goes to the visitor’s own flow, also what comes a moment later', () => {
  const start = stillGuide(setup(), catalogue, '/')!
  start.runner.send({ type: 'PRODUCT_SELECTED', productName: 'wow', categoryId: 0 })
  expect(stateOf(start.runner)).toBe('productSelectState')
  const pressed = ownGuide('/')
  start.handOver(pressed)
  expect(stateOf(pressed)).toBe('describeState')

  const typed = (before: string, early: string, late = ''): string => {
    const still = stillGuide(setup(), catalogue, '/product/wow')!
    const own = ownGuide('/product/wow', before)
    still.runner.description.type(early)
    still.handOver(own)
    if (late !== '') still.runner.description.type(late)
    return own.description.getState().description
  }
  expect(typed('', 'My hero')).toBe('My hero')
  expect(typed('', '', 'My hero fell')).toBe('My hero fell')
  expect(typed('Kept words.', '')).toBe('Kept words.')
  expect(typed('Kept words.', 'And new')).toBe('Kept words.\nAnd new')
  expect(typed('Kept words.', 'Kept words. And')).toBe('Kept words. And')
})
