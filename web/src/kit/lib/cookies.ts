/** The page's own cookies: those that its scripts may read and set. */
export const readCookies = (): string => document.cookie

export interface PageCookie {
  name: string
  value: string
  /** The mount of the portal; '' is the whole host. */
  path: string
  /** Seconds it is kept; 0 removes it. */
  maxAge: number
}

/** What `document.cookie` is set to. Over TLS it travels over TLS alone. */
export const cookieText = ({ name, value, path, maxAge }: PageCookie, isHttps: boolean): string =>
  `${name}=${value}; Path=${path || '/'}; Max-Age=${maxAge}; SameSite=Lax${isHttps ? '; Secure' : ''}`

export const writeCookie = (cookie: PageCookie): void => {
  document.cookie = cookieText(cookie, window.location.protocol === 'https:')
}

/** Seconds of a year: how long a choice of the visitor is kept. */
export const year = 31_536_000
