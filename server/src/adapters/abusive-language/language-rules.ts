// What the check knows of one language. Own lists, kept short: a word belongs here when it is hardly ever used without
// abuse.

export interface LanguageRules {
  /** Abusive wherever they stand, separated by spaces; `*` at the end takes every ending. */
  strong: string
  /** Words that share a beginning with one of `strong` and mean nothing bad. */
  harmless?: string
  /** How compound words end that are abusive whatever they begin with. */
  endings?: RegExp
  /** Names for a person: abusive unless the writer means himself or tells what others said. */
  names?: string
  /** Abusive only when said of a person ("you are trash"): item names and complaints about the game use them too. */
  directed?: string
  /** Over the folded text with single spaces and without punctuation. */
  phrases?: readonly RegExp[]
  /** For scripts without spaces: parts of the text, and what may hold them harmlessly. */
  parts?: { abusive: RegExp; harmless?: RegExp }
  /** "you are", "you" and the like, right before a directed word. */
  address?: RegExp
  /** The writer himself, or a quoted insult, right before a name. */
  excused?: RegExp
}
