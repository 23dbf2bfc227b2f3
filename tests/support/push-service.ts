// A push service of this machine: takes messages as RFC 8030 has it, opens them as the browser would (RFC 8188, RFC 8291)
// and checks who sent them (RFC 8292).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { jwtVerify } from 'jose'

export interface Pushed {
  path: string
  headers: Record<string, string>
  /** What the browser is given to read. */
  text: string
  /** Claims of the sender's token. */
  claims: { aud?: unknown; sub?: unknown; exp?: number | undefined }
  /** The sender's key. */
  publicKey: string
}

/** A browser's keys. */
export const newReceiver = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return { pair, auth, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } }
}
export type Receiver = ReturnType<typeof newReceiver>

const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** @throws when it was not encrypted for this receiver */
export const openMessage = (body: Buffer, { pair, auth }: Receiver): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derive(pair.computeSecret(senderKey), auth, both, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  // The last record ends with 2 and as many zeros as it likes (RFC 8188 §2).
  const end = padded.lastIndexOf(2)
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no padding of a last record')
  return padded.subarray(0, end).toString()
}

const provenSender = async (authorization: string, origin: string) => {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=([\w-]{87})$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const { payload } = await jwtVerify(token, { kty: 'EC', crv: 'P-256', x: x!, y: y! }, { audience: origin })
  return { claims: payload, publicKey }
}

/** Listens on a free port. `answer` is its next answers' status; 201 until it is changed. */
export const startPushService = async () => {
  const receiver = newReceiver()
  const got: Pushed[] = []
  const refused: unknown[] = []
  const service = { answer: 201, origin: '' }
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const body = await buffer(request)
      const headers = request.headers as Record<string, string>
      const sender = await provenSender(headers['authorization'] ?? '', service.origin)
      got.push({ path: request.url ?? '', headers, text: openMessage(body, receiver), ...sender })
      response.writeHead(service.answer).end()
    }
    take().catch((error: unknown) => {
      refused.push(error)
      response.writeHead(400).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(service, {
    got,
    refused,
    /** As the browser's `toJSON()` gives it. */
    target: (path = '/push/1') => ({ endpoint: service.origin + path, expirationTime: null, keys: receiver.keys }),
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
