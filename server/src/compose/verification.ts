// The rooms that prove, protect and restrict a player's account, and the survey. Part of compose/rooms.ts, apart for
// its length.
import type { FastifyInstance } from 'fastify'
import { createDemoKbvProvider, createNoKbvProvider } from '../adapters/kbv/demo-facts.ts'
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { demoPhones } from '../adapters/sms/demo-phones.ts'
import { createDevelopmentSender } from '../adapters/sms/development-sender.ts'
import { createHttpGateway } from '../adapters/sms/http-gateway.ts'
import type { CaseStore } from '../cases/store.ts'
import type { CoreDeps } from './rooms.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { seedDemoPenalties } from '../penalties/demo-penalties.ts'
import { createPenaltyDesk, type PenaltyDesk } from '../penalties/desk/service.ts'
import type { PenaltyContent } from '../penalties/ports.ts'
import { registerPenaltyRoutes } from '../penalties/routes.ts'
import { createPenaltyService, type PenaltyService } from '../penalties/service.ts'
import { createPenaltyStore } from '../penalties/store.ts'
import { createCodeService } from '../phone/code-service.ts'
import { createSmsDelivery } from '../phone/delivery.ts'
import { seedDemoPhones } from '../phone/demo-phones.ts'
import { createPhoneRules, type PhoneRules } from '../phone/numbering.ts'
import { createSmsOutbox, registerSmsOutbox } from '../phone/outbox.ts'
import type { ChallengeGate } from '../phone/ports.ts'
import { registerPhoneRoutes } from '../phone/routes.ts'
import { defaultServedCountries } from '../phone/rules.ts'
import { createPhoneService, type PhoneService } from '../phone/service.ts'
import { createPhoneStore } from '../phone/store.ts'
import type { Database } from '../storage/database.ts'
import type { SurveyCases } from '../survey/ports.ts'
import { registerSurveyRoutes } from '../survey/routes.ts'
import { createSurveyService, type SurveyService } from '../survey/service.ts'
import { createSurveyStore } from '../survey/store.ts'
import type { VerificationPlaces } from '../verification/ports.ts'
import { createVerificationService, type VerificationService } from '../verification/service.ts'
import { createVerificationStore } from '../verification/store.ts'

export type Assurance = {
  phone: PhoneService
  phoneRules: PhoneRules
  penalties: PenaltyService
  penaltyDesk: PenaltyDesk
  survey: SurveyService
  verification: VerificationService
  register: ((app: FastifyInstance) => void)[]
  seed: () => Promise<void>
  sweep: () => Promise<void>
}

/** Reasons stand in the pack without their prefix (decisions-cases J9). */
const reasonPrefix = 'support.penalty.appeal.reason.'

const penaltyContent = (content: ContentHolder): PenaltyContent => ({
  product: (shortName, locale) => {
    const product = content.current().in(locale).product(shortName)
    return product && { title: product.name, baseUiName: product.baseUiName }
  },
  appealReasons: () =>
    content.current().penaltyReasons.map((code) => (code.startsWith('support.') ? code : reasonPrefix + code)),
  defaultLocale: () => content.current().defaultLocale,
})

