// Help as it is written (CD-400 to CD-404).
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useOperation, usePages } from '../../shared/operations.ts'

export type Document = DeskSchema<'StudioDocument'>
export type Sheet = DeskSchema<'StudioSheet'>
export type State = DeskSchema<'StudioState'>
export type Version = DeskSchema<'StudioVersion'>
export type Language = DeskSchema<'StudioLanguage'>
export type TranslationRow = DeskSchema<'StudioTranslationRow'>
export type Question = DeskSchema<'StudioQuestion'>
export type LinkedDocument = DeskSchema<'StudioLostLinks'>['items'][number]
export type Gap = DeskSchema<'StudioGap'>
export type MachineState = DeskSchema<'TranslationState'>

export const states: readonly State[] = ['published', 'draft', 'review', 'scheduled', 'archived']

export interface Filters {
  state: State
  language: string
  translation: '' | 'missing' | 'outdated'
  q: string
}

const limit = 25

/** An article, as operations name it. */
export const article = (documentId: string) => ({ kind: 'articles', documentId }) as const

export const useDocuments = ({ state, language, translation, q }: Filters) => {
  const found = usePages(
    'listStudioDocuments',
    {
      kind: 'articles',
      state,
      limit,
      language,
      translation: (state === 'published' && translation) || undefined,
      q: q.trim(),
    },
    { keepPreviousData: true },
  )
  const [first] = found.pages ?? []
  return { ...found, count: first?.count ?? 0, isMore: first?.more ?? false }
}

/** What of a translation is left to do. */
export const gapsOf = ['missing', 'outdated', 'machine'] as const

export interface Gaps {
  language: string
  translation: '' | 'open' | 'missing' | 'outdated' | 'machine'
  q: string
}

/** Documents and their languages. */
export const useTranslations = ({ language, translation, q }: Gaps) => {
  const found = usePages(
    'listStudioTranslations',
    { limit, language, translation: translation || undefined, q: q.trim() },
    { keepPreviousData: true },
  )
  return { ...found, languages: found.pages?.[0]?.languages ?? [] }
}

export const gapSpans = [7, 30, 90] as const
export interface GapSpan {
  days: (typeof gapSpans)[number]
  game: string
  language: string
}

/** The language articles are first written in. */
export const useOriginalLocale = (): string => {
  const { items } = useDocuments({ state: 'published', language: '', translation: '', q: '' })
  return items[0]?.translations.find(({ state }) => state === 'original')?.locale ?? 'en-US'
}

/** What looks again after a write. */
export const studioReads = [
  'listStudioDocuments',
  'listStudioTranslations',
  'getStudioDocument',
  'listContentVersions',
  'getContentVersion',
] as const

/** undefined while nobody knows; null for a document that is nowhere yet. */
export const useSheet = (id: string) => {
  const { data, isGone, hasFailed, again } = useOperation('getStudioDocument', article(id), {
    revalidateOnFocus: false,
  })
  return { sheet: isGone ? null : data, hasFailed: hasFailed && !isGone, again }
}

/** The desk and the portal are one server; behind a balancer the public address is another than this page's in tests. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
