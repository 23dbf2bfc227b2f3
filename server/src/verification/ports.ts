/** Whose knowledge is asked for: an account, or who came by a signed link (OD-82). */
export type Subject = { kind: 'account'; accountId: string } | { kind: 'preverified'; id: number }

/** Something only the owner of an account should know; never payment data (decisions-cases I1). */
export interface AccountFact {
  /** Question id on the wire: 1 to 40 of A-Z, a-z, 0-9, hyphen. */
  id: string
  /** Message key of the question. */
  textKey: string
  /** Every accepted answer as plain text; only keyed hashes of them are stored. */
  answers: readonly string[]
}

/** Facts about accounts. Rejects when they cannot be had now. */
export interface KbvProvider {
  /** In the order they should be asked; none when nothing is known. */
  facts: (subject: Subject) => Promise<readonly AccountFact[]>
}

export interface VerificationPlaces {
  /** e.g. /support/en-US/help */
  basePath: (locale: string) => string
  /** Where a person helps who cannot answer (ground G33); root-relative, without query. */
  manualHelp: (locale: string, topicId: number) => string
  /**
   * Hosts besides our own that a verification may lead back to, as the content's settings name them; `*.` stands for
   * any subdomain.
   */
  trustedHosts: () => readonly string[]
}

export type Say = (locale: string, key: string) => string
