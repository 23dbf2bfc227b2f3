import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

export type Appeal = DeskSchema<'DeskAppeal'>
export type AppealState = DeskSchema<'AppealState'>
export type Penalty = DeskSchema<'DeskPenalty'>
export type NewPenalty = DeskSchema<'CreatePenaltyRequest'>
export const appealStates: readonly AppealState[] = ['PENDING', 'UPHELD', 'OVERTURNED']

const most = 100

export const useAppeals = (state: AppealState) => {
  const { client } = useDesk()
  return useSWR(
    ['appeals', state],
    async () => (await client.GET('/services/desk/appeals', { params: { query: { state, limit: most } } })).data!.items,
    { refreshInterval: 60_000 },
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
  return () => mutate((key) => Array.isArray(key) && (key[0] === 'appeals' || key[0] === 'penalties'))
}

export const decideAppeal = async (
  client: DeskClient,
  appealId: string,
  decision: DeskSchema<'DecideAppealRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/appeals/{appealId}/decision', { params: { path: { appealId } }, body: decision })
}

export const createPenalty = async (client: DeskClient, penalty: NewPenalty, key: string): Promise<Penalty> =>
  (
    await client.POST('/services/desk/penalties', {
      params: { header: { 'Idempotency-Key': key } },
      body: penalty,
    })
  ).data!

export const endPenalty = async (client: DeskClient, penaltyId: string): Promise<void> => {
  await client.PATCH('/services/desk/penalties/{penaltyId}', {
    params: { path: { penaltyId } },
    body: { active: false },
  })
}
