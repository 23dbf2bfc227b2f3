// The room's parts, each given the others: indexes of the content, what was searched for, and what is learnt from it.
import { join } from 'node:path'
import type { Content } from '../content/types.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Database } from '../storage/database.ts'
import { createArticleIndexes } from './article-indexes.ts'
import type { Deflection } from './deflection/deflection.ts'
import { createArticleSearch } from './engine/article-search.ts'
import { createFeedbackStore } from './feedback-store.ts'
import { createFoundBy } from './found-by.ts'
import { createGapList } from './gap-list.ts'
import { createIndexThread } from './index-thread.ts'
import { createHashWord } from './learning/hash-word.ts'
import { createOutcomeStore } from './learning/outcomes.ts'
import { createSuggestionLearning } from './learning/suggestion-learning.ts'
import { createTopicModels, type TopicModelsDeps } from './learning/topic-models.ts'
import { createTopicTrainer } from './learning/topic-trainer.ts'
import { createSearchMisses } from './search-misses.ts'
import { createSearchPulse } from './search-pulse.ts'
import { createSearchQueries } from './search-queries.ts'
import { createMeanings, withoutMeanings } from './semantic/meanings.ts'
import { encoderLanguages, type SemanticSettings } from './semantic/encoder-files.ts'
import { type ArticlesServiceDeps, createArticlesService } from './service.ts'
import type { ArticlesTables } from './tables.ts'

export interface ArticlesDeps
  extends Pick<ArticlesServiceDeps, 'clock' | 'content' | 'features' | 'onError' | 'texts'> {
  database: Database<ArticlesTables>
  keys: Pick<Keyring, 'sign'>
  deflection: Deflection
  dataDir: string
  semantic: SemanticSettings | null
  pastDescriptions: TopicModelsDeps['pastDescriptions']
  warn: (message: string) => void
}

export const createArticles = (deps: ArticlesDeps) => {
  const { database, clock, content, deflection, onError, semantic } = deps
  const feedback = createFeedbackStore(database)
  const queries = createSearchQueries(database, onError)
  const pulse = createSearchPulse(database, onError)
  const misses = createSearchMisses(database, queries)
  const thread = createIndexThread({ folder: join(deps.dataDir, 'index') })
  const indexes = createArticleIndexes(createArticleSearch(thread.build))
  const languages = encoderLanguages(semantic)
  if (semantic !== null && languages === null)
    deps.warn(
      'SEMANTIC_MODEL is a table of tokens, which is no longer read: words alone answer. `make lab DO=semantic` brings an encoder',
    )
  const meanings =
    languages === null || semantic === null
      ? withoutMeanings
      : createMeanings({ folder: semantic.folder, kept: join(deps.dataDir, 'meanings'), languages, onError })
  const topics = createTopicModels({
    ...deps,
    trainer: createTopicTrainer(),
    content: content.current,
  })
  const learning = createSuggestionLearning({
    ...deps,
    store: createOutcomeStore(database),
    onRefused: ({ product, locale, articleIds }) =>
      deflection.lacked({ kind: 'refused', product, locale, subjects: articleIds }),
    hashWord: createHashWord(deps.keys),
  })
  const parts = { ...deps, indexes, feedback, misses, queries, pulse, topics, learning }
  return {
    feedback,
    misses,
    service: createArticlesService({ ...parts, meanings }),
    findQuestions: createFoundBy(parts),
    listGaps: createGapList(parts),
    searches: pulse.pace,
    heard: learning.heard,
    prepareContent: async (next: Content): Promise<void> => {
      await indexes.prepare(next)
      topics.prepare(next)
    },
    /** There is something new to learn, or something to forget. */
    relearn: (): void => {
      if (!content.isLoaded()) return
      topics.relearn()
      learning.refresh().catch(onError)
    },
    sweep: async (signal: AbortSignal): Promise<void> => {
      for (const one of [learning, feedback, queries, pulse]) await one.sweep(clock.now(), signal)
    },
    stop: async (): Promise<void> => {
      indexes.stop()
      for (const one of [thread, topics, learning, queries, pulse, meanings]) await one.stop()
    },
  }
}
