// The HTTP application: hooks in the order of the checks (ground G21), then the rooms. Nothing is constructed here
// (compose.ts), and nothing of the process is known (server.ts).
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import { operations as deskOperations } from '#generated/server/desk/operations.ts'
import { operations } from '#generated/server/operations.ts'
import type { Logger } from 'pino'
import type { Room } from './compose/room.ts'
import type { Config } from './config.ts'
import type { Clock } from './lib/clock.ts'
import type { Keyring } from './lib/keyring.ts'
import { isTracing } from './lib/tracing.ts'
import { useAuthentication } from './platform/authentication.ts'
import type { SayCode, SayText } from './platform/problem-words.ts'
import { useContract } from './platform/contract/use-contract.ts'
import { demandWholeContract } from './platform/contract/whole-contract.ts'
import { useCsrf, type Csrf } from './platform/csrf.ts'
import { registerDocsRoutes } from './platform/docs/docs-routes.ts'
import { answerClientError, frameworkErrors } from './platform/error-handler.ts'
import { useFeatures, type FeatureFlags } from './platform/features.ts'
import { registerHealthRoutes, type Health } from './platform/health.ts'
import { createRunOnce, type Idempotency } from './platform/idempotency.ts'
import { useInGame, type InGame } from './platform/in-game.ts'
import { newRequestId, useRequestLog } from './platform/logging.ts'
import { watchMethods } from './platform/method-not-allowed.ts'
import { useMetrics, type Metrics } from './platform/metrics.ts'
import type { Origins } from './platform/origins.ts'
import { useOverload } from './platform/overload.ts'
import { useRateLimits, type Limits } from './platform/rate-limits.ts'
import { endWithProblem } from './platform/raw-problem.ts'
import { useReadyDocuments } from './platform/ready-documents.ts'
import { useOnePatience } from './platform/one-patience.ts'
import { useRequestSpans } from './platform/request-spans.ts'
import { useSecurityHeaders } from './platform/security-headers.ts'
import { useSessions } from './platform/session.ts'
import type { Sessions } from './platform/sessions.ts'
import { usePeerAddress } from './platform/peer-address.ts'
import { timeoutOptions, useSlowClientLimit } from './platform/slow-clients.ts'
import { useUnreadBody } from './platform/unread-body.ts'
import type { Waiting } from './platform/write-gate.ts'
import { obeyMethodOverride } from './uploads/routes.ts'

/** A text of 2048 characters, each escaped to twelve, and what is around it. */
const largestFrame = 32_768
/**
 * Request line and header lines. Every address that the contract allows fits, with its characters written as
 * %F0%9F%98%80.
 */
export const largestHead = 65_536
const closingMilliseconds = 1_000

interface AppDeps {
  config: Config
  logger: Logger
  clock: Clock
  keys: Keyring
  sessions: Sessions
  csrf: Csrf
  origins: Origins
  /** When this installation began to prefix its cookies (T28). */
  prefixedSince: Date
  flags: FeatureFlags
  limits: Limits
  idempotency: Idempotency
  inGame: InGame
  metrics: Metrics
  health: Health
  /** In the order they are registered; the pages, with the last word on every address no room has, come last. */
  rooms: readonly Pick<Room, 'register' | 'stop'>[]
  contentVersion: () => string
  /** Transactions of the database that wait to begin. */
  waiting: () => Waiting
  /** The offered locale that answers a request for `asked` (ground G2). */
  resolveLocale: (asked: string | undefined) => string
  /** Words for the codes of a refused form. */
  sayCode: SayCode
  sayText: SayText
}

export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config, clock, keys, sessions, flags, limits, csrf, idempotency, inGame, metrics, health } = deps
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: deps.logger as FastifyBaseLogger,
    // useRequestLog writes the one line of a request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    rewriteUrl: obeyMethodOverride,
    // A client's own id would let it write into our log (promises O4).
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    ...timeoutOptions,
    http: {
      ...timeoutOptions.http,
      maxHeaderSize: largestHead,
      // Refused by error-handler.ts, as a problem.
      requireHostHeader: false,
      // Only the chat switches protocols. An offer of h2c (Java's client makes one with every request) is no reason to
      // refuse: it is not taken up.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    forceCloseConnections: 'idle',
    // Bodies are read by the contract's binding, which knows each operation's limit.
    bodyLimit: 1_048_576,
    // A request on a connection that is still open while we leave is answered by error-handler.ts, as a problem.
    return503OnClosing: false,
    frameworkErrors,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 500, caseSensitive: true, ignoreTrailingSlash: false },
  }
  const app = Fastify(options)
  const registerMethodsNotAllowed = watchMethods(app)
  demandWholeContract(app, config.desk.enabled ? [operations, deskOperations] : [operations])

  // Around every answer
  if (isTracing()) useRequestSpans(app)
  useContract(app, {
    temporaryFolder: join(config.dataDir, 'tmp'),
    responseCheck: config.responseCheck,
    resolveLocale: deps.resolveLocale,
    sayCode: deps.sayCode,
    sayText: deps.sayText,
    runOnce: createRunOnce(idempotency),
  })
  useRequestLog(app, { logger: deps.logger })
  useMetrics(app, { metrics })
  useSecurityHeaders(app, { isHttps: config.isHttps })
  useReadyDocuments(app, {
    logger: deps.logger,
    limits,
    metrics,
    inGame,
    isHttps: config.isHttps,
    contentVersion: deps.contentVersion,
    trustedProxies: config.trustedProxies,
  })
  useOverload(app, { waiting: deps.waiting, logger: deps.logger, metrics, isHttps: config.isHttps })
  usePeerAddress(app)
  useSlowClientLimit(app)
  useUnreadBody(app)

  // A request to switch protocols takes the same way through the hooks; only the chat's stream says yes
  // (chat/routes.ts).
  await app.register(websocket, {
    options: { maxPayload: largestFrame, perMessageDeflate: false },
    preClose(done) {
      const { websocketServer: sockets } = this
      // 1012: service restart, connect again. Who does not answer is not waited for.
      for (const client of sockets.clients) client.close(1012, 'server restart')
      setTimeout(() => {
        for (const client of sockets.clients) client.terminate()
      }, closingMilliseconds).unref()
      sockets.close()
      done()
    },
  })

  // A handshake that is none; the library's own refusal would be no problem answer.
  app.websocketServer.on('wsClientError', (_error, socket) =>
    endWithProblem(socket, 'bad-request', '/services/bft', ['Sec-WebSocket-Version: 13, 8']),
  )

  // Who and where from
  await app.register(cookie)
  useInGame(app, { inGame })
  useOnePatience(app)
  useSessions(app, {
    sessions,
    keys,
    clock,
    isHttps: config.isHttps,
    maxSeconds: config.sessionMaxSeconds,
    prefixedSince: deps.prefixedSince,
  })

  // The checks in their order: route and method are Fastify's; then 429, feature 404, session 401, CSRF 403 (ground
  // G21).
  // 413/415, 400, ownership 404, replay and rules 422 follow inside `bindOperations`.
  useRateLimits(app, { limits })
  useFeatures(app, { flags })
  useAuthentication(app)
  useCsrf(app, { csrf, origins: deps.origins })

  // The rooms
  registerHealthRoutes(app, {
    health,
    metrics,
    isOperatorPort: config.adminPort === null && config.environment !== 'production',
  })
  registerDocsRoutes(app)
  for (const room of deps.rooms) await room.register?.(app)
  app.addHook('onClose', async () => {
    for (const room of deps.rooms) await room.stop?.()
  })

  registerMethodsNotAllowed()
  return app
}
