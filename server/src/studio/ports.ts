// What the studio needs from outside; compose hands it over.

/** Why there is no translation: nobody answers; what came is none; the pair of languages is not known. */
export type TranslatorFailure = 'silent' | 'wrong' | 'unsupported'

/** A machine that translates (CD-330). */
export interface StudioTranslator {
  /** As many texts as were given, in their order, as plain text. Never rejects. */
  translate: (wish: {
    texts: readonly string[]
    from: string | null
    to: string
    signal?: AbortSignal
  }) => Promise<{ texts: string[]; from: string | null } | TranslatorFailure>
}
