// Sign-in at Steam: OpenID 2.0 (https://openid.net/specs/openid-authentication-2_0.html), as far as Steam speaks it. No
// association: each assertion is checked with the provider itself (section 11.4.2 there).
import type { IdentityClaims, IdentityProvider } from '../../account/ports.ts'
import { newToken } from '../../lib/ids.ts'
import { readAnswer } from '../../lib/answer-text.ts'

const mostBytes = 65_536

export interface SteamOptions {
  /** Where its sign-in is; ids begin with the same origin. */
  endpoint: URL
  /** PUBLIC_URL: what Steam shows people, and below which `return_to` lies (section 9.2). */
  realm: string
  /** What stands for a name, which Steam does not tell. */
  providerName: string
  now: () => Date
  /** @returns false when this assertion was used before (section 11.3) */
  useNonce: (nonce: string) => Promise<boolean>
}

const namespace = 'http://specs.openid.net/auth/2.0'
const anyIdentifier = `${namespace}/identifier_select`
/** Section 10.1: what must be under the signature. */
const mustBeSigned = ['op_endpoint', 'return_to', 'response_nonce', 'assoc_handle', 'claimed_id', 'identity']
const nonceForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[!-~]{0,235}$/
const agedMilliseconds = 5 * 60_000

/** An answer that is not what it must be; says why for the log. */
class AssertionRefused extends Error {}

export const createSteamProvider = (options: SteamOptions): IdentityProvider => {
  const { endpoint, realm, now } = options
  const identifier = new RegExp(`^${escapeForPattern(`${endpoint.origin}/openid/id/`)}(\\d{1,20})$`)

  const demand = (isTrue: boolean, why: string): void => {
    if (!isTrue) throw new AssertionRefused(`OpenID 2.0: ${why}`)
  }

  const confirm = async (assertion: ReadonlyMap<string, string>): Promise<void> => {
    const form = new URLSearchParams([...assertion].map(([name, value]) => [`openid.${name}`, value]))
    form.set('openid.mode', 'check_authentication')
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
    if (answer.status >= 500) throw new TypeError(`the identity provider answered ${answer.status}`)
    // Section 4.1.1: lines of key:value.
    const lines = (await readAnswer(answer, mostBytes)).split('\n')
    demand(answer.ok && lines.includes('is_valid:true'), 'the provider does not know this assertion')
  }

  return {
    newChecks: () => ({ state: newToken(), nonce: '', codeVerifier: '' }),

    async begin({ redirectUri, checks }) {
      const target = new URL(endpoint)
      const asked = {
        ns: namespace,
        mode: 'checkid_setup',
        return_to: returnTo(redirectUri, checks.state),
        realm,
        identity: anyIdentifier,
        claimed_id: anyIdentifier,
      }
      for (const [name, value] of Object.entries(asked)) target.searchParams.set(`openid.${name}`, value)
      return target
    },

    async finish(callbackUrl, checks): Promise<IdentityClaims> {
      const assertion = new Map<string, string>()
      for (const [name, value] of callbackUrl.searchParams) {
        if (!name.startsWith('openid.')) continue
        demand(!assertion.has(name.slice(7)), `${name} comes twice`)
        assertion.set(name.slice(7), value)
      }
      const said = (name: string): string => assertion.get(name) ?? ''
      demand(said('ns') === namespace && said('mode') === 'id_res', `mode ${said('mode').slice(0, 30)}`)
      demand(said('op_endpoint') === endpoint.href, 'made by another provider')
      demand(
        said('return_to') === returnTo(callbackUrl.origin + callbackUrl.pathname, checks.state),
        'made for another place',
      )
      const signed = said('signed').split(',')
      demand(
        mustBeSigned.every((name) => signed.includes(name)),
        'not all of it is signed',
      )
      const subject = identifier.exec(said('claimed_id'))?.[1]
      demand(subject !== undefined && said('identity') === said('claimed_id'), 'names nobody of this provider')
      const nonce = said('response_nonce')
      const made = Date.parse(nonceForm.exec(nonce)?.[1] ?? '')
      demand(Math.abs(now().getTime() - made) <= agedMilliseconds, 'too old')
      await confirm(assertion)
      demand(await options.useNonce(nonce), 'was used before')
      return { sub: subject!, name: `${options.providerName} …${subject!.slice(-4)}` }
    },
  }
}

const returnTo = (redirectUri: string, state: string): string => `${redirectUri}?state=${encodeURIComponent(state)}`
const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
