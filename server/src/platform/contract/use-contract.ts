// What the root instance needs before rooms bind their operations: our own reading of bodies, problem answers, checks
// of the answers.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { useProblems } from '../error-handler.ts'
import { useResponseCheck } from './response-check.ts'
import type { SayCode, SayText } from '../problem-words.ts'
import type { PlainAnswer } from './send-answer.ts'
import type { Operation } from './types.ts'

interface ContractOptions {
  /** Folder for files on their way in, on the data's own disk: DATA_DIR/tmp. */
  temporaryFolder: string
  /**
   * What happens to an answer outside the contract: `refuse` makes it a 500 that says why (tests), `log` writes one
   * line (development).
   */
  responseCheck: 'refuse' | 'log' | 'off'
  /** Which offered language answers a request for `asked` (ground G2); given by the content. */
  resolveLocale: (asked: string | undefined) => string
  /** Words for the codes of a refused form. */
  sayCode?: SayCode
  /** The text of a key; '' where there is none. */
  sayText?: SayText
  /**
   * Runs the handler of an `x-idempotent` operation once for one intent, in one transaction (platform/idempotency.ts).
   */
  runOnce?: (operation: Operation, request: FastifyRequest, work: () => Promise<PlainAnswer>) => Promise<PlainAnswer>
}

declare module 'fastify' {
  interface FastifyInstance {
    contract: ContractOptions
  }
}

const wellFormedType = /^[!#$%&'*+.^_`|~A-Za-z0-9-]+\/[!#$%&'*+.^_`|~A-Za-z0-9-]+\s*(;.*)?$/

/** Call once on the root, before any plugin that adds routes. */
export const useContract = (app: FastifyInstance, options: ContractOptions): void => {
  app.decorate('contract', options)
  app.decorateRequest('parsed', null)
  // Bodies are read by read-request.ts after all earlier checks; no parser may touch them before (ground G21).
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.register(multipart)
  // Fastify refuses a malformed content type before any of our checks; as an unknown one it is refused in its turn, or
  // ignored where no body is read.
  app.addHook('onRequest', async (request) => {
    const type = request.raw.headers['content-type']
    if (type !== undefined && !wellFormedType.test(type))
      request.raw.headers['content-type'] = 'application/octet-stream'
  })
  useProblems(app, options.sayCode, options.sayText)
  if (options.responseCheck !== 'off') useResponseCheck(app, options.responseCheck)
}
