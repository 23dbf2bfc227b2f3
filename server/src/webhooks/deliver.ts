// Messages on their way: sent, sent again over a day, held while their receiver is away (CD-240).
import type { Transacting } from '../lib/clock.ts'
import type { EnqueueOptions } from '../storage/jobs.ts'
import type { DeliveryStore, StoredDelivery, Turn } from './delivery-store.ts'
import type { Lanes } from './lanes.ts'
import type { CallOutcome, WebhookCaller } from './ports.ts'
import { signedHeaders } from './signature.ts'
import { stateOf, type StoredWebhook, type WebhookStore } from './store.ts'

/** One try of one message; and what was held, once the webhook is on again. */
export const webhookJobs = { send: 'webhook-send', release: 'webhook-release' } as const

interface DeliverDeps extends Transacting {
  store: Pick<WebhookStore, 'find' | 'subscribers' | 'succeeded' | 'failed' | 'pause'>
  deliveries: Pick<DeliveryStore, 'find' | 'settle' | 'hold' | 'restart' | 'heldOf'>
  caller: WebhookCaller
  lanes: Lanes
  enqueue: (kind: string, payload: unknown, options?: EnqueueOptions) => Promise<unknown>
  /** Told when a webhook was paused, within the transaction. */
  onPause: (webhook: Pick<StoredWebhook, 'id' | 'name'>) => Promise<void>
}

interface SendJob extends Turn {
  isByHand?: boolean
}

/** Seconds between one try and the next: eleven tries, the last one a day after the first. */
const waits = [5, 25, 90, 480, 1_200, 5_400, 10_800, 18_000, 21_600, 28_800] as const
/** A webhook at which nothing has arrived for so long is paused. */
const patienceMilliseconds = 86_400_000
/** A receiver may ask for more time, at most so much. */
const mostAskedSeconds = 3_600
const keptTries = 20
const gone = 410
const releasedAtOnce = 100

const isOpen = (webhook: StoredWebhook): boolean => ['on', 'failing'].includes(stateOf(webhook))

export const createWebhookDelivering = (deps: DeliverDeps) => {
  const { store, deliveries, caller, lanes, enqueue, withTransaction, clock } = deps

  const queue = async ({ id, round, step }: Turn, { isByHand = false }: { isByHand?: boolean } = {}) => {
    await enqueue(webhookJobs.send, { id, round, step, isByHand } satisfies SendJob)
  }

  const callOnce = ({ messageId, body }: StoredDelivery, webhook: StoredWebhook): Promise<CallOutcome> => {
    const { url, secret, oldSecret } = webhook.target
    const now = clock.now()
    const isOldGood = oldSecret !== null && (webhook.oldSecretUntil ?? '') > now.toISOString()
    const secrets = isOldGood ? [secret, oldSecret] : [secret]
    return caller.call(url, signedHeaders(`msg_${messageId}`, now, body, secrets), body)
  }

  /** What this failure means for the webhook. @returns whether it is paused from now on */
  const pausedBy = async ({ id, name }: StoredWebhook, status: number | null, now: Date): Promise<boolean> => {
    const since = await store.failed(id, now.toISOString())
    const isDead = since !== undefined && now.getTime() - Date.parse(since) >= patienceMilliseconds
    if (!isDead && status !== gone) return false
    const isNew = await store.pause(id, now.toISOString())
    if (isNew) await deps.onPause({ id, name })
    return isNew
  }

  const settle = (delivery: StoredDelivery, webhook: StoredWebhook, outcome: CallOutcome, at: string) =>
    withTransaction(async () => {
      const { status, failure, milliseconds, retryAfterSeconds } = outcome
      const now = clock.now()
      const tried = [{ at, status, failure, milliseconds }, ...delivery.tried].slice(0, keptTries)
      const after = { tries: delivery.tries + 1, tried }
      // A trial says nothing about the webhook, and is sent once.
      const isTrial = delivery.type === 'webhook.ping'
      if (failure === null) {
        if (!isTrial) await store.succeeded(webhook.id)
        return deliveries.settle(delivery, { ...after, state: 'delivered', nextAt: null })
      }
      const isPaused = !isTrial && (await pausedBy(webhook, status, now))
      const wait = isTrial ? undefined : waits[delivery.step]
      if (isPaused || wait === undefined)
        return deliveries.settle(delivery, { ...after, state: isPaused ? 'held' : 'failed', nextAt: null })
      const seconds = Math.max(wait, Math.min(retryAfterSeconds ?? 0, mostAskedSeconds))
      const runAt = new Date(now.getTime() + seconds * 1000)
      await deliveries.settle(delivery, { ...after, state: 'waiting', nextAt: runAt.toISOString() })
      const { id, round, step } = delivery
      return enqueue(webhookJobs.send, { id, round, step: step + 1 } satisfies SendJob, { runAt })
    })

  const letGo = async (webhookId: string): Promise<void> => {
    await enqueue(webhookJobs.release, { webhookId })
  }

  return {
    /** Within the transaction that stored it. `isByHand`: whatever the state of the webhook. */
    queue,
    /** Within a transaction: what is held of this webhook is sent. */
    letGo,
    /**
     * Lets go what was held after its webhook was on again: another instance may have gone by what it knew for two seconds.
     * Once a minute.
     */
    letGoForgotten: async () => {
      for (const { id, isPaused } of await store.subscribers())
        if (!isPaused && (await deliveries.heldOf(id, 1)).length > 0) await letGo(id)
    },

    send: async ({ payload }: { payload: unknown }) => {
      const turn = payload as SendJob
      const delivery = await deliveries.find(turn.id)
      // Sent already before a kill, sent anew by hand, or gone.
      if (!delivery || delivery.state !== 'waiting') return
      if (delivery.round !== turn.round || delivery.step !== turn.step) return
      const webhook = await store.find(delivery.webhookId)
      if (!webhook) return
      if (turn.isByHand !== true && !isOpen(webhook)) return deliveries.hold(turn, webhook.id)
      const lane = lanes.enter(webhook.id, clock.now())
      if ('again' in lane) {
        await enqueue(webhookJobs.send, turn, { runAt: lane.again })
        return
      }
      const at = clock.now().toISOString()
      let took = 0
      let outcome: CallOutcome
      try {
        outcome = await callOnce(delivery, webhook)
        took = outcome.milliseconds
      } finally {
        lane.leave(took)
      }
      await settle(delivery, webhook, outcome, at)
    },

    release: async ({ payload, signal }: { payload: unknown; signal: AbortSignal }) => {
      const { webhookId } = payload as { webhookId: string }
      const some = () =>
        withTransaction(async () => {
          const ids = await deliveries.heldOf(webhookId, releasedAtOnce)
          for (const id of ids) {
            const restarted = await deliveries.restart(id, clock.now().toISOString())
            if (restarted) await queue(restarted)
          }
          return ids.length
        })
      while ((await some()) === releasedAtOnce) signal.throwIfAborted()
    },
  }
}

export type WebhookDelivering = ReturnType<typeof createWebhookDelivering>
