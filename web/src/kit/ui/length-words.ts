import { createContext } from 'react'

type LengthKey = `support.form.characters.${'left' | 'over'}`
/** What a control says of letters that are left, or too many; each app has its own words. */
export const LengthWordsContext = createContext(
  (key: LengthKey, { count }: { count: number }): string => `${key} ${count}`,
)
