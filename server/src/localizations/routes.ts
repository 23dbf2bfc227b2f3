import type { FastifyInstance } from 'fastify'
import { sharedProduct } from '#rules/shared-product.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import { localizationsOf, type Texts } from './texts.ts'

interface LocalizationsDeps {
  documents: DocumentCache
  texts: Texts
}

export const registerLocalizationsRoutes = (app: FastifyInstance, { documents, texts }: LocalizationsDeps): void => {
  bindOperations(app, 'localizations', {
    getLocalizations: ({ locale }) =>
      documents.answer({ operation: 'getLocalizations', locale, topicsOf: () => [sharedProduct] }, () =>
        localizationsOf(texts.all(locale)),
      ),
  })
}
