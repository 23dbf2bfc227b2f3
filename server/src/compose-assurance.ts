// The rooms that prove and protect who a player is: phone and text messages. Part of compose-rooms.ts, apart for its length.
import type { FastifyInstance } from 'fastify'
import { demoPhones } from './adapters/sms/demo-phones.ts'
import { createDevelopmentSender } from './adapters/sms/development-sender.ts'
import { createHttpGateway } from './adapters/sms/http-gateway.ts'
import type { CoreDeps } from './compose-rooms.ts'
import { createCodeService } from './phone/code-service.ts'
import { createSmsDelivery } from './phone/delivery.ts'
import { seedDemoPhones } from './phone/demo-phones.ts'
import { createPhoneRules, type PhoneRules } from './phone/numbering.ts'
import { createSmsOutbox, registerSmsOutbox } from './phone/outbox.ts'
import type { ChallengeGate } from './phone/ports.ts'
import { registerPhoneRoutes } from './phone/routes.ts'
import { defaultDailyBudget, defaultServedCountries } from './phone/rules.ts'
import { createPhoneService, type PhoneService } from './phone/service.ts'
import { createPhoneStore } from './phone/store.ts'

export type Assurance = {
  phone: PhoneService
  phoneRules: PhoneRules
  register: ((app: FastifyInstance) => void)[]
  seed: () => Promise<void>
  sweep: () => Promise<void>
}

/** @param text message of a validation code in the visitor's language (OD-90) */
export const composeAssurance = (core: CoreDeps, { challenge, text }: { challenge: ChallengeGate; text: (locale: string, code: string) => string }): Assurance => {
  const { config, clock, keys, database, jobs, content, documents, texts, flags, limits } = core
  const { withTransaction } = database

  // phone: the configured gateway; without one, messages go to the outbox, which only development shows
  const phoneStore = createPhoneStore(database)
  const outbox = createSmsOutbox(database, clock)
  const sender = config.sms ? createHttpGateway(config.sms) : createDevelopmentSender(outbox)
  const isOutboxShown = config.sms === null && config.environment !== 'production'
  const phoneTexts = { say: texts.say, ofCode: text }
  const codes = createCodeService({
    store: phoneStore, delivery: createSmsDelivery({ jobs, keys, clock, sender }), limits, keys, clock, texts: phoneTexts,
    // Production without a gateway serves no country: better a clear answer than a code that never comes.
    servedCountries: config.sms === null && !isOutboxShown ? [] : defaultServedCountries, dailyBudgetPerCountry: defaultDailyBudget,
  })
  const phone = createPhoneService({ store: phoneStore, codes, challenge, features: flags, clock, texts: phoneTexts, withTransaction })

  return {
    phone,
    phoneRules: createPhoneRules(),
    register: [
      (app) => registerPhoneRoutes(app, { service: phone, documents, resolveLocale: (asked) => content.current().in(asked).locale }),
      (app) => { if (isOutboxShown) registerSmsOutbox(app, outbox) },
    ],
    seed: () => seedDemoPhones(phoneStore, clock, demoPhones),
    sweep: () => phoneStore.sweep(clock.now()),
  }
}
