// Who may come in: the challenge that tells people from programs, and the links that pre-verify. A part of the contact
// room that stands before the rooms it needs itself.
import { createAltchaProvider } from '../adapters/captcha/altcha.ts'
import { createArkoseProvider, createRecaptchaProvider } from '../adapters/captcha/vendors.ts'
import { createChallengeService, type ChallengeService } from '../contact/challenge-service.ts'
import type { ChallengeProvider } from '../contact/ports.ts'
import { createPreverifyLinks, type PreverifyLinks } from '../contact/preverify-links.ts'
import { createContactStore } from '../contact/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

/** The challenge behind flag `arkose`: the vendor's when configured, our own proof of work otherwise (ground G15). */
const providersOf = ({
  config,
  keys,
  clock,
}: Core): { challenge: ChallengeProvider; recaptcha: ChallengeProvider | undefined } => {
  const { arkose, recaptcha } = config.captcha
  return {
    challenge: arkose
      ? createArkoseProvider({ ...arkose, siteKey: arkose.publicKey, secretKey: arkose.privateKey })
      : createAltchaProvider({ secret: keys.sign('altcha', 'secret'), now: () => clock.now().getTime() }),
    recaptcha: recaptcha ? createRecaptchaProvider(recaptcha) : undefined,
  }
}

export interface ContactGate {
  challenge: ChallengeService
  preverify: PreverifyLinks
}

export const composeContactGate = (core: Core): Composed<ContactGate> => {
  const { config, database, clock, keys, flags, warn } = core
  const store = createContactStore(database)
  return {
    challenge: createChallengeService({ features: flags, ...providersOf(core), store, clock, warn }),
    preverify: createPreverifyLinks({ keys, clock, isHttps: config.isHttps }),
    room: { sweep: (signal) => store.sweep(clock.now(), signal) },
  }
}
