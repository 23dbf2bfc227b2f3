// What a call names in its address, and whether that lies within the caller's scope (CD-315).
import { sql } from 'kysely'
import { isWithinScope } from '../lib/caller-scope.ts'
import type { Database } from '../storage/database.ts'
import type { DeskTables } from './tables.ts'
import type { BorneScope } from '../storage/within-scope.ts'

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

export interface ScopedRooms {
  scopeOfCase: (id: string) => Promise<{ product: string; locale: string } | undefined>
  accountScope: BorneScope
  caseOfChat: (id: string) => Promise<string | undefined>
  gameOf: (kind: 'penalty' | 'appeal', id: string) => Promise<string | undefined>
}

export const createScopeGuard = (
  database: Database<DeskTables>,
  { scopeOfCase, accountScope, caseOfChat, gameOf }: ScopedRooms,
): IsSubjectWithin => {
  const caseWithin = async (id: string) => {
    const its = await scopeOfCase(id)
    return its !== undefined && isWithinScope({ game: its.product, language: its.locale })
  }
  const isOfGame = (kind: 'penalty' | 'appeal') => async (id: string) => {
    const game = await gameOf(kind, id)
    return game !== undefined && isWithinScope({ game })
  }
  const isWithin: Record<SubjectKind, (id: string) => Promise<boolean>> = {
    case: caseWithin,
    chat: async (id) => {
      const caseId = await caseOfChat(id)
      return caseId !== undefined && caseWithin(caseId)
    },
    penalty: isOfGame('penalty'),
    appeal: isOfGame('appeal'),
    account: async (id) => {
      const { rows } = await sql<{ isWithin: unknown }>`select ${accountScope.holds(sql`${id}`)} as "isWithin"`.execute(
        database.db,
      )
      return rows[0]?.isWithin === true || rows[0]?.isWithin === 1
    },
  }
  return ({ kind, id }) => isWithin[kind](id)
}
