import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

export type Macro = DeskSchema<'DeskMacro'>
export type MacroRequest = DeskSchema<'DeskMacroRequest'>

export const useMacros = () => {
  const { client } = useDesk()
  return useSWR('macros', async () => (await client.GET('/services/desk/macros')).data!.items)
}

export const useMacrosAgain = () => {
  const { mutate } = useSWRConfig()
  return () => mutate('macros')
}

export const saveMacro = async (client: DeskClient, id: string | null, macro: MacroRequest): Promise<Macro> =>
  id === null
    ? (
        await client.POST('/services/desk/macros', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: macro,
        })
      ).data!
    : (await client.PUT('/services/desk/macros/{macroId}', { params: { path: { macroId: id } }, body: macro })).data!

export const removeMacro = async (client: DeskClient, id: string): Promise<void> => {
  await client.DELETE('/services/desk/macros/{macroId}', { params: { path: { macroId: id } } })
}
