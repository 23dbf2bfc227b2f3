import type { DeskSchema } from '../../kit/api/desk.ts'
import { useOperation } from './operations.ts'

export type Schedule = DeskSchema<'DeskSchedule'>

/** Working hours, by name; undefined while nobody knows. */
export const useSchedules = (): readonly Schedule[] | undefined =>
  useOperation('listSchedules', {}, { revalidateOnFocus: false }).data?.items
