// Who may come in: the challenge that tells people from programs, and the links that pre-verify. A part of the contact
// room that stands before the rooms it needs itself.
import { createAltchaProvider } from '../adapters/captcha/altcha.ts'
import { createArkoseProvider, createRecaptchaProvider } from '../adapters/captcha/vendors.ts'
import { createChallengeService } from '../contact/challenge-service.ts'
import { createPreverifyLinks } from '../contact/preverify-links.ts'
import { createContactStore } from '../contact/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeContactGate = (made: Needs): Gives<'gate'> => {
  const { config, clock, keys } = made
  const { arkose, recaptcha } = config.captcha
  const store = createContactStore(made.database)
  return {
    challenge: createChallengeService({
      ...made,
      store,
      // Behind flag `arkose`: the vendor's when configured, our own proof of work otherwise (ground G15).
      challenge: arkose
        ? createArkoseProvider({ ...arkose, siteKey: arkose.publicKey, secretKey: arkose.privateKey })
        : createAltchaProvider({ secret: keys.sign('altcha', 'secret'), now: () => clock.now().getTime() }),
      recaptcha: recaptcha ? createRecaptchaProvider(recaptcha) : undefined,
    }),
    preverify: createPreverifyLinks(made),
    room: { sweep: (signal) => store.sweep(clock.now(), signal) },
  }
}
