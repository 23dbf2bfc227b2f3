// The guide's answers: articles that fit the words, and the solution of a topic.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Around, type Screen, example, open } from '../../../../../tests/support/screen.tsx'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const helps = page.getByRole('heading', { name: 'Does one of these help?' })
const topics = page.getByRole('heading', { name: 'Which topic fits best?' })
const answers = page.getByRole('list', { name: 'Your answers so far' })
const suggestions = example('getSuggestions', 'found')
const topic = example('getSolution', 'form')
const [ticket] = example('getChannels', 'open')
const closed = 'You can’t contact us right now.'
const solutionPath = '/product/wow/1200/1201/solution'

const box = page.getByRole('textbox', { name: 'Your description' })
/** My character is stuck, in Gameplay of Realms of Aether. */
const stuck: Around['says'] = {
  getSolution: topic,
  getCategoryPath: [example('getCategoryPath', 'path')[0]!, example('getCategory', 'stuck')],
}

/** Says these words about a game. */
const describe = async (text: string, around: Around = {}): Promise<Screen> => {
  const screen = await open('/product/wow', { scenario: 'signed-out', ...around })
  await box.fill(text)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  return screen
}

test('[RECOMMEND-01] [RECOMMEND-02] [RECOMMEND-04] [FLOW-16] fitting articles, and a search beside', async () => {
  const { place } = await describe(words)
  await expect.element(helps).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Search all articles' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/\/games\/wow\/search\?q=The%20game%20crashes%20when%20I%20open%20the%20map/),
    )
  await page.getByRole('main').getByCss('a[href*="/article/24133"]').click()
  await expect.poll(place).toBe('/article/24133')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  history.back()
  await expect.element(helps).toBeVisible()
})

test('[RECOMMEND-05] [RECOMMEND-06] a known problem opens in place with its cure, which may end the way (T2); words stay', async () => {
  const text = 'My character cannot move, and the game closes when I enter the world'
  const { place } = await describe(text)
  const known = page.getByRole('button', { name: /Known problem/ }).first()
  // Its topic is certain: the best answer is open (T45).
  await expect.element(known).toHaveAttribute('aria-expanded', 'true')
  await known.click()
  await expect.element(known).toHaveAttribute('aria-expanded', 'false')
  await known.click()
  const body = page.getByCss(`[id="${known.element().getAttribute('aria-controls')}"]`)
  await expect.element(body.getByCss('ol strong').last()).toHaveTextContent('Free my character')
  await expect.element(body).not.toMatchTextContent('<')
  await expect.element(body.getByRole('link', { name: 'Read the whole article' })).toBeVisible()
  expect(place()).toBe('/product/wow/recommendations')
  await body.getByRole('button', { name: 'This helped' }).click()
  await expect.element(page.getByRole('heading', { name: 'Great, glad that helped' })).toHaveFocus()
  expect(['bft', 'description'].map((key) => sessionStorage.getItem(key))).toEqual([null, text])
  await page.getByRole('button', { name: 'It didn’t help after all' }).click()
  await open(place(), { scenario: 'signed-out' })
  await expect.element(helps).toBeVisible()
})

test('[FLOW-36] [ERROR-03] [FLOW-15] words that match no article lead to the topics by themselves', async () => {
  await describe(words, { answers: { getSuggestions: 'none' } })
  await expect.element(topics).toBeVisible()
  await page.getByRole('button', { name: 'Describe the problem instead' }).click()
  await expect.element(box).toHaveValue(words)
})

test('[RECOMMEND-03] [FLOW-37] more help goes on without an article', async () => {
  // No topic is so likely that it is offered first.
  await describe(words, { says: { getSuggestions: { ...suggestions, topics: [] } } })
  await page.getByRole('button', { name: /^(I need more help|Choose a topic myself)$/ }).click()
  await expect.element(topics).toBeVisible()
  await expect.element(answers).toMatchTextContent(words)
})

