// Rows of the verification room. Skips and failed tries are counted by single statements that name the state they
// change.
import { sql, type Selectable } from 'kysely'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import { hasRow } from '../storage/any-row.ts'
import { inBatches, removeOld } from '../storage/sweeps.ts'
import { endOfTime, walkWithinScope } from '../storage/scoped-walk.ts'
import { type BorneScope, rowWithinScope } from '../storage/within-scope.ts'
import { newRowId } from '../lib/ids.ts'
import { failureWindowMilliseconds, lockMilliseconds, maxFailures, repeatMilliseconds } from './rules.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { KbvAuditTable, KbvGuardTable, VerificationTables } from './tables.ts'

/** A question as it is kept: right answers only as keyed hashes. */
export interface StoredQuestion {
  id: string
  textKey: string
  hashes: readonly string[]
}

export interface KbvSession {
  sessionId: string
  subject: string
  topicId: number
  startUrl: string
  questions: readonly StoredQuestion[]
  /** Ids of the questions asked now. */
  asked: readonly string[]
  nextIndex: number
  shuffles: number
  expiresAt: string
}

/** `counted`: a failed try is written down in advance; a right answer takes it back by `forgive`. */
type Reservation =
  | { kind: 'counted'; lockedUntil: string | null }
  | { kind: 'repeated' }
  | { kind: 'locked'; lockedUntil: string }
export type Outcome = KbvAuditTable['outcome']

/**
 * Each round somebody else was quicker, and after `maxFailures` of them there is a lock; more rounds than that cannot
 * be.
 */
const maxRounds = 50

/** What became of checks is kept as long as the desk's audit. */
const keptMonths = 24
/** As long a try counts, or its lock lasts. */
const countedMilliseconds = Math.max(failureWindowMilliseconds, lockMilliseconds)

/** What the subject of an account begins with. */
export const accountPrefix = 'account:'

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

