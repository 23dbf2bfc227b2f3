// Keys for one purpose each, derived from the configured secrets. Nobody else touches a secret.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export interface Keyring {
  /** HMAC-SHA256 of `data` under the newest key of `purpose`, base64url. */
  sign: (purpose: string, data: string) => string
  /** Whether `mac` was made by `sign` under any key still valid; compares in constant time. */
  verify: (purpose: string, data: string, mac: string) => boolean
  /**
   * The first 16 bytes of `sign` in letters and digits that survive being written in capitals or small letters (base 32):
   * 26 characters, for mail addresses.
   */
  mark: (purpose: string, data: string) => string
  /** Whether `given` was made by `mark` under any key still valid; compares in constant time. */
  isMark: (purpose: string, data: string, given: string) => boolean
  /**
   * AES-256-GCM. `context` (such as case id and field) is bound to the text: moved to another row it cannot be opened.
   */
  seal: (context: string, plaintext: string) => string
  /** @throws when the text was changed, moved or sealed under a key that is gone. */
  unseal: (context: string, sealed: string) => string
}

/** A key object: bytes would be wrapped anew for every signature, which costs more than the signature. */
const derive = (secret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'guidepost', purpose, 32)))

const deriveOnce = (secrets: string[]) => {
  const known = new Map<string, KeyObject[]>()
  return (purpose: string): KeyObject[] => {
    const found = known.get(purpose) ?? secrets.map((secret) => derive(secret, purpose))
    known.set(purpose, found)
    return found
  }
}

/** RFC 4648 §6 in small letters. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const base32 = (bytes: Uint8Array): string => {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + letters[(held << (5 - bits)) & 31]
}
const markBytes = 16

/**
 * @param secrets newest first, for cookies and tokens · @param encryptionKeys newest first, for stored secure fields
 */
export const createKeyring = (secrets: string[], encryptionKeys: string[]): Keyring => {
  const signingKeys = deriveOnce(secrets)
  const sealingKeys = deriveOnce(encryptionKeys)
  const mac = (key: KeyObject, data: string) => createHmac('sha256', key).update(data).digest()

  const markOf = (key: KeyObject, data: string): string => base32(mac(key, data).subarray(0, markBytes))

  return {
    mark: (purpose, data) => markOf(signingKeys(purpose)[0]!, data),

    isMark: (purpose, data, given) => {
      const bytes = Buffer.from(given.toLowerCase())
      return signingKeys(purpose).some((key) => {
        const expected = Buffer.from(markOf(key, data))
        return bytes.length === expected.length && timingSafeEqual(expected, bytes)
      })
    },

    sign: (purpose, data) => mac(signingKeys(purpose)[0]!, data).toString('base64url'),

    verify: (purpose, data, given) => {
      const bytes = Buffer.from(given, 'base64url')
      if (bytes.length !== 32) return false
      return signingKeys(purpose).some((key) => timingSafeEqual(mac(key, data), bytes))
    },

    seal: (context, plaintext) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKeys('seal')[0]!, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },

    unseal: (context, sealed) => {
      if (!sealed.startsWith('v1.')) throw new Error('Not a sealed text')
      const bytes = Buffer.from(sealed.slice(3), 'base64url')
      for (const key of sealingKeys('seal')) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
            .setAAD(Buffer.from(context))
            .setAuthTag(bytes.subarray(12, 28))
          return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
        } catch {
          /* sealed under an older key, or not ours: the next key decides */
        }
      }
      throw new Error('This sealed text cannot be opened')
    },
  }
}
