// Whoever wrote without an account, as the desk knows them (T40): by the address they gave, under an id that does not say it.
import type { Keyring } from './keyring.ts'

/** No id of an account begins so. */
const sign = '@'

export const isPersonId = (id: string): boolean => id.startsWith(sign)

export const personIdOf = (keys: Pick<Keyring, 'mark'>, email: string): string =>
  sign + keys.mark('person', email.toLowerCase())
