// What a game tells, from its signed token to the case (CD-242), and what a launcher may ask (CD-243). Codes, keys and
// tokens are 32 random bytes that nobody stores (T24).
import type { GameContext, GameReport } from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newToken, sha256, tokenPattern } from '../lib/ids.ts'
import { existing, problem } from '../platform/problems.ts'
import type { LauncherCases, Publisher } from './ports.ts'
import type { IngameStore } from './store.ts'

interface IngameServiceDeps extends Transacting {
  store: IngameStore
  /** Games name their player as the identity provider does; whose account that is. */
  accountOf: (subject: string) => Promise<string>
  /** null: the operator takes no tokens of publishers. */
  publisher: Publisher | null
  cases: LauncherCases
  /** The page to open for a code; `report` says for which game and in which language. */
  pageUrl: (report: GameReport, locale: string, code: string) => string
  caseUrl: (locale: string, caseId: string) => string
}

const minutes = 60_000
const days = 24 * 3600_000
/** From the game to the page. */
export const codeMilliseconds = 10 * minutes
/** From the page to the form that is sent, a sign-in and a night's sleep between them. */
const keyMilliseconds = days
/** A token counts for five minutes; its use is remembered for longer than any clock may differ. */
const usedMilliseconds = 15 * minutes
const unreadMilliseconds = 30 * days
/** Devices of one account that ask. */
const mostTokens = 10

const contextOf = (account: string, reportedAt: string, report: GameReport): GameContext => ({
  account,
  reportedAt,
  game: report.game ?? null,
  character: report.character ?? null,
  realm: report.realm ?? null,
  build: report.build ?? null,
  platform: report.platform ?? null,
  locale: report.locale ?? null,
  log: report.log ?? null,
})

export const createIngameService = ({
  store,
  publisher,
  accountOf,
  cases,
  withTransaction,
  clock,
  pageUrl,
  caseUrl,
}: IngameServiceDeps) => {
  const now = (): string => clock.now().toISOString()
  const after = (milliseconds: number): string => new Date(clock.now().getTime() + milliseconds).toISOString()

  /** @throws 401 */
  const hashOf = (authorization: string | undefined): string => {
    const token = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined || !tokenPattern.test(token)) throw problem.badToken('A launcher’s token is needed')
    return sha256(token)
  }

  return {
    /** @throws 401, 404, 422, 503 as the contract says */
    report: async (token: string, locale: string) => {
      if (publisher === null) throw problem.notFound()
      const { iss, jti, sub, iat, context: report } = await publisher.claimsOf(token)
      const code = newToken()
      const unreadToken = newToken()
      const expiresAt = after(codeMilliseconds)
      const unreadEnds = after(unreadMilliseconds)
      await withTransaction(async () => {
        if (!(await store.use(sha256(JSON.stringify([iss, jti])), after(usedMilliseconds))))
          throw problem.badToken('The token was used before')
        const account = await accountOf(sub)
        const reportedAt = new Date(iat * 1000).toISOString()
        await store.insert(sha256(code), contextOf(account, reportedAt, report), expiresAt)
        await store.insertToken(
          { token_hash: sha256(unreadToken), account_id: account, created_at: now(), expires_at: unreadEnds },
          mostTokens,
        )
      })
      return {
        code,
        expiresAt,
        url: pageUrl(report, locale, code),
        unread: { token: unreadToken, expiresAt: unreadEnds },
      }
    },

    /** @throws 404 for a code that is wrong, used or too old */
    open: async (code: string) => {
      const key = newToken()
      const next = { secretHash: sha256(key), expiresAt: after(keyMilliseconds) }
      const context = existing(await store.open(sha256(code), now(), next))
      return { key, context }
    },

    /** What a key stands for that still counts. */
    opened: async (key: string) => {
      const context = await store.opened(sha256(key), now())
      return context && { key, context }
    },

    /** Within the transaction that files the case; a key that counts no more is passed over. */
    attach: async (key: string | null | undefined, caseId: string) => {
      if (key) await store.attach(sha256(key), now(), caseId)
    },

    ofCase: store.ofCase,

    /** @throws 401 without a token that counts */
    unread: async (authorization: string | undefined, locale: string) => {
      const accountId = await store.accountOf(hashOf(authorization), now())
      if (accountId === undefined) throw problem.badToken('The token has ended')
      const open = await cases.openCase(accountId)
      return {
        count: await cases.unreadCount(accountId),
        openCase: open && { ...open, url: caseUrl(locale, open.id) },
      }
    },

    /** @throws 401 without a token that counts */
    endToken: async (authorization: string | undefined) => {
      if (!(await store.endToken(hashOf(authorization), now()))) throw problem.badToken('The token has ended')
    },

    endTokensOf: store.endTokensOf,
    sweep: (signal?: AbortSignal) => store.sweep(now(), signal),
  }
}

export type IngameService = ReturnType<typeof createIngameService>
