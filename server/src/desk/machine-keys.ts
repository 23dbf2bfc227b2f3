// Keys of partner tools (CD-318): what they open, made, renewed with an overlap, revoked; of a token only its hash is kept.
import type { Selectable } from 'kysely'
import type { MachineKey, MachineKeyRequest, MachineKeyRight } from '#generated/server/desk/schemas.ts'
import type { CallerScope } from '../lib/caller-scope.ts'
import type { Clock } from '../lib/clock.ts'
import { newRowId, newToken, sha256 } from '../lib/ids.ts'
import { existing, problem, refusalBy } from '../platform/problems.ts'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { DeskAgent } from './identity.ts'
import type { DeskKeyTable, DeskTables } from './tables.ts'

interface MachineKeysDeps {
  database: Database<DeskTables>
  clock: Clock
  isProduct: (shortName: string) => boolean
  /** @throws 429 */
  demandPace: (keyId: string) => Promise<void>
  text: (code: string) => string
}

const tokenPrefix = 'gpk_'
export const isMachineToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (gpk_[A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1]

const mostKeys = 100
const overlapMilliseconds = 86_400_000
const longestMilliseconds = 2 * 366 * 86_400_000
const usedAgainMilliseconds = 5 * 60_000

const viewOf = (row: Selectable<DeskKeyTable>, now: string): MachineKey => ({
  id: row.id,
  name: row.name,
  rights: JSON.parse(row.rights) as MachineKeyRight[],
  scope: JSON.parse(row.scope) as MachineKey['scope'],
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  createdBy: row.created_by,
  lastUsedAt: row.last_used_at,
  oldTokenUntil: row.old_until !== null && row.old_until > now ? row.old_until : null,
})

export const createMachineKeys = (deps: MachineKeysDeps) => {
  const { database, clock } = deps
  const now = (): string => clock.now().toISOString()
  const later = (milliseconds: number): string => new Date(clock.now().getTime() + milliseconds).toISOString()
  const refuse = refusalBy(deps.text)
  const demand = async (id: string): Promise<Selectable<DeskKeyTable>> =>
    existing(await database.db.selectFrom('desk_key').selectAll().where('id', '=', id).executeTakeFirst())
  const byHash = (column: 'token_hash' | 'old_hash', hash: string) =>
    database.db.selectFrom('desk_key').selectAll().where(column, '=', hash).executeTakeFirst()

  return {
    /** By name. */
    list: async () =>
      (
        await database.db.selectFrom('desk_key').selectAll().orderBy('name').orderBy('id').limit(mostKeys).execute()
      ).map((row) => viewOf(row, now())),
    /** @throws 422 for a time that has gone by or is too far, a game nobody knows, and one key too many */
    create: async ({ name, rights, scope, expiresAt }: MachineKeyRequest, by: string) => {
      if (expiresAt !== null && Date.parse(expiresAt) <= clock.now().getTime()) throw refuse('expiresAt', 'min')
      if (expiresAt !== null && expiresAt > later(longestMilliseconds)) throw refuse('expiresAt', 'max')
      const unknown = scope.games.findIndex((game) => !deps.isProduct(game))
      if (unknown >= 0) throw refuse(`scope.games.${unknown}`, 'unknown')
      const { count } = await database.db
        .selectFrom('desk_key')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= mostKeys) {
        const errorKey = 'support.desk.error.keys.many'
        throw problem.validation({ errorKey, errorMessage: deps.text(errorKey) })
      }
      const token = tokenPrefix + newToken()
      const row = {
        id: newRowId(clock.now()),
        name,
        token_hash: sha256(token),
        old_hash: null,
        old_until: null,
        rights: JSON.stringify(rights),
        scope: JSON.stringify(scope),
        expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        created_at: now(),
        created_by: by,
        last_used_at: null,
      } satisfies WholeRow<DeskKeyTable>
      await database.db.insertInto('desk_key').values(row).execute()
      return { key: viewOf(row, now()), token }
    },
    /** @throws 404 */
    rotate: async (id: string) => {
      const row = await demand(id)
      const token = tokenPrefix + newToken()
      const change = { token_hash: sha256(token), old_hash: row.token_hash, old_until: later(overlapMilliseconds) }
      await database.db.updateTable('desk_key').set(change).where('id', '=', id).execute()
      return { key: viewOf({ ...row, ...change }, now()), token }
    },
    /** @throws 404 · @returns its name */
    remove: async (id: string) => {
      const { name } = await demand(id)
      await database.db.deleteFrom('desk_key').where('id', '=', id).execute()
      return name
    },
    /** Who calls with this token. @throws 401 for one that opens nothing (any more), 429 for one that calls too often */
    agentOf: async (token: string): Promise<DeskAgent> => {
      const hash = sha256(token)
      const at = now()
      const present = await byHash('token_hash', hash)
      const row = present ?? (await byHash('old_hash', hash))
      const isOver = row?.expires_at != null && row.expires_at <= at
      const isReplaced = present === undefined && (row?.old_until ?? '') <= at
      if (row === undefined || isOver || isReplaced) throw problem.unauthorized()
      await deps.demandPace(row.id)
      if (row.last_used_at === null || Date.parse(at) - Date.parse(row.last_used_at) >= usedAgainMilliseconds)
        await database.db.updateTable('desk_key').set({ last_used_at: at }).where('id', '=', row.id).execute()
      return {
        id: `key:${row.id}`,
        displayName: row.name,
        roles: ['agent'],
        scope: JSON.parse(row.scope) as CallerScope,
        rights: JSON.parse(row.rights) as MachineKeyRight[],
      }
    },
  }
}

export type MachineKeys = ReturnType<typeof createMachineKeys>
