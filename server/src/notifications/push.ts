// Web Push: a browser is told that there is news of a case, by the case's number alone (CD-268, CD-269).
import type { Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { NotifiedCase, PushSender, PushTarget } from './ports.ts'
import type { PushStore } from './push-store.ts'

/** Of one case: whom to tell; of one browser: the message itself, so that each is tried again by itself. */
export const pushJobs = { fanOut: 'case-push', send: 'push-send' } as const

interface PushOwner {
  accountId: string
  sessionId: string
}

export interface PushDeps {
  store: PushStore
  /** undefined: the operator offers none. */
  sender: PushSender | undefined
  findCase: (id: string) => Promise<(NotifiedCase & { companyEventAt: string | null }) | undefined>
  enqueue: (kind: string, payload: unknown) => Promise<unknown>
  clock: Clock
  /** What a push service may know a case by: tells it nothing. */
  topicOf: (caseId: string) => string
  text: (locale: string, code: 'url') => string
}

const mostPerAccount = 10
/** So long a subscription is kept; browsers renew theirs sooner. */
const keptMilliseconds = 365 * 86_400_000

export const createPush = ({ store, sender, findCase, enqueue, clock, topicOf, text }: PushDeps) => ({
  offer: async (sessionId: string) =>
    sender === undefined
      ? { publicKey: null, isOn: false }
      : { publicKey: sender.publicKey, isOn: await store.isOn(sessionId) },

  /** @throws 404 where there is no Web Push; 422 for an address no push service can have */
  subscribe: async (owner: PushOwner, { endpoint, keys }: PushTarget, locale: string) => {
    if (!sender) throw problem.notFound()
    if (!sender.mayReach(endpoint))
      throw problem.validation({
        fieldErrors: [{ field: 'endpoint', code: 'url' }],
        errorCodes: { url: text(locale, 'url') },
      })
    await store.add(owner, { endpoint, keys, publicKey: sender.publicKey }, mostPerAccount, clock.now())
  },

  end: store.dropOfSession,

  /** Within the transaction that changed the case. */
  announce: async (caseId: string) => {
    if (sender) await enqueue(pushJobs.fanOut, { caseId })
  },

  fanOut: async ({ payload }: { payload: unknown }) => {
    const { caseId } = payload as { caseId: string }
    const record = await findCase(caseId)
    if (!record || record.ownerId === null) return
    // Read in an open page meanwhile: they know.
    const { companyEventAt, lastReadAt } = record
    if (companyEventAt !== null && lastReadAt !== null && lastReadAt >= companyEventAt) return
    for (const subscriptionId of await store.idsOf(record.ownerId))
      await enqueue(pushJobs.send, { caseId, subscriptionId })
  },

  send: async ({ payload }: { payload: unknown }) => {
    const { caseId, subscriptionId } = payload as { caseId: string; subscriptionId: string }
    const push = await store.find(subscriptionId)
    const record = await findCase(caseId)
    if (!sender || !push || !record) return
    // Made for a key that is no longer ours.
    const isOurs = push.publicKey === sender.publicKey
    const number = `${record.region.toUpperCase()}${record.id}`
    if (!isOurs || (await sender.send(push, number, topicOf(caseId))) === 'gone') await store.drop(subscriptionId)
  },

  sweep: (signal?: AbortSignal) =>
    store.sweep(new Date(clock.now().getTime() - keptMilliseconds).toISOString(), signal),
})

export type Push = ReturnType<typeof createPush>
