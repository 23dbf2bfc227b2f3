// Headers every answer carries. Data answers get a policy that forbids everything; a page asks for its own with a
// nonce.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sets the Content-Security-Policy of a page that brings a script of its own, and `no-store`; returns the nonce
     * that lets it run (STACK-14).
     */
    startPage: (options?: PageSecurity) => { nonce: string }
    /**
     * Sets the policy of the app's page: scripts come as files of ours; what is written into the page is the same in
     * all of them and named by its hash, so that a page's bytes can be kept (T27).
     */
    securePage: (options?: PageSecurity) => void
  }
}

interface PageSecurity {
  /** Hosts that may show videos in articles. */
  frames?: readonly string[]
  /** Hosts of configured vendors (captcha, chat), added to scripts, connections and frames. */
  vendors?: readonly string[]
  /** Of scripts that are the same in every page (CD-211). */
  hashes?: readonly string[]
  /** A page without scripts that the desk shows in a frame (CD-404). */
  isPreview?: boolean
}

const list = (...parts: (readonly string[] | string | undefined)[]) => parts.flat().filter(Boolean).join(' ')

export const pagePolicy = (
  nonce: string | undefined,
  { frames = [], vendors = [], hashes = [], isPreview = false }: PageSecurity,
): string =>
  [
    "default-src 'none'",
    isPreview
      ? "script-src 'none'"
      : `script-src ${list("'self'", hashes, nonce === undefined ? [] : ["'strict-dynamic'", `'nonce-${nonce}'`], vendors)}`,
    "style-src 'self'",
    "worker-src 'self'",
    `connect-src ${list("'self'", vendors)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${list(frames, vendors) || "'none'"}`,
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ')

const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // decisions-cases B3: a token in the address must not leave with a link.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** Names of what this file writes on any answer. */
export const securityHeaders: readonly string[] = [...Object.keys(always), 'strict-transport-security']

/** On every answer, whichever way it takes. */
export const headersOfAll = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always

export const useSecurityHeaders = (app: FastifyInstance, { isHttps }: { isHttps: boolean }): void => {
  const headers = headersOfAll(isHttps)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.decorateReply('startPage', function (this: FastifyReply, options = {}) {
    const nonce = randomBytes(16).toString('base64')
    this.header('content-security-policy', pagePolicy(nonce, options)).header('cache-control', 'no-store')
    return { nonce }
  })
  app.decorateReply('securePage', function (this: FastifyReply, options = {}) {
    this.header('content-security-policy', pagePolicy(undefined, options))
  })
}
