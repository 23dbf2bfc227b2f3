import type { FastifyInstance } from 'fastify'
import type { DocumentCache } from '../content/document-cache.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import type { CrisisMessages } from './ports.ts'
import { messagesInForce, statusIn, type ReadersRules } from './view.ts'

interface CrisisDeps {
  documents: DocumentCache
  messages: CrisisMessages
  rules: () => ReadersRules
}

export const registerCrisisRoutes = (app: FastifyInstance, { documents, messages, rules }: CrisisDeps): void => {
  bindOperations(app, 'crisis', {
    getMessages: ({ locale }) =>
      documents.answer({ operation: 'getMessages', locale, key: messages.version() }, (local) =>
        messagesInForce(local, messages, rules()),
      ),
    getServiceStatus: ({ locale }) =>
      documents.answer({ operation: 'getServiceStatus', locale, key: messages.version() }, (local) =>
        statusIn(local, messages, rules()),
      ),
  })
}
