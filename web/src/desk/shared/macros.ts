import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'

export type Macro = DeskSchema<'DeskMacro'>

/** Everybody's macros and one's own, by name; undefined while nobody knows, or while they are not wanted. */
export const useMacros = (isWanted = true): readonly Macro[] | undefined => {
  const { client } = useDesk()
  return useSWR(isWanted ? 'macros' : null, async () => (await client.GET('/services/desk/macros')).data!.items).data
}
