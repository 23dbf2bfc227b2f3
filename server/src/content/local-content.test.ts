import { expect, test } from 'vitest'
import { smallContent } from './testing/small-content.ts'

test('each text falls back to the default locale by itself (ground G2)', () => {
  const german = smallContent().in('de-DE')
  expect(german.product('wow')).toMatchObject({ name: 'Reiche', titleText: 'Realms of Aether' })
  expect(german.topic(1211)?.fields[0]?.options.map((option) => option.label)).toEqual(['Alpha', 'Betta'])
  expect(german.loginOptions().login[0]?.buttonText).toBe('Anmelden')
  expect(german.loginOptions().suggest.map((option) => option.buttonText)).toEqual(['Join', 'Go on without'])
})

test('a locale is recognised in any case; one not offered gets the default one\'s texts', () => {
  const content = smallContent()
  expect(content.in('DE-de').locale).toBe('de-DE')
  expect(content.in('sv-SE').locale).toBe('en-US')
  expect(content.in('nonsense').locale).toBe('en-US')
  expect(content.in('de-DE')).toBe(content.in('de-de'))
})

test('a translated article brings its words; what it is about stays the original\'s', () => {
  const article = smallContent().in('de-DE').article('9852')
  expect(article).toMatchObject({
    title: 'Hinweis', locale: 'de-DE', hasMachineTranslation: true, updated: '2026-11-03T00:00:00.000Z', products: ['wow'], categories: [1211], articleType: 'PROBLEM',
    guidedEntryCategoryId: 1211, guidedEntryProduct: 'wow', trending: true, url: '/support/de-DE/help/article/9852',
  })
  expect(article?.body).toContain('href="/support/de-DE/help/article/9852#kb-x"')
  const original = smallContent().in('de-DE').article('42673')
  expect(original).toMatchObject({ locale: 'en-US', url: '/support/de-DE/help/article/42673' })
})

test('markup in a summary is taken away, not shown', () => {
  expect(smallContent().in('en-US').article('9852')?.summary).toBe('What we promise & what not.')
})

test('trending articles of a category: those marked, else all that name it', () => {
  const local = smallContent().in('en-US')
  expect(local.trendingArticles('wow').map((article) => article.id)).toEqual(['9852'])
  expect(local.trendingArticles('wow', 1200).map((article) => article.id)).toEqual(['9852'])
  expect(local.trendingArticles('wow', 1300)).toEqual([])
  expect(local.trendingArticles('services')).toEqual([])
})

test('crisis messages that are over are not found', () => {
  const local = smallContent().in('en-US')
  expect(local.crisisMessages().map((message) => message.id)).toEqual(['login-down'])
  expect(local.crisisMessage('old-news')).toBeUndefined()
})

test('pseudo-locales are offered only where they are asked for', () => {
  expect(smallContent().locales).toEqual(['en-US', 'de-DE', 'ko-KR'])
  expect(smallContent().in('en-XA').locale).toBe('en-US')
  const content = smallContent({}, { pseudoLocales: ['en-XA', 'ar-XB'] })
  expect(content.locales).toEqual(['en-US', 'de-DE', 'ko-KR', 'en-XA', 'ar-XB'])
  expect(content.in('en-XA').product('wow')?.name).toMatch(/^\[Ŕéåļɱš·+\]$/)
  expect(content.in('ar-XB').product('wow')?.name).toBe('\u202eRealms\u202c')
})

test('the same pack is the same version; any change is another one', () => {
  expect(smallContent().version).toBe(smallContent().version)
  expect(smallContent({ 'headers.yaml': '- { name: games, title: Play }\n- { name: services, title: Services }\n' }).version).not.toBe(smallContent().version)
})
