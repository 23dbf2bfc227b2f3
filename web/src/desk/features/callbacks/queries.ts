// One function a write, named as the operation (HOUSE-10).
import { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'

export type Outcome = DeskSchema<'CallBackOutcome'>

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
