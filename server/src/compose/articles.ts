// Articles: search, suggestions, feedback, and what is learnt from them.
import { join } from 'node:path'
import { createArticleIndexes } from '../articles/article-indexes.ts'
import { createArticleSearch } from '../articles/engine/article-search.ts'
import type { Deflection } from '../articles/deflection/deflection.ts'
import { createIndexThread } from '../articles/index-thread.ts'
import { createFoundBy, type FindQuestions } from '../articles/found-by.ts'
import { createGapList, type ListGaps } from '../articles/gap-list.ts'
import { createFeedbackStore, type FeedbackStore } from '../articles/feedback-store.ts'
import { createOutcomeStore } from '../articles/learning/outcomes.ts'
import { createSuggestionLearning, type ReaderEvent } from '../articles/learning/suggestion-learning.ts'
import { createArticleHoldings } from '../articles/holdings.ts'
import { createTopicModels } from '../articles/learning/topic-models.ts'
import { createTopicTrainer } from '../articles/learning/topic-trainer.ts'
import { registerArticlesDesk, type AskedIn } from '../articles/desk/routes.ts'
import { registerArticlesRoutes } from '../articles/routes.ts'
import { createSearchMisses, type SearchMisses } from '../articles/search-misses.ts'
import { createSearchPulse, type SearchPulse } from '../articles/search-pulse.ts'
import { createSearchQueries } from '../articles/search-queries.ts'
import { readSemantics } from '../articles/semantic/read-table.ts'
import { createNearness } from '../articles/semantic/nearness.ts'
import { createArticlesService } from '../articles/service.ts'
import { createPastDescriptions } from '../cases/past-descriptions.ts'
import { createLru } from '../lib/lru.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export interface ArticlesPorts {
  feedback: FeedbackStore
  misses: SearchMisses
  /** For those who write. */
  findQuestions: FindQuestions
  listGaps: ListGaps
  /** How many searches come in now. */
  searchPace: SearchPulse['pace']
  heard: (sessionId: string, event: ReaderEvent) => Promise<void>
}

/** Told to every instance when there is something new to learn, or something to forget. */
const channel = 'learning'
const learnEverySeconds = 3_600
const rememberedHashes = 10_000

export const composeArticles = async (
  core: Core,
  { deflection, askedIn }: { deflection: Deflection; askedIn: AskedIn },
): Promise<Composed<ArticlesPorts>> => {
  const { config, database, clock, content, documents, flags, jobs, keys, texts, onError } = core
  const feedback = createFeedbackStore(database)
  const queries = createSearchQueries(database, onError)
  const pulse = createSearchPulse(database, onError)
  const misses = createSearchMisses(database, queries)
  const thread = createIndexThread({ folder: join(config.dataDir, 'index') })
  const indexes = createArticleIndexes(createArticleSearch(thread.build))
  const semantics = readSemantics(config.semantic)
  const topics = createTopicModels({
    trainer: createTopicTrainer(config.semantic),
    semantics,
    pastDescriptions: createPastDescriptions({ database, clock }),
    content: content.current,
    onError,
  })
  // Words come again and again; each keyed hash leaves an object behind that the collector has to look at.
  const hashes = createLru<string>(rememberedHashes)
  const hashWord = (word: string): string => {
    // 72 bits: enough that two words never meet.
    const hash = hashes.get(word) ?? keys.sign('suggestion-word', word).slice(0, 12)
    hashes.set(word, hash)
    return hash
  }
  const learning = createSuggestionLearning({
    store: createOutcomeStore(database),
    clock,
    onRefused: ({ product, locale, articleIds }) =>
      deflection.lacked({ kind: 'refused', product, locale, subjects: articleIds }),
    hashWord,
    onError,
  })

  await database.listen(channel, () => {
    if (!content.isLoaded()) return
    topics.relearn()
    learning.refresh().catch(onError)
  })
  jobs.repeat('learn', learnEverySeconds, () => database.notify(channel, 'lessons'))

  const service = createArticlesService({
    content,
    indexes,
    feedback,
    misses,
    queries,
    pulse,
    topics,
    nearness: createNearness(semantics),
    learning,
    deflection,
    features: flags,
    texts,
    clock,
    onError,
  })
  return {
    feedback,
    misses,
    findQuestions: createFoundBy({ indexes, topics, queries, clock }),
    searchPace: pulse.pace,
    listGaps: createGapList({ content, indexes, queries, clock }),
    heard: learning.heard,
    room: {
      register: (app) => registerArticlesRoutes(app, { documents, content, service }),
      registerDesk: (desk) =>
        registerArticlesDesk(desk, {
          report: deflection.report,
          suggest: service.suggestTyped,
          askedIn,
          feedback,
          misses,
          titleOf: (locale, articleId) => content.current().in(locale).article(articleId)?.title,
          urlOf: (locale, articleId) => `${config.publicUrl}${config.mountPath}/${locale}/article/${articleId}`,
        }),
      prepareContent: async (next) => {
        await indexes.prepare(next)
        topics.prepare(next)
      },
      holdings: createArticleHoldings({
        feedback,
        misses,
        deflection,
        forgetLearnt: () => database.notify(channel, 'erased'),
      }),
      sweep: async (signal) => {
        await learning.sweep(clock.now(), signal)
        await feedback.sweep(clock.now(), signal)
        await queries.sweep(clock.now(), signal)
        await pulse.sweep(clock.now(), signal)
      },
      stop: async () => {
        indexes.stop()
        await thread.stop()
        await topics.stop()
        await learning.stop()
        await queries.stop()
        await pulse.stop()
      },
    },
  }
}
