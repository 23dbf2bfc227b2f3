// Sensitive cases: their categories, and what to do about each (CD-347).
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useOperation } from './operations.ts'

export type SensitiveCategory = DeskSchema<'SensitiveCategory'>
export type SensitiveGuidance = DeskSchema<'SensitiveGuidance'>
export type SensitiveFlag = DeskSchema<'SensitiveFlag'>
export const sensitiveCategories: readonly SensitiveCategory[] = ['selfHarm', 'threats', 'minors']

/** undefined while nobody knows. */
export const useSensitiveGuidance = (isWanted = true): readonly SensitiveGuidance[] | undefined =>
  useOperation('listSensitiveGuidance', isWanted ? {} : null, { revalidateOnFocus: false }).data?.items