test('a certain topic’s solution stands with the answers, and its Contact us alone chooses it (T45)', async () => {
  const chat = { ...ticket!, channelType: 'chat' as const, description: 'Chat with us', ewt: 6 }
  const { place, sent } = await describe(words, { says: { getSolution: topic, getChannels: [ticket!, chat] } })
  const contact = page.getByRole('region', { name: 'Still need help?' })
  await expect.element(page.getByRole('region', { name: topic.name })).toMatchTextContent('hearth gate')
  await expect.element(page.getByRole('link', { name: 'Free my character' })).toBeVisible()
  await expect
    .poll(() =>
      contact
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([`${ticket!.description}Reply within 24 hours`, 'Chat with usAvailable · about 6 minutes wait'])
  const chosen = async (): Promise<unknown[]> =>
    (await sent('reportEvent', 0)).filter((body) => (body as { event: string }).event === 'geassociation')
  expect(await chosen()).toEqual([])
  await contact.getByRole('link', { name: 'Contact us' }).click()
  await expect.poll(place).toBe('/contact/wow/1200/1201/ticket')
  await expect.poll(chosen).toMatchObject([{ data: { categoryId: 1201 } }])
  history.back()
  await expect.element(helps).toBeVisible()
})

test('without a certain topic nothing is open, and no topic is offered', async () => {
  const likely = suggestions.aiRecommendations.map((one) => ({ ...one, isTopicLikely: false }))
  await describe(words, { says: { getSuggestions: { ...suggestions, aiRecommendations: likely } } })
  await expect
    .element(page.getByRole('button', { name: /Known problem/ }).first())
    .toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('button', { name: 'I need more help' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveLength(0)
})

test('[SOLUTION-01] [SOLUTION-02] [SOLUTION-03] the solution tells, offers what helps at once, and the way to contact us', async () => {
  const { place } = await open(solutionPath, { says: stuck })
  const solution = page.getByRole('article')
  await expect.element(solution.getByCss('strong').filter({ hasText: 'hearth gate' })).toBeVisible()
  const promo = solution.getByRole('region', { name: 'Fix it yourself' }).getByRole('listitem').first()
  await expect.element(promo).toMatchTextContent('Moves a stuck character to the nearest hearth gate')
  await expect
    .element(promo.getByRole('link', { name: 'Free my character' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/account\.northlight\.example\/characters\/free/))
  await solution.getByRole('link', { name: 'Contact us' }).click()
  await expect.poll(place).toBe('/contact/wow/1200/1201/ticket')
  history.back()
  await expect.element(page.getByRole('heading', { name: 'My character is stuck' })).toBeVisible()
})

test('[SOLUTION-04] [SOLUTION-05] a workflow takes over, and its button sends there once', async () => {
  // Where the page is to go is noted, and it stays.
  const gone: string[] = []
  const note = (event: NavigateEvent): void => {
    gone.push(new URL(event.destination.url).pathname)
    event.preventDefault()
  }
  const workflow = { ...example('getSolution', 'workflow'), id: 1201, parentId: 1200, product: 'wow' }
  await open(solutionPath, { says: { ...stuck, getSolution: workflow } })
  const go = page.getByRole('button', { name: 'Continue', exact: true })
  await expect.element(go).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveLength(0)
  navigation.addEventListener('navigate', note)
  onTestFinished(() => navigation.removeEventListener('navigate', note))
  await go.dblClick()
  await expect.poll(() => gone).toEqual(['/support/en-US/help/wf/wow/1200/1201'])
})

test('[SOLUTION-07] [SOLUTION-06] [ROUTE-37] no channel open: contact is closed and says so', async () => {
  const says = { ...stuck, getChannels: [{ ...ticket!, enabled: false }] }
  const { goTo, place } = await open(solutionPath, { says })
  await expect.element(page.getByRole('button', { name: 'Contact us' })).toBeDisabled()
  await expect
    .element(page.getByRole('article').getByText(`${closed} We’ll show it here as soon as you can.`))
    .toBeVisible()
  goTo('/contact/1201/ticket')
  await expect.poll(place).toBe(solutionPath)
  await expect.element(page.getByRole('status').filter({ hasText: closed })).toBeVisible()
})

test('a topic without form and channels shows its text and no way to contact us', async () => {
  const nothing = { ...topic, hasForm: false, hasChannels: false, fields: [], friendlyText: '<p>There is no form.</p>' }
  await open(solutionPath, { says: { ...stuck, getSolution: nothing } })
  await expect.element(page.getByText('There is no form.')).toBeVisible()
  await expect.element(page.getByRole('article').getByText('Contact us')).toHaveLength(0)
})

test('Back in the moment in which the answer’s address comes leads to the topics, not to a page between both', async () => {
  const { place } = await open('/product/wow/1200')
  await page.getByRole('button', { name: /^My character is stuck/ }).click()
  await expect.poll(place).toBe(solutionPath)
  history.back()
  const found = page.getByRole('button', { name: /^My character is stuck/ })
  await expect.element(found).toBeVisible()
  ;(found.element() as HTMLElement).click()
  while (!location.pathname.endsWith('/solution')) await new Promise((resolve) => setTimeout(resolve, 0))
  history.back()
  await expect.poll(place).not.toMatch(/\/solution$/)
  await expect.element(page.getByRole('button', { name: /^Quests and story/ })).toBeVisible()
})
