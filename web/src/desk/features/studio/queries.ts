// Help as it is written (CD-400 to CD-404).
import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { problemOfFailure } from '../../../api/problem.ts'
import { useDesk } from '../../shared/desk-context.ts'

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
type TranslationPage = DeskSchema<'StudioTranslationPage'>
type DocumentPage = DeskSchema<'StudioDocumentPage'>

export const states: readonly State[] = ['published', 'draft', 'review', 'scheduled', 'archived']

export interface Filters {
  state: State
  language: string
  translation: '' | 'missing' | 'outdated'
  q: string
}

const limit = 25

export const useDocuments = ({ state, language, translation, q }: Filters) => {
  const { client } = useDesk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index, before: DocumentPage | null) =>
      before?.nextCursor === null
        ? null
        : ['studio', state, language, translation, q, index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , , , , cursor]: string[]) =>
      (
        await client.GET('/services/desk/studio/{kind}', {
          params: {
            path: { kind: 'articles' },
            query: {
              state,
              limit,
              ...(language === '' ? {} : { language }),
              ...(translation === '' || state !== 'published' ? {} : { translation }),
              ...(q.trim() === '' ? {} : { q: q.trim() }),
              ...(cursor ? { cursor } : {}),
            },
          },
        })
      ).data!,
    { keepPreviousData: true },
  )
  return {
    items: (data ?? []).flatMap(({ items }) => items),
    count: data?.[0]?.count ?? 0,
    isMore: data?.[0]?.more ?? false,
    state: data === undefined ? (error === undefined ? 'loading' : 'failed') : 'here',
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    isBusy: isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  } as const
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
  const { client } = useDesk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index, before: TranslationPage | null) =>
      before?.nextCursor === null
        ? null
        : ['studio-translations', language, translation, q, index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , , , cursor]: string[]) =>
      (
        await client.GET('/services/desk/studio/translations', {
          params: {
            query: {
              limit,
              ...(language === '' ? {} : { language }),
              ...(translation === '' ? {} : { translation }),
              ...(q.trim() === '' ? {} : { q: q.trim() }),
              ...(cursor ? { cursor } : {}),
            },
          },
        })
      ).data!,
    { keepPreviousData: true },
  )
  return {
    languages: data?.[0]?.languages ?? [],
    items: (data ?? []).flatMap(({ items }) => items),
    state: data === undefined ? (error === undefined ? 'loading' : 'failed') : 'here',
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    isBusy: isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  } as const
}

