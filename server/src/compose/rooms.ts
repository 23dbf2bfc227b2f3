// The rooms, each handed what it needs from the others as a port.
import type { FastifyInstance } from 'fastify'
import { defaultClaimNames } from '../account/claims.ts'
import { createAccountService } from '../account/service.ts'
import { registerAccountRoutes } from '../account/routes.ts'
import { createAbusiveLanguageChecker } from '../adapters/abusive-language/checker.ts'
import { createAltchaProvider } from '../adapters/captcha/altcha.ts'
import { createArkoseProvider, createRecaptchaProvider } from '../adapters/captcha/vendors.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createFeedbackStore } from '../articles/feedback-store.ts'
import { registerArticlesRoutes } from '../articles/routes.ts'
import { registerBugSuggestionRoutes } from '../bug-suggestion/routes.ts'
import { createNoteStore } from '../bug-suggestion/store.ts'
import { createCaseClockWork } from '../cases/clock-work.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { seedDemoCases } from '../cases/demo-cases.ts'
import type { CaseCatalogue } from '../cases/ports.ts'
import { registerCasesRoutes } from '../cases/routes.ts'
import { createCaseService } from '../cases/service.ts'
import { createCaseStore } from '../cases/store.ts'
import { presentChannels } from '../catalogue/channels.ts'
import { createChannelOverrides } from '../catalogue/channel-overrides.ts'
import type { ChannelOverrides } from '../catalogue/ports.ts'
import { registerCatalogueRoutes } from '../catalogue/routes.ts'
import { composeArticles } from './articles.ts'
import { composeAssurance } from './verification.ts'
import { composeChat } from './chat.ts'
import { composeDesk } from './desk.ts'
import { composeMail } from './mail.ts'
import { composeOwnData } from './own-data.ts'
import { loginCallbackPath, type Identity } from './identity.ts'
import type { Config } from '../config.ts'
import { createChallengeService } from '../contact/challenge-service.ts'
import { checkFiles, fallbackExtensions } from '../contact/file-rules.ts'
import type { ChallengeProvider } from '../contact/ports.ts'
import { preverifyCookie, registerContactRoutes } from '../contact/routes.ts'
import { createContactStore } from '../contact/store.ts'
import { createSubmitService } from '../contact/submit-service.ts'
import { createVerifyService } from '../contact/verify-service.ts'
import { registerWorkflowRoutes } from '../contact/workflow-routes.ts'
import { registerAssetRoutes } from '../content/asset-routes.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import type { Content } from '../content/types.ts'
import { createCrisisMessages } from '../crisis/published-messages.ts'
import { registerCrisisRoutes } from '../crisis/routes.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { registerLocalizationsRoutes } from '../localizations/routes.ts'
import type { Texts } from '../localizations/texts.ts'
import type { Csrf } from '../platform/csrf.ts'
import type { FeatureFlags } from '../platform/features.ts'
import type { Metrics } from '../platform/metrics.ts'
import { registerPage } from '../platform/page/page-routes.ts'
import type { Limits } from '../platform/rate-limits.ts'
import type { Sessions } from '../platform/sessions.ts'
import { registerSettingsRoutes } from '../settings/routes.ts'
import type { BlobStore } from '../storage/blob-store.ts'
import type { Database } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import { registerTelemetryRoutes } from '../telemetry/routes.ts'
import { createUsageStore } from '../telemetry/usage-store.ts'
import { registerVerificationRoutes } from '../verification/routes.ts'

/** What storage, content and platform offer the rooms. */
export type CoreDeps = {
  config: Config
  clock: Clock
  keys: Keyring
  database: Database
  blobs: BlobStore
  jobs: Jobs
  content: ContentHolder
  contentStore: ContentStore
  documents: DocumentCache
  texts: Texts
  flags: FeatureFlags
  limits: Limits
  csrf: Csrf
  sessions: Sessions
  metrics: Metrics
  warn: (message: string, error?: unknown) => void
  onError: (error: Error) => void
}

export type Rooms = {
  register: ((app: FastifyInstance) => void | Promise<void>)[]
  registerPages?: (app: FastifyInstance) => void | Promise<void>
  /** Awaited before a new content version is shown. */
  prepareContent: (next: Content) => Promise<void>
  /** Demonstration data, once and only with the embedded identity provider. */
  seed: () => Promise<void>
  sweep: () => Promise<void>
}

/** A message of a validation code; a code nobody has words for gives the generic one (OD-90). */
const validationText =
  (texts: Texts) =>
  (locale: string, code: string, params: Record<string, unknown> | undefined): string => {
    const values = params as Record<string, string | number> | undefined
    const key = code.includes('.') ? code : `support.validation.${code}`
    return (
      texts.say(locale, key, values) ||
      texts.say(locale, 'support.validation.generic', values) ||
      texts.say(locale, 'support.error.generic')
    )
  }

