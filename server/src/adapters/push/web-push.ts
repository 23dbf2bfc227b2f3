// One message to a browser's push service (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). The library makes the
// request; it is sent from here, so that the address that is connected to is the one that was judged.
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import { PermanentFailure } from '../../lib/failures.ts'
import { mayBePublicHost, publicLookup } from '../../lib/public-hosts.ts'
import type { PushSender } from '../../notifications/ports.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface WebPushOptions {
  keys: VapidKeys
  /** Whom a push service writes to: `mailto:` or `https:`. */
  subject: string
  /** For tests: services on this machine, over http too. */
  allowsPrivateHosts: boolean
}

/** A service that does not answer is given up; the job comes back. */
const patienceMilliseconds = 10_000
/** For so long the service keeps it for a browser that is away. */
const keptSeconds = 3 * 86_400
/** It will say the same to the same request again: a message it cannot read, a key it does not take, too large. */
const last: ReadonlySet<number> = new Set([400, 401, 403, 405, 411, 413])

export const createWebPush = ({ keys, subject, allowsPrivateHosts }: WebPushOptions): PushSender => {
  const mayReach = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, username, password, port } = new URL(endpoint)
    if (username !== '' || password !== '') return false
    return allowsPrivateHosts || (protocol === 'https:' && port === '' && mayBePublicHost(hostname))
  }

  const post = (url: string, headers: Record<string, string>, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const send = url.startsWith('https:') ? requestHttps : requestHttp
      const call = send(
        url,
        {
          method: 'POST',
          headers,
          signal: AbortSignal.timeout(patienceMilliseconds),
          ...(allowsPrivateHosts ? {} : { lookup: publicLookup }),
        },
        (answer) => {
          // What it says beside its status is nobody's concern here.
          answer.once('error', () => undefined)
          answer.resume()
          resolve(answer.statusCode ?? 0)
        },
      )
      call.once('error', reject)
      call.end(body)
    })

  return {
    publicKey: keys.publicKey,
    mayReach,
    send: async ({ endpoint, keys: receiver }, payload, topic) => {
      if (!mayReach(endpoint)) throw new PermanentFailure('A push service in a closed network')
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: receiver }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: keptSeconds,
        topic,
        urgency: 'normal',
      })
      const status = await post(endpoint, headers as Record<string, string>, body as Buffer)
      if (status === 404 || status === 410) return 'gone'
      // 201, or 202 (RFC 8030 §5); 200 is somebody else's page.
      if (status > 200 && status < 300) return 'sent'
      const said = `The push service answered ${status}`
      throw last.has(status) ? new PermanentFailure(said) : new Error(said)
    },
  }
}
