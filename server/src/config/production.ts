// What production refuses that a demonstration may have.
import { deflateRawSync } from 'node:zlib'
import { isThisMachine, type Reader } from './read.ts'
import type { Config } from './types.ts'

/** What repeats itself (changemechangeme…) packs well, what was drawn does not. */
const leastPackedBytes = 24
const isEasy = (secret: string): boolean => deflateRawSync(secret).length < leastPackedBytes

/** What only a demonstration may leave open; in production each of these must be set (ground G29, promises O17). */
export const refuseDemonstrationDefaults = (read: Reader, config: Config): void => {
  const needed: [string, boolean][] = [
    ['SESSION_SECRET', config.secrets !== null],
    ['ENCRYPTION_KEY', config.encryptionKeys !== null],
    ['PUBLIC_URL', read('PUBLIC_URL') !== undefined],
    ['OIDC_ISSUER', config.oidc !== null],
    ['CONTENT_PACK', read('CONTENT_PACK') !== undefined],
  ]
  for (const [name, isSet] of needed)
    if (!isSet) read.refuse(name, 'must be set when NODE_ENV is production; its default is for demonstrations only')
  for (const name of ['SESSION_SECRET', 'ENCRYPTION_KEY']) {
    const secret = read(name)
    if (secret !== undefined && isEasy(secret))
      read.refuse(name, 'is too easy to guess; make one with `openssl rand -base64 48`')
  }
  if (!config.isHttps && !isThisMachine(config.publicUrl))
    read.refuse('PUBLIC_URL', 'must begin with https:// when NODE_ENV is production')
  if (config.oidc && !config.oidc.issuer.startsWith('https:') && !isThisMachine(config.oidc.issuer))
    read.refuse('OIDC_ISSUER', 'must begin with https:// when NODE_ENV is production')
  if (config.ingame && !config.ingame.jwksUrl.startsWith('https:') && !isThisMachine(config.ingame.jwksUrl))
    read.refuse('INGAME_JWKS_URL', 'must begin with https:// when NODE_ENV is production')
  if (config.push.allowsPrivateHosts) read.refuse('PUSH_PRIVATE_HOSTS', 'must be off when NODE_ENV is production')
  if (config.hasPseudoLocales) read.refuse('PSEUDO_LOCALES', 'must be off when NODE_ENV is production')
  if (config.limitsScale !== 1) read.refuse('LIMITS_SCALE', 'must be 1 when NODE_ENV is production')
}
