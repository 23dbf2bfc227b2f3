// Articles: search, suggestions, feedback, and what is learnt from them.
import { join } from 'node:path'
import { createArticleIndexes } from '../articles/article-indexes.ts'
import { createDeflection } from '../articles/deflection/deflection.ts'
import { createArticleSearch } from '../articles/engine/article-search.ts'
import { createFeedbackStore } from '../articles/feedback-store.ts'
import { createFoundBy } from '../articles/found-by.ts'
import { createGapList } from '../articles/gap-list.ts'
import { createArticleHoldings } from '../articles/holdings.ts'
import { createIndexThread } from '../articles/index-thread.ts'
import { createHashWord } from '../articles/learning/hash-word.ts'
import { createOutcomeStore } from '../articles/learning/outcomes.ts'
import { createSuggestionLearning } from '../articles/learning/suggestion-learning.ts'
import { createTopicModels } from '../articles/learning/topic-models.ts'
import { createTopicTrainer } from '../articles/learning/topic-trainer.ts'
import { registerArticlesDesk } from '../articles/desk/routes.ts'
import { registerArticlesRoutes } from '../articles/routes.ts'
import { createSearchMisses } from '../articles/search-misses.ts'
import { createSearchPulse } from '../articles/search-pulse.ts'
import { createSearchQueries } from '../articles/search-queries.ts'
import { readSemantics } from '../articles/semantic/read-table.ts'
import { createNearness } from '../articles/semantic/nearness.ts'
import { createArticlesService } from '../articles/service.ts'
import { createPastDescriptions } from '../cases/past-descriptions.ts'
import type { Clock } from '../lib/clock.ts'
import type { Gives, Needs } from './core.ts'

/** Told to every instance when there is something new to learn, or something to forget. */
const channel = 'learning'
const learnEverySeconds = 3_600

/** What articles spared players from asking: told by articles and contact, read at the desk. */
export const composeDeflection = ({ database, clock, keys }: Needs): Gives<'deflection' | 'deflectionAt'> => {
  const deflectionBy = (its: Clock) =>
    createDeflection({ database, clock: its, sign: (mark) => keys.sign('deflection', mark) })
  const deflection = deflectionBy(clock)
  return {
    deflection,
    deflectionAt: (at) => deflectionBy({ now: () => at }),
    room: { sweep: deflection.sweep },
  }
}

export const composeArticles = async (
  made: Needs<'askedIn' | 'deflection'>,
): Promise<Gives<'feedback' | 'misses' | 'findQuestions' | 'searches' | 'listGaps' | 'heard'>> => {
  const { config, database, clock, content, deflection, jobs, onError } = made
  const feedback = createFeedbackStore(database)
  const queries = createSearchQueries(database, onError)
  const pulse = createSearchPulse(database, onError)
  const misses = createSearchMisses(database, queries)
  const thread = createIndexThread({ folder: join(config.dataDir, 'index') })
  const indexes = createArticleIndexes(createArticleSearch(thread.build))
  const semantics = readSemantics(config.semantic)
  const topics = createTopicModels({
    ...made,
    trainer: createTopicTrainer(config.semantic),
    semantics,
    pastDescriptions: createPastDescriptions({ database, clock }),
    content: content.current,
  })
  const learning = createSuggestionLearning({
    ...made,
    store: createOutcomeStore(database),
    onRefused: ({ product, locale, articleIds }) =>
      deflection.lacked({ kind: 'refused', product, locale, subjects: articleIds }),
    hashWord: createHashWord(made.keys),
  })
  await database.listen(channel, () => {
    if (!content.isLoaded()) return
    topics.relearn()
    learning.refresh().catch(onError)
  })
  jobs.repeat('learn', learnEverySeconds, () => database.notify(channel, 'lessons'))

  const shared = { ...made, indexes, feedback, misses, queries, pulse, topics, learning }
  const service = createArticlesService({ ...shared, nearness: createNearness(semantics) })
  return {
    feedback,
    misses,
    findQuestions: createFoundBy(shared),
    searches: pulse.pace,
    listGaps: createGapList(shared),
    heard: learning.heard,
    room: {
      register: (app) => registerArticlesRoutes(app, { ...made, service }),
      registerDesk: (desk) =>
        registerArticlesDesk(desk, {
          ...shared,
          report: deflection.report,
          suggest: service.suggestTyped,
          titleOf: (locale, articleId) => content.current().in(locale).article(articleId)?.title,
          urlOf: (locale, articleId) => `${made.publicUrl}${made.mountPath}/${locale}/article/${articleId}`,
        }),
      prepareContent: async (next) => {
        await indexes.prepare(next)
        topics.prepare(next)
      },
      holdings: createArticleHoldings({ ...shared, forgetLearnt: () => database.notify(channel, 'erased') }),
      sweep: async (signal) => {
        for (const one of [learning, feedback, queries, pulse]) await one.sweep(clock.now(), signal)
      },
      stop: async () => {
        indexes.stop()
        for (const one of [thread, topics, learning, queries, pulse]) await one.stop()
      },
    },
  }
}
