/** Counts what articles solved, honestly (CD-69), and what writers lack: by day and language, nobody's name beside it. */
import { sql } from 'kysely'
import { withinScope } from '../../storage/within-scope.ts'
import type { Clock } from '../../lib/clock.ts'
import { timestamp } from '../../lib/clock.ts'
import { newToken } from '../../lib/ids.ts'
import { isChild, type Visitor } from '../../platform/visitor.ts'
import type { Database } from '../../storage/database.ts'
import { removeOld, type OldRows } from '../../storage/sweeps.ts'
import type { ArticlesTables, ContentGapTable } from '../tables.ts'
import { verdictsOf, waitMilliseconds, type Trace, type Verdict } from './verdicts.ts'

interface DeflectionDeps {
  database: Database<ArticlesTables>
  clock: Clock
  /** Nobody without the key can tell whose a mark is, or try a list of addresses. */
  sign: (mark: string) => string
}

const keptDays = 400
const keptGapDays = 90
const mostRows = 5_000
/** Traces read by one statement, and verdicts counted in one transaction. */
const readTogether = 2_000
const judgedTogether = 50
const dayOf = (at: string): string => at.slice(0, 10)

export const createDeflection = ({ database, clock, sign }: DeflectionDeps) => {
  const marksOf = (visitor: Visitor): { session: string; account: string | null } => ({
    session: sign(`session ${visitor.sessionId}`),
    account: visitor.kind === 'player' ? sign(`account ${visitor.account.id}`) : null,
  })
  const daysAgo = (days: number): string => new Date(clock.now().getTime() - days * 86_400_000).toISOString()

  /** All of the last 72 hours, page by page: what one says depends on the others of its reader. */
  const readTraces = async (signal: AbortSignal | undefined): Promise<Trace[]> => {
    const traces: Trace[] = []
    let after = ''
    while (!signal?.aborted) {
      const rows = await database.db
        .selectFrom('deflection_trace')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(readTogether)
        .execute()
      traces.push(
        ...rows.map(({ article_id, topic_id, ...row }) => ({ ...row, articleId: article_id, topicId: topic_id })),
      )
      if (rows.length < readTogether) break
      after = rows.at(-1)!.id
    }
    return traces
  }

  /** Each is counted by whoever removes its trace, so none twice. */
  const count = (verdicts: readonly Verdict[]): Promise<void> =>
    database.withTransaction(async () => {
      const { db } = database
      const ids = verdicts.map(({ trace }) => trace.id)
      const removed = await db.deleteFrom('deflection_trace').where('id', 'in', ids).returning('id').execute()
      const mine = new Set(removed.map(({ id }) => id))
      for (const { trace, isSolved } of verdicts) {
        if (!mine.has(trace.id)) continue
        const one = { solved: isSolved ? 1 : 0, filed: isSolved ? 0 : 1 }
        await db
          .insertInto('deflection_day')
          .values({
            day: dayOf(trace.at),
            article_id: trace.articleId,
            topic_id: trace.topicId,
            product: trace.product,
            locale: trace.locale,
            ...one,
          })
          .onConflict((conflict) =>
            conflict.columns(['day', 'article_id', 'topic_id', 'product', 'locale']).doUpdateSet({
              solved: sql`deflection_day.solved + ${one.solved}`,
              filed: sql`deflection_day.filed + ${one.filed}`,
            }),
          )
          .execute()
      }
    })

  return {
    /** A reader says that an article helped. */
    async helped({
      visitor,
      articleId,
      topicId,
      product,
      locale,
    }: {
      visitor: Visitor
      articleId: string
      topicId: number
      product: string
      locale: string
    }) {
      if (isChild(visitor)) return
      await database.db
        .insertInto('deflection_trace')
        .values({
          id: newToken(),
          kind: 'helped',
          ...marksOf(visitor),
          mail: null,
          article_id: articleId,
          topic_id: topicId,
          product,
          locale,
          at: timestamp(clock),
        })
        .execute()
    },

    /** A case is filed; joins the caller's transaction. */
    async filed({
      visitor,
      topicId,
      product,
      locale,
      email,
    }: {
      visitor: Visitor
      topicId: number
      product: string
      locale: string
      email: string | null
    }) {
      if (isChild(visitor)) return
      const mail = email ?? (visitor.kind === 'player' ? (visitor.account.email ?? null) : null)
      await database.insert('deflection_trace', [
        {
          id: newToken(),
          kind: 'filed',
          ...marksOf(visitor),
          mail: mail === null ? null : sign(`mail ${mail.trim().toLowerCase()}`),
          article_id: null,
          topic_id: topicId,
          product,
          locale,
          at: timestamp(clock),
        },
      ])
    },

    /** A search found nothing, or suggestions were refused. */
    async lacked({
      kind,
      locale,
      product,
      subjects,
    }: Pick<ContentGapTable, 'kind' | 'locale' | 'product'> & { subjects: readonly string[] }) {
      if (subjects.length === 0) return
      const day = dayOf(timestamp(clock))
      // In one order for everybody: two at once never wait for each other's rows.
      const rows = [...new Set(subjects)].sort().map((subject) => ({ day, kind, locale, product, subject, times: 1 }))
      await database.db
        .insertInto('content_gap')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'locale', 'product', 'subject'])
            .doUpdateSet({ times: sql`content_gap.times + 1` }),
        )
        .execute()
    },

    // Lists and reports may come from a copy (CD-376).
    /** @param to not part of the span */
    report: (from: string, to: string) =>
      database.reading(async () => {
        const its = { game: 'product', language: 'locale', orNone: true }
        const solved = database.db
          .selectFrom('deflection_day')
          .select(['article_id', 'topic_id', 'product', 'locale'])
          .select((given) => [given.fn.sum<number>('solved').as('solved'), given.fn.sum<number>('filed').as('filed')])
          .where('day', '>=', from)
          .where('day', '<', to)
          .groupBy(['article_id', 'topic_id', 'product', 'locale'])
          .orderBy('solved', 'desc')
          .orderBy('article_id')
          .limit(mostRows)
        const articles = await withinScope(solved, its).execute()
        const gaps = async (kind: ContentGapTable['kind']) =>
          withinScope(
            database.db
              .selectFrom('content_gap')
              .select(['day', 'locale', 'product', 'subject', 'times'])
              .where('kind', '=', kind)
              .where('day', '>=', from)
              .where('day', '<', to)
              .orderBy('times', 'desc')
              .orderBy('day', 'desc')
              .orderBy('subject')
              .limit(mostRows),
            its,
          ).execute()
        return {
          from,
          to,
          articles: articles.map(({ article_id, topic_id, product, locale, solved, filed }) => ({
            articleId: article_id,
            categoryId: topic_id,
            product,
            locale,
            solved: Number(solved),
            filed: Number(filed),
          })),
          emptySearches: (await gaps('search')).map(({ subject, ...row }) => ({ ...row, term: subject })),
          refusedSuggestions: (await gaps('refused')).map(({ subject, ...row }) => ({ ...row, articleId: subject })),
        }
      }),

    /** Judges what can be judged and forgets what has had its time. */
    async sweep(signal?: AbortSignal) {
      const verdicts = verdictsOf(await readTraces(signal), clock.now())
      for (let at = 0; at < verdicts.length && !signal?.aborted; at += judgedTogether)
        await count(verdicts.slice(at, at + judgedTogether))
      // Those that were stopped before their verdict was counted are judged by the next run, from the same traces.
      if (signal?.aborted) return
      const oldest = new Date(clock.now().getTime() - waitMilliseconds).toISOString()
      const old: OldRows<keyof ArticlesTables>[] = [
        { table: 'deflection_trace', column: 'at', before: oldest, isInclusive: true },
        { table: 'deflection_day', column: 'day', before: dayOf(daysAgo(keptDays)) },
        { table: 'content_gap', column: 'day', before: dayOf(daysAgo(keptGapDays)) },
      ]
      for (const one of old) await removeOld(database, one, { signal })
    },

    async eraseAccount(accountId: string) {
      await database.db
        .deleteFrom('deflection_trace')
        .where('account', '=', sign(`account ${accountId}`))
        .execute()
    },

    /** Forgets searches in the very words of a text that is erased. */
    async forgetSearches(terms: readonly string[]) {
      for (const term of terms)
        await database.db.deleteFrom('content_gap').where('kind', '=', 'search').where('subject', '=', term).execute()
    },
  }
}

export type Deflection = ReturnType<typeof createDeflection>
