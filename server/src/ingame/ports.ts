import type { GameReport, PublisherClaims } from '#generated/server/schemas.ts'

/** Who vouches for what a game tells (CD-242). */
export interface Publisher {
  /**
   * Claims of a signed token, of the shape the contract names.
   * @throws 401 for one that is forged, too old or meant for somebody else; 422 for another shape; 503 while the keys
   * cannot be had
   */
  claimsOf: (token: string) => Promise<PublisherClaims>
}

/** Cases of an account, as far as a launcher may know. */
export interface LauncherCases {
  /** At most 100. */
  unreadCount: (accountId: string) => Promise<number>
  /** The newest that is not resolved. */
  openCase: (accountId: string) => Promise<{ id: string; isUnread: boolean; updatedAt: string } | null>
}

/** What a publisher's keys throw while they cannot be had. */
export class KeysAwayError extends Error {}

export interface DemonstrationPublisher {
  /** The public key, as a publisher would serve it. */
  jwks: object
  /** A token for one call of createGameContext. */
  sign: (account: string, report: GameReport) => Promise<string>
}
