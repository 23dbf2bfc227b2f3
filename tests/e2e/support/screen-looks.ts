// What a screen of players is looked at in: sizes, schemes and, at the gate, one of the two languages that try a page most.
import { type Size, gameSizes, webSizes } from './open-screen.ts'
import { fallsOn, isWhole } from './looks.ts'
import { journeys } from './screens.ts'

const schemes = ['light', 'dark'] as const
/** The longest words, and from right to left. */
const longest = 'de-DE'
const mirrored = 'ar-SA'

export interface ScreenLook {
  locale: string
  /** In a game's window, not in a browser. */
  inGame: boolean
  size: Size
  scheme: (typeof schemes)[number]
}

const approved: ReadonlySet<string> = new Set(Object.values(journeys).flat())
/** Whether its tree is approved: `journeys` of screens.ts. */
export const isApproved = (name: string): boolean => approved.has(name)

const looksIn = (locale: string): ScreenLook[] =>
  [...webSizes, ...gameSizes].flatMap((size) =>
    schemes.map((scheme) => ({ locale, inGame: gameSizes.includes(size), size, scheme })),
  )
export const gateLooks: readonly ScreenLook[] = [...looksIn(longest), ...looksIn(mirrored)]
/** The approved trees are those of the web in one language. */
const approvedLooks = gateLooks.filter(({ locale, inGame }) => locale === longest && !inGame)

/** At the gate one; whole: all of the language with the longest words (the other one is tidy.e2e.ts's). */
export const looksOf = (name: string): readonly ScreenLook[] =>
  isWhole(name) ? looksIn(longest) : [fallsOn(name, isApproved(name) ? approvedLooks : gateLooks)]
