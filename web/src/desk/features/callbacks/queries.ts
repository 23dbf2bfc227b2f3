// One function a write, named as the operation (HOUSE-10).
import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

export type Outcome = DeskSchema<'CallBackOutcome'>

/** What the player wrote, for whoever is about to call; undefined until it is here, or where nobody may read it. */
export const useAsked = (id: string): DeskSchema<'DeskCase'> | undefined => {
  const { client } = useDesk()
  return useSWR(
    ['case', id],
    async () => (await client.GET('/services/desk/cases/{id}', { params: { path: { id } } })).data!,
    { shouldRetryOnError: false },
  ).data
}

export const useCallBacksAgain = () => {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => Array.isArray(key) && key[0] === 'callbacks')
}

export const takeCallBack = async (client: DeskClient, id: string): Promise<void> => {
  await client.POST('/services/desk/callbacks/{id}/take', { params: { path: { id } } })
}

export const endCallBack = async (client: DeskClient, id: string, outcome: Outcome): Promise<void> => {
  await client.POST('/services/desk/callbacks/{id}/outcome', { params: { path: { id } }, body: { outcome } })
}
