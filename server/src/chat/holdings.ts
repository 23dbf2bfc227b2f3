// What the room keeps of a person: chats that still run. Those that ended stand on their cases.
import type { Holdings } from '../platform/holdings.ts'
import type { Database } from '../storage/database.ts'
import type { ChatTables } from './tables.ts'

export const createChatHoldings = (database: Database<ChatTables>): Holdings<ChatTables> => ({
  // They go with their cases, whose account is the chat's (`moveChats`).
  columns: { 'chat.owner_id': { moves: 'own' } },
  copy: async ({ id }) => {
    const said = await database.db
      .selectFrom('chat_message')
      .innerJoin('chat', 'chat.id', 'chat_message.chat_id')
      .select(['text', 'sent_at'])
      .where('owner_id', '=', id)
      .where('state', '!=', 'ENDED')
      .where('sender', '!=', 'system')
      .orderBy('chat.started_at')
      .orderBy('sequence')
      .execute()
    return { otherRecords: said.map(({ text, sent_at: recordedAt }) => ({ kind: 'chat-message', recordedAt, text })) }
  },
})

/** Chats of cases that become another account's. */
export const moveChats =
  (database: Database<ChatTables>) =>
  async (caseIds: readonly string[], { from, into }: { from: string; into: string }): Promise<void> => {
    await database.db
      .updateTable('chat')
      .set({ owner_id: into })
      .where('case_id', 'in', caseIds)
      .where('owner_id', '=', from)
      .execute()
  }
