// Who is asking. Resolved once a request by session.ts; everything below the platform receives this value, never a
// cookie.

/** A signed-in player's facts, taken from the identity provider's claims at sign-in (ground G11). */
export interface Account {
  /** Stable id of the identity provider (`sub`). Never shown to players. */
  id: string
  displayName: string
  /** An account with few facts known about it; some channels ask for a full one (OD-76). */
  softAccount: boolean
  /** The account has a secret question and answer. */
  hasSqa: boolean
  /** Roles at the desk: agent, lead, admin. Empty for players. */
  roles: string[]
  /** Two lower-case letters (ground G5). */
  region: string
  locale?: string
  email?: string
  emailVerified?: boolean
  /** The identity provider marks it as a child's (CD-293); `email` is a guardian's then. */
  isChild?: true
}

export type Visitor =
  /** `isNew`: came without a session; the id is this request's own until something is remembered under it. */
  { kind: 'anonymous'; sessionId: string; isNew?: true } | { kind: 'player'; sessionId: string; account: Account }

export const isSignedIn = (visitor: Visitor): visitor is Extract<Visitor, { kind: 'player' }> =>
  visitor.kind === 'player'

/** Whether the identity provider marks the account as a child's (CD-293). */
export const isChild = (visitor: Visitor): boolean => isSignedIn(visitor) && visitor.account.isChild === true

/** What a visitor may be offered: a child talks to nobody unseen, neither in a chat nor on the phone. */
export const channelsFor = <Channel extends { channelType: string }>(
  visitor: Visitor,
  channels: readonly Channel[],
): readonly Channel[] => (isChild(visitor) ? channels.filter(({ channelType }) => channelType === 'ticket') : channels)
