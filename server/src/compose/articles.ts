import { createArticles } from '../articles/articles.ts'
import { createDeflection } from '../articles/deflection/deflection.ts'
import { registerArticlesDesk } from '../articles/desk/routes.ts'
import { createArticleHoldings } from '../articles/holdings.ts'
import { registerArticlesRoutes } from '../articles/routes.ts'
import { createPastDescriptions } from '../cases/past-descriptions.ts'
import type { Clock } from '../lib/clock.ts'
import type { Gives, Needs } from './ports.ts'

/** Told to every instance when there is something new to learn, or something to forget. */
const channel = 'learning'
const learnEverySeconds = 3_600

/** What articles spared players from asking: told by articles and contact, read at the desk. */
export const composeDeflection = ({ database, clock, keys }: Needs): Gives<'deflection'> => {
  const deflectionBy = (its: Clock) =>
    createDeflection({ database, clock: its, sign: (mark) => keys.sign('deflection', mark) })
  const deflection = deflectionBy(clock)
  return {
    deflection,
    deflectionAt: (at) => deflectionBy({ now: () => at }),
    room: { sweep: deflection.sweep },
  }
}

export const composeArticles = async (made: Needs<'cases' | 'deflection'>): Promise<Gives<'articles'>> => {
  const { config, database, clock, content, deflection, jobs, publicUrl, mountPath } = made
  const pastDescriptions = createPastDescriptions({ database, clock })
  const { dataDir, semantic } = config
  const articles = createArticles({ ...made, dataDir, semantic, pastDescriptions })
  const { service, prepareContent, sweep, stop, ...offered } = articles
  await database.listen(channel, articles.relearn)
  jobs.repeat('learn', learnEverySeconds, () => database.notify(channel, 'lessons'))
  const shared = { ...made, ...articles }
  return {
    ...offered,
    room: {
      prepareContent,
      sweep,
      stop,
      register: (app) => registerArticlesRoutes(app, shared),
      registerDesk: (desk) =>
        registerArticlesDesk(desk, {
          ...shared,
          report: deflection.report,
          suggest: service.suggestTyped,
          titleOf: (locale, articleId) => content.current().in(locale).article(articleId)?.title,
          urlOf: (locale, articleId) => `${publicUrl}${mountPath}/${locale}/article/${articleId}`,
        }),
      holdings: createArticleHoldings({ ...shared, forgetLearnt: () => database.notify(channel, 'erased') }),
    },
  }
}
