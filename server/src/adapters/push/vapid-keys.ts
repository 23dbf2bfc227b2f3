// The key by which push services know this portal (VAPID, RFC 8292): the operator's, or one of this installation's own.
import { createECDH, hkdfSync } from 'node:crypto'

/** Both base64url: 65 bytes not compressed, and 32. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** @param privateKey 32 bytes, base64url @throws when it is no key of P-256 */
export const vapidKeysOf = (privateKey: string): VapidKeys => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { privateKey, publicKey: pair.getPublicKey('base64url', 'uncompressed') }
}

/** @param secret what the installation has drawn for itself (storage/secrets.ts) */
export const vapidKeysFrom = (secret: string): VapidKeys =>
  vapidKeysOf(Buffer.from(hkdfSync('sha256', secret, 'guidepost', 'vapid', 32)).toString('base64url'))
