// The demonstration's own publisher: what a game's back end would do, so that everything can be tried (CD-242). Outside
// production alone.
import { createPrivateKey, createPublicKey, randomUUID, type KeyObject } from 'node:crypto'
import { createLocalJWKSet, exportJWK, SignJWT, type JWTVerifyGetKey } from 'jose'
import type { DemonstrationPublisher } from '../../ingame/ports.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Keyring } from '../../lib/keyring.ts'

interface EmbeddedPublisher extends DemonstrationPublisher {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}

/** Everything of an Ed25519 private key in PKCS #8 before its 32 bytes (RFC 8410, section 7). */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The same at every instance: it follows from the installation's secret. */
const ownKey = (keyring: Keyring): KeyObject => {
  const seed = Buffer.from(keyring.sign('embedded-publisher', 'key'), 'base64url')
  return createPrivateKey({ key: Buffer.concat([beforeSeed, seed]), format: 'der', type: 'pkcs8' })
}

const kid = 'demonstration'

export const createEmbeddedPublisher = async ({
  keyring,
  clock,
  publicUrl,
}: {
  keyring: Keyring
  clock: Clock
  publicUrl: string
}): Promise<EmbeddedPublisher> => {
  const key = ownKey(keyring)
  const issuer = `${publicUrl}/services/dev/game`
  const jwks = { keys: [{ ...(await exportJWK(createPublicKey(key))), kid, alg: 'EdDSA', use: 'sig' }] }
  return {
    issuer,
    audience: publicUrl,
    jwks,
    keys: createLocalJWKSet(jwks),
    sign: (account, report) =>
      new SignJWT({ context: report })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setIssuer(issuer)
        .setAudience(publicUrl)
        .setSubject(account)
        .setJti(randomUUID())
        .setIssuedAt(Math.floor(clock.now().getTime() / 1000))
        .sign(key),
  }
}
