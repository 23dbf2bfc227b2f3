// A macro as it goes into an answer: in the player's language, its four words filled in (CD-226).
import type { DeskSchema } from '../../kit/api/desk.ts'

type Macro = Pick<DeskSchema<'DeskMacro'>, 'texts'>

export interface MacroFacts {
  player: string
  case: string
  game: string
  me: string
}

/** The very language, else another of the same tongue, else the first there is. */
export const variantOf = ({ texts }: Macro, locale: string): string => {
  const tongue = `${locale.slice(0, 2)}-`
  return (
    texts[locale] ??
    Object.entries(texts).find(([one]) => one.startsWith(tongue))?.[1] ??
    texts['en-US'] ??
    Object.values(texts)[0]!
  )
}

export const macroText = (macro: Macro, locale: string, facts: MacroFacts): string =>
  variantOf(macro, locale).replace(/\{\{(player|case|game|me)\}\}/g, (_, word: keyof MacroFacts) => facts[word])

/** What is typed behind a slash that begins a word, up to the caret: the beginning of a macro's name; null without one. */
export const askedMacro = (text: string, caret: number): { from: number; name: string } | null => {
  const found = /(?:^|\s)\/([^\n/]{0,40})$/.exec(text.slice(0, caret))
  return found === null ? null : { from: caret - found[1]!.length - 1, name: found[1]! }
}
