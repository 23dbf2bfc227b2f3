// Names of our cookies. Over https each carries the prefix `__Host-`: the browser then takes it from this host alone,
// so that no sibling of the domain can set one (T28). Over http browsers refuse the prefix.
export interface OwnCookie {
  name: string
  options: { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean }
}

/** @param path where it is sent over http; a prefixed one has to be sent everywhere */
export const ownCookie = (name: string, isHttps: boolean, path = '/'): OwnCookie => ({
  name: isHttps ? `__Host-${name}` : name,
  options: { path: isHttps ? '/' : path, httpOnly: true, sameSite: 'lax', secure: isHttps },
})