export const createVerificationStore = (database: Database<VerificationTables>, scope: BorneScope) => {
  const findGuard = (subject: string) =>
    database.db.selectFrom('kbv_guard').selectAll().where('subject', '=', subject).executeTakeFirst()

  /** undefined: another try changed the row meanwhile. */
  const reserveOnce = async (subject: string, answersHash: string, now: Date): Promise<Reservation | undefined> => {
    const time = now.getTime()
    const row = await findGuard(subject)
    if (row === undefined) {
      const empty: WholeRow<KbvGuardTable> = {
        subject,
        failures: '[]',
        locked_until: null,
        last_hash: null,
        last_at: null,
        last_day: dayOf(now),
        version: 0,
      }
      await database.db
        .insertInto('kbv_guard')
        .values(empty)
        .onConflict((conflict) => conflict.column('subject').doNothing())
        .execute()
      return undefined
    }
    if (row.locked_until !== null && row.locked_until > now.toISOString())
      return { kind: 'locked', lockedUntil: row.locked_until }
    if (row.last_hash === answersHash && row.last_at !== null && Date.parse(row.last_at) > time - repeatMilliseconds)
      return { kind: 'repeated' }
    const counting = (JSON.parse(row.failures) as string[]).filter(
      (at) => Date.parse(at) > time - failureWindowMilliseconds,
    )
    const failures = [...counting, now.toISOString()]
    const lockedUntil = failures.length >= maxFailures ? new Date(time + lockMilliseconds).toISOString() : null
    const changed = await database.db
      .updateTable('kbv_guard')
      .set({
        failures: JSON.stringify(failures),
        locked_until: lockedUntil,
        last_hash: answersHash,
        last_at: now.toISOString(),
        last_day: dayOf(now),
        version: row.version + 1,
      })
      .where('subject', '=', subject)
      .where('version', '=', row.version)
      .returning('subject')
      .executeTakeFirst()
    return changed && { kind: 'counted', lockedUntil }
  }

  /** Tries that count no more. Rows that the release before wrote have no day yet: they get today's, and go with it. */
  const sweepGuards = async (now: Date, signal: AbortSignal | undefined): Promise<void> => {
    await inBatches(
      database,
      async (most) => {
        const { db } = database
        const some = await db
          .selectFrom('kbv_guard')
          .select('subject')
          .where('last_day', 'is', null)
          .limit(most)
          .execute()
        if (some.length > 0)
          await db
            .updateTable('kbv_guard')
            .set({ last_day: dayOf(now) })
            .where(
              'subject',
              'in',
              some.map(({ subject }) => subject),
            )
            .where('last_day', 'is', null)
            .execute()
        return some.length
      },
      { signal, most: 500 },
    )
    const before = new Date(now.getTime() - countedMilliseconds)
    const counts = before.toISOString()
    await removeOld(
      database,
      {
        table: 'kbv_guard',
        column: 'last_day',
        before: dayOf(before),
        // While two releases run, the one before writes the times alone.
        and: sql<boolean>`(last_at is null or last_at < ${counts}) and (locked_until is null or locked_until < ${now.toISOString()})`,
      },
      { signal },
    )
  }

  return {
    put: async ({
      sessionId,
      subject,
      topicId,
      startUrl,
      questions,
      asked,
      nextIndex,
      shuffles,
      expiresAt,
    }: KbvSession) => {
      const values = {
        subject,
        topic_id: topicId,
        start_url: startUrl,
        questions: JSON.stringify(questions),
        asked: JSON.stringify(asked),
        next_index: nextIndex,
        shuffles,
        expires_at: expiresAt,
      }
      await database.db
        .insertInto('kbv_session')
        .values({ session_id: sessionId, ...values })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
        .execute()
    },
    find: async (sessionId: string, now: Date) => {
      const row = await database.db
        .selectFrom('kbv_session')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst()
      return (
        row && {
          sessionId,
          subject: row.subject,
          topicId: row.topic_id,
          startUrl: row.start_url,
          questions: JSON.parse(row.questions) as StoredQuestion[],
          asked: JSON.parse(row.asked) as string[],
          nextIndex: row.next_index,
          shuffles: row.shuffles,
          expiresAt: row.expires_at,
        }
      )
    },
    /** Another topic or start page of the same verification. */
    redirect: async (sessionId: string, topicId: number, startUrl: string) => {
      await database.db
        .updateTable('kbv_session')
        .set({ topic_id: topicId, start_url: startUrl })
        .where('session_id', '=', sessionId)
        .execute()
    },
    /** Puts the next question in the place of one asked now. false: somebody skipped meanwhile, or none is left. */
    skip: async ({ sessionId, questions, asked, nextIndex, shuffles }: KbvSession, questionId: string) => {
      const next = questions[nextIndex]
      if (next === undefined || shuffles === 0) return false
      return hasRow(
        database.db
          .updateTable('kbv_session')
          .set({
            asked: JSON.stringify(asked.map((id) => (id === questionId ? next.id : id))),
            next_index: nextIndex + 1,
            shuffles: shuffles - 1,
          })
          .where('session_id', '=', sessionId)
          .where('asked', '=', JSON.stringify(asked))
          .where('shuffles', '=', shuffles)
          .returning('session_id'),
      )
    },
    remove: async (sessionId: string) => {
      await database.db.deleteFrom('kbv_session').where('session_id', '=', sessionId).execute()
    },

    lockedUntil: async (subject: string, now: Date) => {
      const until = (await findGuard(subject))?.locked_until ?? null
      return until !== null && until > now.toISOString() ? until : null
    },
    /** Before answers are looked at: of any number of tries at once only as many are looked at as may fail. */
    reserve: async (subject: string, answersHash: string, now: Date) => {
      for (let round = 0; round < maxRounds; round += 1) {
        const reservation = await reserveOnce(subject, answersHash, now)
        if (reservation !== undefined) return reservation
      }
      throw new Error('A verification try found no quiet moment')
    },
    /** Forgets failed tries and lock. */
    forgive: async (subject: string) => {
      await database.db
        .updateTable('kbv_guard')
        .where('subject', '=', subject)
        .set((expression) => ({
          failures: '[]',
          locked_until: null,
          last_hash: null,
          last_at: null,
          version: expression('version', '+', 1),
        }))
        .execute()
    },
    pass: async (sessionId: string, topicId: number, subject: string, expiresAt: Date) => {
      const values = { subject, expires_at: expiresAt.toISOString() }
      await database.db
        .insertInto('kbv_pass')
        .values({ session_id: sessionId, topic_id: topicId, ...values })
        .onConflict((conflict) => conflict.columns(['session_id', 'topic_id']).doUpdateSet(values))
        .execute()
    },
    hasPassed: (sessionId: string, topicId: number, now: Date) =>
      hasRow(
        database.db
          .selectFrom('kbv_pass')
          .select('session_id')
          .where('session_id', '=', sessionId)
          .where('topic_id', '=', topicId)
          .where('expires_at', '>', now.toISOString()),
      ),
    audit: async (
      subject: string,
      outcome: Outcome,
      at: Date,
      { topicId, actor }: { topicId?: number; actor?: string } = {},
    ) => {
      await database.db
        .insertInto('kbv_audit')
        .values({
          id: newRowId(at),
          subject,
          outcome,
          topic_id: topicId ?? null,
          actor: actor ?? null,
          at: at.toISOString(),
        } satisfies WholeRow<KbvAuditTable>)
        .execute()
    },
    /** What came of verifications, newest first. */
    history: async (
      { subject, outcome }: { subject?: string | undefined; outcome?: Outcome | undefined },
      before: Place | undefined,
      limit: number,
    ) => {
      let query = database.db.selectFrom('kbv_audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
      if (subject !== undefined) query = query.where('subject', '=', subject)
      if (outcome !== undefined) query = query.where('outcome', '=', outcome)
      if (before !== undefined) query = query.where('at', '<=', before.at)
      // A subject says first whether it is an account's.
      const begin = sql.lit(accountPrefix.length + 1)
      const fits = rowWithinScope(
        scope,
        sql`case when part.subject like ${`${accountPrefix}%`} then substr(part.subject, ${begin}) end`,
      )
      const plainly = async (its: typeof query) => ({
        rows: await (before === undefined ? its : its.offset(before.shown)).limit(limit).execute(),
        lookedTo: undefined,
      })
      if (fits === undefined) return plainly(query)
      const few = await scope.few()
      if (few?.length === 0) return { rows: [], lookedTo: undefined }
      if (few !== undefined)
        return plainly(
          query.where(
            'subject',
            'in',
            few.map((id) => `${accountPrefix}${id}`),
          ),
        )
      if (before === undefined) query = query.where('at', '<=', endOfTime)
      const { rows, at } = await walkWithinScope<Selectable<KbvAuditTable>>({
        read: (after, most) => {
          const part =
            after === undefined
              ? query
              : query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(after.at, after.id)))
          return database.db
            .selectFrom(part.limit(most).as('part'))
            .selectAll()
            .select(fits.as('fits'))
            .orderBy('at', 'desc')
            .orderBy('id', 'desc')
            .execute()
        },
        limit,
        shown: before?.shown ?? 0,
      })
      return { rows, lookedTo: at?.at }
    },
    sweep: async (now: Date, signal?: AbortSignal) => {
      const gone = { column: 'expires_at', before: now.toISOString(), isInclusive: true }
      await removeOld(database, { table: 'kbv_session', ...gone }, { signal })
      await removeOld(database, { table: 'kbv_pass', ...gone }, { signal })
      const oldest = new Date(now)
      oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
      await removeOld(database, { table: 'kbv_audit', column: 'at', before: oldest.toISOString() }, { signal })
      await sweepGuards(now, signal)
    },
    /** Of every check, oldest first. */
    outcomes: (subject: string) =>
      database.db
        .selectFrom('kbv_audit')
        .select(['outcome', 'at'])
        .where('subject', '=', subject)
        .orderBy('id')
        .execute(),
    /** The tries of both count, and so does the longer lock. */
    move: async (from: string, into: string) => {
      const { db } = database
      await db.updateTable('kbv_audit').set({ subject: into }).where('subject', '=', from).execute()
      const [going, staying] = [await findGuard(from), await findGuard(into)]
      if (going && staying) {
        const failures = [...(JSON.parse(going.failures) as unknown[]), ...(JSON.parse(staying.failures) as unknown[])]
        const later = (one: string | null, other: string | null) =>
          [one, other]
            .filter((at) => at !== null)
            .sort()
            .at(-1) ?? null
        await db
          .updateTable('kbv_guard')
          .set({
            failures: JSON.stringify(failures.sort()),
            locked_until: later(going.locked_until, staying.locked_until),
            last_day: later(going.last_day, staying.last_day),
            version: staying.version + 1,
          })
          .where('subject', '=', into)
          .execute()
        await db.deleteFrom('kbv_guard').where('subject', '=', from).execute()
      } else if (going) await db.updateTable('kbv_guard').set({ subject: into }).where('subject', '=', from).execute()
    },
    erase: async (subject: string) => {
      for (const table of ['kbv_session', 'kbv_guard', 'kbv_pass', 'kbv_audit'] as const) {
        await database.db.deleteFrom(table).where('subject', '=', subject).execute()
      }
    },
  }
}

export type VerificationStore = ReturnType<typeof createVerificationStore>
