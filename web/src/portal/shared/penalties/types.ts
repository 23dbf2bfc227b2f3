import type { Schema } from '../../../kit/api/types.ts'

export type Penalty = Schema<'Penalty'>
export type Appeal = Schema<'Appeal'>
export type AppealQuestion = Schema<'AppealQuestion'>
