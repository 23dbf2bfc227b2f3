// What a player wants of their mails, chosen on a page or ended by a mail's own link (CD-265, CD-266).
import type { MailPreferences } from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { MailWishes } from './ports.ts'
import type { NotificationStore } from './store.ts'
import type { UnsubscribeTag, UnsubscribeTags } from './unsubscribe-tags.ts'

interface NotificationServiceDeps {
  store: NotificationStore
  tags: UnsubscribeTags
  clock: Clock
  isCase: (caseId: string) => Promise<boolean>
  gather: MailWishes['gather']
  /** Address that ends such mails. */
  unsubscribeUrl: (tag: string) => string
}

export interface NotificationService {
  preferences: (accountId: string) => Promise<MailPreferences>
  choose: (accountId: string, chosen: MailPreferences) => Promise<MailPreferences>
  /** @throws 404 for a tag nobody made, and for one of a case without an account that is gone */
  readTag: (tag: string) => Promise<UnsubscribeTag>
  /** Said twice it is the same. @throws as readTag */
  unsubscribe: (tag: string) => Promise<UnsubscribeTag>
  wishes: MailWishes
}

export const createNotificationService = (deps: NotificationServiceDeps): NotificationService => {
  const { store, tags } = deps
  const now = (): string => deps.clock.now().toISOString()

  const readTag = async (tag: string): Promise<UnsubscribeTag> => {
    const read = tags.read(tag)
    if (!read || (read.accountId === null && !(await deps.isCase(read.caseId)))) throw problem.notFound()
    return read
  }

  return {
    preferences: store.preferencesOf,
    choose: async (accountId, chosen) => {
      await store.choose(accountId, chosen, now())
      return chosen
    },
    readTag,
    unsubscribe: async (tag) => {
      const read = await readTag(tag)
      const { accountId, caseId, what } = read
      if (accountId === null) await store.refuse(caseId, now())
      else await store.choose(accountId, { ...(await store.preferencesOf(accountId)), [what]: false }, now())
      return read
    },
    wishes: {
      of: async ({ id, ownerId }) =>
        ownerId === null
          ? // Who has no account is asked for no rating and has no digest; there is one thing to end.
            { statusNews: !(await store.isRefused(id)), surveys: false, digest: false }
          : store.preferencesOf(ownerId),
      gather: deps.gather,
      endUrl: ({ id, ownerId, locale }, what) =>
        deps.unsubscribeUrl(tags.make({ accountId: ownerId, caseId: id, what, locale })),
    },
  }
}
