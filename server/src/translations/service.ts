// A machine's translations at the desk (CD-330 to CD-332). Nothing here is inside a transaction: machines are slow.
import type { AnswerTranslation, CaseTranslation, TranslationState } from '#generated/server/desk/schemas.ts'
import { existing } from '../platform/problems.ts'
import type { TranslatedThread, Translator } from './ports.ts'
import type { KeptTranslation, TranslationStore } from './store.ts'
import { translateHtml } from './translate-html.ts'

interface TranslationDeps {
  /** null: none is set up. */
  translator: Translator | null
  store: TranslationStore
  /** undefined for a case that is not there. */
  threadOf: (caseId: string) => Promise<TranslatedThread | undefined>
  /** HTML of the short allow-list; '' where nothing to read is left. */
  clean: (html: string, locale: string) => string
  locales: () => readonly string[]
  refuse: (field: string, code: 'required') => Error
  elapsed?: () => number
}

/** A longer one, such as the protocol of a chat, is more than one reads so. */
const longestText = 20_000
const messagesAtOnce = 20
const lettersAtOnce = 40_000
const callsAtOnce = 3
/** After it no further message is begun; the next call goes on. */
const beginMilliseconds = 10_000
const waitMilliseconds = 25_000

const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase()
/** The contract's spelling; `Intl` would also put today's code for an old one, of three letters perhaps. */
const canonical = (locale: string): string => `${locale.slice(0, 2).toLowerCase()}-${locale.slice(3).toUpperCase()}`

export const createTranslationService = ({
  translator,
  store,
  threadOf,
  clean,
  locales,
  refuse,
  elapsed = () => performance.now(),
}: TranslationDeps) => {
  const demand = async (caseId: string): Promise<TranslatedThread> => existing(await threadOf(caseId))

  return {
    languages: async (): Promise<string[]> => (translator === null ? [] : (await translator.among(locales())).sort()),

    /** @throws 404 */
    thread: async (caseId: string, wanted: string): Promise<CaseTranslation> => {
      const to = canonical(wanted)
      const { messages, secrets } = await demand(caseId)
      if (translator === null) return { to, state: 'off', items: [] }
      const items = await store.of(caseId, to)
      const isKept = new Set(items.map(({ event }) => event))
      const waiting = messages
        .filter(
          ({ event, writtenAs }) =>
            !isKept.has(event) && (writtenAs === null || languageOf(writtenAs) !== languageOf(to)),
        )
        .sort((a, b) => b.event - a.event)
      const fitting = waiting.filter(({ html }) => html.length <= longestText)
      let letters = 0
      const now = fitting.filter(({ html }, index) => {
        letters += html.length
        return index < messagesAtOnce && (index === 0 || letters <= lettersAtOnce)
      })
      let state: TranslationState =
        now.length < fitting.length ? 'more' : fitting.length < waiting.length ? 'tooLong' : 'translated'
      const begun = elapsed()
      const signal = AbortSignal.timeout(waitMilliseconds)
      const queue = now.values()
      const work = async (): Promise<void> => {
        for (const { event, html } of queue) {
          if (state === 'silent' || state === 'unsupported') return
          if (elapsed() - begun > beginMilliseconds) {
            state = 'more'
            return
          }
          const told = await translateHtml(translator, html, { from: null, to, secrets, signal })
          if (typeof told === 'string') {
            state = told
            continue
          }
          const item: KeptTranslation = { event, from: told.from, html: clean(told.html, to) }
          await store.keep(caseId, to, item)
          items.push(item)
        }
      }
      await Promise.all(Array.from({ length: callsAtOnce }, work))
      return { to, state, items: items.sort((a, b) => a.event - b.event) }
    },

    /** @throws 404; 422 for a text without words */
    answer: async (caseId: string, { text, from }: { text: string; from: string }): Promise<AnswerTranslation> => {
      const { locale: to, secrets } = await demand(caseId)
      const html = clean(text, to)
      if (html === '') throw refuse('text', 'required')
      if (translator === null) return { to, state: 'off', html: null }
      const told = await translateHtml(translator, html, {
        from: canonical(from),
        to,
        secrets,
        signal: AbortSignal.timeout(waitMilliseconds),
      })
      if (typeof told === 'string') return { to, state: told, html: null }
      return { to, state: 'translated', html: clean(told.html, to) }
    },
  }
}

export type TranslationService = ReturnType<typeof createTranslationService>
