import { useEffect } from 'react'
import { YEAR, writeCookie } from '../../lib/cookies.ts'

export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const COOKIE = 'scheme'

/** The visitor's choice of light or dark. In a cookie, so that the server paints the first page right. */
export function readScheme(cookie: string): Scheme {
  const value = new RegExp(`(?:^|; )${COOKIE}=([a-z]+)`).exec(cookie)?.[1]
  return SCHEMES.find((scheme) => scheme === value) ?? 'system'
}

export function applyScheme(scheme: Scheme, path: string): void {
  writeCookie({ name: COOKIE, value: scheme, path, maxAge: scheme === 'system' ? 0 : YEAR })
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

/** Paints the page in a game's colours while it is shown (GAME-04, OD-104); null is the portal's own look. */
export function useGameTheme(name: string | null): void {
  useEffect(() => {
    const root = document.documentElement
    if (name === null) delete root.dataset['theme']
    else root.dataset['theme'] = name
  }, [name])
}
