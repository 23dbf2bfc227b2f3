import { useEffect } from 'react'
import { year, writeCookie } from '../../../kit/lib/cookies.ts'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const schemeCookie = 'scheme'

/** The visitor's choice of light or dark. In a cookie, so that the server paints the first page right. */
export const readScheme = (cookie: string): Scheme => {
  const value = new RegExp(`(?:^|; )${schemeCookie}=([a-z]+)`).exec(cookie)?.[1]
  return schemes.find((scheme) => scheme === value) ?? 'system'
}

export const applyScheme = (scheme: Scheme, path: string): void => {
  writeCookie({ name: schemeCookie, value: scheme, path, maxAge: scheme === 'system' ? 0 : year })
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

/**
 * Paints the page in a game's colours while it is shown (GAME-04, OD-104); null is the portal's own look, undefined
 * leaves the colours the visitor came in.
 */
export const useGameTheme = (name: string | null | undefined): void => {
  useEffect(() => {
    if (name === undefined) return
    const root = document.documentElement
    if (name === null) delete root.dataset['theme']
    else root.dataset['theme'] = name
  }, [name])
}
