// Queries of the cases room; the same on SQLite and PostgreSQL.
import { sql } from 'kysely'
import { caseIdDigits, newCaseId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { withinScope } from '../storage/within-scope.ts'
import { toFlag } from '../storage/tables.ts'
import type { CaseChange, NewEvent } from './case-changes.ts'
import { toRecord, toRow, toUpdate } from './case-rows.ts'
import { createCaseWords, headPart } from './case-words.ts'
import { happeningsOfChange, happeningsOfEvents, isTold, type OnCaseHappening } from './happenings.ts'
import { createCaseFacts } from './reports/facts.ts'
import { createCaseWaits } from './waits.ts'
import type { CaseChanged, CaseClocks, CaseFlagging, Due, OnCaseChange, WrittenText } from './ports.ts'
import type { CasesTables } from './tables.ts'
import { createCaseThreads } from './thread-store.ts'
import { sensitiveRank, snoozedRank } from './queue-ranks.ts'
import type { CaseRecord } from './types.ts'

export type { CaseChange, NewEvent }

const isAnswer = ({ isCompany, eventType }: NewEvent): boolean => isCompany && eventType === 'CONTACT'

/** The case with what follows from its new events: count, last update, company facts. */
const withEvents = (record: CaseRecord, events: readonly NewEvent[]): CaseRecord => {
  const last = events.at(-1)
  if (!last) throw new Error('a thread grows by an event')
  const isAnsweredNow = events.some((event) => event.isCompany)
  return {
    ...record,
    eventCount: record.eventCount + events.length,
    updatedAt: last.createdAt,
    hasCompanyResponse: record.hasCompanyResponse || isAnsweredNow,
    companyEventAt: isAnsweredNow ? last.createdAt : record.companyEventAt,
    // Whatever happens to a case that was put off brings it back.
    snoozedUntil: null,
  }
}

/** What nobody but the desk sees. */
const deskAlone: ReadonlySet<string> = new Set(['assignee', 'priority', 'team'] satisfies (keyof CaseChange)[])

const whatOf = (change: CaseChange): CaseChanged['what'] => {
  const names = Object.keys(change)
  if (names.every((name) => deskAlone.has(name))) return 'desk'
  return names.length === 1 && names[0] === 'lastReadAt' ? 'look' : 'case'
}

/** Where nobody promises anything. */
const noClocks: CaseClocks = {
  begun: async () => ({ due: null, keep: async () => undefined }),
  changed: async () => ({ due: null, ended: [] }),
  retargeted: async () => null,
}
const withDue = (record: CaseRecord, due: Due | null): CaseRecord => ({
  ...record,
  dueAt: due?.at ?? null,
  dueKind: due?.kind ?? null,
})
/** Where nobody looks for sensitive words. */
const noFlagging: Pick<CaseFlagging, 'look'> = { look: async () => null }
/** What the player wrote of these events; of a new case's, the fields of its form as well. */
const writtenIn = (record: CaseRecord, events: readonly NewEvent[]): WrittenText[] =>
  events.flatMap(({ eventType, isCompany, text, playersWords, via, createdAt: at }, index) => {
    if (eventType !== 'CONTACT') return []
    const own = playersWords ?? (isCompany ? null : text)
    if (own === null) return []
    const isFirst = record.eventCount + index === 0
    const typed = isFirst ? Object.values(record.fields).filter((value) => typeof value === 'string') : []
    const source = isFirst ? 'filing' : playersWords !== undefined ? 'chat' : via === 'mail' ? 'mail' : 'reply'
    return [{ text: [own, ...typed].join('\n'), source, at }]
  })
/** What a case is promised hangs on these. */
const aims: readonly (keyof CaseChange)[] = ['team', 'priority', 'topicId', 'product']

/**
 * Queries of cases. Within the transaction `onChange` hears of every case that is filed, grows, changes or is read,
 * `onHappening` of what others are told, `onFiled` of every new one.
 */
export const createCaseStore = (
  database: Database<CasesTables>,
  onChange: OnCaseChange = () => undefined,
  onHappening: OnCaseHappening = async () => undefined,
  clocks: CaseClocks = noClocks,
  onFiled: (record: CaseRecord) => Promise<void> = async () => undefined,
  flagging: Pick<CaseFlagging, 'look'> = noFlagging,
) => {
  const cases = () => database.db.selectFrom('support_case')
  const tell = (caseId: string, ownerId: string | null, what: CaseChanged['what'] = 'case'): void =>
    database.afterCommit(() => onChange({ caseId, ownerId, what }))
  const caseWords = createCaseWords(database)
  const threads = createCaseThreads(database, caseWords)
  const waits = createCaseWaits(database)
  const facts = createCaseFacts(database)

  const following = async (record: CaseRecord): Promise<CaseRecord> => {
    if (record.mergedInto === null) return record
    const row = await cases().selectAll().where('id', '=', record.mergedInto).executeTakeFirst()
    return row ? toRecord(row) : record
  }

  const changesHead = ({ subject, contactPhone }: CaseChange): boolean =>
    subject !== undefined || contactPhone !== undefined

  const tellRaised = async (
    record: CaseRecord,
    raise: Awaited<ReturnType<CaseFlagging['look']>>,
    at: string,
  ): Promise<void> => {
    for (const category of (await raise?.()) ?? [])
      await onHappening({ type: 'case.sensitive_raised', record, by: 'system', agentId: null, at, category })
  }

  const setDue = async (record: CaseRecord, due: Due | null) => {
    const { dueAt, dueKind } = withDue(record, due)
    if (dueAt === record.dueAt && dueKind === record.dueKind) return
    await database.db
      .updateTable('support_case')
      .set({ due_at: dueAt, due_kind: dueKind })
      .where('id', '=', record.id)
      .execute()
    tell(record.id, record.ownerId, 'desk')
  }

  return {
    /** What is due of a case; writes only what is another one than before. Call inside the transaction that reckons it. */
    setDue,

    /** Whether a flag for its words stands; nothing happens to one of which it is known. Call inside the transaction of the flag. */
    setSensitive: async (id: string, isSensitive: boolean) => {
      const rank = sql<number>`case when snoozed_until is not null then ${sql.lit(snoozedRank)} when status = 'OPEN' then 0
        when status = 'RESOLVED' then 2 else 1 end`
      const row = await database.db
        .updateTable('support_case')
        .set({ sensitive: toFlag(isSensitive), queue_rank: isSensitive ? sensitiveRank : rank })
        .where('id', '=', id)
        .where('sensitive', '=', toFlag(!isSensitive))
        .returning('owner_id')
        .executeTakeFirst()
      if (row) tell(id, row.owner_id, 'desk')
    },

    insert: async (record: CaseRecord) => {
      const { due, keep } = await clocks.begun(record)
      await database.insert('support_case', [toRow(withDue(record, due))])
      await keep()
      await caseWords.add(record, headPart, null)
      await facts.filed(record)
      await onFiled(record)
    },

    /** A new case with its first event, whose facts its row holds from the beginning. Call inside a transaction. */
    open: async (record: CaseRecord, first: NewEvent) => {
      const { due, keep } = await clocks.begun(record)
      const raise = await flagging.look(record, writtenIn(record, [first]))
      const filed = withDue({ ...withEvents(record, [first]), isSensitive: raise !== null }, due)
      await database.insert('support_case', [toRow(filed)])
      await keep()
      if (first.text === null) await caseWords.add(record, headPart, null)
      await threads.add(record, [first])
      await facts.filed(record)
      await onFiled(record)
      const { filedBy: agentId } = record
      await onHappening({
        type: 'case.created',
        record: filed,
        by: agentId === null ? 'player' : 'agent',
        agentId,
        at: first.createdAt,
      })
      await tellRaised(filed, raise, first.createdAt)
      tell(record.id, record.ownerId)
    },

    /**
     * A case that was elsewhere until now, with all that was said in it (CD-447): it is read, found and kept as any other, and
     * nothing is promised, counted, flagged or told to others. Call inside a transaction. @returns it with what follows from
     * its events
     */
    takeIn: async (record: CaseRecord, events: readonly NewEvent[]) => {
      const whole = events.length === 0 ? record : withEvents(record, events)
      await database.insert('support_case', [toRow(whole)])
      if (events.every(({ text }) => text === null)) await caseWords.add(record, headPart, null)
      await threads.add(record, events)
      await onFiled(whole)
      tell(record.id, record.ownerId)
      return whole
    },

    /** The same of what was said there since, and of what it became. Call inside a transaction. */
    takeMore: async (record: CaseRecord, events: readonly NewEvent[], change: CaseChange) => {
      const next = { ...(events.length === 0 ? record : withEvents(record, events)), ...change }
      await threads.add(record, events)
      const { id: _id, ...row } = toRow(next)
      await database.write(database.db.updateTable('support_case').set(row).where('id', '=', record.id))
      if (changesHead(change)) await caseWords.rewrite([record.id])
      tell(record.id, record.ownerId)
      return next
    },

    find: async (id: string) => {
      const row = await cases().selectAll().where('id', '=', id).executeTakeFirst()
      return row && toRecord(row)
    },

    /** A number nobody has, of as few digits as there is room for (T43). */
    newId: async () => {
      for (let digits = caseIdDigits; ; digits += 1) {
        const id = newCaseId(digits)
        const taken = await cases().select('id').where('id', '=', id).executeTakeFirst()
        if (taken === undefined) return id
      }
    },

    /** Somebody else's takes no longer to be none than one that nobody has (promises P19). */
    findOf: async (ownerId: string, id: string) => {
      const row = await cases().selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
      return row && toRecord(row)
    },

    /** Those that are there, in this order. */
    inOrder: async (ids: readonly string[]) => {
      if (ids.length === 0) return []
      const rows = await cases().selectAll().where('id', 'in', ids).execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? []).map(toRecord)
    },

    /** Of these those within the caller's scope. */
    within: async (ids: readonly string[]) => {
      if (ids.length === 0) return []
      const query = cases().select('id').where('id', 'in', ids)
      return (await withinScope(query, { game: 'product', language: 'locale' }).execute()).map(({ id }) => id)
    },

    findByTokenHash: async (tokenHash: string) => {
      const row = await cases().selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row && toRecord(row)
    },

    /** The case it goes on in; null of every other one (CD-328). */
    continuedIn: async ({ mergedInto: id }: Pick<CaseRecord, 'mergedInto'>) =>
      id === null ? null : ((await cases().select(['id', 'region']).where('id', '=', id).executeTakeFirst()) ?? null),

    events: threads.read,
    beginnings: threads.beginnings,

    /** Appends events and sets what follows from them: count, last update, company facts. Call inside a transaction. */
    append: async (written: CaseRecord, events: NewEvent[], change: CaseChange = {}, agentId: string | null = null) => {
      // What is written to a case that goes on in another one is written there (CD-328).
      const record = await following(written)
      const isOver = change.status === 'RESOLVED'
      const raise = await flagging.look(record, writtenIn(record, events))
      const grown = {
        ...withEvents(record, events),
        ...change,
        ...(isOver || change.assignee !== undefined ? { awaitsGiving: false } : {}),
        ...(agentId !== null && events.some(isAnswer) ? { answeredBy: agentId } : {}),
        ...(raise === null ? {} : { isSensitive: true }),
      }
      const { due, ended } = await clocks.changed(record, grown, events)
      const next = withDue(grown, due)
      await facts.promised(record, ended, next.updatedAt, agentId)
      await threads.add(record, events)
      await waits.note(record, events)
      await facts.changed(record, events, change.status, agentId)
      const { id: _id, ...row } = toRow(next)
      await database.write(database.db.updateTable('support_case').set(row).where('id', '=', record.id))
      if (changesHead(change)) await caseWords.rewrite([record.id])
      for (const happening of happeningsOfEvents(record, next, events, change, agentId)) await onHappening(happening)
      await tellRaised(next, raise, next.updatedAt)
      tell(record.id, record.ownerId)
      return next
    },

    /** `agentId`: the representative who does it, where it is known. */
    update: async (id: string, change: CaseChange, agentId: string | null = null) => {
      const query = database.db.updateTable('support_case').set(toUpdate(change)).where('id', '=', id)
      if (isTold(change)) {
        const row = await query.returningAll().executeTakeFirst()
        if (row === undefined) return
        tell(id, row.owner_id, whatOf(change))
        if (changesHead(change)) await caseWords.rewrite([id])
        const record = toRecord(row)
        if (aims.some((name) => change[name] !== undefined)) await setDue(record, await clocks.retargeted(record))
        for (const happening of happeningsOfChange(record, change, agentId)) await onHappening(happening)
        return
      }
      const changed = await query.returning('owner_id').executeTakeFirst()
      if (changed) tell(id, changed.owner_id, whatOf(change))
      if (changed && changesHead(change)) await caseWords.rewrite([id])
    },

    /** Its survey was answered: how content the player was, 1 to 5. Call inside the transaction that keeps the answer. */
    rated: async (caseId: string, { rating, at }: { rating: number; at: string }) => {
      const row = await database.db
        .updateTable('support_case')
        .set(toUpdate({ isSurveyAnswered: true }))
        .where('id', '=', caseId)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return
      tell(caseId, row.owner_id)
      const record = toRecord(row)
      await facts.rated(record, rating, at)
      await onHappening({ type: 'case.survey_answered', record, by: 'player', agentId: null, at, rating })
    },

    hasAny: async () => (await cases().select('id').limit(1).executeTakeFirst()) !== undefined,
  }
}

export type CaseStore = ReturnType<typeof createCaseStore>
