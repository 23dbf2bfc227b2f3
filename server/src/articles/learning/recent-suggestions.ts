/**
 * What was suggested to whom, for half an hour and in memory alone: it ties an article that is opened to keyed hashes
 * of the words that led there. An opening that reaches another process teaches nothing.
 */
import type { OutcomeKind } from './outcomes.ts'

export interface Suggested {
  product: string
  locale: string
  words: readonly string[]
  articleIds: readonly string[]
}
export type SuggestedOutcome = Omit<Suggested, 'articleIds'> & { articleId: string; kind: OutcomeKind }

const keptMilliseconds = 30 * 60_000
const mostSessions = 5_000

interface Remembered extends Suggested {
  until: number
  opened: Map<string, boolean>
  isRefused: boolean
}

export const createRecentSuggestions = () => {
  const sessions = new Map<string, Remembered>()
  const of = (sessionId: string, now: Date): Remembered | undefined => {
    const found = sessions.get(sessionId)
    if (found && found.until > now.getTime()) return found
    sessions.delete(sessionId)
    return undefined
  }
  const outcome = ({ product, locale, words }: Remembered, articleId: string, kind: OutcomeKind): SuggestedOutcome => ({
    product,
    locale,
    words,
    articleId,
    kind,
  })

  return {
    remember(sessionId: string, suggested: Suggested, now: Date) {
      sessions.delete(sessionId)
      sessions.set(sessionId, {
        ...suggested,
        until: now.getTime() + keptMilliseconds,
        opened: new Map(),
        isRefused: false,
      })
      // Maps keep their order: the oldest goes.
      if (sessions.size > mostSessions) sessions.delete(sessions.keys().next().value!)
    },
    /** The reader opened an article. Undefined when it was not suggested, or was opened before. */
    opened(sessionId: string, articleId: string, now: Date) {
      const session = of(sessionId, now)
      if (!session || !session.articleIds.includes(articleId) || session.opened.has(articleId)) return undefined
      session.opened.set(articleId, false)
      return outcome(session, articleId, 'opened')
    },
    /** The reader said whether an opened article helped; only the first word counts. */
    judged(sessionId: string, articleId: string, helped: boolean, now: Date) {
      const session = of(sessionId, now)
      if (session?.opened.get(articleId) !== false) return undefined
      session.opened.set(articleId, true)
      return outcome(session, articleId, helped ? 'solved' : 'unsolved')
    },
    /** The reader goes on to ask: what was opened and not judged did not help. */
    wentOn(sessionId: string, now: Date) {
      const session = of(sessionId, now)
      if (!session) return []
      const left = [...session.opened].filter(([, isJudged]) => !isJudged).map(([articleId]) => articleId)
      for (const articleId of left) session.opened.set(articleId, true)
      return left.map((articleId) => outcome(session, articleId, 'unsolved'))
    },
    /** What the reader was shown and went on from; once for each suggestion, undefined without one. */
    refused(sessionId: string, now: Date) {
      const session = of(sessionId, now)
      if (!session || session.isRefused) return undefined
      session.isRefused = true
      const { product, locale, articleIds } = session
      return { product, locale, articleIds }
    },
  }
}
