// Queries of the chat room; the same on SQLite and PostgreSQL.
import { sql, type Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import { hasRow } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import { type BorneScope, borneWithinScope } from '../storage/within-scope.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { ChatMessageTable, ChatTable, ChatTables } from './tables.ts'
import type { ChatMessageRecord, ChatRecord, ChatState } from './types.ts'

type NewChat = Omit<ChatRecord, 'assignee' | 'assigneeName' | 'offeredTo' | 'messageCount' | 'acceptedAt' | 'endedAt'>
export type NewMessage = Omit<ChatMessageRecord, 'sequence'>

const toChat = (row: Selectable<ChatTable>): ChatRecord => ({
  id: row.id,
  caseId: row.case_id,
  caseRegion: row.case_region,
  subject: row.subject,
  skill: row.skill,
  state: row.state,
  ownerId: row.owner_id,
  playerName: row.player_name,
  locale: row.locale,
  topicId: row.category_id,
  assignee: row.assignee,
  assigneeName: row.assignee_name,
  offeredTo: row.offered_to,
  placeAtStart: row.place_at_start,
  messageCount: row.message_count,
  startedAt: row.started_at,
  acceptedAt: row.accepted_at,
  endedAt: row.ended_at,
  seenAt: row.seen_at,
  saidAt: row.said_at,
})

const toMessage = (row: Selectable<ChatMessageTable>): ChatMessageRecord => ({
  sequence: row.sequence,
  sender: row.sender,
  author: row.author,
  text: row.text,
  clientId: row.client_id,
  sentAt: row.sent_at,
})

export const createChatStore = (database: Database<ChatTables>, caseScope: BorneScope) => {
  const caseSession = async (values: {
    session_hash: string
    case_id: string
    has_submitted: 0 | 1
    category_id: number
    expires_at: string
  }): Promise<void> => {
    const { category_id, expires_at, has_submitted } = values
    await database.db
      .insertInto('chat_case_session')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['session_hash', 'case_id'])
          .doUpdateSet(has_submitted === 1 ? { category_id, expires_at, has_submitted } : { category_id }),
      )
      .execute()
  }
  const ofSession = (sessionHash: string, caseId: string, now: string) =>
    database.db
      .selectFrom('chat_case_session')
      .selectAll()
      .where('session_hash', '=', sessionHash)
      .where('case_id', '=', caseId)
      .where('expires_at', '>', now)

  return {
    /** @returns false when the case has an open chat already */
    insert: (chat: NewChat) =>
      hasRow(
        database.db
          .insertInto('chat')
          .values({
            id: chat.id,
            case_id: chat.caseId,
            case_region: chat.caseRegion,
            subject: chat.subject,
            skill: chat.skill,
            state: chat.state,
            owner_id: chat.ownerId,
            player_name: chat.playerName,
            locale: chat.locale,
            category_id: chat.topicId,
            assignee: null,
            assignee_name: null,
            offered_to: null,
            place_at_start: chat.placeAtStart,
            message_count: 0,
            started_at: chat.startedAt,
            accepted_at: null,
            ended_at: null,
            seen_at: chat.seenAt,
            said_at: chat.saidAt,
          } satisfies WholeRow<ChatTable>)
          .onConflict((conflict) => conflict.column('case_id').where(sql<boolean>`state <> 'ENDED'`).doNothing())
          .returning('id'),
      ),

    find: async (id: string) => {
      const row = await database.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toChat(row)
    },

    openOf: async (caseId: string) => {
      const row = await database.db
        .selectFrom('chat')
        .selectAll()
        .where('case_id', '=', caseId)
        .where('state', '<>', 'ENDED')
        .executeTakeFirst()
      return row && toChat(row)
    },

    /** Longest waiting first; without `state` all that are open. */
    list: async ({ state, skill }: { state?: ChatState; skill?: string }) => {
      let query = database.db.selectFrom('chat').selectAll()
      query = state === undefined ? query.where('state', '<>', 'ENDED') : query.where('state', '=', state)
      if (skill !== undefined) query = query.where('skill', '=', skill)
      const narrow = borneWithinScope(query, caseScope, 'chat.case_id')
      return (await narrow.orderBy('started_at').orderBy('id').limit(500).execute()).map(toChat)
    },

    addMember: async (chatId: string, sessionHash: string) => {
      await database.db
        .insertInto('chat_member')
        .values({ chat_id: chatId, session_hash: sessionHash })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    isMember: async (chatId: string, sessionHash: string) =>
      (await database.db
        .selectFrom('chat_member')
        .select('chat_id')
        .where('chat_id', '=', chatId)
        .where('session_hash', '=', sessionHash)
        .executeTakeFirst()) !== undefined,

    /** An open chat of this skill that the session or the account belongs to. */
    hasOpen: ({ sessionHash, accountId }: { sessionHash: string; accountId: string | null }, skill: string) =>
      hasRow(
        database.db
          .selectFrom('chat')
          .select('id')
          .where('skill', '=', skill)
          .where('state', '<>', 'ENDED')
          .where((expression) =>
            expression.or([
              expression(
                'id',
                'in',
                expression.selectFrom('chat_member').select('chat_id').where('session_hash', '=', sessionHash),
              ),
              ...(accountId === null ? [] : [expression('owner_id', '=', accountId)]),
            ]),
          )
          .limit(1),
      ),

    /** Those after a sequence, in order. */
    messages: async (chatId: string, after: number) =>
      (
        await database.db
          .selectFrom('chat_message')
          .selectAll()
          .where('chat_id', '=', chatId)
          .where('sequence', '>', after)
          .orderBy('sequence')
          .execute()
      ).map(toMessage),

    /**
     * Stores a message under the next number; the same clientId of the same side again gives the stored one back. Call
     * inside a transaction.
     * @returns undefined when the chat has ended or is full
     */
    append: async (chatId: string, { sender, author, text, clientId, sentAt }: NewMessage, max: number) => {
      const { db } = database
      // The row's lock orders everyone who speaks in this chat, so that the numbers have no gaps.
      const chat = await db
        .updateTable('chat')
        .set((expression) => ({ message_count: expression('message_count', '+', 1), said_at: sentAt }))
        .where('id', '=', chatId)
        .returning(['message_count', 'state'])
        .executeTakeFirst()
      const undo = () =>
        db
          .updateTable('chat')
          .set((expression) => ({ message_count: expression('message_count', '-', 1) }))
          .where('id', '=', chatId)
          .execute()
      if (!chat) return undefined
      if (clientId !== null) {
        const known = await db
          .selectFrom('chat_message')
          .selectAll()
          .where('chat_id', '=', chatId)
          .where('sender', '=', sender)
          .where('client_id', '=', clientId)
          .executeTakeFirst()
        if (known) {
          await undo()
          return toMessage(known)
        }
      }
      if (sender !== 'system' && (chat.state === 'ENDED' || chat.message_count > max)) {
        await undo()
        return undefined
      }
      const row = {
        chat_id: chatId,
        sequence: chat.message_count,
        sender,
        author,
        text,
        client_id: clientId,
        sent_at: sentAt,
      }
      await db.insertInto('chat_message').values(row).execute()
      return toMessage(row)
    },

    /** @returns false when it does not wait any more */
    accept: (id: string, agent: { id: string; displayName: string }, at: string) =>
      hasRow(
        database.db
          .updateTable('chat')
          .set({ state: 'ACTIVE', assignee: agent.id, assignee_name: agent.displayName, accepted_at: at })
          .where('id', '=', id)
          .where('state', '=', 'WAITING')
          .returning('id'),
      ),

    /** Offers a chat under way, or ends the offer. @returns false when it is not under way with `assignee` */
    offer: (id: string, assignee: string, to: string | null) =>
      hasRow(
        database.db
          .updateTable('chat')
          .set({ offered_to: to })
          .where('id', '=', id)
          .where('state', '=', 'ACTIVE')
          .where('assignee', '=', assignee)
          .returning('id'),
      ),

    /** Gives an offered chat to whom it was offered. @returns false when it is offered to them no more */
    takeOver: (id: string, agent: { id: string; displayName: string }) =>
      hasRow(
        database.db
          .updateTable('chat')
          .set({ assignee: agent.id, assignee_name: agent.displayName, offered_to: null })
          .where('id', '=', id)
          .where('state', '=', 'ACTIVE')
          .where('offered_to', '=', agent.id)
          .returning('id'),
      ),

    /** Chats under way, by who leads them; who leads none is missing. */
    ledBy: async (agentIds?: readonly string[]) => {
      let query = database.db
        .selectFrom('chat')
        .select(['assignee', (expression) => expression.fn.countAll().as('count')])
        .where('state', '=', sql.lit('ACTIVE'))
        .where('assignee', 'is not', null)
        .groupBy('assignee')
      if (agentIds !== undefined) query = query.where('assignee', 'in', agentIds)
      return new Map((await query.execute()).map(({ assignee, count }) => [assignee!, Number(count)]))
    },

    /** @returns false when it has ended before */
    end: (id: string, at: string) =>
      hasRow(
        database.db
          .updateTable('chat')
          .set({ state: 'ENDED', ended_at: at })
          .where('id', '=', id)
          .where('state', '<>', 'ENDED')
          .returning('id'),
      ),

    countWaiting: async (skill: string) => {
      const row = await database.db
        .selectFrom('chat')
        .select((expression) => expression.fn.countAll().as('count'))
        .where('state', '=', 'WAITING')
        .where('skill', '=', skill)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** 1 for the next one. */
    placeOf: async ({ id, skill, startedAt }: Pick<ChatRecord, 'id' | 'skill' | 'startedAt'>) => {
      const row = await database.db
        .selectFrom('chat')
        .select((expression) => expression.fn.countAll().as('count'))
        .where('state', '=', 'WAITING')
        .where('skill', '=', skill)
        .where((expression) =>
          expression.or([
            expression('started_at', '<', startedAt),
            expression.and([expression('started_at', '=', startedAt), expression('id', '<', id)]),
          ]),
        )
        .executeTakeFirstOrThrow()
      return Number(row.count) + 1
    },

    /** Waits of the chats accepted since then, newest first. */
    accepted: async (skill: string, since: string, limit: number) => {
      const rows = await database.db
        .selectFrom('chat')
        .select(['started_at', 'accepted_at', 'place_at_start'])
        .where('skill', '=', skill)
        .where('accepted_at', '>', since)
        .orderBy('accepted_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        waitSeconds: Math.max(0, (Date.parse(row.accepted_at!) - Date.parse(row.started_at)) / 1000),
        place: row.place_at_start,
      }))
    },

    seen: async (ids: readonly string[], at: string) => {
      if (ids.length > 0) await database.db.updateTable('chat').set({ seen_at: at }).where('id', 'in', ids).execute()
    },

    /** Chats whose page is gone: waiting ones since `waitingBefore`, silent ones under way since `silentBefore`. */
    abandoned: async (waitingBefore: string, silentBefore: string) => {
      const rows = await database.db
        .selectFrom('chat')
        .select('id')
        .where((expression) =>
          expression.or([
            expression.and([expression('state', '=', 'WAITING'), expression('seen_at', '<', waitingBefore)]),
            expression.and([
              expression('state', '=', 'ACTIVE'),
              expression('seen_at', '<', silentBefore),
              expression('said_at', '<', silentBefore),
            ]),
          ]),
        )
        .limit(200)
        .execute()
      return rows.map(({ id }) => id)
    },

    noteSubmitted: (sessionHash: string, caseId: string, topicId: number, expiresAt: string) =>
      caseSession({
        session_hash: sessionHash,
        case_id: caseId,
        has_submitted: 1,
        category_id: topicId,
        expires_at: expiresAt,
      }),
    hasSubmitted: async (sessionHash: string, caseId: string, now: string) =>
      (await ofSession(sessionHash, caseId, now).where('has_submitted', '=', 1).executeTakeFirst()) !== undefined,
    /** The topic of the page the session is on; an open chat of the case follows it. */
    noteTopic: async (sessionHash: string, caseId: string, topicId: number, expiresAt: string) => {
      await caseSession({
        session_hash: sessionHash,
        case_id: caseId,
        has_submitted: 0,
        category_id: topicId,
        expires_at: expiresAt,
      })
      await database.db
        .updateTable('chat')
        .set({ category_id: topicId })
        .where('case_id', '=', caseId)
        .where('state', '<>', 'ENDED')
        .execute()
    },
    topicOf: async (sessionHash: string, caseId: string, now: string) =>
      (await ofSession(sessionHash, caseId, now).executeTakeFirst())?.category_id,

    sweep: async (endedBefore: string, now: string, signal?: AbortSignal) => {
      // Each goes with its messages.
      const and = sql<boolean>`state = 'ENDED'`
      await removeOld(database, { table: 'chat', column: 'ended_at', before: endedBefore, and }, { signal, most: 500 })
      const gone = { table: 'chat_case_session', column: 'expires_at', before: now, isInclusive: true } as const
      await removeOld(database, gone, { signal })
    },
  }
}

export type ChatStore = ReturnType<typeof createChatStore>
