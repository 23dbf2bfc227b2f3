// The guide's second step: the box for words, its bubble, and the answers that come while one types.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Around, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const prompt = 'What were you doing when it happened?'
const go = 'Press Continue, or add a few words for a better answer.'
const box = page.getByRole('textbox', { name: 'Your description' })
const goOn = page.getByRole('button', { name: 'Continue', exact: true })
const shut = (why: string) => page.getByRole('button', { name: `Continue: ${why}`, exact: true })
const answers = page.getByRole('list', { name: 'Your answers so far' })
const topics = page.getByRole('heading', { name: 'Which topic fits best?' })
const helps = page.getByRole('heading', { name: 'Does one of these help?' })
const signedOut: Around = { scenario: 'signed-out' }

test('[DESCRIBE-02] [DESCRIBE-06] [DESCRIBE-10] the describe step: box, Continue, next step', async () => {
  const { sent } = await open('/product/wow', signedOut)
  await expect.element(box).toHaveValue('')
  await box.fill(words)
  await goOn.click()
  expect(await sent('getSuggestions')).toMatchObject([{ query: words, product: 'wow' }])
  await expect.element(box).toHaveLength(0)
  await expect.element(answers).toMatchTextContent('second season')
})

test('[DESCRIBE-04] with the feature that hides it on, the link to choose a category is not there', async () => {
  const link = page.getByRole('main').getByRole('button', { name: /categor|topic/i })
  await open('/product/wow', signedOut)
  await expect.element(link).toHaveLength(1)
  const hides: Around['says'] = {
    isFeatureEnabled: ({ body }) => (JSON.stringify(body).includes('hideCategorizeButton') ? true : undefined),
  }
  await open('/product/wow', { ...signedOut, says: hides })
  await expect.element(box).toBeVisible()
  await expect.element(link).toHaveLength(0)
})

test('[DESCRIBE-19] [DESCRIBE-20] [DESCRIBE-23] [DESCRIBE-22] after a pause of 1000 ms the bubble tells how far the text is', async () => {
  await open('/product/diablo4', signedOut)
  const bubble = page.getByRole('status')
  const dots = page.getByTitle('Writing …')
  await expect.element(bubble.getByText(prompt)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await box.fill('C')
  await expect.element(bubble.getByText(prompt)).toHaveLength(0)
  await box.fill('Cr')
  // What waits for the page lets the timers go on: these two ask at once.
  await vi.advanceTimersByTimeAsync(900)
  expect(dots.elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(dots.elements()).toHaveLength(0)
  for (const [length, says, isOpen] of [
    [1, prompt, false],
    [2, 'Add a bit more detail.', false],
    [3, go, true],
    [20, go, true],
    [21, 'That’s enough for me to find answers.', true],
  ] as const) {
    await box.fill('Crash'.repeat(5).slice(0, length))
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(bubble.getByText(says)).toBeVisible()
    if (isOpen) await expect.element(goOn).toBeEnabled()
    else await expect.element(shut(says)).toBeDisabled()
  }
})

test('[DESCRIBE-21] [DESCRIBE-24] [DESCRIBE-25] enough words open Continue; none close it and it says why', async () => {
  await open('/product/diablo4', signedOut)
  await expect.element(shut(prompt)).toBeDisabled()
  await box.fill('lag')
  await expect.element(page.getByText(go)).toBeVisible()
  await expect.element(goOn).toBeEnabled()
  await box.fill('   ')
  await expect.element(shut(prompt)).toBeDisabled()
  await box.fill('')
  await expect.element(page.getByText(prompt)).toBeVisible()
  await expect.poll(() => sessionStorage.getItem('description') ?? '').toBe('')
})

test('[DESCRIBE-01] [DESCRIBE-16] [DESCRIBE-17] the server’s limit, six rows, a bubble with a face', async () => {
  await open('/product/diablo4', { ...signedOut, says: { getDescriptionLimit: { limit: 777 } } })
  await expect.element(box).toHaveAttribute('rows', '6')
  await expect.element(box).toHaveAttribute('maxlength', '777')
  await expect.element(page.getByRole('status').filter({ hasText: prompt })).toBeVisible()
  await expect.element(page.getByRole('main').getByCss('svg:has(+ * > [role=status])')).toBeVisible()
})

test('[FLOW-39] [DESCRIBE-05] [DESCRIBE-12] no word of a description is lost by a reload, a way back or a change', async () => {
  const { place } = await open('/product/diablo4', signedOut)
  await box.fill(words)
  await expect.element(goOn).toBeEnabled()
  await open('/product/diablo4', signedOut)
  await expect.element(box).toHaveValue(words)
  await goOn.click()
  await expect.poll(place).toBe('/product/diablo4/recommendations')
  await expect.element(answers).toMatchTextContent(words)
  await open(place(), signedOut)
  await expect.element(helps).toBeVisible()
  await expect.element(answers).toMatchTextContent(words)
  history.back()
  await expect.poll(place).toBe('/product/diablo4')
  await expect.element(box).toHaveValue(words)
  history.forward()
  await page.getByRole('button', { name: 'Change description' }).click()
  await expect.element(box).toHaveValue(words)
  await expect.poll(place).toBe('/product/diablo4')
})

test('[DESCRIBE-03] [FLOW-10] [FLOW-12] [PICKER-05] a visitor goes from describing to choosing a topic and back', async () => {
  await open('/product/diablo4', signedOut)
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await expect.element(topics).toBeVisible()
  await page.getByRole('button', { name: 'Describe the problem instead' }).click()
  await expect.element(box).toBeVisible()
})

test('[ROUTE-02] [DESCRIBE-18] in a game the root is a flow of its product, topics first; two lines for a description', async () => {
  await open('/', { scenario: 'in-game' })
  await expect.element(topics).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('button', { name: /^Ashen Crown IV/ })).toHaveLength(0)
  await page.getByRole('button', { name: 'Describe the problem instead' }).click()
  await expect.element(box).toHaveAttribute('rows', '2')
})

test('CD-111: answers come while the description is typed, once for each pause, and what stands there stays', async () => {
  const [stuck, known] = example('getTypedSuggestions', 'found').aiRecommendations
  const { asked } = await open('/product/diablo4', {
    ...signedOut,
    says: { getTypedSuggestions: (_, times) => ({ aiRecommendations: times === 1 ? [stuck!] : [known!, stuck!] }) },
  })
  await box.fill('The game crashes when I open the map')
  const shown = page.getByRole('complementary', { name: 'This might answer it' }).getByRole('listitem')
  await expect.element(shown.first()).toMatchTextContent(stuck!.title)
  await box.fill('The game crashes when I open the map, and since yesterday my payment by card is refused too')
  const calls = (): string[] => asked.map(({ operation }) => operation).filter((name) => name.endsWith('Suggestions'))
  await expect.poll(calls).toEqual(['getTypedSuggestions', 'getTypedSuggestions'])
  await expect.element(shown).toHaveLength(2)
  await expect.element(shown.first()).toMatchTextContent(stuck!.title)
})

approveScreens([['/product/wow'], ['/product/wow', { scenario: 'signed-out', width: 390 }]])
