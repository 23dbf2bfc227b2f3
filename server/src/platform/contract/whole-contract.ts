// Nothing unbound, nothing undocumented: a server whose routes and documents differ does not start.
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Operation } from './types.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only says 405 for the methods a documented address does not take (platform/method-not-allowed.ts). */
    isRefusal?: true
  }
}

/** Operations of one document by room. */
export type Document = Readonly<Record<string, object>>

/**
 * Addresses under `/services` that no document names, each with the reason. `/*` at the end: everything below.
 * Everything else there is an operation: written in openapi/ first.
 */
export const undocumented: Readonly<Record<string, string>> = {
  '/services/bft/docs': 'the reference page: it shows the documents and cannot be part of them',
  '/services/bft/docs/*': 'the documents, their changelog, and the pages that the `type` of a problem leads to',
  '/services/desk/docs/*': 'the same pages of problems, below the base of the desk',
  '/services/idp/*': 'the embedded identity provider: OpenID Connect describes it, production refuses it',
  '/services/dev/*': 'outboxes in which development reads its mails and text messages; absent in production',
}

/** The contract and the routes of this process differ. The message is one sentence a kind of difference. */
export class ContractGapError extends Error {
  override readonly name = 'ContractGapError'
}

const isListed = (url: string): boolean =>
  Object.keys(undocumented).some((entry) => (entry.endsWith('/*') ? url.startsWith(entry.slice(0, -1)) : url === entry))

const named = ({ method, url, operationId }: Operation): string => `${method} ${url} (${operationId})`

/**
 * Compares every route registered after this call when the application gets ready: `app.ready()` and `app.listen()`
 * reject with ContractGapError when an operation has no route, or a route under `/services` no operation.
 */
export const demandWholeContract = (app: FastifyInstance, documents: readonly Document[]): void => {
  const operations = documents.flatMap((rooms) =>
    Object.values(rooms).flatMap((room) => Object.values(room) as Operation[]),
  )
  const known = new Set<unknown>(operations)
  const bound = new Set<unknown>()
  const strangers = new Set<string>()

  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (config?.isRefusal || !url.startsWith('/services/')) return
    // The operation itself counts, not only its address: a route without it passes by session, token and limits.
    if (known.has(config?.operation)) bound.add(config?.operation)
    else if (!isListed(url)) strangers.add(`${[method].flat().join('|').replace('HEAD', 'GET')} ${url}`)
  })
  app.addHook('onReady', async () => {
    const unbound = operations.filter((operation) => !bound.has(operation))
    const sentences = [
      unbound.length > 0 && `In the contract and without a handler: ${unbound.map(named).join(', ')}.`,
      strangers.size > 0 &&
        `Under /services and in no document: ${[...strangers].join(', ')}; write it into openapi/, or ` +
          'list it with its reason in platform/contract/whole-contract.ts.',
    ].filter((sentence) => sentence !== false)
    if (sentences.length > 0) throw new ContractGapError(sentences.join(' '))
  })
}
