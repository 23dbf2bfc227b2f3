import { domainToASCII } from 'node:url'

/**
 * One mailbox under its usual spellings: in small letters, without the part after a plus, its domain as names on the wire
 * have it (`bücher.example` is `xn--bcher-kva.example`).
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at).replace(/\+.*$/, ''), address.slice(at + 1)]
  return `${name.normalize('NFC')}@${domainToASCII(domain) || domain}`.toLowerCase()
}
