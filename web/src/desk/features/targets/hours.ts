// What is typed ⇄ what is sent of targets and working hours.
import { deskLimits } from '../../../kit/api/limits.ts'
import type { Schedule } from '../../shared/schedules.ts'

export type Unit = 'minutes' | 'hours'
export interface TypedTime {
  amount: string
  unit: Unit
}

/** Minutes as somebody would type them, in the digits they read: whole hours as hours. */
export const typedOf = (minutes: number | null, locale: string): TypedTime => {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false })
  if (minutes === null) return { amount: '', unit: 'hours' }
  return minutes % 60 === 0
    ? { amount: format(minutes / 60), unit: 'hours' }
    : { amount: format(minutes), unit: 'minutes' }
}

const arabicZero = 0x0660
/** Whatever digits somebody types. */
const plainDigits = (typed: string): string =>
  typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero)).replace(/[,٫]/, '.')

const { minimum, maximum } = deskLimits.TargetMinutes
/** null where nothing is promised; what is too little or too much becomes what is allowed. */
export const minutesOf = ({ amount, unit }: TypedTime): number | null => {
  const number = Number(plainDigits(amount.trim()))
  if (amount.trim() === '' || !Number.isFinite(number) || number <= 0) return null
  return Math.min(maximum, Math.max(minimum, Math.round(number * (unit === 'hours' ? 60 : 1))))
}

/** Dates one to a line, in order, each once; or the first line that is none. */
export const datesOf = (typed: string): { dates: string[] } | { wrong: string } => {
  const lines = typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const wrong = lines.find((line) => {
    const at = /^\d{4}-\d\d-\d\d$/.test(line) ? new Date(`${line}T00:00:00.000Z`) : undefined
    return at === undefined || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== line
  })
  return wrong === undefined ? { dates: [...new Set(lines)].sort() } : { wrong }
}

/** From nine to six on weekdays. */
export const usualHours: Schedule['hours'] = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }))
