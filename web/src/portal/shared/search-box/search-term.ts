// Rules of a query, for the box and for the address (SEARCH-08, OD-43, OD-44).
import { limits } from '../../../kit/api/limits.ts'
import { cutText, textLength } from '#rules/text.ts'

export const queryMax = limits.SearchRequest.searchTerm.maxLength
/** ms after the last key (SEARCH-09). */
export const autocompleteDelay = 400
/** Characters a suggestion needs. */
const suggestFrom = 3
/** Titles offered. */
export const suggested = 5
/** The contract's last page. */
export const pageMax = limits.SearchRequest.page.maximum

/**
 * What may be sent: no control characters or half characters, trimmed, 200 characters at most; '' is not sent
 * (SEARCH-08, SEARCH-10, SEARCH-11).
 */
export const searchableTerm = (text: string): string => {
  const clean = text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
  return cutText(clean.trim(), queryMax).trim()
}

/** The term to complete; null while it is too short. */
export const suggestTerm = (text: string): string | null => {
  const term = searchableTerm(text)
  return textLength(term) >= suggestFrom ? term : null
}

export const kinds = ['PROBLEM', 'HOWTO', 'INFO'] as const
export type Kind = (typeof kinds)[number]

/** What a search is narrowed to; it stands in the address as well (amendment T5). */
export interface Narrowed {
  /** Short name of a game: its articles and those of all games alone. */
  only: string | null
  kind: Kind | null
}
export const notNarrowed: Narrowed = { only: null, kind: null }

/** Where a search stands: in a game or in everything; the first page needs no number (HOME-11). */
export const searchAddress = (
  game: string | null,
  query: string,
  page = 1,
  { only, kind }: Narrowed = notNarrowed,
): string => {
  const narrowed = `${only === null ? '' : `&game=${only}`}${kind === null ? '' : `&kind=${kind.toLowerCase()}`}`
  return `${game === null ? '' : `/games/${game}`}/search?q=${encodeURIComponent(query)}${narrowed}${page > 1 ? `&page=${page}` : ''}`
}

/** What an address narrows a search to; anything that is none is nothing. */
export const narrowedOf = (params: Pick<URLSearchParams, 'get'>): Narrowed => {
  const only = params.get('game') ?? ''
  const kind = (params.get('kind') ?? '').toUpperCase()
  return {
    only: new RegExp(limits.SearchRequest.subjectName.pattern).test(only) ? only : null,
    kind: kinds.find((each) => each === kind) ?? null,
  }
}

/** The page of an address; anything that is none is the first. */
export const pageOf = (value: string | null): number => {
  const page = /^[1-9][0-9]{0,8}$/.test(value ?? '') ? Number(value) : 1
  return Math.min(page, pageMax)
}
