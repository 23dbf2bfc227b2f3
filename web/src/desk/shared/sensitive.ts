// Sensitive cases: their categories, and what to do about each (CD-347).
import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'

export type SensitiveCategory = DeskSchema<'SensitiveCategory'>
export type SensitiveGuidance = DeskSchema<'SensitiveGuidance'>
export type SensitiveFlag = DeskSchema<'SensitiveFlag'>
export const sensitiveCategories: readonly SensitiveCategory[] = ['selfHarm', 'threats', 'minors']

/** undefined while nobody knows. */
export const useSensitiveGuidance = (isWanted = true): readonly SensitiveGuidance[] | undefined => {
  const { client } = useDesk()
  return useSWR(
    isWanted ? 'sensitive-guidance' : null,
    async () => (await client.GET('/services/desk/sensitive/guidance')).data!.items,
    { revalidateOnFocus: false },
  ).data
}
