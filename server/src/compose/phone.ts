// A player's number and text messages.
import { demoPhones } from '../adapters/sms/demo-phones.ts'
import { createDevelopmentSender } from '../adapters/sms/development-sender.ts'
import { createHttpGateway } from '../adapters/sms/http-gateway.ts'
import { createCodeService } from '../phone/code-service.ts'
import { createSmsDelivery } from '../phone/delivery.ts'
import { seedDemoPhones } from '../phone/demo-phones.ts'
import { registerPhoneDesk } from '../phone/desk/routes.ts'
import { createPhoneRules, type PhoneRules } from '../phone/numbering.ts'
import { createPhoneHoldings } from '../phone/holdings.ts'
import { createSmsOutbox, registerSmsOutbox } from '../phone/outbox.ts'
import type { ChallengeGate, OnProtection } from '../phone/ports.ts'
import { registerPhoneRoutes } from '../phone/routes.ts'
import { defaultServedCountries } from '../phone/rules.ts'
import { createPhoneService, type PhoneService } from '../phone/service.ts'
import { createPhoneStore } from '../phone/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export const composePhone = (
  { config, clock, keys, database, jobs, content, documents, texts, flags, limits }: Core,
  { challenge, onProtection, text }: { challenge: ChallengeGate; onProtection: OnProtection; text: ValidationText },
): Composed<{ service: PhoneService; rules: PhoneRules }> => {
  // The configured gateway; without one, messages go to the outbox, which only development shows.
  const store = createPhoneStore(database)
  const outbox = createSmsOutbox(database, clock)
  const sender = config.sms ? createHttpGateway(config.sms) : createDevelopmentSender(outbox)
  const isOutboxShown = config.sms === null && config.environment !== 'production'
  const phoneTexts = { say: texts.say, ofCode: text }
  const codes = createCodeService({
    store,
    delivery: createSmsDelivery({ jobs, keys, clock, sender }),
    limits,
    keys,
    clock,
    texts: phoneTexts,
    // Production without a gateway serves no country: better a clear answer than a code that never comes.
    servedCountries:
      config.sms === null && !isOutboxShown ? [] : (config.smsLimits.countries ?? defaultServedCountries),
    dailyBudgetPerCountry: config.smsLimits.dailyBudget,
  })
  const service = createPhoneService({
    store,
    codes,
    challenge,
    features: flags,
    clock,
    texts: phoneTexts,
    withTransaction: database.withTransaction,
    onProtection,
  })
  return {
    service,
    rules: createPhoneRules(),
    room: {
      register: (app) => {
        registerPhoneRoutes(app, {
          service,
          documents,
          resolveLocale: (asked) => content.current().in(asked).locale,
        })
        if (isOutboxShown) registerSmsOutbox(app, outbox)
      },
      registerDesk: (desk) => registerPhoneDesk(desk, { service }),
      seed: () => seedDemoPhones(store, clock, demoPhones),
      holdings: createPhoneHoldings({ store, service, limits }),
      sweep: (signal) => store.sweep(clock.now(), signal),
    },
  }
}
