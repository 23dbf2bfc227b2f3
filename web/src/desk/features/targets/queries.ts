import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { Match } from '../../shared/use-race.ts'
import type { Schedule } from '../../shared/schedules.ts'
import { useWrite } from '../../shared/use-write.ts'

export type Target = DeskSchema<'DeskTarget'>
export type TargetRequest = DeskSchema<'DeskTargetRequest'>
export type TrialRequest = DeskSchema<'TargetTrialRequest'>
export type Trial = DeskSchema<'TargetTrial'>
export type ClockKind = DeskSchema<'CaseClockKind'>
export type ScheduleRequest = DeskSchema<'DeskScheduleRequest'>
export const clockKinds: readonly ClockKind[] = ['firstAnswer', 'nextAnswer', 'resolution']

/** In the order they are asked. */
export const useTargets = () => {
  const { client } = useDesk()
  return useSWR('targets', async () => (await client.GET('/services/desk/targets')).data!)
}

export const useAct = () => {
  const { mutate } = useSWRConfig()
  return useWrite(() => Promise.all([mutate('targets'), mutate('schedules')]))
}

const newKey = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } })

export const saveTarget = async (
  client: DeskClient,
  targetId: string | null,
  body: TargetRequest,
  header: Match,
): Promise<Target> =>
  targetId === null
    ? (await client.POST('/services/desk/targets', { params: newKey(), body })).data!
    : (await client.PUT('/services/desk/targets/{targetId}', { params: { path: { targetId }, header }, body })).data!
export const removeTarget = async (client: DeskClient, targetId: string): Promise<void> => {
  await client.DELETE('/services/desk/targets/{targetId}', { params: { path: { targetId } } })
}
export const orderTargets = async (client: DeskClient, ids: string[], header: Match): Promise<void> => {
  await client.PUT('/services/desk/target-order', { params: { header }, body: { ids } })
}
/** What past cases would have kept of it; nothing is changed. */
export const tryTarget = async (client: DeskClient, body: TrialRequest): Promise<Trial> =>
  (await client.POST('/services/desk/target-trials', { body })).data!

export const saveSchedule = async (
  client: DeskClient,
  scheduleId: string | null,
  body: ScheduleRequest,
  header: Match,
): Promise<Schedule> =>
  scheduleId === null
    ? (await client.POST('/services/desk/schedules', { params: newKey(), body })).data!
    : (await client.PUT('/services/desk/schedules/{scheduleId}', { params: { path: { scheduleId }, header }, body }))
        .data!
export const removeSchedule = async (client: DeskClient, scheduleId: string): Promise<void> => {
  await client.DELETE('/services/desk/schedules/{scheduleId}', { params: { path: { scheduleId } } })
}
