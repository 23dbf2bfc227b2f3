// What is written about a setting before it is saved (CD-424).
import { deskLimits } from '../../../kit/api/limits.ts'
import type { DeskSchema } from '../../../kit/api/desk.ts'

export type Setting = DeskSchema<'DeskSetting'>
export type SettingKey = DeskSchema<'SettingKey'>

export interface SettingDraft {
  who: 'content' | 'own'
  /** As it is typed. */
  typed: string
  reason: string
}

export const unitOf = (key: SettingKey): 'switch' | 'days' | 'months' | 'appeals' =>
  key === 'cases.answererOwns'
    ? 'switch'
    : key.endsWith('Days')
      ? 'days'
      : key.endsWith('Months')
        ? 'months'
        : 'appeals'

export const subjects = ['cases', 'appeals'] as const
export const subjectOf = (key: SettingKey): (typeof subjects)[number] =>
  key.startsWith('cases.') ? 'cases' : 'appeals'

interface Bounds {
  minimum: number
  maximum: number
}
const bounds: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  cases: deskLimits.CasePeriods,
  appeals: deskLimits.AppealPeriods,
}
/** As the contract says them. */
export const boundsOf = (key: SettingKey): Bounds => {
  const [subject = '', name = ''] = key.split('.')
  return bounds[subject]![name]!
}

/** Where nobody says anything. */
export const deliveredOf = (delivered: DeskSchema<'ContentPeriods'>, key: SettingKey): number => {
  const [subject = '', name = ''] = key.split('.')
  return (delivered as unknown as Record<string, Record<string, number>>)[subject]![name]!
}

export const draftOf = ({ value, content }: Setting): SettingDraft => ({
  who: value === content ? 'content' : 'own',
  typed: String(value),
  // Each change has its own.
  reason: '',
})

/** null where what is typed is no such number. */
export const numberOf = (key: SettingKey, typed: string): number | null => {
  const { minimum, maximum } = boundsOf(key)
  const number = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : -1
  return number >= minimum && number <= maximum ? number : null
}

/** null where something is missing or wrong. */
export const requestOf = (
  key: SettingKey,
  { who, typed, reason }: SettingDraft,
): DeskSchema<'ChangeSettingRequest'> | null => {
  const value = who === 'content' ? null : numberOf(key, typed)
  return (who === 'own' && value === null) || reason.trim() === '' ? null : { value, reason: reason.trim() }
}
