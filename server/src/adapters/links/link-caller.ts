// Whether an address of another site still answers. Each one that is connected to was judged, redirects too (CD-241, CD-410).
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { PermanentFailure } from '../../lib/failures.ts'
import { mayBePublicHost, publicLookup } from '../../lib/public-hosts.ts'
import type { LinkCaller, LinkOutcome } from '../../studio/ports.ts'

interface LinkCallerOptions {
  /** `host:port` that may lie in closed networks and speak http; for tests. */
  privateHosts?: readonly string[]
  patienceMilliseconds?: number
}

const defaultPatience = 10_000
const mostSteps = 5
/** A server that does not know HEAD says so in many ways. */
const asksForGet: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 410, 500, 501, 503])
/** Names for documentation: nobody's sites. */
const nobodys = /(?:^|\.)example(?:\.com|\.net|\.org)?$/i

const isCertificateError = (code: string): boolean =>
  /^(CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA)/.test(code)

interface Answer {
  status: number
  location: string | undefined
}

/** 401, 403 and 429 are answers of a page that is there: it wants something of a program, not of a reader. */
const faultOf = (status: number): LinkOutcome['fault'] => {
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 ? 'failing' : null
}

export const createLinkCaller = ({
  privateHosts = [],
  patienceMilliseconds = defaultPatience,
}: LinkCallerOptions = {}): LinkCaller => {
  const isAllowed = ({ host }: URL): boolean => privateHosts.includes(host)
  const mayLook = (address: string): boolean => {
    if (!URL.canParse(address)) return false
    const url = new URL(address)
    if (url.username !== '' || url.password !== '') return false
    if (isAllowed(url)) return true
    return ['https:', 'http:'].includes(url.protocol) && mayBePublicHost(url.hostname) && !nobodys.test(url.hostname)
  }

  const ask = (method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const call = send(
        url,
        {
          method,
          headers: { 'user-agent': 'Guidepost-Links/1', accept: '*/*' },
          agent: false,
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]),
          ...(isAllowed(url) ? {} : { lookup: publicLookup }),
        },
        (answer) => {
          answer.once('error', () => undefined)
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
          // What stands there is nobody's concern: nothing of it is read.
          answer.destroy()
        },
      )
      call.once('error', reject)
      call.end()
    })

  const follow = async (first: string, signal: AbortSignal): Promise<LinkOutcome> => {
    let url = new URL(first)
    for (let step = 0; step < mostSteps; step++) {
      let { status, location } = await ask('HEAD', url, signal)
      if (asksForGet.has(status)) ({ status, location } = await ask('GET', url, signal))
      if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, url))
        return { fault: faultOf(status), status }
      url = new URL(location, url)
      // Led somewhere nobody may be sent to from here: there is something at the address all the same.
      if (!mayLook(url.href)) return { fault: null, status }
    }
    return { fault: 'failing', status: null }
  }

  return {
    mayLook,
    look: async (address, signal) => {
      if (!mayLook(address)) return { fault: null, status: null }
      try {
        return await follow(address, signal)
      } catch (error) {
        // Where this server may not look, a reader may have no trouble.
        if (error instanceof PermanentFailure) return { fault: null, status: null }
        const { code = '' } = error as Error & { code?: string }
        return { fault: isCertificateError(code) ? 'certificate' : 'unreachable', status: null }
      }
    },
  }
}
