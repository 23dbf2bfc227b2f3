/** What ties one sign-in together; kept in the browser's sealed cookie until the provider sends it back. */
export interface SignInChecks {
  state: string
  nonce: string
  codeVerifier: string
  /** How long ago the sign-in may have been at most; the provider says when it was. */
  maxAgeSeconds?: number
}

/** What a provider has proven, in the names of an ID token; which of them mean what is a setting (ground G11). */
export interface IdentityClaims {
  sub: string
  [claim: string]: unknown
}

export interface ClaimNames {
  softAccount: string
  hasSqa: string
  roles: string
  region: string
  locale: string
  displayName: string
  /** true: a child's account (CD-293). */
  child: string
  /** Where a child's mails go; proven by the provider. */
  guardianEmail: string
  /** Games and languages a representative sees (CD-315). */
  games: string
  languages: string
}

/** The id of the provider that has always been there; its subjects are account ids (CD-300). */
export const mainProvider = 'main'

/** One of those players may choose from. */
export interface SignInProvider {
  id: string
  name: string
  /** Path of this portal it sends the browser back to. */
  callbackPath: string
  claimNames: ClaimNames
  identity: IdentityProvider
}

/** What a provider said of a person at the last sign-in there, beside name and address. */
export interface IdentityFacts {
  isChild: boolean
  softAccount: boolean
  hasSqa: boolean
  region: string
}

/** A provider, as far as signing in needs it; whatever protocol it speaks. */
export interface IdentityProvider {
  newChecks: () => SignInChecks
  /** @returns the address to send the browser to */
  begin: (request: { redirectUri: string; checks: SignInChecks; locale: string; mustAsk: boolean }) => Promise<URL>
  /** @throws when state, nonce, signature, issuer or audience is not what it must be */
  finish: (callbackUrl: URL, checks: SignInChecks) => Promise<IdentityClaims>
  /**
   * Whose sign-in has ended at the provider, by its own signed word (CD-418); absent: its protocol has no such word.
   * @throws NotSaidByProvider when the token is not what it must be, else what reaching the provider threw
   */
  proveEnd?: (logoutToken: string) => Promise<ProvenEnd>
}

/** Sign-ins that ended at the provider. */
export interface ProvenEnd {
  subject: string
  /** The one session there; null: all of the person's. */
  session: string | null
  /** Told apart from every other word of this provider. */
  id: string
}

export class NotSaidByProvider extends Error {}

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

/** Everything rooms hold of an account. */
export interface AccountHoldings {
  of: (accountId: string) => Promise<{ cases: number; restrictions: number; isEmpty: boolean }>
  /** What is still on its way from accounts that became this one arrives first (CD-374). */
  arrive: (accountId: string) => Promise<void>
  /**
   * Within the caller's transaction: what one account holds is another's from then on, and its sessions end. Of one that
   * holds much the rest follows within seconds.
   */
  move: (from: string, into: string) => Promise<void>
}

/** Two accounts have become one. */
export interface MergeNews {
  staying: string
  going: string
  cases: number
  at: string
}

/** An account got another way to sign in, or lost one. */
export interface WayNews {
  accountId: string
  deed: 'linked' | 'unlinked'
  providerName: string
  at: string
}
