// Where a visitor goes after signing in (ground G11, decisions-cases A2).

/**
 * Only internal, relative paths below the mount are followed; everything else is dropped.
 * @param wanted the `returnTo` of the request
 * @param mount e.g. /support
 * @param fallback where to go instead
 */
export const safeReturnTo = (wanted: string | undefined, mount: string, fallback: string): string => {
  if (wanted === undefined || wanted.length > 2048) return fallback
  if (!wanted.startsWith('/') || wanted.startsWith('//')) return fallback
  if (/[\\\u0000-\u001f\u007f]/.test(wanted)) return fallback
  const url = new URL(wanted, 'http://internal.invalid')
  if (url.origin !== 'http://internal.invalid') return fallback
  const path = url.pathname
  // `/..//evil.example` is `//evil.example` once read: with the portal at the root every path is below it.
  if (path.startsWith('//')) return fallback
  if (path !== mount && !path.startsWith(`${mount}/`)) return fallback
  return withoutLogin(url)
}

/** `?login` starts the sign-in; kept in the address it would start it again for ever. */
const withoutLogin = (url: URL): string => {
  url.searchParams.delete('login')
  url.searchParams.delete('returnTo')
  return url.pathname + url.search + url.hash
}
