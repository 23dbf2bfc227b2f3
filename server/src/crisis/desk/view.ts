// Domain → wire of crisis messages at the desk, and what of them a scope leaves (CD-315, CD-417).
import { CrisisMessageRequest, type DeskMessage } from '#generated/server/desk/schemas.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import { createMarker } from '../../platform/marks.ts'
import { startOf, stateOf } from '../rules.ts'
import type { CrisisMessageDraft, StoredCrisisMessage } from '../types.ts'

type Concerned = Pick<CrisisMessageDraft, 'games' | 'languages'>

/** Whether any of what it concerns is the caller's. */
export const mayRead = ({ games, languages }: Concerned): boolean => {
  const scope = callerScope()
  const touches = (its: readonly string[], own: readonly string[]): boolean =>
    its.length === 0 || own.length === 0 || its.some((one) => own.includes(one))
  return touches(games, scope.games) && touches(languages, scope.languages)
}

/** What of it lies outside the caller's scope. */
export const outside = ({ games, languages }: Concerned): ('games' | 'languages')[] => {
  const scope = callerScope()
  const isWithin = (its: readonly string[], own: readonly string[]): boolean =>
    own.length === 0 || (its.length > 0 && its.every((one) => own.includes(one)))
  return [
    ...(isWithin(games, scope.games) ? [] : ['games' as const]),
    ...(isWithin(languages, scope.languages) ? [] : ['languages' as const]),
  ]
}

const utc = (time: string | null | undefined): string | null =>
  time === null || time === undefined ? null : new Date(time).toISOString()

/** What is left out says nothing; `game` alone is a list of one. */
export const draftOf = (request: CrisisMessageRequest): CrisisMessageDraft => ({
  title: request.title,
  summary: request.summary,
  body: request.body,
  link: request.link,
  active: request.active,
  severity: request.severity ?? 'degraded',
  games: request.games ?? (request.game === null ? [] : [request.game]),
  languages: request.languages ?? [],
  places: request.places ?? [],
  topics: request.topics ?? [],
  startsAt: utc(request.startsAt),
  endsAt: utc(request.endsAt),
  macroId: request.macroId ?? null,
  articleId: request.articleId ?? null,
})

const marked = createMarker(CrisisMessageRequest)

export const deskMessage = (message: StoredCrisisMessage, now: string): DeskMessage => {
  const { publishedAt: _publishedAt, ...shown } = message
  return marked({
    ...shown,
    game: message.games[0] ?? null,
    state: stateOf(message, now),
    startedAt: startOf(message),
    mayChange: outside(message).length === 0,
  })
}
