// Queries of the cases room; the same on SQLite and PostgreSQL.
import { sql } from 'kysely'
import { htmlToText } from '../lib/html.ts'
import { caseIdDigits, newCaseId, newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { withinScope } from '../storage/within-scope.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { CaseChange, NewEvent } from './case-changes.ts'
import { toAttachment, toRecord, toRow, toUpdate } from './case-rows.ts'
import { createCaseWords, headPart } from './case-words.ts'
import { happeningsOfChange, happeningsOfEvents, isTold, type OnCaseHappening } from './happenings.ts'
import { createCaseFacts } from './reports/facts.ts'
import { listRank } from './list-order.ts'
import { createCaseWaits } from './waits.ts'
import type { CaseChanged, CaseClocks, CaseFlagging, Due, OnCaseChange, WrittenText } from './ports.ts'
import type { CaseAttachmentTable, CaseEventTable, CasesTables } from './tables.ts'
import { mergeThreads } from './merge-threads.ts'
import { sensitiveRank, snoozedRank } from './queue-ranks.ts'
import { mailField, type CaseEvent, type CaseNumber, type CaseRecord, type NewAttachment } from './types.ts'

export type { CaseChange, NewEvent }

/** Cases whose words are written in one transaction. */
const filledAtOnce = 100

/** Letters of a text in which its first line is looked for. */
const beginningLength = 1_000

/** So many unread cases are counted (AccountInfo of the contract). */
const mostUnread = 100

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
  const tell = (caseId: string, ownerId: string | null, what: CaseChanged['what'] = 'case'): void =>
    database.afterCommit(() => onChange({ caseId, ownerId, what }))
  const caseWords = createCaseWords(database)
  const waits = createCaseWaits(database)
  const facts = createCaseFacts(database)
  const ofOwner = (ownerId: string, { isArchived, now }: { isArchived: boolean; now: string }) => {
    const query = database.db.selectFrom('support_case').where('owner_id', '=', ownerId)
    return isArchived
      ? query.where('archived_at', '<=', now)
      : query.where((expression) =>
          expression.or([expression('archived_at', 'is', null), expression('archived_at', '>', now)]),
        )
  }

  /** Cases that go on in this one (CD-328). */
  const mergedInto = (caseId: string): Promise<CaseNumber[]> =>
    database.db
      .selectFrom('support_case')
      .select(['id', 'region'])
      .where('merged_into', '=', caseId)
      .orderBy('id')
      .execute()

  const numbersOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, CaseNumber>> => {
    if (ids.length === 0) return new Map()
    const named = [...new Set(ids)]
    const rows = await database.db
      .selectFrom('support_case')
      .select(['id', 'region'])
      .where('id', 'in', named)
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  }

  const following = async (record: CaseRecord): Promise<CaseRecord> => {
    if (record.mergedInto === null) return record
    const row = await database.db
      .selectFrom('support_case')
      .selectAll()
      .where('id', '=', record.mergedInto)
      .executeTakeFirst()
    return row ? toRecord(row) : record
  }

  const insertAttachments = async (
    caseId: string,
    position: number,
    at: string,
    attachments: NewAttachment[],
  ): Promise<void> => {
    if (attachments.length === 0) return
    const rows = attachments.map(
      ({ field, name, size, sha256 }, ordinal): WholeRow<CaseAttachmentTable> => ({
        id: newRowId(new Date(at)),
        case_id: caseId,
        position,
        ordinal,
        field,
        name,
        size,
        sha256,
        scan: null,
        finding: null,
        note_id: null,
        scan_tries: 0,
        scan_after: null,
      }),
    )
    await database.insert('case_attachment', rows)
  }

  const insertEvents = async (record: CaseRecord, events: readonly NewEvent[]): Promise<void> => {
    const caseId = record.id
    for (const [index, event] of events.entries()) {
      const position = record.eventCount + index
      const readable = event.isCompany && event.text !== null ? htmlToText(event.text) : null
      await database.insert('case_event', [
        {
          case_id: caseId,
          position,
          event_type: event.eventType,
          alternate_name: event.alternateName,
          author: event.author,
          text: event.text,
          words: readable,
          is_company: toFlag(event.isCompany),
          channel: event.channel,
          via: event.via ?? null,
          written_as: event.writtenAs?.text ?? null,
          written_as_locale: event.writtenAs?.locale ?? null,
          folded: event.folded ?? null,
          split_part: null,
          split_case: null,
          created_at: event.createdAt,
        },
      ])
      if (event.text !== null) await caseWords.add(record, position, readable ?? event.text)
      await insertAttachments(caseId, position, event.createdAt, event.attachments ?? [])
    }
  }

  /** What these cases are found by, from what stands there now. */
  const rewriteWords = async (caseIds: readonly string[]): Promise<void> => {
    if (caseIds.length === 0) return
    const { db } = database
    await caseWords.remove(caseIds)
    const rows = await db.selectFrom('support_case').selectAll().where('id', 'in', caseIds).execute()
    const texts = await db
      .selectFrom('case_event')
      .select(['case_id', 'position', 'text', 'words'])
      .where('case_id', 'in', caseIds)
      .where('text', 'is not', null)
      .execute()
    const byCase = Map.groupBy(texts, (text) => text.case_id)
    for (const record of rows.map(toRecord)) {
      await caseWords.add(record, headPart, null)
      for (const { position, text, words } of byCase.get(record.id) ?? [])
        await caseWords.add(record, position, words ?? text)
    }
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
    /** What these cases are found by, from what stands in them now. Call inside the transaction that moved it. */
    rewriteWords,

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
      await insertEvents(record, [first])
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
      await insertEvents(record, events)
      await onFiled(whole)
      tell(record.id, record.ownerId)
      return whole
    },

    /** The same of what was said there since, and of what it became. Call inside a transaction. */
    takeMore: async (record: CaseRecord, events: readonly NewEvent[], change: CaseChange) => {
      const next = { ...(events.length === 0 ? record : withEvents(record, events)), ...change }
      await insertEvents(record, events)
      const { id: _id, ...row } = toRow(next)
      await database.write(database.db.updateTable('support_case').set(row).where('id', '=', record.id))
      if (changesHead(change)) await rewriteWords([record.id])
      tell(record.id, record.ownerId)
      return next
    },

    find: async (id: string) => {
      const row = await database.db.selectFrom('support_case').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toRecord(row)
    },

    /** A number nobody has, of as few digits as there is room for (T43). */
    newId: async () => {
      for (let digits = caseIdDigits; ; digits += 1) {
        const id = newCaseId(digits)
        const taken = await database.db.selectFrom('support_case').select('id').where('id', '=', id).executeTakeFirst()
        if (taken === undefined) return id
      }
    },

    /** Somebody else's takes no longer to be none than one that nobody has (promises P19). */
    findOf: async (ownerId: string, id: string) => {
      const row = await database.db
        .selectFrom('support_case')
        .selectAll()
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** Those that are there, in this order. */
    inOrder: async (ids: readonly string[]) => {
      if (ids.length === 0) return []
      const rows = await database.db.selectFrom('support_case').selectAll().where('id', 'in', ids).execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? []).map(toRecord)
    },

    /** Of these those within the caller's scope. */
    within: async (ids: readonly string[]) => {
      if (ids.length === 0) return []
      const query = database.db.selectFrom('support_case').select('id').where('id', 'in', ids)
      return (await withinScope(query, { game: 'product', language: 'locale' }).execute()).map(({ id }) => id)
    },

    findByTokenHash: async (tokenHash: string) => {
      const row = await database.db
        .selectFrom('support_case')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** What waits for the player first, what has ended last; in each the newest update first (CD-270). `offset` counts cases. */
    list: (ownerId: string, options: { isArchived: boolean; now: string; limit: number; offset: number }) =>
      database.reading(async () => {
        // First the ids, from the index alone; then the rows of this page and no others.
        const page = ofOwner(ownerId, options)
          .select('id')
          .orderBy(listRank, 'desc')
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .limit(options.limit)
          .offset(options.offset)
        const rows = await database.db
          .selectFrom('support_case')
          .selectAll()
          .where('id', 'in', page)
          .orderBy(listRank, 'desc')
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        return rows.map(toRecord)
      }),

    count: async (ownerId: string, options: { isArchived: boolean; now: string }) => {
      const counted = async (query: ReturnType<typeof ofOwner>) =>
        Number(
          (await query.select((expression) => expression.fn.countAll().as('count')).executeTakeFirstOrThrow()).count,
        )
      const archived = await counted(ofOwner(ownerId, { ...options, isArchived: true }))
      if (options.isArchived) return archived
      // Two ranges of an index are counted faster than one range row by row.
      return (await counted(database.db.selectFrom('support_case').where('owner_id', '=', ownerId))) - archived
    },

    /** How each of these cases begins, by its id: the player's own text or as much of it as a line may need (CD-125). */
    beginnings: async (caseIds: readonly string[]) => {
      if (caseIds.length === 0) return new Map<string, string>()
      const rows = await database.db
        .selectFrom('case_event')
        .select(['case_id', sql<string>`substr(text, 1, ${beginningLength})`.as('text')])
        .where('case_id', 'in', caseIds)
        .where('position', '=', 0)
        .where('event_type', '=', 'CONTACT')
        .where('is_company', '=', 0)
        .where('text', 'is not', null)
        .execute()
      return new Map(rows.map((row) => [row.case_id, row.text]))
    },

    /** The case it goes on in; null of every other one (CD-328). */
    continuedIn: async ({ mergedInto: id }: Pick<CaseRecord, 'mergedInto'>) =>
      id === null
        ? null
        : ((await database.db
            .selectFrom('support_case')
            .select(['id', 'region'])
            .where('id', '=', id)
            .executeTakeFirst()) ?? null),

    /** Oldest first, with what was written in cases that go on in it (decisions-cases C15). */
    events: async (caseId: string) => {
      const merged = await mergedInto(caseId)
      const ids = [caseId, ...merged.map(({ id }) => id)]
      const rows = await database.db
        .selectFrom('case_event')
        .selectAll()
        .where('case_id', 'in', ids)
        .orderBy('case_id')
        .orderBy('position')
        .execute()
      const files = await database.db
        .selectFrom('case_attachment')
        .selectAll()
        .where('case_id', 'in', ids)
        .where('field', '<>', mailField)
        .orderBy('position')
        .orderBy('ordinal')
        .execute()
      const numberOf = await numbersOf(rows.flatMap((row) => row.split_case ?? []))
      const filesOf = Map.groupBy(files, (file) => `${file.case_id} ${file.position}`)
      const rowsOf = Map.groupBy(rows, (row) => row.case_id)
      const splitOf = (row: Pick<CaseEventTable, 'split_part' | 'split_case'>): CaseEvent['split'] => {
        const other = row.split_case === null ? undefined : numberOf.get(row.split_case)
        return row.split_part === null || other === undefined ? null : { part: row.split_part, case: other }
      }
      const threadOf = (from: CaseNumber | null): CaseEvent[] =>
        (rowsOf.get(from?.id ?? caseId) ?? []).map((row) => ({
          position: row.position,
          eventType: row.event_type,
          alternateName: row.alternate_name,
          author: row.author,
          text: row.text,
          isCompany: row.is_company === 1,
          channel: row.channel,
          via: row.via,
          writtenAs:
            row.written_as === null || row.written_as_locale === null
              ? null
              : { text: row.written_as, locale: row.written_as_locale },
          folded: row.folded,
          createdAt: row.created_at,
          attachments: (filesOf.get(`${row.case_id} ${row.position}`) ?? []).map(toAttachment),
          from,
          split: splitOf(row),
        }))
      return mergeThreads([threadOf(null), ...merged.map(threadOf)])
    },

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
      await insertEvents(record, events)
      await waits.note(record, events)
      await facts.changed(record, events, change.status, agentId)
      const { id: _id, ...row } = toRow(next)
      await database.write(database.db.updateTable('support_case').set(row).where('id', '=', record.id))
      if (changesHead(change)) await rewriteWords([record.id])
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
        if (changesHead(change)) await rewriteWords([id])
        const record = toRecord(row)
        if (aims.some((name) => change[name] !== undefined)) await setDue(record, await clocks.retargeted(record))
        for (const happening of happeningsOfChange(record, change, agentId)) await onHappening(happening)
        return
      }
      const changed = await query.returning('owner_id').executeTakeFirst()
      if (changed) tell(id, changed.owner_id, whatOf(change))
      if (changed && changesHead(change)) await rewriteWords([id])
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

    /** How many of them hold something unread, at most `mostUnread`. */
    unreadCount: async (ownerId: string) => {
      const unread = await database.db
        .selectFrom('support_case')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('company_event_at', 'is not', null)
        .where((expression) =>
          expression.or([
            expression('last_read_at', 'is', null),
            expression('company_event_at', '>', expression.ref('last_read_at')),
          ]),
        )
        .limit(mostUnread)
        .execute()
      return unread.length
    },

    /** The one of an owner's unresolved cases in which something happened last. */
    newestOpen: async (ownerId: string) => {
      const row = await database.db
        .selectFrom('support_case')
        .select(['id', 'updated_at', 'company_event_at', 'last_read_at'])
        .where('owner_id', '=', ownerId)
        .where('status', '!=', 'RESOLVED')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return null
      const { id, updated_at: updatedAt, company_event_at: told, last_read_at: read } = row
      return { id, updatedAt, isUnread: told !== null && (read === null || told > read) }
    },

    hasCases: async (ownerId: string) =>
      (await database.db
        .selectFrom('support_case')
        .select('id')
        .where('owner_id', '=', ownerId)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    hasAny: async () =>
      (await database.db.selectFrom('support_case').select('id').limit(1).executeTakeFirst()) !== undefined,

    /** Mails of the case as they came (T37), oldest first. */
    mails: async (caseId: string) => {
      const rows = await database.db
        .selectFrom('case_attachment')
        .leftJoin('case_event', (join) =>
          join
            .onRef('case_event.case_id', '=', 'case_attachment.case_id')
            .onRef('case_event.position', '=', 'case_attachment.position'),
        )
        .leftJoin('case_note', 'case_note.id', 'case_attachment.note_id')
        .selectAll('case_attachment')
        .select(['created_at', 'written_at'])
        .where('case_attachment.case_id', 'in', [caseId, ...(await mergedInto(caseId)).map(({ id }) => id)])
        .where('field', '=', mailField)
        .orderBy('case_attachment.id')
        .execute()
      return rows.map((row) => ({
        file: toAttachment(row),
        receivedAt: (row.created_at ?? row.written_at)!,
        caseId: row.case_id,
        position: row.position,
        noteId: row.note_id,
      }))
    },

    /** A file of this case; undefined when it is another's or nobody's. */
    attachment: async (caseId: string, fileId: string) => {
      const row = await database.db
        .selectFrom('case_attachment')
        .selectAll()
        .where('id', '=', fileId)
        .where('case_id', 'in', [caseId, ...(await mergedInto(caseId)).map(({ id }) => id)])
        .executeTakeFirst()
      return row && toAttachment(row)
    },

    /** Files nobody has looked into and whose time has come, by id; '' begins. `tries`: how often it was in vain. */
    waitingFiles: (now: string, after: string, limit: number) =>
      database.db
        .selectFrom('case_attachment')
        .select(['id', 'sha256', 'scan_tries as tries'])
        .where('scan', 'is', null)
        .where('id', '>', after)
        .where(({ eb, or }) => or([eb('scan_after', 'is', null), eb('scan_after', '<=', now)]))
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Nothing could be told about this content, so often now; until `after` it is left alone. */
    postponeScan: async (sha256: string, tries: number, after: string) => {
      await database.write(
        database.db
          .updateTable('case_attachment')
          .set({ scan_tries: tries, scan_after: after })
          .where('sha256', '=', sha256)
          .where('scan', 'is', null),
      )
    },

    waitingCount: async () => {
      const { count } = await database.db
        .selectFrom('case_attachment')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('scan', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Of every row with this content: one that was clean before knew less. */
    noteScan: async (sha256: string, found: string | null) => {
      const rows = database.db
        .updateTable('case_attachment')
        .set(found === null ? { scan: 'clean' } : { scan: 'found', finding: found })
        .where('sha256', '=', sha256)
      await database.write(found === null ? rows.where('scan', 'is', null) : rows)
    },

    /** Which of these files a case still names and may keep. */
    referenced: async (hashes: string[]) => {
      const rows = await database.db
        .selectFrom('case_attachment')
        .select('sha256')
        .distinct()
        .where('sha256', 'in', hashes)
        // What harmful content was found in is not kept (T13).
        .where((expression) => expression.or([expression('scan', 'is', null), expression('scan', '<>', 'found')]))
        .execute()
      return rows.map((row) => row.sha256)
    },

    /**
     * Writes anew what cases are found by that were there before their words were kept (CD-182), a batch a transaction, until
     * all are done or somebody says stop.
     */
    fillWords: async (signal: AbortSignal) => {
      const fillSome = (): Promise<boolean> =>
        database.withTransaction(async () => {
          const { db } = database
          const begun = await db.selectFrom('case_search_fill').select('after_id').executeTakeFirst()
          if (begun === undefined) return false
          const rows = await db
            .selectFrom('support_case')
            .select('id')
            .where('id', '>', begun.after_id)
            .orderBy('id')
            .limit(filledAtOnce)
            .execute()
          const last = rows.at(-1)
          if (last === undefined) {
            await db.deleteFrom('case_search_fill').execute()
            return false
          }
          await rewriteWords(rows.map(({ id }) => id))
          await db.updateTable('case_search_fill').set({ after_id: last.id }).execute()
          return true
        })
      while (!signal.aborted && (await fillSome()));
    },
  }
}

export type CaseStore = ReturnType<typeof createCaseStore>
