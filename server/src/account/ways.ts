// Ways to sign in to one account: linking another identity by both proofs, taking one away, and making one account of
// two (CD-302, CD-303).
import type { SignInWays } from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newRowId, sha256 } from '../lib/ids.ts'
import { existing, problem } from '../platform/problems.ts'
import type { Account } from '../platform/visitor.ts'
import type { AccountIdentities, LinkedIdentity, ProvenIdentity } from './identities.ts'
import type { LinkOwner, LinkStore } from './links.ts'
import type { AccountHoldings, MergeNews, WayNews } from './ports.ts'

/** What became of a sign-in at another provider; the page of own data has words for each. */
export type LinkOutcome = 'linked' | 'already' | 'merge' | 'child' | 'ended'

export interface WaysAsker {
  account: Account
  sessionId: string
  /** What the session was signed in by; of old ones it is not known. */
  signedInBy: { provider: string; subject: string } | null
}

interface WaysDeps extends Transacting {
  identities: AccountIdentities
  links: LinkStore
  providers: readonly { id: string; name: string }[]
  /** What an account holds, and how it becomes another's. */
  holdings: AccountHoldings
  /** Within the transaction of the deed. */
  endOtherSessions: (asker: WaysAsker) => Promise<void>
  /** Within the transaction of the deed. */
  audit: (entry: {
    action: string
    accountId: string
    requestId: string
    detail: Record<string, string>
  }) => Promise<void>
  tell: (news: MergeNews) => Promise<void>
  tellWay: (news: WayNews) => Promise<void>
  text: (locale: string, code: string) => string
}

const linkMilliseconds = 10 * 60_000

const wayIdOf = ({ provider, subject }: Pick<LinkedIdentity, 'provider' | 'subject'>): string =>
  sha256(`${provider} ${subject}`).slice(0, 16)

