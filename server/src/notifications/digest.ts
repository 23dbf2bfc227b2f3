// One mail a day that gathers what happened to a player's cases, instead of one mail each (CD-267). As every mail it holds
// links and no word of an answer; what the player has looked at meanwhile is left out.
import type { Mailer } from '../lib/mailer.ts'
import { createHash } from 'node:crypto'
import type { Transacting } from '../lib/clock.ts'
import { letterOf } from '../lib/letter.ts'
import type { EnqueueOptions } from '../storage/jobs.ts'
import { nextDigest } from './digest-time.ts'
import type { MailWishes, NotifiedCase } from './ports.ts'
import type { DigestItem, NotificationStore } from './store.ts'

export const digestJob = 'mail-digest'

export interface DigestDeps extends Transacting {
  store: Pick<NotificationStore, 'gather' | 'gathered' | 'dropGathered' | 'preferencesOf'>
  findCase: (id: string) => Promise<NotifiedCase | undefined>
  enqueue: (kind: string, payload: unknown, options: EnqueueOptions) => Promise<unknown>
  mailer: Mailer
  say: (locale: string, key: string, values?: Record<string, string>) => string
  caseUrl: (locale: string, caseId: string) => string
  preferencesUrl: (locale: string) => string
  endUrl: MailWishes['endUrl']
  siteTitle: (locale: string) => string
  host: string
}

interface Digest {
  gather: MailWishes['gather']
  /** Sends nothing when nothing is left to tell. @throws what the mailer throws */
  send: (job: { id: string; payload: unknown }) => Promise<void>
}

interface Told {
  item: DigestItem
  record: NotifiedCase
}

const isRead = ({ item, record }: Told): boolean => record.lastReadAt !== null && record.lastReadAt > item.happened_at

export const createDigest = (deps: DigestDeps): Digest => {
  const { store, clock, say } = deps

  const send = async (jobId: string, to: string, told: readonly Told[]): Promise<void> => {
    const { record: newest } = told.at(-1)!
    const { locale } = newest
    const site = deps.siteTitle(locale)
    const news = told.find(({ item }) => item.kind === 'case-resolved')
    const unsubscribe = news && deps.endUrl(news.record, 'statusNews')
    const letter = letterOf({
      locale,
      site,
      parts: [
        { words: say(locale, 'support.mail.digest.body', { site }) },
        ...told.flatMap(({ item, record }) => {
          const number = `${record.region.toUpperCase()}${record.id}`
          const word = item.kind === 'case-answered' ? 'answered' : 'resolved'
          return [
            { words: say(locale, `support.mail.${word}.body`, { site, number, subject: record.subject }) },
            { url: deps.caseUrl(locale, record.id), button: say(locale, 'support.mail.open.case') },
          ]
        }),
      ],
      foot: [
        {
          say: (link) => say(locale, 'support.mail.digest.footer', { site, link }),
          url: deps.preferencesUrl(locale),
        },
        ...(unsubscribe === undefined
          ? []
          : [{ say: (link: string) => say(locale, 'support.mail.optional.statusNews', { link }), url: unsubscribe }]),
      ],
    })
    const address = createHash('sha256').update(to).digest('hex').slice(0, 8)
    await deps.mailer.send({
      to,
      subject: say(locale, 'support.mail.digest.subject', { site }),
      ...letter,
      locale,
      messageId: `<${digestJob}.${createHash('sha256').update(jobId).digest('hex').slice(0, 32)}.${address}@${deps.host}>`,
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
    })
  }

  return {
    gather: ({ id, ownerId, region }, kind) =>
      deps.withTransaction(async () => {
        const at = clock.now()
        const accountId = ownerId!
        await store.gather({ account_id: accountId, case_id: id, kind, happened_at: at.toISOString() })
        const runAt = nextDigest(at, region)
        // One job an account and day, however much happens; its id names nobody.
        const account = createHash('sha256').update(accountId).digest('hex').slice(0, 32)
        const options = { id: `${digestJob}:${account}:${runAt.toISOString().slice(0, 13)}`, runAt }
        await deps.enqueue(digestJob, { accountId }, options)
      }),

    send: async ({ id: jobId, payload }) => {
      const { accountId } = payload as { accountId: string }
      const items = await store.gathered(accountId)
      const { statusNews } = await store.preferencesOf(accountId)
      const byAddress = new Map<string, Told[]>()
      for (const item of items) {
        const record = await deps.findCase(item.case_id)
        const to = record?.contactEmail
        if (!record || !to || isRead({ item, record })) continue
        if (item.kind === 'case-resolved' && !statusNews) continue
        byAddress.set(to, [...(byAddress.get(to) ?? []), { item, record }])
      }
      for (const [to, told] of byAddress) {
        await send(jobId, to, told)
        await store.dropGathered(told.map(({ item }) => item))
      }
      await store.dropGathered(items)
    },
  }
}
