import { demoPhones } from '../adapters/sms/demo-phones.ts'
import { createDevelopmentSender } from '../adapters/sms/development-sender.ts'
import { createHttpGateway } from '../adapters/sms/http-gateway.ts'
import { createCodeService } from '../phone/code-service.ts'
import { createSmsDelivery } from '../phone/delivery.ts'
import { seedDemoPhones } from '../phone/demo-phones.ts'
import { registerPhoneDesk } from '../phone/desk/routes.ts'
import { createPhoneRules } from '../phone/numbering.ts'
import { createPhoneHoldings } from '../phone/holdings.ts'
import { createSmsOutbox, registerSmsOutbox } from '../phone/outbox.ts'
import { registerPhoneRoutes } from '../phone/routes.ts'
import { defaultServedCountries } from '../phone/rules.ts'
import { createPhoneService } from '../phone/service.ts'
import { createPhoneStore } from '../phone/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composePhone = (made: Needs<'gate'>): Gives<'phone'> => {
  const { config, clock, database, content } = made
  const { countries, dailyBudget } = config.smsLimits
  // The configured gateway; without one, messages go to the outbox, which only development shows.
  const outbox = createSmsOutbox(database, clock)
  const isOutboxShown = config.sms === null && config.environment !== 'production'
  const shared = {
    ...made,
    store: createPhoneStore(database),
    sender: config.sms ? createHttpGateway(config.sms) : createDevelopmentSender(outbox),
    texts: { say: made.say, ofCode: made.text },
  }
  const codes = createCodeService({
    ...shared,
    delivery: createSmsDelivery(shared),
    // Production without a gateway serves no country: better a clear answer than a code that never comes.
    servedCountries: config.sms === null && !isOutboxShown ? [] : (countries ?? defaultServedCountries),
    dailyBudgetPerCountry: dailyBudget,
  })
  const service = createPhoneService({ ...shared, codes })
  return {
    phones: service,
    phoneRules: createPhoneRules(),
    room: {
      register: (app) => {
        const resolveLocale = (asked: string) => content.current().in(asked).locale
        registerPhoneRoutes(app, { ...shared, service, resolveLocale })
        if (isOutboxShown) registerSmsOutbox(app, outbox)
      },
      registerDesk: (desk) => registerPhoneDesk(desk, { service }),
      seed: () => seedDemoPhones(shared.store, clock, demoPhones),
      holdings: createPhoneHoldings({ ...shared, service }),
      sweep: (signal) => shared.store.sweep(clock.now(), signal),
    },
  }
}
