// Webhooks: what happens to cases, told to programs of the operator's.
import { createHttpCaller } from '../adapters/webhooks/http-caller.ts'
import type { OnCaseHappening } from '../cases/happenings.ts'
import { priorityOf } from '../cases/desk/triage.ts'
import type { CaseRecord } from '../cases/types.ts'
import type { AppealHappening, OnAppeal } from '../penalties/ports.ts'
import type { OnProtection } from '../phone/ports.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Holdings } from '../platform/holdings.ts'
import { problem } from '../platform/problems.ts'
import { registerWebhooksDesk } from '../webhooks/desk/routes.ts'
import { createWebhookDesk } from '../webhooks/desk/service.ts'
import { createWebhookDelivering, webhookJobs } from '../webhooks/deliver.ts'
import { createDeliveryStore } from '../webhooks/delivery-store.ts'
import { createLanes } from '../webhooks/lanes.ts'
import type { WebhookNotice } from '../webhooks/ports.ts'
import { createPausedMails, pausedJobs, type PausedMailsDeps } from '../webhooks/paused-mails.ts'
import { createWebhookStore } from '../webhooks/store.ts'
import type { WebhooksTables } from '../webhooks/tables.ts'
import { createWebhookTelling } from '../webhooks/tell.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface WebhooksPorts {
  onCase: OnCaseHappening
  onErased: (caseIds: readonly string[]) => Promise<void>
  onProtection: OnProtection
  onAppeal: OnAppeal
}

/** Given to a lead, talked over: nobody's business outside the desk. */
const appealEvents: Partial<Record<AppealHappening['what'], WebhookNotice['type']>> = {
  created: 'appeal.created',
  asked: 'appeal.asked',
  answered: 'appeal.answered',
  decided: 'appeal.decided',
}

const keptMilliseconds = 30 * 86_400_000

export const composeWebhooks = (
  { config, clock, keys, database, jobs, content, metrics, texts, warn }: Core,
  { text, mailer }: { text: ValidationText; mailer: PausedMailsDeps['mailer'] },
): Composed<WebhooksPorts> => {
  const { withTransaction } = database
  const store = createWebhookStore(database, keys)
  const deliveries = createDeliveryStore(database)
  const caller = createHttpCaller({ privateHosts: config.webhooks.privateHosts })
  const delivering = createWebhookDelivering({
    store,
    deliveries,
    caller,
    lanes: createLanes(),
    enqueue: jobs.enqueue,
    withTransaction,
    clock,
    onPause: async ({ id, name }) => {
      database.afterCommit(() => {
        telling.forget()
        warn(`The webhook “${name}” (${id}) is paused: nothing has arrived there for a day, or it answered 410`)
      })
      await jobs.enqueue(pausedJobs.tell, { webhookId: id })
    },
  })
  jobs.handle(webhookJobs.send, delivering.send)
  jobs.handle(webhookJobs.release, delivering.release)
  const pausedMails = createPausedMails({
    find: store.find,
    administrators: createRepresentatives({ database, clock }).administrators,
    enqueue: jobs.enqueue,
    withTransaction,
    mailer,
    say: texts.say,
    localeOf: (known) => {
      const { locales, defaultLocale: fallback } = content.current()
      return chooseLocale(known === null ? {} : { query: known }, locales, fallback)
    },
    siteTitle: (locale) => content.current().in(locale).title,
    deskUrl: (id) => `${config.publicUrl}${config.mountPath}/desk/webhooks/${id}`,
    host: new URL(config.publicUrl).hostname,
  })
  jobs.handle(pausedJobs.tell, pausedMails.tell)
  jobs.handle(pausedJobs.mail, pausedMails.mail)
  jobs.repeat('webhook-held', 60, delivering.letGoForgotten)
  metrics.gauge('webhooks_paused', 'Webhooks that were paused because nothing arrived', store.pausedCount)
  const telling = createWebhookTelling({ store, deliveries, queue: delivering.queue })

  const now = () => clock.now().toISOString()
  const caseData = (record: CaseRecord): NonNullable<WebhookNotice['data']['case']> => ({
    id: record.id,
    region: record.region as 'eu',
    gameName: record.product,
    categoryId: record.topicId,
    locale: record.locale,
    contactChannelType: record.contactChannel,
    status: record.status,
    type: record.type,
    locked: record.isLocked,
    priority: priorityOf(record),
    accountId: record.ownerId,
    assignee: record.assignee,
    team: record.team,
    eventCount: record.eventCount,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    deskUrl: `${config.publicUrl}${config.mountPath}/desk/cases/${record.id}`,
  })
  const defaultLocale = () => content.current().defaultLocale
  return {
    onCase: ({ type, record, by, agentId, at, ...more }) =>
      telling.tell({
        type,
        at: at ?? now(),
        accountId: record.ownerId,
        data: {
          caseId: record.id,
          case: caseData(record),
          by,
          ...(agentId === null ? {} : { agentId }),
          ...more,
        },
      }),
    onErased: async (caseIds) => {
      for (const caseId of caseIds)
        await telling.tell({ type: 'case.erased', at: now(), accountId: null, data: { caseId } })
    },
    onProtection: ({ accountId, isOn, by }) =>
      telling.tell({
        type: 'account.sms_protection',
        at: now(),
        // The last word about an account that is erased outlives it, so that its end is heard.
        accountId: by === 'system' ? null : accountId,
        data: { accountId, smsProtection: isOn ? 'on' : 'off', by },
      }),
    onAppeal: async ({ what, appeal, at, agentId }) => {
      const type = appealEvents[what]
      if (type === undefined) return
      await telling.tell({
        type,
        at,
        accountId: appeal.accountId,
        data: {
          appeal: {
            id: appeal.id,
            penaltyId: appeal.penaltyId,
            gameName: appeal.game,
            reasonId: appeal.reasonId,
            state: appeal.state,
            waitsForPlayer: appeal.isWaiting,
            dueAt: appeal.dueAt,
            assignee: appeal.assignee,
            submittedDate: appeal.submittedAt,
            decidedAt: appeal.decidedAt,
            deskUrl: `${config.publicUrl}${config.mountPath}/desk/appeals/${appeal.id}`,
          },
          by: agentId === null ? 'player' : 'agent',
          ...(agentId === null ? {} : { agentId }),
          accountId: appeal.accountId,
        },
      })
    },
    room: {
      registerDesk: (desk) =>
        registerWebhooksDesk(
          desk,
          createWebhookDesk({
            store,
            deliveries,
            delivering,
            caller,
            withTransaction,
            clock,
            onChange: () => database.afterCommit(telling.forget),
            refuse: (field, code) =>
              problem.validation({
                fieldErrors: [{ field, code }],
                errorCodes: { [code]: text(defaultLocale(), code) },
              }),
          }),
        ),
      holdings: {
        columns: { 'webhook_message.account_id': { moves: 'rows' } },
        copy: async ({ id }) => ({ otherRecords: await deliveries.ofAccount(id) }),
        erase: ({ id }) => deliveries.eraseAccount(id),
      } satisfies Holdings<WebhooksTables>,
      sweep: (signal) => deliveries.sweep(new Date(clock.now().getTime() - keptMilliseconds).toISOString(), signal),
    },
  }
}
