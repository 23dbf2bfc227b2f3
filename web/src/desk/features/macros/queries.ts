import { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import type { Macro } from '../../shared/macros.ts'
import type { Match } from '../../shared/use-race.ts'

export type MacroRequest = DeskSchema<'DeskMacroRequest'>

export const useMacrosAgain = () => {
  const { mutate } = useSWRConfig()
  return () => mutate('macros')
}

export const saveMacro = async (
  client: DeskClient,
  id: string | null,
  macro: MacroRequest,
  header: Match,
): Promise<Macro> =>
  id === null
    ? (
        await client.POST('/services/desk/macros', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: macro,
        })
      ).data!
    : (await client.PUT('/services/desk/macros/{macroId}', { params: { path: { macroId: id }, header }, body: macro }))
        .data!

export const removeMacro = async (client: DeskClient, id: string): Promise<void> => {
  await client.DELETE('/services/desk/macros/{macroId}', { params: { path: { macroId: id } } })
}
