// Messages of a case that become a case of their own (CD-329). They are moved, not copied, so that an erasure finds
// them once; a line stays in the place of each.
import { htmlToText } from '../lib/html.ts'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import { createCaseWords } from './case-words.ts'
import type { OnCaseHappening } from './happenings.ts'
import type { CaseClocks, CaseFlagging, FlagPlace, OnCaseChange, WrittenText } from './ports.ts'
import type { CaseSplitTable } from './split-tables.ts'
import type { CaseStore } from './store.ts'
import type { CaseEventTable, CasesTables } from './tables.ts'
import type { CaseEvent, CaseRecord, SplitPart } from './types.ts'
import { createRecordWriter } from './whole-record.ts'

interface Place {
  caseId: string
  position: number
}

interface SplitBefore {
  /** In the order they have in the new case. */
  places: readonly Place[]
  source: Pick<CaseRecord, 'eventCount' | 'updatedAt' | 'hasCompanyResponse'>
  /** Flags that went along; none is told of a split of before. */
  flags?: readonly FlagPlace[]
}

export interface SplitCase {
  id: string
  region: string
  splitAt: string
  /** Whether neither has grown since. */
  isLast: boolean
}

export interface CaseSplitsDeps {
  /** Of cases whose messages stand at other places now. */
  forgetTranslations: (caseIds: readonly string[]) => Promise<void>
  database: Database<CasesTables>
  store: Pick<CaseStore, 'insert' | 'setSensitive'>
  clocks: Pick<CaseClocks, 'changed'>
  flagging: Pick<CaseFlagging, 'follow' | 'goBack' | 'standing'>
  onChange: OnCaseChange
  onHappening: OnCaseHappening
}

/** What the player wrote of a message; of a chat the whole conversation, which is one text. */
const playersWords = ({ eventType, isCompany, channel, text }: CaseEvent): string | null => {
  if (eventType !== 'CONTACT' || text === null) return null
  if (!isCompany) return text
  return channel === 'CHAT' ? htmlToText(text) : null
}
const sourceOf = ({ channel, via, position }: CaseEvent): WrittenText['source'] =>
  position === 0 ? 'filing' : channel === 'CHAT' ? 'chat' : via === 'mail' ? 'mail' : 'reply'

