/**
 * This page with `?login`, which starts the sign-in and comes back here (ground G11, OD-78). `here` is path and query.
 */
export const loginHref = (here: { pathname: string; search: string }): string => {
  const query = here.search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^(login|returnTo)(=|$)/.test(part))
  return `${here.pathname}?${['login', ...query].join('&')}`
}

/**
 * Where the root sends a signed-out visitor who wants to sign in; `returnTo` is a path inside the app (decisions-cases
 * A2).
 */
export const rootWithLogin = (returnTo: string): string => `/?login&returnTo=${encodeURIComponent(returnTo)}`

/** The query without what only starts a sign-in (OD-29). */
export const withoutLogin = (search: string): string => {
  const query = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^(login|returnTo)(=|$)/.test(part))
  return query.length === 0 ? '' : `?${query.join('&')}`
}

/**
 * Only internal paths are followed: exactly one leading slash, no backslash, no control character (decisions-cases A2).
 */
export const safeReturnTo = (value: string | null): string | null => {
  return value !== null &&
    /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(value) &&
    !/(^|\/)\.\.?(\/|$)/.test(value.split(/[?#]/)[0]!)
    ? value
    : null
}