export const createWays = (deps: WaysDeps) => {
  const { identities, links, providers, holdings, withTransaction, clock } = deps
  const nameOf = (provider: string): string => providers.find(({ id }) => id === provider)?.name ?? provider
  const ownerOf = ({ sessionId, account }: WaysAsker): LinkOwner => ({ sessionId, accountId: account.id })
  const now = (): string => clock.now().toISOString()
  const expiry = (): string => new Date(clock.now().getTime() + linkMilliseconds).toISOString()

  /** Identities of the asker's account; a session from before they were kept brings its own. */
  const own = async ({ account }: WaysAsker): Promise<LinkedIdentity[]> => {
    const { isChild = false, softAccount, hasSqa, region } = account
    await identities.keepFirst(account.id, account.displayName, { isChild, softAccount, hasSqa, region })
    return identities.of(account.id)
  }
  const isChildIn = (some: readonly LinkedIdentity[], account?: Account): boolean =>
    account?.isChild === true || some.some(({ facts }) => facts.isChild)

  const offerOf = async (asker: WaysAsker): Promise<SignInWays['mergeOffer']> => {
    const row = await links.offer(ownerOf(asker), now())
    if (!row || row.subject === null || row.other_account_id === null) return null
    const identity = await identities.find(row.provider, row.subject)
    if (identity?.accountId !== row.other_account_id) return null
    const { cases, restrictions } = await holdings.of(row.other_account_id)
    return {
      offerId: row.id,
      providerName: nameOf(row.provider),
      name: identity.name,
      cases,
      restrictions,
      expiresAt: row.expires_at,
    }
  }

  const list = async (asker: WaysAsker): Promise<SignInWays> => ({
    ways: (await own(asker)).map((one) => ({
      id: wayIdOf(one),
      provider: one.provider,
      providerName: nameOf(one.provider),
      name: one.name,
      linkedAt: one.linkedAt,
      lastUsedAt: one.seenAt,
      current: one.provider === asker.signedInBy?.provider && one.subject === asker.signedInBy.subject,
    })),
    providers: providers.map(({ id, name }) => ({ id, name })),
    mergeOffer: await offerOf(asker),
  })

  /** The audit's line, and the owner's mail. */
  const note = async (asker: WaysAsker, deed: WayNews['deed'], provider: string, requestId: string): Promise<void> => {
    const accountId = asker.account.id
    const action = deed === 'linked' ? 'account.link' : 'account.unlink'
    await deps.audit({ action, accountId, requestId, detail: { provider } })
    await deps.tellWay({ accountId, deed, providerName: nameOf(provider), at: now() })
  }

  const join = async (other: string, asker: WaysAsker, requestId: string): Promise<void> => {
    await holdings.move(other, asker.account.id)
    await identities.moveAll(other, asker.account.id)
    await deps.audit({ action: 'account.merge', accountId: asker.account.id, requestId, detail: { merged: other } })
  }

  return {
    list,

    /** @returns the id of the link, which the sealed cookie carries; 404 for a provider that is not offered */
    begin: async (asker: WaysAsker, provider: string) => {
      if (!providers.some(({ id }) => id === provider)) throw problem.notFound()
      const id = newRowId(clock.now())
      await links.insert({
        id,
        session_id: asker.sessionId,
        account_id: asker.account.id,
        provider,
        subject: null,
        other_account_id: null,
        expires_at: expiry(),
      })
      return id
    },

    prove: (linkId: string, asker: WaysAsker | undefined, proven: ProvenIdentity, requestId: string) =>
      withTransaction(async () => {
        const link = asker && (await links.take(linkId, ownerOf(asker), now()))
        if (!asker || !link || link.provider !== proven.provider || link.other_account_id !== null) return 'ended'
        const mine = await own(asker)
        const known = await identities.find(proven.provider, proven.subject)
        if (known?.accountId === asker.account.id) return 'already'
        const amChild = isChildIn(mine, asker.account)
        if (known === undefined) {
          if (proven.facts.isChild && !amChild) return 'child'
          if (!(await identities.link(proven, asker.account.id))) return 'ended'
          await note(asker, 'linked', proven.provider, requestId)
          return 'linked'
        }
        const other = known.accountId
        const isOthersChild = proven.facts.isChild || isChildIn(await identities.of(other))
        if (isOthersChild !== amChild) return 'child'
        if ((await holdings.of(other)).isEmpty) {
          await join(other, asker, requestId)
          await deps.tellWay({
            accountId: asker.account.id,
            deed: 'linked',
            providerName: nameOf(proven.provider),
            at: now(),
          })
          return 'linked'
        }
        await links.dropOffers(ownerOf(asker))
        await links.insert({
          ...link,
          id: newRowId(clock.now()),
          subject: proven.subject,
          other_account_id: other,
          expires_at: expiry(),
        })
        return 'merge'
      }),

    /** @throws 404 for another account's, 422 for the last one */
    unlink: (asker: WaysAsker, wayId: string, requestId: string) =>
      withTransaction(async () => {
        const mine = await own(asker)
        const gone = existing(mine.find((one) => wayIdOf(one) === wayId))
        if (mine.length === 1) throw problem.validation({ errorKey: 'support.ways.error.last' })
        if (!(await identities.unlink(gone.provider, gone.subject, asker.account.id))) throw problem.notFound()
        // Two at once took one each.
        if ((await identities.of(asker.account.id)).length === 0)
          throw problem.validation({ errorKey: 'support.ways.error.last' })
        // Whoever came in by what was taken away is out (ASVS V7.4.3).
        await deps.endOtherSessions(asker)
        await note(asker, 'unlinked', gone.provider, requestId)
        return list(asker)
      }),

    /** Call inside a transaction. @throws 404 when the offer has ended, 422 without confirmation */
    merge: async (
      asker: WaysAsker,
      { offerId, confirmation }: { offerId: string; confirmation: boolean },
      locale: string,
      requestId: string,
    ) => {
      if (!confirmation)
        throw problem.validation({
          fieldErrors: [{ field: 'confirmation', code: 'required' }],
          errorCodes: { required: deps.text(locale, 'required') },
        })
      const offer = await links.take(offerId, ownerOf(asker), now())
      const other = offer?.other_account_id ?? null
      if (!offer || other === null || offer.subject === null) throw problem.notFound()
      const identity = await identities.find(offer.provider, offer.subject)
      const mine = await own(asker)
      const isAllowed =
        identity?.accountId === other && isChildIn(await identities.of(other)) === isChildIn(mine, asker.account)
      if (!isAllowed) throw problem.notFound()
      const held = await holdings.of(other)
      await deps.tell({ staying: asker.account.id, going: other, cases: held.cases, at: now() })
      await join(other, asker, requestId)
      return list(asker)
    },
  }
}

export type Ways = ReturnType<typeof createWays>
