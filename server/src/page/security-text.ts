// Where somebody who found a weakness writes to: `/.well-known/security.txt` (RFC 9116).

/** It has to be fresh; a portal that runs says so anew each day (RFC 9116 §2.5.5: at most a year). */
const goodForDays = 180
const dayMilliseconds = 86_400_000

interface SecurityTextOptions {
  /** `mailto:`, `tel:` or `https:`, in the order they are wished (RFC 9116 §2.5.3). */
  contacts: readonly string[]
  publicUrl: string
  /** Languages of the portal, as reports may be written in any of them. */
  locales: readonly string[]
  now: Date
}

export const securityText = ({ contacts, publicUrl, locales, now }: SecurityTextOptions): string => {
  // To the day, so that it is the same text all day.
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds
  const expires = new Date(today + goodForDays * dayMilliseconds).toISOString().replace('.000', '')
  const languages = [...new Set(locales.map((locale) => locale.split('-')[0]!))]
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
