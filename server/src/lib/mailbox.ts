/** One mailbox under its usual spellings: in small letters, without the part after a plus. */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).replace(/\+.*$/, '')}${address.slice(at)}`.toLowerCase()
}
