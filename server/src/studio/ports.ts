// What the studio needs from outside; compose hands it over.
import type { StudioGap, StudioQuestions } from '#generated/server/desk/schemas.ts'
import type { Content } from '../content/types.ts'

/** Which recorded searches lead to an article, now and as drafted (CD-409). */
export type FindQuestions = (wanted: {
  current: Content
  /** The same with the draft in it. */
  drafted: Content
  locale: string
  articleId: string
}) => Promise<StudioQuestions>

/** Searches of the last days that found nothing, within the caller's scope. */
export type ListGaps = (asked: {
  days: number
  game: string | undefined
  language: string | undefined
}) => Promise<StudioGap[]>

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

/** What became of a look at another site; `fault` null: it is there. */
export interface LinkOutcome {
  fault: 'gone' | 'unreachable' | 'certificate' | 'failing' | null
  status: number | null
}

export interface LinkCaller {
  /** Whether this address may be asked, as far as it tells by itself (CD-241). */
  mayLook: (address: string) => boolean
  /** Reads nothing of what stands there; never rejects. */
  look: (address: string, signal: AbortSignal) => Promise<LinkOutcome>
}
