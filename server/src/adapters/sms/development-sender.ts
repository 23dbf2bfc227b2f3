// Outside production nobody's phone rings: messages go to the outbox (decisions-cases G10).
import type { SmsOutbox, SmsSender } from '../../phone/ports.ts'

export const createDevelopmentSender = (outbox: SmsOutbox): SmsSender => ({ send: (message) => outbox.add(message) })
