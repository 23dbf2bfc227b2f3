// Who works at the desk: everyone who has called it, and whom an admin has let in (decisions-cases L, CD-315, CD-316).
import type { Selectable } from 'kysely'
import type { DeskRole } from '#generated/server/desk/schemas.ts'
import { covers, everything, isNarrow, type CallerScope, type Scoped } from '../lib/caller-scope.ts'
import type { Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import { highestRole, rolesUpTo, type ProvenPerson } from './identity.ts'
import type { DeskAgentTable, DeskTables } from './tables.ts'

export interface Person {
  id: string
  displayName: string
  /** null: none at present. */
  role: DeskRole | null
  roleBy: 'provider' | 'desk'
  scope: CallerScope
  scopeBy: 'provider' | 'desk'
  skills: readonly string[]
  /** null: never. */
  lastSeenAt: string | null
}

/** Every instance is told whose role or scope is another one, or whose proofs count no more. */
export const personChanged = 'desk_person_changed'

const againMilliseconds = 15 * 60_000
const listedMilliseconds = 90 * 86_400_000
const mostListed = 2_000
const mostWrittenTo = 50
/** Who has never called. */
const never = new Date(0).toISOString()

const scopeIn = (json: string | null): CallerScope => (json === null ? everything : (JSON.parse(json) as CallerScope))
const scopeJson = (scope: CallerScope): string | null =>
  isNarrow(scope) ? JSON.stringify({ games: scope.games, languages: scope.languages }) : null
const skillsIn = (json: string | null): string[] => (json === null ? [] : (JSON.parse(json) as string[]))
const roleIn = (role: string): DeskRole | null => (role === '' ? null : (role as DeskRole))

const personOf = (row: Selectable<DeskAgentTable>): Person => ({
  id: row.id,
  displayName: row.display_name,
  role: roleIn(row.role),
  roleBy: row.role_by,
  scope: scopeIn(row.scope),
  scopeBy: row.scope_by,
  skills: skillsIn(row.skills),
  lastSeenAt: row.seen_at === never ? null : row.seen_at,
})

const mailIn = (row: Pick<DeskAgentTable, 'email' | 'locale'> | undefined) => ({
  email: row?.email ?? null,
  locale: row?.locale ?? null,
})

interface RepresentativesDeps {
  database: Database<DeskTables>
  clock: Clock
  /** Who is an admin where the provider sends no roles, so that there is a first one. */
  admins?: readonly string[]
}

export const createRepresentatives = ({ database, clock, admins = [] }: RepresentativesDeps) => {
  const rowOf = (id: string) => database.db.selectFrom('desk_agent').selectAll().where('id', '=', id).executeTakeFirst()
  /** What somebody else may have written meanwhile stays: the end of proofs, and skills. */
  const put = async (row: WholeRow<DeskAgentTable>): Promise<void> => {
    const { id: _id, ended_at: _ended, skills: _skills, ...values } = row
    await database.db
      .insertInto('desk_agent')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }

  const find = async (id: string) => {
    const row = await rowOf(id)
    return row && personOf(row)
  }

  return {
    /**
     * Who somebody is at the desk: by what the provider says of them, and where it is silent by what an admin has said.
     * Written when they are new, have changed, or were last seen a while ago.
     * @throws 401 for a proof from before their sessions were ended; 403 without any role of the desk
     */
    admit: async ({ id, displayName, roles: claimed, scope: claimedScope, provenAt, mail }: ProvenPerson) => {
      const row = await rowOf(id)
      if (row?.ended_at != null && provenAt * 1000 < Date.parse(row.ended_at)) throw problem.unauthorized()
      const now = clock.now()
      const isFirst = claimed === null && admins.includes(id) && row?.role_by !== 'desk'
      const given = row?.role_by === 'desk' ? roleIn(row.role) : isFirst ? 'admin' : null
      const role = claimed === null ? given : highestRole({ roles: claimed })
      // Whoever signs in at a provider of many is not noted down for it.
      if (row === undefined && role === null) throw problem.forbidden('no role of the desk')
      const scope = claimedScope ?? (row?.scope_by === 'provider' ? everything : scopeIn(row?.scope ?? null))
      const values = {
        display_name: displayName,
        role: role ?? '',
        role_by: claimed === null ? ('desk' as const) : ('provider' as const),
        scope: scopeJson(scope),
        scope_by: claimedScope === null ? ('desk' as const) : ('provider' as const),
        // Only administrators are written to; a token of another kind may say nothing of it, and what is known stays.
        ...(role === 'admin' ? (mail ?? mailIn(row)) : mailIn(undefined)),
      }
      const isKnown =
        row !== undefined && (Object.keys(values) as (keyof typeof values)[]).every((key) => row[key] === values[key])
      if (!isKnown || now.getTime() - Date.parse(row.seen_at) >= againMilliseconds)
        await put({
          id,
          ...values,
          skills: row?.skills ?? null,
          seen_at: now.toISOString(),
          ended_at: row?.ended_at ?? null,
        })
      if (role === null) throw problem.forbidden('no role of the desk')
      return { id, displayName, roles: claimed ?? rolesUpTo(role), scope }
    },
    has: async (id: string) =>
      (await database.db.selectFrom('desk_agent').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    /** Whether it can be given to them: somebody who works here, and within their scope. */
    mayTake: async (id: string, thing: Scoped) => {
      const row = await database.db
        .selectFrom('desk_agent')
        .select(['scope', 'role'])
        .where('id', '=', id)
        .executeTakeFirst()
      // A writer sees no case (CD-402).
      return row !== undefined && row.role !== 'writer' && covers(scopeIn(row.scope), thing)
    },
    /** Of these those within whose scope it is and who have the skill; null asks for none. */
    thoseWho: async (ids: readonly string[], thing: Scoped, skill: string | null = null): Promise<Set<string>> => {
      if (ids.length === 0) return new Set()
      if (skill !== null) {
        const skilled = await database.db
          .selectFrom('desk_agent')
          .select(['id', 'scope', 'skills'])
          .where('id', 'in', ids)
          .where('skills', 'is not', null)
          .execute()
        return new Set(
          skilled
            .filter(({ scope, skills }) => skillsIn(skills).includes(skill) && covers(scopeIn(scope), thing))
            .map(({ id }) => id),
        )
      }
      const rows = await database.db
        .selectFrom('desk_agent')
        .select(['id', 'scope'])
        .where('id', 'in', ids)
        .where('scope', 'is not', null)
        .execute()
      const without = new Set(rows.filter(({ scope }) => !covers(scopeIn(scope), thing)).map(({ id }) => id))
      return new Set(ids.filter((id) => !without.has(id)))
    },
    /** As they last called; undefined: they never have. */
    roleOf: async (id: string) => {
      const row = await database.db.selectFrom('desk_agent').select('role').where('id', '=', id).executeTakeFirst()
      return roleIn(row?.role ?? '') ?? undefined
    },
    /** By id, as they were last called; who never called the desk is missing. */
    namesOf: async (ids: readonly string[]) => {
      if (ids.length === 0) return new Map<string, string>()
      const rows = await database.db
        .selectFrom('desk_agent')
        .select(['id', 'display_name'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map((row) => [row.id, row.display_name]))
    },
    /** Who called within 90 days, by name. */
    list: async () => {
      const since = new Date(clock.now().getTime() - listedMilliseconds).toISOString()
      const rows = await database.db
        .selectFrom('desk_agent')
        .select(['id', 'display_name', 'role', 'skills'])
        .where('seen_at', '>', since)
        .where('role', '<>', '')
        .orderBy('display_name')
        .orderBy('id')
        .limit(mostListed)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        displayName: row.display_name,
        role: row.role as DeskRole,
        skills: skillsIn(row.skills),
      }))
    },
    /** Administrators who called within 90 days and have a proven address. */
    administrators: async () => {
      const rows = await database.db
        .selectFrom('desk_agent')
        .select(['id', 'email', 'locale'])
        .where('role', '=', 'admin')
        .where('seen_at', '>', new Date(clock.now().getTime() - listedMilliseconds).toISOString())
        .where('email', 'is not', null)
        .orderBy('id')
        .limit(mostWrittenTo)
        .execute()
      return rows.map(({ id, email, locale }) => ({ id, email: email!, locale }))
    },
    /** Everybody, by name. */
    people: async () =>
      (
        await database.db
          .selectFrom('desk_agent')
          .selectAll()
          .orderBy('display_name')
          .orderBy('id')
          .limit(mostListed)
          .execute()
      ).map(personOf),
    find,
    /** Whether somebody else is an admin of everything; until the transaction ends that stays so. */
    isOtherAdmin: async (id: string) => {
      // A write that changes nothing holds the rows until the transaction ends: of two who go at once one stays.
      const rows = await database.db
        .updateTable('desk_agent')
        .set({ role: 'admin' })
        .where('role', '=', 'admin')
        .returning(['id', 'scope'])
        .execute()
      return rows.some((row) => row.id !== id && row.scope === null)
    },
    save: async ({ id, displayName, role, roleBy, scope, scopeBy, skills, lastSeenAt }: Person) => {
      const row = await rowOf(id)
      const kept = skills.length === 0 ? null : JSON.stringify(skills)
      await put({
        id,
        display_name: displayName,
        role: role ?? '',
        role_by: roleBy,
        scope: scopeJson(scope),
        scope_by: scopeBy,
        skills: kept,
        seen_at: lastSeenAt ?? never,
        ...mailIn(role === 'admin' ? row : undefined),
        ended_at: row?.ended_at ?? null,
      })
      await database.db.updateTable('desk_agent').set({ skills: kept }).where('id', '=', id).execute()
      await database.notify(personChanged, id)
    },
    /** Proofs of theirs from before now are refused from here on. */
    endProofs: async (id: string) => {
      // Tokens count in whole seconds.
      const ended_at = new Date(Math.floor(clock.now().getTime() / 1000) * 1000 + 1_000).toISOString()
      await database.db.updateTable('desk_agent').set({ ended_at }).where('id', '=', id).execute()
      await database.notify(personChanged, id)
    },
  }
}

export type Representatives = ReturnType<typeof createRepresentatives>