/** The challenge behind flag `arkose`: the vendor's when configured, our own proof of work otherwise (ground G15). */
const composeChallenges = ({
  config,
  keys,
  clock,
}: CoreDeps): { challenge: ChallengeProvider; recaptcha: ChallengeProvider | undefined } => {
  const { arkose, recaptcha } = config.captcha
  return {
    challenge: arkose
      ? createArkoseProvider({ ...arkose, siteKey: arkose.publicKey, secretKey: arkose.privateKey })
      : createAltchaProvider({ secret: keys.sign('altcha', 'secret'), now: () => clock.now().getTime() }),
    recaptcha: recaptcha ? createRecaptchaProvider(recaptcha) : undefined,
  }
}

/** Hosts the page's policy lets in for configured vendors; none by default. */
const vendorHosts = ({ captcha }: Config): string[] => [
  ...(captcha.arkose ? [new URL(captcha.arkose.scriptUrl).origin, 'https://*.arkoselabs.com'] : []),
  ...(captcha.recaptcha
    ? [new URL(captcha.recaptcha.scriptUrl).origin, 'https://www.gstatic.com', 'https://recaptcha.google.com']
    : []),
]

/** What the cases room may know of the catalogue. */
const caseCatalogue = (content: ContentHolder, overrides: ChannelOverrides): CaseCatalogue => ({
  product: (shortName, locale) => {
    const product = content.current().in(locale).product(shortName)
    return product && { title: product.name, baseUiName: product.baseUiName }
  },
  channels: (topicId, locale) => presentChannels(content.current().in(locale), topicId, overrides),
  fieldLabels: (topicId, locale) =>
    (content.current().in(locale).topic(topicId)?.fields ?? []).map(({ key, label }) => ({ key, label })),
})

