import type { FastifyInstance } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Clock } from '../lib/clock.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import { isChild } from '../platform/visitor.ts'
import { type Known, usageOfEvent, usageOfView } from './usage.ts'
import type { Usage, UsageStore } from './usage-store.ts'
import { done } from '../platform/contract/answers.ts'

interface TelemetryDeps {
  store: UsageStore
  content: ContentHolder
  clock: Clock
  /** Others who listen to what readers do. */
  heard?: (sessionId: string, event: { event: string; articleId?: string | undefined }) => Promise<void>
  warn: (message: string, error?: unknown) => void
}

/** Both answer 204 whatever becomes of the count: a page never waits for it and never hears of a failure (OD-105). */
export const registerTelemetryRoutes = (
  app: FastifyInstance,
  { store, content, clock, heard, warn }: TelemetryDeps,
): void => {
  const known = (): Known => {
    const { locales, defaultLocale } = content.current()
    const local = content.current().in(defaultLocale)
    return {
      locales,
      product: (name) => local.product(name),
      category: (id) => local.category(id),
      article: (id) => local.article(id),
    }
  }
  const take = async (usage: Usage | undefined): Promise<{ status: 204 }> => {
    if (usage !== undefined)
      await store
        .count(usage, clock.now())
        .catch((error: unknown) => warn('a page view or event was not counted', error))
    return done
  }
  bindOperations(app, 'telemetry', {
    reportEvent: async ({ body, visitor }) => {
      if (isChild(visitor)) return done
      await heard?.(visitor.sessionId, { event: body.event, articleId: body.data.articleId }).catch((error: unknown) =>
        warn('nothing was learnt from an event', error),
      )
      return take(usageOfEvent(body, known()))
    },
    reportMetric: async ({ body, visitor }) => (isChild(visitor) ? done : take(usageOfView(body, known()))),
  })
}
