import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileContent } from '../content/compile-content.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { folderFiles } from '../content/pack/pack-files.ts'
import { isForProduct } from '../content/vocabulary.ts'
import { createManualClock } from '../lib/clock.ts'
import type { Visitor } from '../platform/visitor.ts'
import { createArticleIndexes } from './article-indexes.ts'
import { createArticleSearch } from './engine/article-search.ts'
import { trainTopicModel, type TopicModel } from './engine/topic-model.ts'
import { withoutMeanings } from './semantic/meanings.ts'
import { createArticlesService, type ArticlesServiceDeps } from './service.ts'

const { document } = loadPack(folderFiles(fileURLToPath(new URL('../../content/demo', import.meta.url))))
const content = compileContent(document, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' })
const visitor = { sessionId: 'a' } as Visitor

const models = new Map<string, TopicModel>()
/** Of the shared services alone, which every search of all games weighs. */
const modelOf = async (locale: string): Promise<TopicModel> => {
  const own = content
    .in(locale)
    .topicExamples()
    .filter(({ product }) => isForProduct([product], 'services'))
  const examples = own.flatMap(({ topicId, phrases }) => phrases.map((text) => ({ topicId, text })))
  const model = models.get(locale) ?? (await trainTopicModel(examples))
  models.set(locale, model)
  return model
}

/** The service over the demonstration, and what it notes for writers. */
const demo = () => {
  const noted: object[] = []
  const note = (what: string, { locale }: { locale: string }): void => void noted.push({ what, locale })
  const service = createArticlesService({
    content: createContentHolder(content),
    indexes: createArticleIndexes(createArticleSearch()),
    topics: {
      ready: async (_content, product, locale) => product === 'services' && Boolean(await modelOf(locale)),
      opinion: (_content, _product, locale, text) => ({
        guesses: models.get(locale)!.classify(text),
        certain: undefined,
      }),
    },
    meanings: withoutMeanings,
    learning: {
      order: ({ locale, hits, most }) => {
        note('order', { locale })
        return hits.slice(0, most)
      },
      judged: async () => undefined,
    },
    queries: { record: (query) => note('query', query) },
    misses: {
      record: async (miss) => {
        note('miss', miss)
        return miss.term
      },
    } as ArticlesServiceDeps['misses'],
    deflection: { helped: async () => undefined, lacked: async (gap) => note('gap', gap) },
    features: { isOn: () => true },
    pulse: { beat: () => undefined },
    texts: { say: () => '' },
    feedback: {} as ArticlesServiceDeps['feedback'],
    clock: createManualClock(),
    onError: (error) => {
      throw error
    },
  })
  const search = async (searchTerm: string, locale: string, subjectName: string) =>
    service.search({ searchTerm, subjectName, sourceName: 'all', page: 1, locale, purpose: 'page' }, visitor, '')
  return { service, search, noted }
}

const forgot: readonly [locale: string, text: string][] = [
  ['en-US', 'forgot password'],
  ['de-DE', 'Passwort vergessen'],
  ['fr-FR', 'mot de passe oublié'],
  ['es-ES', 'olvidé mi contraseña'],
  ['pt-BR', 'esqueci a senha'],
  ['ja-JP', 'パスワードを忘れた'],
  ['ko-KR', '비밀번호를 잊어버렸어요'],
  ['zh-CN', '忘记密码'],
  ['ar-SA', 'نسيت كلمة المرور'],
]
const signIn = '24150'

test('a forgotten password leads to signing in, searched or described, in its own language and on the English page', async () => {
  const { service, search } = demo()
  for (const [locale, text] of forgot) {
    for (const page of new Set([locale, 'en-US'])) {
      const title = content.in(page).article(signIn)!.title
      const first = { articleNumber: signIn, title }
      for (const subject of ['services', 'all'])
        expect((await search(text, page, subject)).pagedResults[0], `${text} on ${page} in ${subject}`).toMatchObject(
          first,
        )
      const { aiRecommendations } = await service.suggest({ query: text, product: 'services' }, page, visitor)
      expect(aiRecommendations[0], `${text} on ${page}`).toMatchObject({ id: signIn, title })
    }
  }
})

test('what was searched, and what was not found, is noted in the language it was typed in', async () => {
  const { search, noted } = demo()
  await search('Passwort vergessen', 'en-US', 'services')
  await search('Zwiebelkuchen Backofentemperatur', 'en-US', 'wow')
  await expect
    .poll(() => noted)
    .toEqual([
      { what: 'order', locale: 'de-DE' },
      { what: 'query', locale: 'de-DE' },
      { what: 'miss', locale: 'de-DE' },
      { what: 'gap', locale: 'de-DE' },
    ])
})

test('a pasted code leads to the article that names it, in every language, and never to words it is made of', async () => {
  const { service, search } = demo()
  const log = '2026-11-28 12:01:07.311 [ERROR] Net: socket closed (10054)'
  for (const page of content.locales) {
    const pasted: readonly [text: string, product: string, id: string][] = [
      ['EXCEPTION_ACCESS_VIOLATION at 0x00007FF6B2C4 in Game.exe', 'diablo4', '38110'],
      ['dx12 device removed', 'wow', '24147'],
      [log, 'overwatch', '39113'],
      [log, 'wow', '31247'],
      ['nl51901016', 'services', '24150'],
      ['PAYMENT_DECLINED', 'services', '25131'],
    ]
    for (const [text, product, id] of pasted) {
      const { pagedResults, unknownCode } = await search(text, page, product)
      expect([pagedResults[0]?.articleNumber, unknownCode], `${text} on ${page}`).toEqual([id, undefined])
      const { aiRecommendations } = await service.suggest({ query: text, product }, page, visitor)
      expect(aiRecommendations[0]?.id, `${text} on ${page}`).toBe(id)
    }
  }
})

test('a code that nobody names is told, finds nothing by its letters, and leaves the other words their answers', async () => {
  const { service, search } = demo()
  expect(await search('BLZ51900002', 'en-US', 'wow')).toMatchObject({ unknownCode: 'BLZ51900002', totalCount: 0 })
  expect((await service.suggest({ query: 'BLZ51900002', product: 'wow' }, 'en-US', visitor)).aiRecommendations).toEqual(
    [],
  )
  // Another game's code is nobody's here.
  expect(await search('VR-1001', 'en-US', 'wow')).toMatchObject({ unknownCode: 'VR-1001', totalCount: 0 })
  const both = await search('Passwort vergessen, Fehlercode 99812', 'de-DE', 'services')
  expect([both.unknownCode, both.pagedResults[0]?.articleNumber]).toEqual(['Fehlercode 99812', signIn])
  expect((await search('24150', 'en-US', 'services')).unknownCode).toBeUndefined()
})
