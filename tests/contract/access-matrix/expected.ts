// What a cell must answer, derived from the contract's security and role extensions and the row of the table (ground
// G9, G21, G32). Nothing here asks the server.
import type { Operation } from '../../../server/src/platform/contract/types.ts'
import { unscoped, type Row } from './table.ts'

/**
 * `forger`: the owner's cookie without the token of the page. `agent`: somebody of the desk, at the player's calls with
 * session and bearer token both. `marked`: who cannot sign in and has opened a mark of the owner's account.
 */
export const playerActors = ['nobody', 'token', 'owner', 'other', 'soft', 'agent', 'forger', 'marked'] as const
/**
 * At the desk: visitors of the portal with all they have, a signed-in person without a role, and the four roles.
 * `clerk`: an agent by the cookie of the desk's pages; `clerk-forger`: the same without the page's token; `late-clerk`:
 * one whose session has ended. `back-end`: a game's, by its signature. `scoped`: an admin whose games and language are the
 * world's; `outsider`: one whose game is another. `fresh`, `stale`: admins by the cookie, who signed in a moment or hours ago.
 * `key`: a machine key with some rights; `key-elsewhere`: the same for another game; `key-revoked`: one that is no more.
 */
export const deskActors = [
  'nobody',
  'token',
  'owner',
  'other',
  'soft',
  'marked',
  'roleless',
  'writer',
  'agent',
  'lead',
  'admin',
  'clerk',
  'clerk-forger',
  'late-clerk',
  'scoped',
  'outsider',
  'fresh',
  'stale',
  'key',
  'key-elsewhere',
  'key-revoked',
  'back-end',
] as const
export type Actor = (typeof playerActors)[number] | (typeof deskActors)[number]

export const targets = ['own', 'foreign', 'missing'] as const
export type Target = (typeof targets)[number]

export interface Cell {
  actor: Actor
  target: Target
  status: number
}

const players: readonly Actor[] = ['owner', 'other', 'soft', 'agent', 'forger']
/** Whom a call lets in; a writer and an agent may nothing of each other's (CD-402). */
const admits: Readonly<Record<string, readonly string[]>> = {
  member: ['writer', 'agent', 'lead', 'admin'],
  writer: ['writer', 'lead', 'admin'],
  agent: ['agent', 'lead', 'admin'],
  lead: ['lead', 'admin'],
  admin: ['admin'],
}
/** Rights of the world's machine keys. */
export const keyRights = ['cases:read', 'cases:write', 'penalties:read', 'reports:read']
const isKey = (actor: Actor): boolean => actor === 'key' || actor === 'key-elsewhere'

const successOf = ({ response }: Operation): number =>
  Math.min(
    ...Object.keys(response)
      .map(Number)
      .filter((status) => status >= 200 && status < 400),
  )
const admitted = (operation: Operation, { answers }: Row, actor: Actor): number =>
  (typeof answers === 'number' ? answers : answers?.[actor]) ?? successOf(operation)

/** Whether a call reads by the mark of who cannot sign in. */
export const isUnderMark = ({ security }: Pick<Operation, 'security'>): boolean =>
  security.some((schemes) => schemes.includes('lockedOutMark'))

/** Which targets tell anything about a row. */
const targetsOf = (row: Row, isDesk: boolean): readonly Target[] => {
  if (row.whose === 'everybody' || row.whose === 'caller') return ['own']
  if (row.whose === 'published' || row.whose === 'account') return ['own', 'missing']
  return isDesk && !(row.whose === 'desk' && (row.own !== undefined || row.others !== undefined))
    ? ['foreign', 'missing']
    : targets
}

