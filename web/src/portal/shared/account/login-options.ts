import { useApi } from '../../../kit/api/use-api.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { loginHref } from './login-address.ts'

export type LoginOption = Schema<'LoginOption'>

/** A way to sign in as a link; `isSignIn` is the sign-in itself, the others help with it or go around it. */
export interface LoginChoice {
  order: number
  href: string
  text: string
  isSignIn: boolean
}

/** The pack's own ways to sign in, for the header and a contact channel's prompt (OD-108). */
export const useLoginOptions = () =>
  useApi('/services/bft/api/auth/login/options/{lang}', {}, { whenFailed: { fallback: [] } })

/**
 * `?login` is the page at hand with the sign-in begun (OD-78). An option without address turns the suggest-login
 * dialog, which is not here (OD-98).
 */
export const loginChoices = (
  options: readonly LoginOption[],
  here: { pathname: string; search: string },
): LoginChoice[] =>
  options
    .flatMap(({ order, url, buttonText }) => {
      if (url === null) return []
      const isSignIn = url === '?login'
      return [{ order, href: isSignIn ? loginHref(here) : url, text: buttonText, isSignIn }]
    })
    .sort((one, other) => one.order - other.order)
