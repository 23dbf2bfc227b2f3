import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { Match } from '../../shared/use-race.ts'
import { useWrite } from '../../shared/use-write.ts'

export type Review = DeskSchema<'DeskReview'>
export type ReviewSettings = DeskSchema<'ReviewSettings'>
export type ReviewSettingsRequest = DeskSchema<'ReviewSettingsRequest'>
export type Which = 'open' | 'done' | 'own'

const pageSize = 25

export const useReviews = (which: Which, isWanted = true) => {
  const { client } = useDesk()
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (index, before: DeskSchema<'DeskReviewPage'> | null) =>
      !isWanted || before?.nextCursor === null
        ? null
        : ['reviews', which, index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , cursor]: string[]) => {
      const page = { limit: pageSize, ...(cursor === '' ? {} : { cursor: cursor! }) }
      return which === 'own'
        ? (await client.GET('/services/desk/own-reviews', { params: { query: page } })).data!
        : (await client.GET('/services/desk/reviews', { params: { query: { ...page, state: which } } })).data!
    },
    { revalidateFirstPage: true },
  )
  return {
    rows: (data ?? []).flatMap(({ items }) => items),
    isLoading: data === undefined && error === undefined,
    hasFailed: data === undefined && error !== undefined,
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    more: () => void setSize(size + 1),
    again: mutate,
  }
}

export const useReview = (id: string | undefined) => {
  const { client } = useDesk()
  return useSWR(
    id === undefined ? null : ['review', id],
    async () => (await client.GET('/services/desk/reviews/{reviewId}', { params: { path: { reviewId: id! } } })).data!,
    { shouldRetryOnError: false },
  )
}

export const useReviewSettings = (isWanted: boolean) => {
  const { client } = useDesk()
  return useSWR(
    isWanted ? 'review-settings' : null,
    async () => (await client.GET('/services/desk/review-settings')).data!,
  ).data
}

/** One write at a time; afterwards the review and the lists look again. */
export const useReviewAct = (again: () => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return useWrite(() =>
    Promise.all([again(), mutate('review-settings'), mutate((key) => Array.isArray(key) && key[0] === 'review')]),
  )
}

export const giveReview = async (
  client: DeskClient,
  reviewId: string,
  body: DeskSchema<'ReviewRequest'>,
  header: Match,
): Promise<Review> =>
  (await client.PUT('/services/desk/reviews/{reviewId}', { params: { path: { reviewId }, header }, body })).data!

export const replyToReview = async (client: DeskClient, reviewId: string, text: string): Promise<void> => {
  await client.POST('/services/desk/reviews/{reviewId}/reply', { params: { path: { reviewId } }, body: { text } })
}
export const saveSettings = async (
  client: DeskClient,
  body: ReviewSettingsRequest,
  header: Match,
): Promise<ReviewSettings> => (await client.PUT('/services/desk/review-settings', { params: { header }, body })).data!
