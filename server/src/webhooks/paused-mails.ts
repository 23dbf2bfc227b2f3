// A webhook that paused itself is mended by administrators: each with a proven address gets one mail in their language
// (CD-324). It names the webhook; where it leads to and what it was told stand in no mail.
import type { Mailer } from '../lib/mailer.ts'
import { letterOf } from '../lib/letter.ts'
import type { StoredWebhook } from './store.ts'

/** One job for the pause, and one for each mail, so that one that fails is sent again alone. */
export const pausedJobs = { tell: 'webhook-paused', mail: 'webhook-paused-mail' } as const

interface PausedMailsDeps {
  find: (id: string) => Promise<Pick<StoredWebhook, 'name' | 'enabled' | 'pausedAt'> | undefined>
  administrators: () => Promise<readonly { id: string; email: string; locale: string | null }[]>
  enqueue: (kind: string, payload: unknown) => Promise<unknown>
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  mailer: Mailer
  say: (locale: string, key: string, values: Record<string, string>) => string
  localeOf: (known: string | null) => string
  siteTitle: (locale: string) => string
  deskUrl: (webhookId: string) => string
  host: string
}

interface MailJob {
  webhookId: string
  agentId: string
}

export const createPausedMails = (deps: PausedMailsDeps) => {
  /** undefined: it is gone, off, or on again. */
  const paused = async (id: string) => {
    const webhook = await deps.find(id)
    return webhook?.enabled === true && webhook.pausedAt !== null ? webhook : undefined
  }
  return {
    tell: ({ payload }: { payload: unknown }): Promise<void> =>
      deps.withTransaction(async () => {
        const { webhookId } = payload as Pick<MailJob, 'webhookId'>
        if (!(await paused(webhookId))) return
        for (const { id: agentId } of await deps.administrators())
          await deps.enqueue(pausedJobs.mail, { webhookId, agentId } satisfies MailJob)
      }),
    mail: async ({ id: jobId, payload }: { id: string; payload: unknown }): Promise<void> => {
      const { webhookId, agentId } = payload as MailJob
      const webhook = await paused(webhookId)
      // Read when it is sent: who is no administrator any more gets none.
      const to = (await deps.administrators()).find(({ id }) => id === agentId)
      if (!webhook || !to) return
      const locale = deps.localeOf(to.locale)
      const values = { site: deps.siteTitle(locale), name: webhook.name }
      const words = (key: string): string => deps.say(locale, `support.mail.webhook.${key}`, values)
      await deps.mailer.send({
        to: to.email,
        subject: words('subject'),
        ...letterOf({
          locale,
          site: values.site,
          parts: [{ words: words('body') }, { url: deps.deskUrl(webhookId), button: words('open') }],
          foot: [words('why'), deps.say(locale, 'support.mail.replies.unread', values)],
        }),
        locale,
        messageId: `<webhook-paused.${jobId}@${deps.host}>`,
      })
    },
  }
}
