/**
 * How long cases and their links last, and how often penalties are appealed: settings of content (T17, CD-244), whose
 * bounds and defaults stand in the contract (CD-424).
 */
import { AppealPeriods, CasePeriods, type ContentPeriods } from '#generated/server/desk/schemas.ts'

interface Bounds {
  minimum: number
  maximum: number
  default: number
}
type BoundsOf<T> = Readonly<Record<keyof T, Bounds>>

export const caseBounds = CasePeriods.properties as unknown as BoundsOf<CasePeriods>
export const appealBounds = AppealPeriods.properties as unknown as BoundsOf<AppealPeriods>

const defaultsOf = <T>(bounds: BoundsOf<T>): T =>
  Object.fromEntries(Object.entries<Bounds>(bounds).map(([name, one]) => [name, one.default])) as T

/** `surveyDays`: how long a mail's link opens a survey. */
export const casePeriods: CasePeriods = defaultsOf(caseBounds)
export const appealPeriods: AppealPeriods = defaultsOf(appealBounds)

/** What the desk says instead. */
export type SettingEdits = { readonly [Subject in keyof ContentPeriods]: Partial<ContentPeriods[Subject]> }
export const noEdits: SettingEdits = { cases: {}, appeals: {} }

/** Content that was imported before there were such settings has none. */
export const periodsOf = (
  { cases, appeals }: Partial<ContentPeriods>,
  edits: SettingEdits = noEdits,
): ContentPeriods => ({
  cases: { ...casePeriods, ...cases, ...edits.cases },
  appeals: { ...appealPeriods, ...appeals, ...edits.appeals },
})
