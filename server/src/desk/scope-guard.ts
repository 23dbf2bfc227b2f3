// What a call names in its address, and whether that lies within the caller's scope (CD-315).
import { sql } from 'kysely'
import { isWithinScope } from '../lib/caller-scope.ts'
import type { Database } from '../storage/database.ts'
import { accountWithinScope, withinScope } from '../storage/within-scope.ts'

type SubjectKind = 'case' | 'chat' | 'penalty' | 'appeal' | 'account'
export interface Subject {
  kind: SubjectKind
  id: string
}
/** false as well for what is not there. */
export type IsSubjectWithin = (subject: Subject) => Promise<boolean>

/** Parts of an address that name something with a game or a language. */
const named: readonly [part: string, name: string, kind: SubjectKind][] = [
  ['/cases/:id', 'id', 'case'],
  ['/callbacks/:id', 'id', 'case'],
  ['/chats/:chatId', 'chatId', 'chat'],
  ['/penalties/:penaltyId', 'penaltyId', 'penalty'],
  ['/appeals/:appealId', 'appealId', 'appeal'],
  ['/:accountId', 'accountId', 'account'],
]

export const subjectIn = (url: string, params: Readonly<Record<string, string>>): Subject | undefined => {
  const found = named.find(([part]) => url.includes(part))
  const id = found && params[found[1]]
  return found && id !== undefined ? { kind: found[2], id } : undefined
}

export const createScopeGuard = (database: Database): IsSubjectWithin => {
  const isThere = async (query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> =>
    (await query.executeTakeFirst()) !== undefined
  const caseWithin = (id: string) =>
    isThere(
      withinScope(database.db.selectFrom('support_case').select('id').where('id', '=', id), {
        game: 'product',
        language: 'locale',
      }),
    )
  const isWithin: Record<SubjectKind, (id: string) => Promise<boolean>> = {
    case: caseWithin,
    chat: async (id) => {
      const chat = await database.db.selectFrom('chat').select('case_id').where('id', '=', id).executeTakeFirst()
      return chat !== undefined && caseWithin(chat.case_id)
    },
    penalty: async (id) => {
      const row = await database.db.selectFrom('penalty').select('game').where('id', '=', id).executeTakeFirst()
      return row !== undefined && isWithinScope(row)
    },
    appeal: async (id) => {
      const row = await database.db.selectFrom('appeal').select('game').where('id', '=', id).executeTakeFirst()
      return row !== undefined && isWithinScope(row)
    },
    account: async (id) => {
      const { rows } = await sql<{ isWithin: unknown }>`select ${accountWithinScope(id)} as "isWithin"`.execute(
        database.db,
      )
      return rows[0]?.isWithin === true || rows[0]?.isWithin === 1
    },
  }
  return ({ kind, id }) => isWithin[kind](id)
}
