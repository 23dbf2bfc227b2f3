import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'

export type Schedule = DeskSchema<'DeskSchedule'>

/** Working hours, by name; undefined while nobody knows. */
export const useSchedules = (): readonly Schedule[] | undefined => {
  const { client } = useDesk()
  return useSWR('schedules', async () => (await client.GET('/services/desk/schedules')).data!.items, {
    revalidateOnFocus: false,
  }).data
}
