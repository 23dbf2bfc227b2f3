// Keys of partner tools (CD-318).
import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

export type MachineKey = DeskSchema<'MachineKey'>
export type MachineKeyRight = DeskSchema<'MachineKeyRight'>
export type MachineKeyRequest = DeskSchema<'MachineKeyRequest'>
type NewMachineKey = DeskSchema<'NewMachineKey'>

/** By name; undefined while nobody knows. */
export const useMachineKeys = () => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR('keys', async () => (await client.GET('/services/desk/keys')).data!.items)
  return { keys: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

export const useMachineKeysAgain = () => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> => mutate('keys')
}

const at = (keyId: string) => ({ params: { path: { keyId } } })

export const makeKey = async (client: DeskClient, body: MachineKeyRequest): Promise<NewMachineKey> =>
  (await client.POST('/services/desk/keys', { body })).data!
export const renewKey = async (client: DeskClient, keyId: string): Promise<NewMachineKey> =>
  (await client.POST('/services/desk/keys/{keyId}/token', at(keyId))).data!
export const revokeKey = async (client: DeskClient, keyId: string): Promise<void> => {
  await client.DELETE('/services/desk/keys/{keyId}', at(keyId))
}
