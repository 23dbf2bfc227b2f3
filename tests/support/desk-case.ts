// One case at the desk: the contract’s example with a difference, and what is touched on its screen.
import { page, userEvent } from 'vitest/browser'
import { type State } from './desk-pages.ts'
import { type AnswerOf, type Around, example, type Screen } from './desk-screen.tsx'

export type Case = AnswerOf<'getDeskCase'>
export type CaseEvent = Case['case']['caseEvents'][number]
export const base = example('getDeskCase', 'desk-case')
export const { caseEvents } = base.case
export const [asked, answered] = caseEvents as [CaseEvent, CaseEvent]
export const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString()
export const path = `/cases/${base.case.id}?view=waiting`
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
export const box = page.getByRole('textbox', { name: 'Your answer to the player' })
export const noteBox = page.getByRole('textbox', { name: 'Internal note. The player never sees it.' })
export const about = () => page.getByRole('complementary', { name: 'About this case' })
export const talk = () => page.getByRole('article')
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** The case with a difference; members of its `case` apart. */
export const caseOf = (change: Partial<Omit<Case, 'case'>> = {}, its: Partial<Case['case']> = {}): Case => ({
  ...base,
  ...change,
  case: { ...base.case, ...its },
})
export const shows = (whole: Case, more: Around['says'] = {}): Pick<State, 'path' | 'says'> => ({
  path,
  // The next one is another.
  says: {
    getDeskCase: ({ url }) => ({ ...whole, case: { ...whole.case, id: url.pathname.split('/').at(-1)! } }),
    ...more,
  },
})
export const other = { id: '104233590', region: 'us' } as const
export const nextPath = `/cases/${other.id}?view=waiting`
export const [flag] = example('getDeskCase', 'desk-case-sensitive').sensitive!
/** Of the flags of `flagged`. */
export const flagId = (index: number): string => flag!.id.slice(0, -1) + String(index)
export const flagged = (...categories: ('selfHarm' | 'threats' | 'minors')[]): Case =>
  caseOf({
    sensitive: categories.map((category, index) => ({ ...flag!, id: flagId(index), category })),
  })
const guidance = example('listSensitiveGuidance', 'sensitive-guidances')
export const called = {
  listSensitiveGuidance: {
    items: guidance.items.map((one) => ({ ...one, tell: 'Duty officer, +49 (0)30 901820, day and night' })),
  },
}
export const resolved = caseOf({}, { status: 'RESOLVED' })
export const german = caseOf({ player: { ...base.player, locale: 'de-DE' } })
export const macro = example('listMacros', 'desk-macros').items[0]!
export const crisis = example('listCrisisMessages', 'desk-messages')[0]!

export const id = base.case.id
export const own = `cases/${id}`
export const eventCount = base.eventCount
export const failed = 'That did not work. Try again in a moment.'
const blur = (): void => (document.activeElement as HTMLElement).blur()
export const key = (keys: string) => async () => {
  blur()
  await press(keys)
}
/** How often the case was read. */
export const looksIn = (all: Screen['asked']): number =>
  all.filter(({ operation }) => operation === 'getDeskCase').length
