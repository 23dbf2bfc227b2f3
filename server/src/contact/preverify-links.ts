// Who came with a signed link (OD-82): its token, and the cookie it leaves in the browser.
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { ownCookie } from '../platform/own-cookie.ts'

const preverifyMilliseconds = 30 * 60_000

export const createPreverifyLinks = ({ keys, clock, isHttps }: { keys: Keyring; clock: Clock; isHttps: boolean }) => {
  const now = (): number => clock.now().getTime()
  const sign = (id: number, at: number): string =>
    `${id}.${at.toString(36)}.${keys.sign('preverify', `${id}.${at.toString(36)}`)}`
  const read = (token: string | undefined): number => {
    const [id = '', at = '', mac = ''] = (token ?? '').split('.')
    if (!/^[1-9]\d{0,8}$/.test(id) || !keys.verify('preverify', `${id}.${at}`, mac)) return 0
    const age = now() - Number.parseInt(at, 36)
    return age >= 0 && age < preverifyMilliseconds ? Number(id) : 0
  }
  return {
    cookie: ownCookie('gp_preverify', isHttps),
    /** id of a pre-verified visitor, from the cookie a signed link set; 0 when none */
    idOf: read,
    /** @returns the cookie's value for a signed link's token, or undefined when it is forged or too old (ground G31) */
    accept(token: string) {
      const id = read(token)
      return id === 0 ? undefined : sign(id, now())
    },
    /** For the desk and for demonstrations: the token of a link. */
    token: (id: number) => sign(id, now()),
  }
}

export type PreverifyLinks = ReturnType<typeof createPreverifyLinks>
