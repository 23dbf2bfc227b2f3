// What somebody at the desk has chosen for this browser: colours, language, single keys.
import { stored, storedText } from '../../kit/lib/stored.ts'

export type Colours = 'system' | 'light' | 'dark'
const isColours = (value: unknown): value is Colours => value === 'system' || value === 'light' || value === 'dark'
const keptColours = stored('local', 'desk-colours', isColours)

export const colours = { read: (): Colours => keptColours.read() ?? 'system', write: keptColours.write }

export const applyColours = (chosen: Colours): void => {
  const page = document.documentElement
  if (chosen === 'system') delete page.dataset['scheme']
  else page.dataset['scheme'] = chosen
}

export const keptLocale = storedText('local', 'desk-locale')

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const keptKeys = stored('local', 'desk-single-keys', isBoolean)
/** Single keys can be switched off (WCAG 2.1.4). */
export const singleKeys = { areOn: (): boolean => keptKeys.read() ?? true, write: keptKeys.write }
