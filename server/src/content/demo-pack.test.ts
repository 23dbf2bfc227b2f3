import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { cureOf } from '../articles/article-blocks.ts'
import { compileContent } from './compile-content.ts'
import type { PackDocument } from './pack/document.ts'
import { loadPack } from './pack/load-pack.ts'
import { folderFiles } from './pack/pack-files.ts'
import { textOf } from './pack/rich-text.ts'
import { fieldTypes } from './vocabulary.ts'

let pack: PackDocument
let warnings: string[]
beforeAll(() => {
  const loaded = loadPack(folderFiles(fileURLToPath(new URL('../../content/demo', import.meta.url))))
  pack = loaded.document
  warnings = loaded.warnings
})

test('the check of the pack warns of nothing in it', () => expect(warnings).toEqual([]))

test('the demonstration pack has the nine products the specification names assets for (ground G19)', () => {
  expect(pack.products.map((folder) => folder.product.baseUiName).sort()).toEqual([
    'blizzcon',
    'diablo4',
    'hearthstone',
    'immortal',
    'overwatch',
    'rumble',
    'services',
    'warcraftstrategy',
    'wow',
  ])
})

test('it has at least 40 topics with forms, which between them use every field type', () => {
  const forms = pack.products
    .flatMap((folder) => folder.topics)
    .filter((topic) => topic.hasForm && topic.fields.length > 0)
  expect(forms.length).toBeGreaterThanOrEqual(40)
  const used = new Set(forms.flatMap((topic) => topic.fields).map((field) => field.type))
  expect(fieldTypes.filter((type) => !used.has(type))).toEqual([])
})

test('it has 60 articles in en-US and all but one of them in every language (ground G39)', () => {
  const count = (locale: string): number => pack.articles.filter((article) => article.locale === locale).length
  expect(pack.pack.locales).toEqual(['en-US', 'de-DE', 'fr-FR', 'ko-KR', 'ja-JP', 'es-ES', 'pt-BR', 'zh-CN', 'ar-SA'])
  expect(count('en-US')).toBeGreaterThanOrEqual(60)
  for (const locale of pack.pack.locales) expect(count(locale), locale).toBeGreaterThanOrEqual(78)
})

test('these products answer their own problems: twelve articles of nobody else in every language', () => {
  const own = (product: string, locale: string): string[] =>
    pack.articles
      .filter((article) => article.locale === locale && article.products.join() === product)
      .map((article) => article.id)
      .sort()
  for (const product of ['blizzcon', 'diablo4', 'hearthstone', 'overwatch', 'services', 'warcraftstrategy']) {
    const ids = own(product, 'en-US')
    expect(ids.length, product).toBeGreaterThanOrEqual(12)
    for (const locale of pack.pack.locales) expect(own(product, locale), `${product} ${locale}`).toEqual(ids)
  }
})

test('every link of an article to another or to a form leads somewhere', () => {
  const articles = new Set(pack.articles.map((article) => article.id))
  const topics = new Set(pack.products.flatMap((folder) => folder.topics.map((topic) => String(topic.id))))
  const links = pack.articles.flatMap(({ id, locale, body }) =>
    [...JSON.stringify(body).matchAll(/(help\/article|contact)\/(\d+)/g)].map(([, kind, to = '']) => ({
      from: `${locale} ${id}`,
      to,
      known: kind === 'contact' ? topics : articles,
    })),
  )
  expect(links.length).toBeGreaterThan(1000)
  expect(links.filter(({ to, known }) => !known.has(to)).map(({ from, to }) => `${from}: ${to}`)).toEqual([])
})

test('every article leads on to a related one, in every language', () => {
  const alone = pack.articles.filter(({ body }) => !JSON.stringify(body).includes('help/article/'))
  expect(alone.map(({ locale, id }) => `${locale} ${id}`)).toEqual([])
})

test('T2: no known problem is a dead end: each opens with its cure, in every language', () => {
  const content = compileContent(pack, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' })
  const problems = content.locales.flatMap((locale) =>
    content
      .in(locale)
      .articles()
      .filter(({ articleType }) => articleType === 'PROBLEM')
      .map((article) => ({ name: `${locale} ${article.id}`, cure: textOf(cureOf(article)) })),
  )
  expect(problems.length).toBeGreaterThan(200)
  expect(problems.filter(({ cure }) => cure.length < 20).map(({ name }) => name)).toEqual([])
})

test('emphasis ends where it is meant to, also beside letters that stand without spaces', () => {
  const wrong = pack.articles.filter(({ body }) => {
    const html = JSON.stringify(body)
    const nested = /<strong>(?:(?!<\/strong>).)*<strong>/.test(html)
    return nested || html.replaceAll(/<[^>]*>/g, '').includes('*')
  })
  expect(wrong.map(({ locale, id }) => `${locale} ${id}`)).toEqual([])
})

// Newcomers judge by their own game: what stands in more than six games is everybody's and does not count.
test('each game answers its own problems in at least 12 articles of every language', () => {
  const games = pack.products.map(({ product }) => product.shortName).filter((game) => game !== 'services')
  const idsOf = (game: string): string[] =>
    pack.articles
      .filter(({ locale, products }) => locale === 'en-US' && products.includes(game) && products.length <= 6)
      .map((article) => article.id)
  const missing = games.flatMap((game) =>
    pack.pack.locales.flatMap((locale) => {
      const there = new Set(pack.articles.filter((article) => article.locale === locale).map((article) => article.id))
      const answers = idsOf(game).filter((id) => there.has(id))
      return answers.length < 12 ? [`${game} ${locale}: ${answers.length}`] : []
    }),
  )
  expect(missing).toEqual([])
})

test('its flags and settings are those of the demonstration (ground G31)', () => {
  const on = Object.entries(pack.pack.features).flatMap(([key, isOn]) => (isOn ? [key] : []))
  expect(on.sort()).toEqual(['accountRestrictions', 'anonymousTickets', 'arkose', 'autoCategorize', 'lockedOut'])
  const { settings } = compileContent(pack, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' })
  expect(settings.angularGamePages).toHaveLength(9)
  expect(settings).toMatchObject({
    useEmbeddedFlow: true,
    allowEmbeddedHome: true,
    hasSearchLink: true,
    flagshipGames: ['wow', 'wow-kr'],
    embeddedProducts: { 'wow-kr': 'wow' },
  })
  expect(settings.helpArticles).toMatchObject({
    disclaimer: '9852',
    noPenalties: '99516',
    codeOfConduct: '42673',
    appealEligibility: '376472',
  })
})

test('every language can be read whole: no document is without its name', () => {
  const content = compileContent(pack, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' })
  for (const locale of content.locales) {
    const local = content.in(locale)
    const names = [
      ...local.products().flatMap((product) => [product.name, product.titleText, product.tileText]),
      ...content.topicIds.flatMap((id) => [local.topic(id)?.name, local.topic(id)?.friendlyText]),
      ...local.articles().flatMap((article) => [article.title, article.summary, article.body]),
    ]
    expect(names.filter((name) => !name)).toEqual([])
  }
})
