import { createHttpTranslator } from '../adapters/translate/http-translator.ts'
import { cleanAnswer } from '../cases/answer-text.ts'
import { createTranslatedThreads } from '../cases/translated-threads.ts'
import { registerTranslationsDesk } from '../translations/desk/routes.ts'
import { createTranslationService } from '../translations/service.ts'
import type { Gives, Knows, Needs, Shared } from './ports.ts'

export const composeTranslator = ({ config, warn }: Knows): Pick<Shared, 'translator'> => ({
  translator: config.translator && createHttpTranslator({ ...config.translator, warn }),
})

export const composeTranslations = (made: Needs): Gives => {
  const { keys, publicUrl, translations: store } = made
  const service = createTranslationService({
    ...made,
    store,
    threadOf: createTranslatedThreads(made.caseStore, keys),
    clean: (html) => cleanAnswer(html, publicUrl),
  })
  return { room: { registerDesk: (desk) => registerTranslationsDesk(desk, service), sweep: store.sweep } }
}
