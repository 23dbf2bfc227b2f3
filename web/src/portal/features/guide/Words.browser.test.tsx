// A visit keeps its words (T30): on the way through the guide, back and forth, into the form and out of it.
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Around, example, open } from '../../../../../tests/support/screen.tsx'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const more = `${words} Twice.`
const description = page.getByRole('textbox', { name: 'Your description' })
const box = page.getByRole('textbox', { name: 'Description', exact: true })
const answers = page.getByRole('list', { name: 'Your answers so far' })
const main = page.getByRole('main')
const topicStep = page.getByRole('heading', { name: 'Which topic fits best?' })
const tile = (name: string): Locator => main.getByRole('button', { name: new RegExp(`^${name}`) })
const press = (name: string): Promise<void> => tile(name).click()
const contact = main.getByRole('link', { name: 'Contact us' })

/** A topic that a visitor writes about without more; no topic is so likely that it is offered first. */
const says: Around['says'] = {
  getSolution: { ...example('getSolution', 'form'), fields: [] },
  getChannels: [{ ...example('getChannels', 'open')[0]!, loginRequired: false }],
  getSuggestions: { ...example('getSuggestions', 'found'), topics: [] },
}
const player: Around = { says }

/** From the topics of Realms of Aether, or of its category Gameplay, to one that has a form. */
const chooseTopic = async (isOpen = false): Promise<void> => {
  await expect.element(topicStep).toBeVisible()
  if (!isOpen)
    await main
      .getByRole('tab', { name: 'Gameplay' })
      .or(main.getByRole('button', { name: 'Gameplay' }))
      .click()
  await press('My character is stuck')
  await expect.element(contact).toBeVisible()
}

for (const [where, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide window', { width: 1280, height: 900 }],
] as const)
  test(`${where} Back and Forward, another game, a topic by hand and another one keep the words, and the form has them`, async () => {
    const { place } = await open('/', { ...player, ...size })
    await press('Ashen Crown IV')
    await description.fill(words)
    await press('Continue')
    await expect.poll(place).toBe('/product/diablo4/recommendations')
    history.back()
    await expect.element(description).toHaveValue(words)
    history.back()
    await expect.element(tile('Ashen Crown IV')).toBeVisible()
    history.forward()
    await expect.element(description).toHaveValue(words)
    await press('Change selection')
    await press('Vanguard Rising')
    await expect.poll(place).toBe('/product/overwatch')
    await expect.element(description).toHaveValue(words)
    await press('Change selection')
    await open('/product/wow', { ...player, ...size })
    await press('Choose a topic instead')
    await expect.element(topicStep).toBeVisible()
    await press('Describe the problem instead')
    await expect.element(description).toHaveValue(words)
    await press('Choose a topic instead')
    await chooseTopic()
    await press('Change category')
    await chooseTopic(true)
    await contact.click()
    await expect.element(box).toHaveValue(words)
    // What is changed in the form is the same text.
    await box.fill(more)
    history.back()
    await expect.element(contact).toBeVisible()
    history.back()
    await press('Describe the problem instead')
    await expect.element(description).toHaveValue(more)
    await open('/contact/1301/ticket', { ...player, ...size })
    await expect.element(box).toHaveValue(more)
  })

test('suggestions for words that were changed in the form are asked for again, by Back', async () => {
  const before = 'My character is stuck behind the gate of Emberfall Keep'
  const { place, sent } = await open('/product/wow', player)
  await description.fill(before)
  await press('Continue')
  await expect.poll(place).toBe('/product/wow/recommendations')
  await main.getByRole('button', { name: /^(I need more help|Choose a topic myself)$/ }).click()
  await chooseTopic()
  await contact.click()
  await box.fill(words)
  history.back()
  await expect.element(contact).toBeVisible()
  await expect.element(answers).toMatchTextContent(words)
  for (const path of ['/product/wow/1200', '/product/wow', '/product/wow/recommendations']) {
    history.back()
    await expect.poll(place).toBe(path)
  }
  await expect.element(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
  await expect.element(answers).toMatchTextContent(words)
  await expect.poll(() => sent('getSuggestions')).toMatchObject([{ query: before }, { query: words, product: 'wow' }])
})

test('as many characters as there is room for, markup and double presses change no word; a slow line neither', async () => {
  const slowly = async (): Promise<undefined> => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return undefined
  }
  const text = `<b onmouseover=alert(1)>"${'&amp; 🎮 '.repeat(1200)}`
  const after =
    <T,>(answer: T) =>
    async (): Promise<T> =>
      (await slowly()) ?? answer
  await open('/product/wow', {
    says: {
      getSolution: after({ ...example('getSolution', 'form'), fields: [] }),
      getChannels: after([{ ...example('getChannels', 'open')[0]!, loginRequired: false }]),
      getProductCategories: slowly,
      getCategoryChildren: slowly,
      getCategoryPath: slowly,
      getCategory: slowly,
      verifyContact: slowly,
    },
  })
  await description.fill(text)
  const taken = (description.element() as HTMLTextAreaElement).value
  expect(taken.length).toBeGreaterThan(2000)
  await tile('Choose a topic instead').dblClick()
  await expect.element(topicStep).toBeVisible()
  await tile('Describe the problem instead').dblClick()
  await expect.element(description).toHaveValue(taken)
  await press('Choose a topic instead')
  await chooseTopic()
  await contact.dblClick()
  await expect.element(box).toHaveValue(taken)
})

test('[FLOW-26] going back to the products clears what the flow knew, but for the visit’s words', async () => {
  await open('/', player)
  await press('Ashen Crown IV')
  await description.fill(words)
  await press('Continue')
  await expect.element(answers).toMatchTextContent('second season')
  await press('Change selection')
  await expect.element(answers).toHaveLength(0)
  await press('Ashen Crown IV')
  await expect.element(description).toHaveValue(words)
})
