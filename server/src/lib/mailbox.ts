import { domainToASCII } from 'node:url'

/** An address in small letters, without the part after a plus. Marks of addresses that were sent are made of it. */
export const writtenMailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).replace(/\+.*$/, '')}${address.slice(at)}`.toLowerCase()
}

/**
 * One mailbox under its usual spellings: as written, its domain as names on the wire have it (`bücher.example` is
 * `xn--bcher-kva.example`).
 */
export const mailboxOf = (address: string): string => {
  const [name = '', domain = ''] = writtenMailboxOf(address).split(/@(?=[^@]*$)/)
  return `${name.normalize('NFC')}@${domainToASCII(domain) || domain}`
}
