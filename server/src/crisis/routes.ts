import type { FastifyInstance } from 'fastify'
import type { CrisisMessage } from '#generated/server/schemas.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import type { LocalContent } from '../content/types.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import type { CrisisMessages } from './ports.ts'

export interface CrisisDeps {
  documents: DocumentCache
  messages: CrisisMessages
}

/**
 * Messages in force: the desk's, newest first, then the pack's in its own order (API-39; the page filters by
 * product and by what was read).
 */
export const messagesInForce = (local: LocalContent, messages: CrisisMessages): CrisisMessage[] =>
  [...messages.published(local.locale), ...local.crisisMessages()].map((message) => {
    const product = message.product === null ? undefined : local.product(message.product)
    return {
      id: message.id,
      title: message.title,
      summary: message.summary,
      body: message.body,
      link: message.link,
      game: product ? { shortName: product.shortName, name: product.name, glyphClass: product.glyphClass } : null,
    }
  })

export const registerCrisisRoutes = (app: FastifyInstance, { documents, messages }: CrisisDeps): void => {
  bindOperations(app, 'crisis', {
    getMessages: ({ locale }) =>
      documents.answer({ operation: 'getMessages', locale, key: messages.version() }, (local) =>
        messagesInForce(local, messages),
      ),
  })
}
