/**
 * A started server with a set as its content: the figures players get, with the contract, the product filter and the
 * locale in between.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { SuggestionsRequest, Suggestions } from '#generated/server/schemas.ts'
import { localeOf } from '../../move-in/locales.ts'
import type { Opener } from './search-table.ts'
import type { SearchSet } from './sets.ts'
import { startServer, type StartedServer } from './started-server.ts'
import type { TopicOpener } from './topic-table.ts'

/** What the portal is offered in, by the languages of the sets. */
export const languages = ['en', 'fr', 'pl', 'hu', 'ru', 'tr', 'nl', 'es', 'it', 'de', 'ja', 'zh'].map(
  (one) => localeOf(one)!,
)
const firstId = 100_000
/** Articles the portal links to must exist (ground G31); they belong to another product, so no query finds them. */
const fixed = {
  disclaimer: '9852',
  noPenalties: '99516',
  codeOfConduct: '42673',
  appealEligibility: '376472',
  smsProtection: '24140',
}
/** What they say, where the engine itself is asked. */
export const linkedArticles = Object.values(fixed).map(() => ({ title: 'Fixed', summary: 'Fixed', text: 'Fixed' }))

interface PackTopic {
  id: number
  name: string
  phrases: readonly string[]
}
interface PackArticle {
  title: string
  text: string
  summary?: string
  keywords?: readonly string[]
}
interface Pack {
  locale: string /** Offered beside it; their articles are the default language's. */
  others?: readonly string[]
  articles: readonly PackArticle[]
  topics: readonly PackTopic[]
}

const writePack =
  ({ locale, others = [], articles, topics }: Pack) =>
  (folder: string): void => {
    const write = (path: string, text: string): void => {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    write(
      'pack.yaml',
      stringify({
        id: 'relevance',
        title: 'Relevance',
        version: '1',
        publisher: 'Measurement',
        defaultLocale: locale,
        locales: [locale, ...others],
        settings: { helpArticles: fixed },
        features: { autoCategorize: true },
      }),
    )
    write('assets/placeholder.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    write('headers.yaml', stringify([{ name: 'all', title: 'All', order: 1 }]))
    for (const shortName of ['measured', 'services']) {
      const own = shortName === 'measured' ? topics : []
      write(
        `products/${shortName}/product.yaml`,
        stringify({
          shortName,
          name: shortName,
          titleText: shortName,
          tileText: shortName,
          header: 'all',
          publisher: 'Measurement',
          developers: 'Measurement',
          showCategories: false,
          baseUiName: shortName,
        }),
      )
      write(`products/${shortName}/categories.yaml`, stringify(own.map(({ id, name }) => ({ id, name }))))
      write(
        `products/${shortName}/topics.yaml`,
        stringify(
          own.map(({ id, name, phrases }) => ({
            id,
            friendlyText: name,
            hasForm: false,
            examples: { [locale]: phrases },
          })),
        ),
      )
    }
    const article = (id: string, product: string, { title, text, summary, keywords = [] }: PackArticle): void =>
      write(
        `articles/${locale}/${id}-a.md`,
        `---\n${stringify({
          id,
          title,
          summary: summary || title,
          products: [product],
          keywords,
          updated: '2026-01-01',
        })}---\n${text}\n`,
      )
    for (const [at, id] of Object.values(fixed).entries()) article(id, 'services', linkedArticles[at]!)
    articles.forEach((its, at) => article(String(firstId + at), 'measured', { ...its, text: its.text || its.title }))
  }

const start = (pack: Pack, how: { measuresTurns?: boolean } = {}): Promise<StartedServer> =>
  startServer(writePack(pack), pack.locale, how)
const startSet = (set: SearchSet): Promise<StartedServer> =>
  start({ locale: localeOf(set.locale) ?? set.locale, articles: set.articles, topics: [] })
/** '' for one of `fixed`: everybody's articles are found in every product, and answer no query of a set. */
const idOf = (set: SearchSet, articleId: string): string => set.articles[Number(articleId) - firstId]?.id ?? ''

/** A server with these articles, offered in twelve languages. */
export const startWithArticles = (
  articles: Pack['articles'],
  how: { measuresTurns?: boolean } = {},
): Promise<StartedServer> =>
  start({ locale: 'en-US', others: languages.filter((other) => other !== 'en-US'), articles, topics: [] }, how)

/** POST /api/search. */
export const openServer: Opener = async (set) => {
  const server = await startSet(set)
  return {
    close: server.close,
    ask: async (query) => {
      const { pagedResults } = await server.post<{ pagedResults: { articleNumber: string }[] }>('search', {
        searchTerm: query,
        subjectName: 'measured',
        sourceName: 'all',
        page: 1,
        locale: server.locale,
        purpose: 'suggest',
      })
      return pagedResults.map(({ articleNumber }) => idOf(set, articleNumber))
    },
  }
}

const suggest = (server: StartedServer, query: string): Promise<Suggestions> =>
  server.post<Suggestions>('suggestions', {
    query: query.trim().slice(0, 2_048),
    product: 'measured',
  } satisfies SuggestionsRequest)

/** POST /api/suggestions, its articles. */
export const openSuggestions: Opener = async (set) => {
  const server = await startSet(set)
  return {
    close: server.close,
    ask: async (query) => (await suggest(server, query)).aiRecommendations.map(({ id }) => idOf(set, id)),
  }
}

const trainingPatience = 900_000
/** POST /api/suggestions, its topics: the pack's phrasings are the training set. */
export const openTopicServer: TopicOpener = async (examples) => {
  const topics = [...Map.groupBy(examples, ({ topicId }) => topicId)].map(([id, texts]) => ({
    id,
    name: `Topic ${id}`,
    phrases: texts.map(({ text }) => text),
  }))
  const server = await start({
    locale: 'en-US',
    articles: [{ title: 'An article', text: 'An article about nothing in particular.' }],
    topics,
  })
  const opinion = async (text: string) => {
    const { topics: guessed = [] } = await suggest(server, text)
    return {
      guesses: guessed.map(({ guidedEntryCategoryId, probability }) => ({
        topicId: guidedEntryCategoryId,
        probability,
      })),
      chosen: guessed.find(({ isCertain }) => isCertain)?.guidedEntryCategoryId,
    }
  }
  // The first question begins the training, on a thread of its own; meanwhile there are no topics.
  const known = examples.find(({ text }) => /\p{L}/u.test(text))!.text
  for (const since = performance.now(); (await opinion(known)).guesses.length === 0; ) {
    if (performance.now() - since > trainingPatience) throw new Error('the topic model was not trained')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { opinion, close: server.close }
}

/**
 * POST /api/context on a server with next to no content, in the languages of the sets: one that is not offered would be
 * judged as the default language.
 */
export const openContext = async (): Promise<{
  isAbusive: (text: string, locale: string) => Promise<boolean>
  close: () => Promise<void>
}> => {
  const server = await start({ locale: 'en-US', others: ['de-DE', 'ko-KR', 'pt-BR'], articles: [], topics: [] })
  return {
    isAbusive: (text, locale) => server.post<boolean>('context', { description: text }, locale),
    close: server.close,
  }
}