/** @param saved grows with each save: it is looked for anew, and what is shown stays meanwhile */
export const useQuestions = (id: string, saved: number) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(
    ['studio-questions', id, saved],
    async () => (await client.GET('/services/desk/studio/{kind}/{documentId}/questions', at(id))).data!,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return { questions: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

export const gapSpans = [7, 30, 90] as const
export interface GapSpan {
  days: (typeof gapSpans)[number]
  game: string
  language: string
}

export const useGapList = ({ days, game, language }: GapSpan) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(
    ['studio-gaps', days, game, language],
    async () =>
      (
        await client.GET('/services/desk/studio/gaps', {
          params: { query: { days, ...(game === '' ? {} : { game }), ...(language === '' ? {} : { language }) } },
        })
      ).data!.items,
    { keepPreviousData: true },
  )
  return { gaps: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

export const useLostLinks = ({ game, language }: { game: string; language: string }) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(
    ['studio-links', game, language],
    async () =>
      (
        await client.GET('/services/desk/studio/lost-links', {
          params: { query: { ...(game === '' ? {} : { game }), ...(language === '' ? {} : { language }) } },
        })
      ).data!,
    { keepPreviousData: true },
  )
  return { lost: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

/** The language articles are first written in. */
export const useOriginalLocale = (): string => {
  const { items } = useDocuments({ state: 'published', language: '', translation: '', q: '' })
  return items[0]?.translations.find(({ state }) => state === 'original')?.locale ?? 'en-US'
}

export const useStudioAgain = () => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> =>
    mutate(
      (key) =>
        (typeof key === 'string' && key.startsWith('$inf$') && key.includes('"studio')) ||
        (Array.isArray(key) && (key[0] === 'studio-sheet' || key[0] === 'studio-versions')),
    )
}

const at = (documentId: string) => ({ params: { path: { kind: 'articles' as const, documentId } } })

/** undefined while nobody knows; null for a document that is nowhere yet. */
export const useSheet = (id: string) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(
    ['studio-sheet', id],
    async (): Promise<Sheet | null> => {
      try {
        return (await client.GET('/services/desk/studio/{kind}/{documentId}', at(id))).data!
      } catch (failure) {
        if (problemOfFailure(failure).status === 404) return null
        throw failure
      }
    },
    { revalidateOnFocus: false },
  )
  return { sheet: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

export const useVersions = (id: string): readonly Version[] | undefined => {
  const { client } = useDesk()
  return useSWR(
    ['studio-versions', id],
    async () => (await client.GET('/services/desk/studio/{kind}/{documentId}/versions', at(id))).data!.items,
  ).data
}

export const useVersionSource = (id: string, version: number | null) => {
  const { client } = useDesk()
  return useSWR(
    version === null ? null : ['studio-versions', id, version],
    async () =>
      (
        await client.GET('/services/desk/studio/{kind}/{documentId}/versions/{version}', {
          params: { path: { kind: 'articles', documentId: id, version: version! } },
        })
      ).data!,
  ).data
}

export const readSheet = async (client: DeskClient, id: string): Promise<Sheet> =>
  (await client.GET('/services/desk/studio/{kind}/{documentId}', at(id))).data!
export const saveDraft = async (
  client: DeskClient,
  id: string,
  body: DeskSchema<'SaveContentDraftRequest'>,
): Promise<Sheet> => (await client.PUT('/services/desk/studio/{kind}/{documentId}/draft', { ...at(id), body })).data!
export const addPicture = async (client: DeskClient, id: string, data: string): Promise<DeskSchema<'StudioPicture'>> =>
  (await client.POST('/services/desk/studio/{kind}/{documentId}/pictures', { ...at(id), body: { data } })).data!
/** Sends no text of anybody's: a machine puts what players read in the original. */
export const draftByMachine = async (
  client: DeskClient,
  id: string,
  draft: number,
): Promise<DeskSchema<'StudioMachineDraft'>> =>
  (await client.POST('/services/desk/studio/{kind}/{documentId}/machine-draft', { ...at(id), body: { draft } })).data!
export const discardDraft = async (client: DeskClient, id: string): Promise<void> => {
  await client.DELETE('/services/desk/studio/{kind}/{documentId}/draft', at(id))
}
export const askForReview = async (client: DeskClient, id: string, draft: number, note: string): Promise<void> => {
  await client.POST('/services/desk/studio/{kind}/{documentId}/review', { ...at(id), body: { draft, note } })
}
export const sendBack = async (client: DeskClient, id: string, draft: number, note: string): Promise<void> => {
  await client.POST('/services/desk/studio/{kind}/{documentId}/return', { ...at(id), body: { draft, note } })
}
export const publishDraft = async (
  client: DeskClient,
  id: string,
  body: DeskSchema<'PublishContentRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/studio/{kind}/{documentId}/publish', { ...at(id), body })
}
export const rollBack = async (client: DeskClient, id: string, version: number, note: string): Promise<void> => {
  await client.POST('/services/desk/studio/{kind}/{documentId}/rollback', { ...at(id), body: { version, note } })
}
export const archive = async (client: DeskClient, id: string): Promise<void> => {
  await client.DELETE('/services/desk/studio/{kind}/{documentId}', at(id))
}
/** The desk and the portal are one server; behind a balancer the public address is another than this page's in tests. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
export const previewAddress = async (client: DeskClient, id: string): Promise<string> => {
  const { url } = (await client.POST('/services/desk/studio/{kind}/{documentId}/preview', at(id))).data!
  return pathOf(url)
}
