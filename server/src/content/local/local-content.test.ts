import { expect, test } from 'vitest'
import { smallContent } from '../testing/small-content.ts'
import { smallPackFiles } from '../testing/small-pack.ts'

test('each text falls back to the default locale by itself (ground G2)', () => {
  const german = smallContent().in('de-DE')
  expect(german.product('wow')).toMatchObject({ name: 'Reiche', titleText: 'Realms of Aether' })
  expect(german.topic(1211)?.fields[0]?.options.map((option) => option.label)).toEqual(['Alpha', 'Betta'])
  expect(german.loginOptions().login[0]?.buttonText).toBe('Anmelden')
  expect(german.loginOptions().suggest.map((option) => option.buttonText)).toEqual(['Join', 'Go on without'])
})

test("a locale is recognised in any case; one not offered gets the default one's texts", () => {
  const content = smallContent()
  expect(content.in('DE-de').locale).toBe('de-DE')
  expect(content.in('sv-SE').locale).toBe('en-US')
  expect(content.in('nonsense').locale).toBe('en-US')
  expect(content.in('de-DE')).toBe(content.in('de-de'))
})

test("a translated article brings its words; what it is about stays the original's", () => {
  const article = smallContent().in('de-DE').article('9852')
  expect(article).toMatchObject({
    title: 'Hinweis',
    locale: 'de-DE',
    hasMachineTranslation: true,
    updated: '2026-11-03T00:00:00.000Z',
    products: ['wow'],
    categories: [1211],
    articleType: 'PROBLEM',
    guidedEntryCategoryId: 1211,
    guidedEntryProduct: 'wow',
    trending: true,
    url: '/support/de-DE/help/article/9852',
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
  expect(
    smallContent({ 'headers.yaml': '- { name: games, title: Play }\n- { name: services, title: Services }\n' }).version,
  ).not.toBe(smallContent().version)
})

test('[HTTP-12] a pack that names no default locale speaks en-US, and so does every answer in a language it lacks', () => {
  const content = smallContent({
    'pack.yaml': (smallPackFiles()['pack.yaml'] ?? '').replace('defaultLocale: en-US\n', ''),
  })
  expect(content.defaultLocale).toBe('en-US')
  expect(content.in('pt-BR').product('wow')?.name).toBe('Realms')
})

test('[ENTITY-34] [ENTITY-35] [ENTITY-37] characters of a realm and options of a select carry every field', () => {
  const content = smallContent({
    'products/wow/topics.yaml': `- id: 1211
  friendlyText: Text
  fields:
    - key: who
      label: Who
      type: character
      renderMethod: dropdown
      realms:
        - realmId: 3
          realmName: Emberfall
          characters: [{ characterId: 7, characterName: Mira, classId: 2, className: { en-US: Mage, de-DE: Magierin },
            raceId: 4, raceName: Elf, avatarUrl: wow/tile.svg, level: 60 },
            { characterId: 8, characterName: Bo }]
    - { key: when, label: When, type: option, renderMethod: radio,
        options: [{ id: now, label: { en-US: Now, de-DE: Jetzt } }, { id: later, label: Later, disabled: true }] }
- { id: 1212, friendlyText: Text }
- { id: 1300, friendlyText: Text }
`,
  })
  const [who, when] = content.in('de-DE').topic(1211)?.fields ?? []
  expect(who?.realms).toEqual([
    {
      realmId: 3,
      realmName: 'Emberfall',
      characters: [
        {
          characterId: 7,
          characterName: 'Mira',
          realmId: 3,
          realmName: 'Emberfall',
          classId: 2,
          className: 'Magierin',
          raceId: 4,
          raceName: 'Elf',
          avatarUrl: content.assetUrl('wow/tile.svg'),
          level: 60,
        },
        {
          characterId: 8,
          characterName: 'Bo',
          realmId: 3,
          realmName: 'Emberfall',
          classId: 0,
          className: '',
          raceId: 0,
          raceName: '',
          avatarUrl: null,
          level: 0,
        },
      ],
    },
  ])
  expect(when?.options).toEqual([
    { id: 'now', label: 'Jetzt', selected: false, disabled: false },
    { id: 'later', label: 'Later', selected: false, disabled: true },
  ])
})

test('[ENTITY-15] a channel is a ticket, a chat or a phone, and its wait is in minutes', () => {
  const channels = smallContent().in('en-US').channels(1211)
  expect(channels.map((channel) => [channel.channelType, channel.ewt])).toEqual([
    ['ticket', null],
    ['phone', 5],
    ['chat', null],
  ])
  expect(() =>
    smallContent({
      'products/wow/topics.yaml':
        '- { id: 1211, friendlyText: Text, channels: [{ channelType: fax, description: Fax }] }\n',
    }),
  ).toThrow('"fax" is not one of ticket, chat, phone')
  expect(() =>
    smallContent({
      'products/wow/topics.yaml':
        '- { id: 1211, friendlyText: Text, channels: [{ channelType: chat, description: Chat, ewt: 1.5 }] }\n',
    }),
  ).toThrow('ewt: must be a whole number')
})

test('a diagnostic report beside a platform field is asked for on the platforms it can come from', () => {
  const fields = (system: string): string => `- id: 1211
  friendlyText: Text
  fields:
    - { key: system, label: System, type: option, renderMethod: radio, options: [${system}] }
    - { key: report, label: Report, type: diag, renderMethod: file }
- { id: 1212, friendlyText: Text }
- { id: 1300, friendlyText: Text }
`
  const reportOf = (system: string) =>
    smallContent({ 'products/wow/topics.yaml': fields(system) })
      .in('en-US')
      .topic(1211)?.fields[1]?.shownWhen
  const [windows, mac, other] = ['windows', 'mac', 'console'].map((id) => `{ id: ${id}, label: A }`)
  expect(reportOf(`${windows}, ${mac}, ${other}`)).toEqual({ field: 'system', is: ['windows', 'mac'] })
  expect(reportOf(`${windows}, ${other}`)).toBeUndefined()
})