/** What the survey may know of a case. */
const surveyCases = (store: CaseStore, database: Database): SurveyCases => ({
  find: async (caseId) => {
    const record = await store.find(caseId)
    if (record === undefined) return undefined
    const { ownerId, region, contactChannel: channel, status, statusChangedAt, cancelledAt } = record
    return {
      ownerId,
      region,
      channel,
      resolvedAt: status === 'RESOLVED' && cancelledAt === null ? statusChangedAt : null,
    }
  },
  markAnswered: (caseId) => store.update(caseId, { isSurveyAnswered: true }),
  countOffered: async (from, to) => {
    const { count } = await database.db
      .selectFrom('support_case')
      .select((expression) => expression.fn.countAll().as('count'))
      .where('status', '=', 'RESOLVED')
      .where('cancelled_at', 'is', null)
      .where('owner_id', 'is not', null)
      .where('status_changed_at', '>=', from)
      .where('status_changed_at', '<', to)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})

/** Addresses of the portal that a verification leads to. */
const verificationPlaces = ({ config: { mountPath }, content }: CoreDeps): VerificationPlaces => {
  const basePath = (locale: string): string => `${mountPath}/${locale}/help`
  return {
    basePath,
    trustedHosts: () => content.current().settings.trustedHosts,
    // Manual help is the nearest form that asks for no verification itself: of the same parent, else of the same
    // product.
    manualHelp: (locale, topicId) => {
      const local = content.current().in(locale)
      const asking = local.topic(topicId)
      if (asking === undefined) return `${basePath(locale)}/`
      const others = content
        .current()
        .topicIds.map((id) => local.topic(id))
        .filter((topic) => topic?.product === asking.product && topic.hasForm && !topic.requiresVerification)
        .filter(
          (topic) =>
            topic !== undefined &&
            local.channels(topic.id).some(({ channelType, enabled }) => channelType === 'ticket' && enabled),
        )
      const nearest = others.find((topic) => topic?.parentId === asking.parentId) ?? others[0]
      return nearest === undefined
        ? `${basePath(locale)}/product/${asking.product}`
        : `${basePath(locale)}/contact/${nearest.id}/ticket`
    },
  }
}

export type AssuranceDeps = {
  challenge: ChallengeGate
  caseStore: CaseStore
  /** Message of a validation code in the visitor's language (OD-90). */
  text: (locale: string, code: string) => string
}

export const composeAssurance = (core: CoreDeps, { challenge, caseStore, text }: AssuranceDeps): Assurance => {
  const { config, clock, keys, database, jobs, content, documents, texts, flags, limits, metrics } = core
  const { withTransaction } = database

  // phone: the configured gateway; without one, messages go to the outbox, which only development shows
  const phoneStore = createPhoneStore(database)
  const outbox = createSmsOutbox(database, clock)
  const sender = config.sms ? createHttpGateway(config.sms) : createDevelopmentSender(outbox)
  const isOutboxShown = config.sms === null && config.environment !== 'production'
  const phoneTexts = { say: texts.say, ofCode: text }
  const codes = createCodeService({
    store: phoneStore,
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
  const phone = createPhoneService({
    store: phoneStore,
    codes,
    challenge,
    features: flags,
    clock,
    texts: phoneTexts,
    withTransaction,
  })

  // penalties
  const penaltyStore = createPenaltyStore(database)
  const visits = metrics.counter('restrictions_visits_total', 'Visits of the restrictions pages')
  const penaltyDeps = { store: penaltyStore, content: penaltyContent(content), clock, text, withTransaction }
  const penalties = createPenaltyService({ ...penaltyDeps, countVisit: () => visits.inc() })
  const penaltyDesk = createPenaltyDesk(penaltyDeps)

  // survey
  const survey = createSurveyService({
    store: createSurveyStore(database),
    cases: surveyCases(caseStore, database),
    clock,
    say: texts.say,
    text,
    withTransaction,
  })

  // verification: the demonstration's accounts know answers; anybody else is sent to manual help until a provider is
  // configured
  const isDemonstration = config.oidc === null && config.environment !== 'production'
  const verification = createVerificationService({
    store: createVerificationStore(database),
    provider: isDemonstration ? createDemoKbvProvider() : createNoKbvProvider(),
    places: verificationPlaces(core),
    keys,
    clock,
    say: texts.say,
    text,
    withTransaction,
    warn: core.warn,
  })

  return {
    phone,
    phoneRules: createPhoneRules(),
    penalties,
    penaltyDesk,
    survey,
    verification,
    register: [
      (app) =>
        registerPhoneRoutes(app, {
          service: phone,
          documents,
          resolveLocale: (asked) => content.current().in(asked).locale,
        }),
      (app) => registerPenaltyRoutes(app, { service: penalties }),
      (app) => registerSurveyRoutes(app, { service: survey }),
      (app) => {
        if (isOutboxShown) registerSmsOutbox(app, outbox)
      },
    ],
    seed: async () => {
      await seedDemoPhones(phoneStore, clock, demoPhones)
      await seedDemoPenalties(penaltyStore, withTransaction, demoPenalties(clock.now()))
    },
    sweep: async () => {
      await phoneStore.sweep(clock.now())
      await penaltyDesk.sweep()
      await verification.sweep()
    },
  }
}
