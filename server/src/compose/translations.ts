// Messages as a machine puts them.
import { createHttpTranslator } from '../adapters/translate/http-translator.ts'
import { cleanAnswer } from '../cases/answer-text.ts'
import { secureContext } from '../cases/filing.ts'
import type { CaseStore } from '../cases/store.ts'
import type { CaseRecord } from '../cases/types.ts'
import { textToHtml } from '../lib/html.ts'
import { problem } from '../platform/problems.ts'
import { registerTranslationsDesk } from '../translations/desk/routes.ts'
import type { Translator } from '../translations/ports.ts'
import { createTranslationService } from '../translations/service.ts'
import type { TranslationStore } from '../translations/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** A form's value is kept as JSON, a desk's or an older one as it is. */
const textsIn = (kept: string): string[] => {
  try {
    const value: unknown = JSON.parse(kept)
    return [kept, ...(Array.isArray(value) ? value : [value]).map(String)]
  } catch {
    return [kept]
  }
}

/** The machine, for whoever has something to translate: one breaker, one list of languages. */
export const composeTranslator = ({ config, warn }: Core): Translator | null =>
  config.translator && createHttpTranslator({ ...config.translator, warn })

export const composeTranslations = (
  { config, keys, content }: Core,
  {
    caseStore,
    store,
    translator,
    text,
  }: {
    caseStore: Pick<CaseStore, 'find' | 'events'>
    store: TranslationStore
    translator: Translator | null
    text: ValidationText
  },
): Composed => {
  const secretsOf = ({ id, secureFields }: CaseRecord): string[] =>
    secureFields === null
      ? []
      : Object.values(JSON.parse(keys.unseal(secureContext(id), secureFields)) as Record<string, string>).flatMap(
          textsIn,
        )
  const service = createTranslationService({
    translator,
    store,
    threadOf: async (caseId) => {
      const record = await caseStore.find(caseId)
      if (!record) return undefined
      const messages = (await caseStore.events(caseId)).flatMap(
        ({ eventType, text: words, isCompany, writtenAs }, event) =>
          eventType === 'CONTACT' && words !== null
            ? [{ event, html: isCompany ? words : textToHtml(words), writtenAs: writtenAs?.locale ?? null }]
            : [],
      )
      return { locale: record.locale, messages, secrets: secretsOf(record) }
    },
    clean: (html) => cleanAnswer(html, config.publicUrl),
    locales: () => content.current().locales,
    refuse: (field, code) =>
      problem.validation({
        fieldErrors: [{ field, code }],
        errorCodes: { [code]: text(content.current().defaultLocale, code) },
      }),
  })
  return { room: { registerDesk: (desk) => registerTranslationsDesk(desk, service), sweep: store.sweep } }
}
