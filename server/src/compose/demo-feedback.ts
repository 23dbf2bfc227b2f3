// What players of the demonstration have said beside their cases, from server/content/demo-feedback.yaml: stored by the
// rooms that store it, as it would have come about.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Deflection } from '../articles/deflection/deflection.ts'
import type { FeedbackStore } from '../articles/feedback-store.ts'
import type { SearchMisses } from '../articles/search-misses.ts'
import type { NoteKind, NoteStore } from '../bug-suggestion/store.ts'
import { demoPlayerId } from '../cases/demo-cases.ts'
import type { CaseStore } from '../cases/store.ts'
import { newRowId } from '../lib/ids.ts'
import type { SurveyStore } from '../survey/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

interface Told {
  /** Hours before the first start. */
  after: number
  locale?: string
}
interface DemoFile {
  notes: (Told & { kind: NoteKind; player: string; text: string })[]
  articles: (Told & {
    article: string
    helpful: boolean
    words?: string
    /** Found, understood, what was needed. */
    ratings: [number, number, number]
    flaw?: 'didNotWork' | 'poorlyWritten' | 'notRelevant'
  })[]
  searches: (Told & { words: string; product: string; times: number })[]
  helped: { article: string; topic: number; product: string; readers: number }[]
  surveys: { account: string; answers: { ratings: number[]; words?: string }[] }
}

const file = new URL('../../content/demo-feedback.yaml', import.meta.url)
const hour = 3_600_000
/** Whoever says that an article helped has three days to ask all the same. */
const [firstHelped, lastHelped] = [4, 10]

/** Seeds once, after the cases it speaks of. */
export const composeDemoFeedback = (
  { database, clock, content }: Core,
  {
    notes,
    feedback,
    misses,
    deflectionAt,
    surveys,
    caseStore,
  }: {
    notes: NoteStore
    feedback: FeedbackStore
    misses: SearchMisses
    deflectionAt: (at: Date) => Deflection
    surveys: Pick<SurveyStore, 'insert'>
    caseStore: Pick<CaseStore, 'list' | 'rated'>
  },
): Composed => {
  const before = (hours: number): Date => new Date(clock.now().getTime() - hours * hour)

  const seedNotes = async (told: DemoFile['notes'], locale: string): Promise<void> => {
    for (const { kind, player, after, text, ...own } of told) {
      const at = before(after)
      await notes.add({
        id: newRowId(at),
        kind,
        accountId: demoPlayerId(player),
        description: text,
        createdAt: at.toISOString(),
        locale,
        ...own,
      })
    }
  }
  const seedArticles = async (told: DemoFile['articles'], locale: string): Promise<void> => {
    for (const { article, after, helpful, words, ratings, flaw } of told) {
      const [findRating, understandRating, needRating] = ratings
      await feedback.add(
        { kind: 'anonymous', sessionId: `demonstration ${article}` },
        {
          articleId: article,
          locale,
          contentVersion: content.current().version,
          createdAt: before(after).toISOString(),
          feedback: {
            helpful,
            ...(words === undefined ? {} : { feedback: words }),
            ...{ findRating, understandRating, needRating },
            ...(flaw === undefined ? {} : { [flaw]: true }),
          },
        },
      )
    }
  }
  const seedSearches = async (told: DemoFile['searches'], defaultLocale: string): Promise<void> => {
    for (const { words, product, after, times, locale = defaultLocale } of told) {
      const at = before(after)
      const deflection = deflectionAt(at)
      for (let time = 0; time < times; time += 1) {
        const term = await misses.record({ term: words, product, locale, at: at.toISOString() })
        await deflection.lacked({ kind: 'search', product, locale, subjects: term === undefined ? [] : [term] })
      }
    }
  }
  const seedHelped = async (told: DemoFile['helped'], locale: string): Promise<void> => {
    for (let day = firstHelped; day <= lastHelped; day += 1) {
      const deflection = deflectionAt(before(day * 24))
      for (const { article: articleId, topic: topicId, product, readers } of told)
        for (let reader = 0; reader < readers; reader += 1) {
          const sessionId = `demonstration ${day} ${articleId} ${reader}`
          await deflection.helped({ visitor: { kind: 'anonymous', sessionId }, articleId, topicId, product, locale })
        }
    }
  }
  const seedSurveys = async ({ account, answers }: DemoFile['surveys']): Promise<void> => {
    const now = clock.now().toISOString()
    const records = await Promise.all(
      [false, true].map((isArchived) => caseStore.list(account, { isArchived, now, limit: 100, offset: 0 })),
    )
    const resolved = records.flat().filter(({ status, cancelledAt }) => status === 'RESOLVED' && cancelledAt === null)
    for (const [index, { ratings, words }] of answers.entries()) {
      const record = resolved[index * 2]
      if (record === undefined) return
      const answeredAt = new Date(
        Math.min(Date.parse(record.statusChangedAt) + 5 * hour, Date.parse(now)),
      ).toISOString()
      await surveys.insert({ caseId: record.id, ratings, feedback: words ?? null, answeredAt })
      await caseStore.rated(record.id, { rating: ratings[0]!, at: answeredAt })
    }
  }

  return {
    room: {
      seed: async () => {
        const told = parse(readFileSync(file, 'utf8')) as DemoFile
        const locale = content.current().defaultLocale
        await database.withTransaction(async () => {
          if ((await notes.page({ kind: 'bug' }, undefined, 1)).length > 0) return
          await seedNotes(told.notes, locale)
          await seedArticles(told.articles, locale)
          await seedSearches(told.searches, locale)
          await seedHelped(told.helped, locale)
          await seedSurveys(told.surveys)
        })
      },
    },
  }
}
