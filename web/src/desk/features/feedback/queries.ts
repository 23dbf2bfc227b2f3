// What players leave, page by page (CD-231).
import useSWRInfinite from 'swr/infinite'
import type { DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

export type ArticleFeedback = DeskSchema<'DeskArticleFeedback'>
export type PlayerNote = DeskSchema<'PlayerNote'>
export type SearchMiss = DeskSchema<'SearchMiss'>
export type SurveyAnswer = DeskSchema<'DeskSurveyAnswer'>
export type UsageCount = DeskSchema<'UsageCount'>
export type Verification = DeskSchema<'VerificationEntry'>
export type Outcome = DeskSchema<'VerificationOutcome'>

interface Page<T> {
  items: T[]
  nextCursor: string | null
}
export interface Pages<T> {
  items: readonly T[]
  state: 'loading' | 'failed' | 'here'
  hasMore: boolean
  isBusy: boolean
  more: () => void
  again: () => void
  /** Nobody wants it: neither loading nor empty. */
  isLeftOut: boolean
}

const limit = 50
/** A query of the URL: what is left empty narrows nothing. */
export type Narrowed = Readonly<Record<string, string>>

const usePages = <T>(
  name: string,
  /** null asks nothing. */
  query: Narrowed | null,
  read: (page: { limit: number; cursor?: string }) => Promise<{ data?: Page<T> }>,
): Pages<T> => {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index, before: Page<T> | null) =>
      query === null || before?.nextCursor === null
        ? null
        : ['feedback', name, JSON.stringify(query), index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , , cursor]: string[]) =>
      (await read({ limit, ...(cursor === '' || cursor === undefined ? {} : { cursor }) })).data!,
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    items: (data ?? []).flatMap(({ items }) => items),
    state: data === undefined ? (error === undefined ? 'loading' : 'failed') : 'here',
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    isBusy: isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
    isLeftOut: query === null,
  }
}

/** Without what is empty: a parameter that says nothing is refused. */
const said = <T extends object>(query: T): Partial<T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== undefined)) as Partial<T>

export const usePlayerNotes = (kind: PlayerNote['kind'], { language = '', account = '' }: Narrowed) => {
  const { client } = useDesk()
  return usePages<PlayerNote>(kind, { language, account }, (page) =>
    client.GET('/services/desk/player-notes', {
      params: { query: { kind, ...page, ...said({ language, accountId: account }) } },
    }),
  )
}

/** Of those it has helped, or of those it has not; null of neither, while the other alone is asked for. */
export const useArticleFeedback = (helpful: boolean, query: Narrowed) => {
  const { language = '', helpful: asked = '', worded = '', article = '' } = query
  const { client } = useDesk()
  const isAsked = asked === '' || (asked === 'yes') === helpful
  return usePages<ArticleFeedback>(`articles ${helpful}`, isAsked ? { language, worded, article } : null, (page) =>
    client.GET('/services/desk/article-feedback', {
      params: {
        query: {
          ...page,
          ...said({ language, articleId: article }),
          helpful,
          ...(worded === '' ? {} : { worded: true }),
        },
      },
    }),
  )
}

export const useSearchMisses = ({ language = '', game = '' }: Narrowed) => {
  const { client } = useDesk()
  return usePages<SearchMiss>('searches', { language, game }, (page) =>
    client.GET('/services/desk/search-misses', { params: { query: { ...page, ...said({ language, game }) } } }),
  )
}

/** Those who are not content, or, as long as they are not asked for alone, everybody. */
export const useSurveyAnswers = (isUnhappy: boolean, { worded = '', mood = '' }: Narrowed) => {
  const { client } = useDesk()
  const isAsked = isUnhappy || mood === ''
  return usePages<SurveyAnswer>(`surveys ${isUnhappy}`, isAsked ? { worded } : null, (page) =>
    client.GET('/services/desk/surveys/answers', {
      params: {
        query: {
          ...page,
          ...(worded === '' ? {} : { worded: true }),
          ...(isUnhappy ? { unhappy: true } : {}),
        },
      },
    }),
  )
}

export const useUsage = (span: { from: string; to: string }, { event = '', game = '' }: Narrowed) => {
  const { client } = useDesk()
  return usePages<UsageCount>('usage', { ...span, event, game }, (page) =>
    client.GET('/services/desk/usage', { params: { query: { ...span, ...page, ...said({ event, game }) } } }),
  )
}

export const useVerifications = ({ account = '', outcome = '' }: Narrowed) => {
  const { client } = useDesk()
  return usePages<Verification>('proofs', { account, outcome }, (page) =>
    client.GET('/services/desk/verifications', {
      params: {
        query: { ...page, ...said({ accountId: account }), ...(outcome === '' ? {} : { outcome: outcome as Outcome }) },
      },
    }),
  )
}
