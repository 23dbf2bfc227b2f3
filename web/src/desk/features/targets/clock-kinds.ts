import type { DeskSchema } from '../../../kit/api/desk.ts'

export type Target = DeskSchema<'DeskTarget'>
export type ClockKind = DeskSchema<'CaseClockKind'>
export const clockKinds: readonly ClockKind[] = ['firstAnswer', 'nextAnswer', 'resolution']
