import type { DeskSchema } from '../../kit/api/desk.ts'
import { useOperation } from './operations.ts'

export type Macro = DeskSchema<'DeskMacro'>

/** Everybody's macros and one's own, by name; undefined while nobody knows, or while they are not wanted. */
export const useMacros = (isWanted = true): readonly Macro[] | undefined =>
  useOperation('listMacros', isWanted ? {} : null).data?.items
