// From a stored change to a sent message: a job in the same transaction, its words sealed, done at least once, dropped
// when it is too late.
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { SmsDelivery, SmsMessage, SmsSender } from './ports.ts'

const kind = 'sms'
const context = 'sms-job'
/** Some 75 seconds of tries; then the player has asked for another code. */
const maxAttempts = 5

interface SmsDeliveryDeps {
  jobs: Pick<Jobs, 'enqueue' | 'handle'>
  keys: Keyring
  clock: Clock
  sender: SmsSender
}

/** @returns the port the codes are sent through; registers the worker as well */
export const createSmsDelivery = ({ jobs, keys, clock, sender }: SmsDeliveryDeps): SmsDelivery => {
  jobs.handle(kind, async ({ payload }) => {
    const { until, sealed } = payload as { until: string; sealed: string }
    if (until <= clock.now().toISOString()) return
    await sender.send(JSON.parse(keys.unseal(context, sealed)) as SmsMessage)
  })
  return {
    async deliver(message, until) {
      await jobs.enqueue(
        kind,
        { until: until.toISOString(), sealed: keys.seal(context, JSON.stringify(message)) },
        { maxAttempts },
      )
    },
  }
}
