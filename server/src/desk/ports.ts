import type { DeskAgentSummary, DeskPerson } from '#generated/server/desk/schemas.ts'

/** How representatives stand to chats now, by id; who has never said anything is away. */
export type ChatStateOf = () => Promise<
  (agentId: string) => Pick<DeskAgentSummary, 'availability' | 'openChats' | 'chats'>
>

/** Teams somebody is a member of, and the languages they chat in. */
export type TeamsAndLanguages = () => Promise<(agentId: string) => Pick<DeskPerson, 'teams' | 'languages'>>

/** What ties one sign-in together; kept in the browser's sealed cookie until the provider sends it back. */
export interface SignInChecks {
  state: string
  nonce: string
  codeVerifier: string
  /** How long ago the sign-in may have been at most; the provider says when it was. */
  maxAgeSeconds?: number
}

/** Claims of a proven ID token; which of them mean what is a setting (ground G11). */
export interface ProvenClaims {
  sub: string
  [claim: string]: unknown
}
/** `renewal`: by what the provider can be asked again without anybody there; null where it gives nothing of the kind. */
interface ShiftProof {
  claims: ProvenClaims
  renewal: string | null
}

/** The OpenID Connect provider, as far as a shift at the desk needs it. */
export interface DeskProvider {
  newChecks: () => SignInChecks
  begin: (request: { redirectUri: string; checks: SignInChecks; locale: string; mustAsk: boolean }) => Promise<URL>
  /** @throws when state, nonce, signature, issuer or audience is not what it must be */
  finishForShift: (callbackUrl: URL, checks: SignInChecks) => Promise<ShiftProof>
  /** @returns null when the provider says no; throws when it cannot be asked */
  renew: (renewal: string) => Promise<ShiftProof | null>
}