export const composeRooms = async (core: CoreDeps & { identity: Identity }): Promise<Rooms> => {
  const {
    config,
    clock,
    keys,
    database,
    blobs,
    jobs,
    content,
    contentStore,
    documents,
    texts,
    flags,
    limits,
    csrf,
    metrics,
    warn,
    identity,
  } = core
  const { withTransaction } = database
  const text = validationText(texts)

  // what the desk lays over the content
  const channelOverrides = await createChannelOverrides({ database, clock, content: content.current })
  const crisisMessages = await createCrisisMessages({
    database,
    clock,
    defaultLocale: () => content.current().defaultLocale,
    videoHosts: () => content.current().settings.videoHosts,
  })

  // who may send, and who a player is
  const contactStore = createContactStore(database)
  const challenge = createChallengeService({
    features: flags,
    ...composeChallenges(core),
    store: contactStore,
    clock,
    warn,
  })
  const caseStore = createCaseStore(database)
  const assurance = composeAssurance(core, {
    challenge,
    caseStore,
    text: (locale, code) => text(locale, code, undefined),
  })

  // cases
  const catalogue = caseCatalogue(content, channelOverrides)
  const casesCreated = metrics.counter('cases_created_total', 'Cases filed')
  const filing = createCaseFiling({
    store: caseStore,
    withTransaction,
    clock,
    keys,
    files: blobs,
    onFiled: () => database.afterCommit(() => casesCreated.inc()),
    outbox: {
      enqueue: async (kind, caseId) => {
        await jobs.enqueue(kind, { caseId })
      },
    },
  })
  const registerMails = composeMail(core, { store: caseStore, filing })
  const cases = createCaseService({
    store: caseStore,
    withTransaction,
    clock,
    catalogue,
    files: blobs,
    limits,
    text,
    checkFiles: (path, files, limit) => checkFiles(path, files, limit, fallbackExtensions),
    phones: {
      normalize: (number) => assurance.phoneRules.normalize(number, undefined),
      ofAccount: assurance.phone.numberOf,
    },
    surveyAnswer: assurance.survey.exported,
  })

  const chat = await composeChat(core, {
    caseStore,
    cases,
    channelOverrides,
    outbox: {
      enqueue: async (kind, caseId) => {
        await jobs.enqueue(kind, { caseId })
      },
    },
  })

  // What time alone does, hourly; each on its own, so that one that fails stops no other (ground G32).
  const clockWork = createCaseClockWork({ database, store: caseStore, clock, eraseSurveys: assurance.survey.erase })
  for (const [kind, work] of [
    ['case-auto-resolve', clockWork.resolveSilent],
    ['case-token-end', clockWork.endTokens],
    ['case-retention', clockWork.forgetArchived],
  ] as const) {
    jobs.repeat(kind, 3600, async () => {
      await work()
    })
  }

  // account
  const account = createAccountService({
    identity: identity.provider,
    claimNames: config.oidc?.claims ?? defaultClaimNames,
    keys,
    clock,
    publicUrl: config.publicUrl,
    mountPath: config.mountPath,
    callbackPath: loginCallbackPath,
    caseFacts: cases.facts,
    warn,
  })
  const loginOptions = async (locale: string) =>
    (await documents.answer({ operation: 'getLoginOptions', locale }, (local) => local.loginOptions().login)).bytes
  const suggestLoginOptions = async (locale: string) =>
    (
      await documents.answer({ operation: 'getSuggestLoginOptions', locale }, (local) => {
        const { suggest, cantLogin } = local.loginOptions()
        return { suggestLoginOptions: suggest, cantLoginOptions: cantLogin }
      })
    ).bytes

  // articles
  const feedback = createFeedbackStore(database)
  const articles = await composeArticles(core, { feedback })

  // contact
  const submit = createSubmitService({
    content: content.current,
    channels: { channels: catalogue.channels },
    features: flags,
    phone: assurance.phoneRules,
    verification: assurance.verification,
    challenge,
    clock,
    text,
    withTransaction,
    cases: {
      file: async (newCase) => {
        const filed = await filing.file(newCase)
        await chat.noteSubmitted(newCase.visitor, filed, newCase)
        return filed
      },
    },
  })
  const verify = createVerifyService({ content: content.current, verification: assurance.verification, keys, clock })

  // what players tell us of themselves, and what pages count
  const notes = createNoteStore(database)
  const usage = createUsageStore(database)
  const ownData = composeOwnData(core, {
    cases,
    caseStore,
    assurance,
    feedback,
    notes,
    forgetLessons: articles.forget,
    endSessions: core.sessions.endAllOf,
    text: (locale, code) => text(locale, code, undefined),
  })

  // desk
  const desk = composeDesk(core, {
    identity,
    caseStore,
    filing,
    catalogue,
    assurance,
    chats: chat.desk,
    verification: assurance.verification,
    ownData: ownData.desk,
    channelOverrides,
    messages: crisisMessages,
    text: (locale, code) => text(locale, code, undefined),
  })

  return {
    register: [
      (app) =>
        registerAccountRoutes(app, {
          service: account,
          csrf,
          isHttps: config.isHttps,
          documents: { loginOptions, suggestLoginOptions },
        }),
      (app) =>
        registerSettingsRoutes(app, {
          documents,
          features: flags,
          fileExtensions: fallbackExtensions.map((extension) => extension.toLowerCase()),
          chatScriptUrl: null,
        }),
      (app) => registerLocalizationsRoutes(app, { documents, texts }),
      (app) =>
        registerCatalogueRoutes(app, { documents, channelOverrides, penalties: assurance.penalties, features: flags }),
      (app) => registerArticlesRoutes(app, { documents, content, service: articles.service }),
      (app) => registerContactRoutes(app, { challenge, context: createAbusiveLanguageChecker(), submit, verify, warn }),
      (app) => registerCasesRoutes(app, { service: cases, ownData, say: (locale, key) => texts.say(locale, key) }),
      ...assurance.register,
      registerMails,
      chat.register,
      (app) =>
        registerVerificationRoutes(app, {
          service: assurance.verification,
          preverifyId: ({ cookies }) => verify.preverifyId(cookies[preverifyCookie]),
        }),
      (app) => registerCrisisRoutes(app, { documents, messages: crisisMessages }),
      (app) => registerBugSuggestionRoutes(app, { store: notes, clock }),
      (app) => registerTelemetryRoutes(app, { store: usage, content, clock, heard: articles.heard, warn }),
      desk.register,
      (app) => {
        app.addHook('onClose', async () => {
          channelOverrides.stop()
          crisisMessages.stop()
          await articles.stop()
        })
      },
      (app) => registerAssetRoutes(app, { mountPath: config.mountPath, content, store: contentStore }),
    ],
    registerPages: async (app) => {
      registerWorkflowRoutes(app, {
        mountPath: config.mountPath,
        workflowUrl: config.workflowUrl,
        hasDemonstration: config.environment !== 'production',
        isHttps: config.isHttps,
        verify,
      })
      await registerPage(app, {
        mountPath: config.mountPath,
        publicUrl: config.publicUrl,
        webDist: config.webDist,
        content,
        texts,
        csrf,
        features: flags,
        accountInfo: account.info,
        vendors: () => vendorHosts(config),
        log: warn,
      })
    },
    prepareContent: articles.prepare,
    seed: async () => {
      if (config.oidc !== null || config.environment === 'production') return
      await seedDemoCases({
        store: caseStore,
        withTransaction,
        clock,
        content: content.current(),
        accounts: demoAccounts,
      })
      await assurance.seed()
      await desk.seed()
    },
    sweep: async () => {
      await contactStore.sweep(clock.now())
      await notes.sweep(clock.now())
      await ownData.sweep()
      await desk.sweep()
      await usage.sweep(clock.now())
      await articles.sweep(clock.now())
      await assurance.sweep()
      await chat.sweep()
      await blobs.sweep(caseStore.referenced, clock.now())
    },
  }
}
