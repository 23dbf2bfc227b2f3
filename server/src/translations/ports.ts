// What translating needs from outside; compose.ts hands it over.

/** Why there is no translation: nobody answers; what came is none; the pair of languages is not known. */
export type TranslatorFailure = 'silent' | 'wrong' | 'unsupported'

export interface TranslatorWish {
  /** Plain text. */
  texts: readonly string[]
  /** null: the machine finds out. */
  from: string | null
  to: string
  /** Ends the wait. */
  signal?: AbortSignal
}

/** A machine that translates (CD-330). */
export interface Translator {
  /** As many texts as were given, in their order, as plain text. Never rejects. */
  translate: (wish: TranslatorWish) => Promise<{ texts: string[]; from: string | null } | TranslatorFailure>
  /** Which of these languages it can translate into; all while it does not say. */
  among: (locales: readonly string[]) => Promise<string[]>
}

/** A case as far as its messages are translated. */
export interface TranslatedThread {
  /** Of the player. */
  locale: string
  /** Messages with words; `writtenAs`: language in which a representative wrote what a machine translated. */
  messages: readonly { event: number; html: string; writtenAs: string | null }[]
  /** What secure fields hold: never handed on, wherever it is repeated. */
  secrets: readonly string[]
}
