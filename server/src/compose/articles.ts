// The articles room with its search indexes and what it learns. Part of compose/rooms.ts, apart for its length.
import { createArticleIndexes } from '../articles/article-indexes.ts'
import { createArticleSearch } from '../articles/engine/article-search.ts'
import type { FeedbackStore } from '../articles/feedback-store.ts'
import { createOutcomeStore } from '../articles/learning/outcomes.ts'
import { createSuggestionLearning, type ReaderEvent } from '../articles/learning/suggestion-learning.ts'
import { createTopicModels } from '../articles/learning/topic-models.ts'
import { createTopicTrainer } from '../articles/learning/topic-trainer.ts'
import { createSearchMisses } from '../articles/search-misses.ts'
import { createArticlesService, type ArticlesService } from '../articles/service.ts'
import { createPastDescriptions } from '../cases/past-descriptions.ts'
import type { CoreDeps } from './rooms.ts'
import type { Content } from '../content/types.ts'

export type ArticlesRoom = {
  service: ArticlesService
  /** Awaited before a new content version is shown; topic models follow on their own thread. */
  prepare: (next: Content) => Promise<void>
  heard: (sessionId: string, event: ReaderEvent) => Promise<void>
  /** Somebody's cases are gone: models that may have learnt from them are trained without. */
  forget: () => Promise<void>
  sweep: (now: Date) => Promise<void>
  stop: () => Promise<void>
}

/** Told to every instance when there is something new to learn, or something to forget. */
const channel = 'learning'
const learnEverySeconds = 3_600

export const composeArticles = async (
  core: CoreDeps,
  { feedback }: { feedback: FeedbackStore },
): Promise<ArticlesRoom> => {
  const { database, clock, content, flags, jobs, keys, texts, onError } = core
  const indexes = createArticleIndexes(createArticleSearch())
  const topics = createTopicModels({
    trainer: createTopicTrainer(),
    pastDescriptions: createPastDescriptions({ database, clock }),
    content: content.current,
    onError,
  })
  // 72 bits: enough that two words never meet.
  const learning = createSuggestionLearning({
    store: createOutcomeStore(database),
    clock,
    hashWord: (word) => keys.sign('suggestion-word', word).slice(0, 12),
    onError,
  })

  await database.listen(channel, () => {
    if (!content.isLoaded()) return
    topics.relearn()
    learning.refresh().catch(onError)
  })
  jobs.repeat('learn', learnEverySeconds, () => database.notify(channel, 'lessons'))

  return {
    service: createArticlesService({
      content,
      indexes,
      feedback,
      misses: createSearchMisses(database),
      topics,
      learning,
      features: flags,
      texts,
      clock,
      onError,
    }),
    prepare: async (next) => {
      await indexes.prepare(next)
      topics.prepare(next)
    },
    heard: learning.heard,
    forget: () => database.notify(channel, 'erased'),
    sweep: learning.sweep,
    stop: async () => {
      indexes.stop()
      await topics.stop()
      await learning.stop()
    },
  }
}