/** The player's document: feature, session, token, ownership, in this order (ground G21). */
const playerStatus = (operation: Operation, row: Row, actor: Actor, target: Target, off: readonly string[]): number => {
  if (operation.xFeature !== undefined && off.includes(operation.xFeature)) return 404
  const isPlayer = players.includes(actor)
  const needsSession =
    operation.security.length > 0 && operation.security.every((schemes) => schemes.includes('session'))
  const needsToken = operation.security.some((schemes) => schemes.includes('csrf'))
  // The bearer of a link names its case by the token; somebody else's case has only a number for them.
  const byLink = operation.xTokenLink === true && actor === 'token' && target !== 'foreign'
  if ((byLink || (actor === 'token' && row.whose === 'owner' && row.byBody)) && off.includes('anonymousTickets'))
    return 404
  // A launcher's token is given for an account; a session opens nothing there.
  if (operation.security.some((schemes) => schemes.includes('unreadToken')))
    return isPlayer ? admitted(operation, row, actor) : 401
  // A mark opens these and nothing else; a session does not open them.
  if (isUnderMark(operation)) {
    if (actor === 'forger' && needsToken) return 403
    if (actor !== 'marked') return 401
    return row.whose === 'owner' && target !== 'own' ? 404 : admitted(operation, row, actor)
  }
  if (!isPlayer && !byLink && (needsSession || operation.xTokenLink === true)) return 401
  if (actor === 'forger' && needsToken) return 403
  // Knowledge questions are about an account or a signed link; anybody else is sent to sign in (decisions-cases I).
  if (!isPlayer && row.whose === 'owner' && row.resource === 'verification') return 401
  const isOfSession = row.whose === 'owner' && row.resource === 'upload'
  const isStranger = actor === 'nobody' || actor === 'marked'
  if (row.whose === 'owner' && (target !== 'own' || (isStranger && !isOfSession))) return 404
  if (row.whose === 'published' && target === 'missing') return 404
  return admitted(operation, row, actor)
}

/** The desk: a bearer token or a signature, then the role, then what is asked for. */
const deskStatus = (operation: Operation, row: Row, actor: Actor, target: Target): number => {
  if (operation.security.some((schemes) => schemes.includes('webhook')))
    return actor === 'back-end' ? admitted(operation, row, actor) : 401
  if (actor === 'roleless') return 403
  if (isKey(actor)) {
    if (operation.xMachine === undefined || !keyRights.includes(operation.xMachine)) return 403
    return whatIsThere(operation, row, actor, target)
  }
  const isNarrow = actor === 'scoped' || actor === 'outsider'
  const isAdmin = isNarrow || actor === 'fresh' || actor === 'stale'
  const role = actor === 'clerk' || actor === 'clerk-forger' ? 'agent' : isAdmin ? 'admin' : actor
  if (!admits['member']!.includes(role)) return 401
  if (actor === 'clerk-forger' && operation.method !== 'GET') return 403
  if (!admits[operation.xRole ?? 'admin']!.includes(role)) return 403
  if (isNarrow && operation.xWholeDesk === true) return 403
  // An earlier sign-in is no fresh one (CD-317).
  if (actor === 'stale' && operation.xStepUp === true) return 401
  return whatIsThere(operation, row, actor, target)
}

/** For whoever may make the call at all. */
const whatIsThere = (operation: Operation, row: Row, actor: Actor, target: Target): number => {
  const isNarrow = actor === 'scoped' || actor === 'outsider' || actor === 'key-elsewhere'
  const isElsewhere = actor === 'outsider' || actor === 'key-elsewhere'
  // Another's game is as if it were not there (CD-315).
  if (isElsewhere && row.whose === 'desk' && !unscoped.has(row.resource)) return 404
  // An account lies within a scope by its cases.
  if (isNarrow && row.whose === 'account' && (isElsewhere || target === 'missing')) return 404
  if (row.whose === 'desk' && target !== 'missing')
    return (target === 'own' ? row.own : row.others) ?? admitted(operation, row, actor)
  if (row.whose === 'account' && target === 'missing' && row.missing !== 404) return row.missing
  if (row.whose !== 'everybody' && row.whose !== 'caller' && target === 'missing') return 404
  return admitted(operation, row, actor)
}

/**
 * Every cell of an operation.
 * @param off features that are switched off
 */
export const cellsOf = (operation: Operation, row: Row, off: readonly string[] = []): Cell[] => {
  const isDesk = operation.url.startsWith('/services/desk')
  const status = isDesk ? deskStatus : playerStatus
  return (isDesk ? deskActors : playerActors).flatMap((actor) =>
    targetsOf(row, isDesk).map((target) => ({ actor, target, status: status(operation, row, actor, target, off) })),
  )
}

/** Operations nobody wrote a row for, and rows of operations that are gone. */
export const unmatched = (
  operationIds: readonly string[],
  rows: Readonly<Record<string, Row>>,
): { withoutRow: string[]; withoutOperation: string[] } => ({
  withoutRow: operationIds.filter((id) => !Object.hasOwn(rows, id)),
  withoutOperation: Object.keys(rows).filter((id) => !operationIds.includes(id)),
})
