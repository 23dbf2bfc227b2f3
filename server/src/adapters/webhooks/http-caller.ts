// One call of a receiver. The address that is connected to is the one that was judged (CD-241), as for Web Push.
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { WebhookFailure } from '#generated/server/desk/schemas.ts'
import { PermanentFailure } from '../../lib/failures.ts'
import { mayBePublicHost, publicLookup } from '../../lib/public-hosts.ts'
import type { CallOutcome, WebhookCaller } from '../../webhooks/ports.ts'

interface HttpCallerOptions {
  /** `host` or `host:port` in small letters: they may lie in closed networks and speak http. */
  privateHosts: readonly string[]
  /** For tests. */
  patienceMilliseconds?: number
}

/** A receiver that takes longer is given up; Standard Webhooks asks receivers to answer first and work later. */
const defaultPatience = 10_000

const isCertificateError = (code: string): boolean =>
  /^(CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA)/.test(code)

const failureOf = (error: unknown): WebhookFailure => {
  if (error instanceof PermanentFailure) return 'closed-network'
  const { name, code = '' } = error as Error & { code?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  return isCertificateError(code) ? 'certificate' : 'unreachable'
}

/** Seconds; a date is passed over. */
const secondsIn = (header: string | undefined): number | null =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) : null

export const createHttpCaller = ({
  privateHosts,
  patienceMilliseconds = defaultPatience,
}: HttpCallerOptions): WebhookCaller => {
  const isAllowed = ({ hostname, host }: URL): boolean =>
    privateHosts.includes(hostname.toLowerCase()) || privateHosts.includes(host.toLowerCase())
  const mayCall = (url: string): boolean => {
    if (!URL.canParse(url)) return false
    const parsed = new URL(url)
    if (parsed.username !== '' || parsed.password !== '') return false
    if (isAllowed(parsed)) return ['http:', 'https:'].includes(parsed.protocol)
    return parsed.protocol === 'https:' && mayBePublicHost(parsed.hostname)
  }

  const post = (
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<Pick<CallOutcome, 'status' | 'retryAfterSeconds'>> =>
    new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const call = send(
        url,
        {
          method: 'POST',
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
            'user-agent': 'Guidepost-Webhooks/1',
          },
          // No connection is kept: each is made to an address that was judged now.
          agent: false,
          signal: AbortSignal.timeout(patienceMilliseconds),
          ...(isAllowed(url) ? {} : { lookup: publicLookup }),
        },
        (answer) => {
          // What it says beside its status is nobody's concern here; a long text is not waited for.
          answer.once('error', () => undefined)
          answer.resume()
          resolve({ status: answer.statusCode ?? 0, retryAfterSeconds: secondsIn(answer.headers['retry-after']) })
        },
      )
      call.once('error', reject)
      call.end(body)
    })

  return {
    mayCall,
    call: async (url, headers, body) => {
      const began = performance.now()
      const took = (): number => Math.round(performance.now() - began)
      const nothing = { status: null, retryAfterSeconds: null }
      // The operator may have taken a host from the list since it was set.
      if (!mayCall(url)) return { ...nothing, failure: 'closed-network', milliseconds: took() }
      try {
        const { status, retryAfterSeconds } = await post(new URL(url), headers, body)
        const isTaken = status !== null && status >= 200 && status < 300
        return { status, failure: isTaken ? null : 'status', milliseconds: took(), retryAfterSeconds }
      } catch (error) {
        return { ...nothing, failure: failureOf(error), milliseconds: took() }
      }
    },
  }
}
