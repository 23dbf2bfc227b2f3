import { useEffect, useEffectEvent } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { matchOf } from '../../shared/use-race.ts'

export type Appeal = DeskSchema<'DeskAppeal'>
export type AppealSheet = DeskSchema<'DeskAppealSheet'>
export type AppealAdvice = DeskSchema<'AppealAdvice'>
export type Penalty = DeskSchema<'DeskPenalty'>
export type NewPenalty = DeskSchema<'CreatePenaltyRequest'>
/** What waits for the desk, what of it is late, what is the reader's to do, what waits for its player; what is decided. */
export const appealStates = ['PENDING', 'OVERDUE', 'MINE', 'ASKED', 'WAITING', 'UPHELD', 'OVERTURNED'] as const
export type AppealState = (typeof appealStates)[number]

const most = 100
const refreshEvery = 60_000

/** Lists that are shown now: SWR's filter of keys passes over what is read page by page. */
const lists = new Set<() => void>()

export const useAppeals = (state: AppealState) => {
  const { client } = useDesk()
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (index, before: DeskSchema<'DeskAppealPage'> | null) =>
      before?.nextCursor === null ? null : ['appeals', state, index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , cursor]: string[]) =>
      (
        await client.GET('/services/desk/appeals', {
          params: { query: { state, limit: most, ...(cursor === '' ? {} : { cursor: cursor! }) } },
        })
      ).data!,
    { refreshInterval: refreshEvery, revalidateFirstPage: true },
  )
  const again = useEffectEvent(() => void mutate())
  useEffect(() => {
    const look = (): void => again()
    lists.add(look)
    return () => void lists.delete(look)
  }, [])
  const seen = new Set<string>()
  return {
    // One that moved on while pages were read stands in two of them.
    appeals: data?.flatMap(({ items }) => items).filter(({ id }) => (seen.has(id) ? false : seen.add(id) && true)),
    error: error as unknown,
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    more: () => void setSize(size + 1),
    mutate,
  }
}

export const useAppeal = (appealId: string) => {
  const { client } = useDesk()
  return useSWR(
    ['appeal', appealId],
    async () => (await client.GET('/services/desk/appeals/{appealId}', { params: { path: { appealId } } })).data!,
    { refreshInterval: refreshEvery, shouldRetryOnError: false },
  )
}

export const usePenalties = (accountId: string | null) => {
  const { client } = useDesk()
  return useSWR(
    ['penalties', accountId],
    async () =>
      (
        await client.GET('/services/desk/penalties', {
          params: { query: { limit: most, ...(accountId === null ? {} : { accountId }) } },
        })
      ).data!.items,
  )
}

export const usePenaltiesAgain = () => {
  const { mutate } = useSWRConfig()
  return () => {
    for (const look of lists) look()
    return mutate((key) => Array.isArray(key) && (key[0] === 'appeal' || key[0] === 'penalties'))
  }
}

const at = (appealId: string) => ({ path: { appealId } })

export const decideAppeal = async (
  client: DeskClient,
  appealId: string,
  decision: DeskSchema<'DecideAppealRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/appeals/{appealId}/decision', { params: at(appealId), body: decision })
}

export const askAppellant = async (client: DeskClient, appealId: string, question: string): Promise<void> => {
  await client.POST('/services/desk/appeals/{appealId}/question', { params: at(appealId), body: { question } })
}

export const assignAppeal = async (
  client: DeskClient,
  appealId: string,
  body: DeskSchema<'AssignAppealRequest'>,
): Promise<void> => {
  await client.PUT('/services/desk/appeals/{appealId}/assignee', { params: at(appealId), body })
}

export const askOpinion = async (
  client: DeskClient,
  appealId: string,
  body: DeskSchema<'AskOpinionRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/appeals/{appealId}/opinions', { params: at(appealId), body })
}

export const giveOpinion = async (
  client: DeskClient,
  appealId: string,
  body: DeskSchema<'GiveOpinionRequest'>,
): Promise<void> => {
  await client.PUT('/services/desk/appeals/{appealId}/opinion', { params: at(appealId), body })
}

export const createPenalty = async (client: DeskClient, penalty: NewPenalty, key: string): Promise<Penalty> =>
  (
    await client.POST('/services/desk/penalties', {
      params: { header: { 'Idempotency-Key': key } },
      body: penalty,
    })
  ).data!

export const endPenalty = async (client: DeskClient, penalty: Penalty): Promise<void> => {
  await client.PATCH('/services/desk/penalties/{penaltyId}', {
    params: { path: { penaltyId: penalty.id }, header: matchOf(penalty) },
    body: { active: false },
  })
}
