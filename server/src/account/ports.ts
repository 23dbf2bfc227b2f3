// What the account room needs from outside.

/** What ties one sign-in together; kept in the browser's sealed cookie until the provider sends it back. */
export interface SignInChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** Claims of a proven ID token; which of them mean what is a setting (ground G11). */
export interface IdentityClaims {
  sub: string
  [claim: string]: unknown
}

/** An OpenID Connect provider, as far as signing in needs it. */
export interface IdentityProvider {
  newChecks: () => SignInChecks
  /** @returns the address to send the browser to */
  begin: (request: { redirectUri: string; checks: SignInChecks; locale: string; mustAsk: boolean }) => Promise<URL>
  /** @throws when state, nonce, signature, issuer or audience is not what it must be */
  finish: (callbackUrl: URL, checks: SignInChecks) => Promise<IdentityClaims>
}

/** Facts about the account's cases and restrictions, answered by their rooms. */
export interface CaseFacts {
  hasCases: boolean
  hasUnreadCases: boolean
  /** At most 100. */
  unreadCases: number
  /** At most 100. */
  unreadPenalties: number
}

/** Where mails about an account itself go, and in which language. */
export interface AccountAddress {
  email: string
  /** As the identity provider or the page signed in from said it; null: neither did. */
  locale: string | null
}
