// Numbers and pure rules of the knowledge questions (decisions-cases I2, I3, I6, I7).

export const questionCount = 3
export const skipCount = 3
export const sessionMilliseconds = 15 * 60_000
/** How long a passed verification counts for its topic. */
export const passMilliseconds = 30 * 60_000
export const maxFailures = 3
export const lockMilliseconds = 24 * 3_600_000
export const failureWindowMilliseconds = 24 * 3_600_000
/** The same answers again so soon are one try: a double click costs nothing. */
export const repeatMilliseconds = 10_000

/** The form in which answers are compared: NFKC, no outer white space, lower case, single blanks. */
export const normalizeAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')

const unsafe = /[\\\u0000-\u001f\u007f]/

const isTrusted = (host: string, trusted: readonly string[]): boolean =>
  trusted.some((pattern) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern))

/**
 * Where a verification leads back to: a path of the app or one below `basePath`, or https on a trusted host. Everything
 * else is dropped for `fallback`, so that no link makes us an open redirect.
 */
export const startUrlOf = (
  wanted: string,
  basePath: string,
  trustedHosts: readonly string[],
  fallback: string,
): string => {
  if (wanted === '' || wanted.length > 1500 || unsafe.test(wanted)) return fallback
  if (wanted.startsWith('/')) {
    if (wanted.startsWith('//')) return fallback
    const whole = wanted === basePath || wanted.startsWith(`${basePath}/`) ? wanted : basePath + wanted
    // `..` must not climb out of the app.
    const { pathname, search, hash } = new URL(whole, 'https://internal.invalid')
    return pathname === basePath || pathname.startsWith(`${basePath}/`) ? pathname + search + hash : fallback
  }
  if (!URL.canParse(wanted)) return fallback
  const { protocol, hostname, username, password, href } = new URL(wanted)
  return protocol === 'https:' && username === '' && password === '' && isTrusted(hostname, trustedHosts)
    ? href
    : fallback
}
