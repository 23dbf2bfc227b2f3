// What a player looks for among their cases, and how the address says it (CD-177). Pure.
import { limits } from '../../../kit/api/limits.ts'
import { cutText } from '#rules/text.ts'

const asked = limits.findCases
export type Sort = (typeof asked.sort.enum)[number]
export const statuses = asked.status.enum
/** The order of the plain list (CD-270). */
const usual: Sort = 'unread'
/** As they are offered, the usual one first. */
export const sorts: readonly Sort[] = [usual, ...asked.sort.enum.filter((sort) => sort !== usual)]
/** Spans of time to choose from, in days. */
export const spans = [7, 30, 90, 365] as const
/** Letters of a search. */
export const longestQuery = asked.q.maxLength

export interface Wish {
  isArchived: boolean
  q: string
  status: (typeof statuses)[number] | null
  game: string | null
  categoryId: number | null
  days: (typeof spans)[number] | null
  sort: Sort
  cursor: string | null
}

const oneOf = <T extends string | number>(all: readonly T[], text: string | null): T | null =>
  all.find((one) => String(one) === text) ?? null

const shaped = (text: string | null, { pattern }: { pattern: string }): string | null =>
  text !== null && new RegExp(pattern).test(text) ? text : null

const numbered = (text: string | null, { minimum, maximum }: { minimum: number; maximum: number }): number | null => {
  const number = /^[0-9]+$/.test(text ?? '') ? Number(text) : NaN
  return number >= minimum && number <= maximum ? number : null
}

/** What an address asks for; what makes no sense is left out. */
export const wishOf = (query: URLSearchParams): Wish => ({
  isArchived: query.get('archived') === 'true',
  q: cutText((query.get('q') ?? '').trim(), longestQuery),
  status: oneOf(statuses, query.get('status')),
  game: shaped(query.get('game'), asked.game),
  categoryId: numbered(query.get('topic'), asked.categoryId),
  days: oneOf(spans, query.get('days')),
  sort: oneOf(sorts, query.get('sort')) ?? usual,
  cursor: shaped(query.get('after'), asked.cursor),
})

/** How many things beside the words narrow or order the list. */
export const chosenOf = ({ status, game, categoryId, days, sort }: Wish): number =>
  [status, game, categoryId, days, sort === usual ? null : sort].filter((one) => one !== null).length

export const isWished = (wish: Wish): boolean => wish.q !== '' || chosenOf(wish) > 0

export const addressOf = ({ isArchived, q, status, game, categoryId, days, sort, cursor }: Wish): string => {
  const query = new URLSearchParams()
  if (isArchived) query.set('archived', 'true')
  if (q !== '') query.set('q', q)
  if (status !== null) query.set('status', status)
  if (game !== null) query.set('game', game)
  if (categoryId !== null) query.set('topic', String(categoryId))
  if (days !== null) query.set('days', String(days))
  if (sort !== usual) query.set('sort', sort)
  if (cursor !== null) query.set('after', cursor)
  const text = query.toString()
  return `/case${text === '' ? '' : `?${text}`}`
}

/** Nothing looked for; the list stays. */
export const unwished = ({ isArchived }: Pick<Wish, 'isArchived'>): Wish => ({
  ...wishOf(new URLSearchParams()),
  isArchived,
})
