// Who works at the desk and what they may, as an administrator sees and says it (CD-316).
import { DeskPersonRequest, type DeskPerson } from '#generated/server/desk/schemas.ts'
import { isNarrow, type CallerScope } from '../lib/caller-scope.ts'
import { createMarker, demandMark } from '../platform/marks.ts'
import { problem, refusalBy } from '../platform/problems.ts'
import type { DeskSessions } from './desk-sessions.ts'
import type { TeamsAndLanguages } from './ports.ts'
import type { Person, Representatives } from './representatives.ts'

export interface PeopleDeps {
  representatives: Pick<Representatives, 'people' | 'find' | 'save' | 'isOtherAdmin' | 'endProofs'>
  sessions: Pick<DeskSessions, 'endAllOf' | 'countByAgent'>
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  teamsAndLanguages: TeamsAndLanguages
  isProduct: (shortName: string) => boolean
  locales: () => readonly string[]
  text: (code: string) => string
}

type PersonAccess = Pick<Person, 'role' | 'scope' | 'skills'>

const marked = createMarker(DeskPersonRequest)

/** Each once, in small letters, by name. */
const ownWords = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.toLowerCase()))].sort()

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))
const isSameScope = (one: CallerScope, other: CallerScope): boolean =>
  isSameList(one.games, other.games) && isSameList(one.languages, other.languages)
const isAdminOfAll = ({ role, scope }: Pick<PersonAccess, 'role' | 'scope'>): boolean =>
  role === 'admin' && !isNarrow(scope)

export const createPeople = (deps: PeopleDeps) => {
  const { representatives, sessions, withTransaction, text } = deps
  const refuse = refusalBy(text)

  const viewer = async (): Promise<(person: Person) => DeskPerson> => {
    const [moreOf, opened] = [await deps.teamsAndLanguages(), await sessions.countByAgent()]
    return ({ scope, skills, ...person }) =>
      marked({
        ...person,
        scope: { games: [...scope.games], languages: [...scope.languages] },
        skills: [...skills],
        ...moreOf(person.id),
        sessions: opened.get(person.id) ?? 0,
      })
  }

  return {
    list: async () => (await representatives.people()).map(await viewer()),
    /** @throws 409 for another mark; 422 where the provider says otherwise, for a game nobody knows, and for the last administrator */
    replace: (id: string, { displayName, role, scope, skills: named }: DeskPersonRequest, mark: string | undefined) =>
      withTransaction(async () => {
        const isOther = await representatives.isOtherAdmin(id)
        const found = await representatives.find(id)
        demandMark(mark, found && (await viewer())(found))
        if (found?.roleBy === 'provider' && role !== found.role) throw refuse('role', 'notallowed')
        if (found?.scopeBy === 'provider' && !isSameScope(scope, found.scope)) throw refuse('scope', 'notallowed')
        const unknown = scope.games.findIndex((game) => found?.scopeBy !== 'provider' && !deps.isProduct(game))
        if (unknown >= 0) throw refuse(`scope.games.${unknown}`, 'unknown')
        // One that is offered no more stays with whoever has it.
        const known = [...deps.locales(), ...(found?.scope.languages ?? [])]
        const foreign = scope.languages.findIndex((language) => !known.includes(language))
        if (foreign >= 0) throw refuse(`scope.languages.${foreign}`, 'unknown')
        if (found && isAdminOfAll(found) && !isAdminOfAll({ role, scope }) && !isOther) {
          const errorKey = 'support.desk.error.people.last.admin'
          throw problem.validation({ errorKey, errorMessage: text(errorKey) })
        }
        const skills = named === undefined ? (found?.skills ?? []) : ownWords(named)
        const person: Person = {
          id,
          displayName: found?.lastSeenAt == null ? (displayName ?? found?.displayName ?? id) : found.displayName,
          role,
          roleBy: found?.roleBy ?? 'desk',
          scope,
          scopeBy: found?.scopeBy ?? 'desk',
          skills,
          lastSeenAt: found?.lastSeenAt ?? null,
        }
        await representatives.save(person)
        const before = found === undefined ? null : { role: found.role, scope: found.scope, skills: found.skills }
        return { person: (await viewer())(person), change: { before, after: { role, scope, skills } } }
      }),
    /** @throws 404 */
    signOut: (id: string) =>
      withTransaction(async () => {
        if ((await representatives.find(id)) === undefined) throw problem.notFound()
        await representatives.endProofs(id)
        await sessions.endAllOf(id)
      }),
  }
}

export type People = ReturnType<typeof createPeople>