export const createCaseSplits = ({
  database,
  store,
  clocks,
  flagging,
  forgetTranslations,
  onChange,
  onHappening,
}: CaseSplitsDeps) => {
  const write = createRecordWriter(database, onChange)
  const words = createCaseWords(database)

  const move = async (from: Place, to: Place): Promise<void> => {
    for (const table of ['case_event', 'case_attachment'] as const)
      await database.db
        .updateTable(table)
        .set({ case_id: to.caseId, position: to.position })
        .where('case_id', '=', from.caseId)
        .where('position', '=', from.position)
        .execute()
  }

  const addLine = async ({ caseId, position }: Place, part: SplitPart, other: string, at: string): Promise<void> => {
    await database.db
      .insertInto('case_event')
      .values({
        case_id: caseId,
        position,
        event_type: 'REORGANIZATION_EVENT',
        alternate_name: null,
        author: null,
        text: null,
        words: null,
        is_company: 0,
        channel: null,
        via: null,
        written_as: null,
        written_as_locale: null,
        folded: null,
        split_part: part,
        split_case: other,
        created_at: at,
      } satisfies WholeRow<CaseEventTable>)
      .execute()
  }
  const removeLine = async ({ caseId, position }: Place): Promise<void> => {
    await database.db.deleteFrom('case_event').where('case_id', '=', caseId).where('position', '=', position).execute()
  }

  /** Messages stand at other places now than when they were translated and when their words were kept. */
  const findAnew = async (caseIds: Iterable<string>): Promise<void> => {
    const ids = [...new Set(caseIds)]
    await forgetTranslations(ids)
    await words.rewrite(ids)
  }

  /** Flags of each case the messages stood in; its form stays where it was filled in. @returns what an undo needs */
  const moveFlags = async (
    source: CaseRecord,
    { events, going }: { events: readonly CaseEvent[]; going: ReadonlySet<number> },
    to: string,
  ): Promise<FlagPlace[]> => {
    const places: FlagPlace[] = []
    const placed = events.map((event, index) => ({ event, goes: going.has(index) }))
    for (const [from, its] of Map.groupBy(placed, ({ event }) => event.from?.id ?? source.id)) {
      const textsOf = (goes: boolean) =>
        its.flatMap(({ event, goes: isGoing }) => {
          const text = isGoing === goes ? playersWords(event) : null
          return text === null ? [] : [{ text, source: sourceOf(event), at: event.createdAt }]
        })
      const leaves = textsOf(true)
      if (leaves.length === 0) continue
      const form = from === source.id ? Object.values(source.fields).filter((value) => typeof value === 'string') : []
      const staying = [...textsOf(false).map(({ text }) => text), ...form]
      places.push(...(await flagging.follow({ from, going: leaves, staying }, to)))
    }
    return places
  }

  const toSplitCase = (row: { id: string; region: string; split_at: string }, isLast: boolean): SplitCase => ({
    id: row.id,
    region: row.region,
    splitAt: row.split_at,
    isLast,
  })

  return {
    /**
     * `record` is the new case, without events; `events` the whole thread as it is shown, `chosen` places in it. Call inside a
     * transaction, once it is known that these may go. @returns the new one
     */
    split: async (
      source: CaseRecord,
      record: CaseRecord,
      { events, chosen }: { events: readonly CaseEvent[]; chosen: readonly number[] },
      { agentId, at }: { agentId: string; at: string },
    ) => {
      const going = new Set(chosen)
      const messages = events.filter((_, index) => going.has(index))
      const places = messages.map(({ from, position }): Place => ({ caseId: from?.id ?? source.id, position }))
      const answers = messages.filter(({ isCompany }) => isCompany)
      const opened: CaseRecord = {
        ...record,
        eventCount: messages.length + 1,
        hasCompanyResponse: answers.length > 0,
        companyEventAt: answers.at(-1)?.createdAt ?? null,
      }
      await store.insert(opened)
      const flags = await moveFlags(source, { events, going }, record.id)
      const flagged = await flagging.standing([source.id, record.id])
      const raised = flagged.get(record.id) ?? []
      if (raised.length > 0) await store.setSensitive(record.id, true)
      for (const [position, place] of places.entries()) {
        await move(place, { caseId: record.id, position })
        await addLine(place, 'message', record.id, messages[position]!.createdAt)
      }
      await addLine({ caseId: record.id, position: messages.length }, 'from', source.id, at)
      await addLine({ caseId: source.id, position: source.eventCount }, 'into', record.id, at)
      const next: CaseRecord = {
        ...source,
        eventCount: source.eventCount + 1,
        updatedAt: at,
        hasCompanyResponse: events.some(({ isCompany }, index) => isCompany && !going.has(index)),
        isSensitive: flagged.has(source.id),
      }
      await write(next)
      const before: SplitBefore = {
        places,
        source: {
          eventCount: source.eventCount,
          updatedAt: source.updatedAt,
          hasCompanyResponse: source.hasCompanyResponse,
        },
        flags,
      }
      await database.db
        .insertInto('case_split')
        .values({
          case_id: record.id,
          source_id: source.id,
          split_at: at,
          split_by: agentId,
          source_events: next.eventCount,
          events: opened.eventCount,
          before: JSON.stringify(before),
        } satisfies WholeRow<CaseSplitTable>)
        .execute()
      await findAnew([record.id, source.id, ...places.map(({ caseId }) => caseId)])
      database.afterCommit(() => onChange({ caseId: record.id, ownerId: record.ownerId, what: 'case' }))
      const filed: CaseRecord = { ...opened, isSensitive: raised.length > 0 }
      const happened = { record: filed, by: 'agent', agentId, at } as const
      await onHappening({ ...happened, type: 'case.created' })
      await onHappening({ ...happened, type: 'case.split', outOf: source.id })
      for (const category of raised)
        await onHappening({ type: 'case.sensitive_raised', record: filed, by: 'system', agentId: null, at, category })
      return filed
    },

    /** Of a case that began so; undefined for any other. */
    find: async (caseId: string) => {
      const row = await database.db
        .selectFrom('case_split')
        .select(['source_id', 'split_at', 'source_events', 'events'])
        .where('case_id', '=', caseId)
        .executeTakeFirst()
      return (
        row && {
          sourceId: row.source_id,
          splitAt: row.split_at,
          sourceEvents: row.source_events,
          events: row.events,
        }
      )
    },

    /** Call inside a transaction, once it is known that nothing has happened since. @returns the one the messages came from */
    undo: async (source: CaseRecord, split: CaseRecord, { agentId, at }: { agentId: string; at: string }) => {
      const row = await database.db
        .deleteFrom('case_split')
        .where('case_id', '=', split.id)
        .returning('before')
        .executeTakeFirstOrThrow()
      const before = JSON.parse(row.before) as SplitBefore
      for (const [position, place] of before.places.entries()) {
        await removeLine(place)
        await move({ caseId: split.id, position }, place)
      }
      await removeLine({ caseId: source.id, position: before.source.eventCount })
      await removeLine({ caseId: split.id, position: before.places.length })
      // What was promised of it neither runs on nor counts as kept or missed: it waits, as with a merged one.
      if (split.status !== 'RESOLVED')
        await clocks.changed(split, { ...split, status: 'INFO' }, [
          { eventType: 'STATUS_CHANGE', isCompany: false, createdAt: at },
        ])
      const closed: CaseRecord = {
        ...split,
        status: 'RESOLVED',
        resolverType: 'AGENT',
        statusChangedAt: at,
        archivedAt: at,
        isLocked: true,
        isSensitive: false,
        eventCount: 0,
        hasCompanyResponse: false,
        companyEventAt: null,
        snoozedUntil: null,
        dueAt: null,
        dueKind: null,
        awaitsGiving: false,
        mergedInto: source.id,
      }
      await write(closed)
      await flagging.goBack(before.flags ?? [])
      const isSensitive = (await flagging.standing([source.id])).has(source.id)
      const back: CaseRecord = { ...source, ...before.source, isSensitive }
      await write(back)
      await findAnew([split.id, source.id, ...before.places.map(({ caseId }) => caseId)])
      await onHappening({ type: 'case.unsplit', record: closed, by: 'agent', agentId, at, outOf: source.id })
      return back
    },

    /** What messages of this case have become, oldest first. */
    of: async ({ id, eventCount }: Pick<CaseRecord, 'id' | 'eventCount'>) => {
      const rows = await database.db
        .selectFrom('case_split')
        .innerJoin('support_case', 'support_case.id', 'case_split.case_id')
        .select(['support_case.id', 'region', 'split_at', 'source_events', 'events', 'event_count'])
        .where('source_id', '=', id)
        .orderBy('split_at')
        .orderBy('case_id')
        .limit(100)
        .execute()
      return rows.map((row) => toSplitCase(row, row.source_events === eventCount && row.events === row.event_count))
    },

    /** Where this case's messages came from. */
    from: async ({ id, eventCount }: Pick<CaseRecord, 'id' | 'eventCount'>) => {
      const row = await database.db
        .selectFrom('case_split')
        .innerJoin('support_case', 'support_case.id', 'case_split.source_id')
        .select(['support_case.id', 'region', 'split_at', 'source_events', 'events', 'event_count'])
        .where('case_id', '=', id)
        .executeTakeFirst()
      return row && toSplitCase(row, row.source_events === row.event_count && row.events === eventCount)
    },
  }
}

export type CaseSplits = ReturnType<typeof createCaseSplits>
