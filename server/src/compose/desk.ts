// The desk: the company's side of the counter (ground G18). Registered only where the settings switch it on.
import type { FastifyInstance } from 'fastify'
import { createWebhookSignature } from '../adapters/penalties/webhook-signature.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { defaultClaimNames } from '../account/claims.ts'
import { createCaseDesk, type CaseDesk } from '../cases/desk/service.ts'
import { createCaseDeskStore } from '../cases/desk/store.ts'
import type { CaseFiling } from '../cases/filing.ts'
import type { CaseCatalogue } from '../cases/ports.ts'
import type { CaseStore } from '../cases/store.ts'
import type { ChannelOverrideStore } from '../catalogue/channel-overrides.ts'
import { presentChannels } from '../catalogue/channels.ts'
import type { Assurance } from './verification.ts'
import type { Identity } from './identity.ts'
import type { CoreDeps } from './rooms.ts'
import { checkFiles, fallbackExtensions } from '../contact/file-rules.ts'
import { featureKeys } from '../content/vocabulary.ts'
import type { CrisisMessageStore } from '../crisis/published-messages.ts'
import { createAudit } from '../desk/audit.ts'
import { createDeskContent } from '../content/desk/service.ts'
import { createDeskFeatures } from '../settings/desk/service.ts'
import { createDeskIdentity } from '../desk/identity.ts'
import type { DeskChats, DeskOwnData, DeskVerification } from '../desk/ports.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { registerDeskRoutes } from '../desk/routes.ts'

export type DeskParts = {
  identity: Identity
  caseStore: CaseStore
  filing: CaseFiling
  catalogue: CaseCatalogue
  assurance: Assurance
  verification: DeskVerification
  ownData: DeskOwnData
  chats: DeskChats
  channelOverrides: ChannelOverrideStore
  messages: CrisisMessageStore
  text: (locale: string, code: string) => string
}

export type Desk = {
  cases: CaseDesk
  register: (app: FastifyInstance) => Promise<void>
  /** The demonstration's representatives can be given cases before they have called. */
  seed: () => Promise<void>
  sweep: () => Promise<void>
}

export const composeDesk = (core: CoreDeps, parts: DeskParts): Desk => {
  const { config, clock, keys, database, blobs, jobs, content, contentStore, flags } = core
  const { identity, caseStore, filing, catalogue, assurance, channelOverrides, messages, text } = parts
  const { withTransaction } = database
  const locale = () => content.current().defaultLocale
  const audit = createAudit({ database, clock })
  const representatives = createRepresentatives({ database, clock })

  const cases = createCaseDesk({
    store: caseStore,
    deskStore: createCaseDeskStore(database),
    filing,
    withTransaction,
    clock,
    keys,
    files: blobs,
    text,
    locale,
    catalogue: {
      ...catalogue,
      isTopicOf: (topicId, product) => content.current().in(locale()).topic(topicId)?.product === product,
    },
    checkFiles: (path, files, limit) => checkFiles(path, files, limit, fallbackExtensions),
    outbox: {
      enqueue: async (kind, caseId) => {
        await jobs.enqueue(kind, { caseId })
      },
    },
    isRepresentative: representatives.has,
    linkUrl: (caseLocale, token) => `${config.publicUrl}${config.mountPath}/${caseLocale}/help/case/detail/${token}`,
  })

  const deskIdentity = createDeskIdentity({
    // A setting has no slash at its end; some providers put one into their tokens.
    keys: identity.desk.keys,
    issuer: [identity.desk.issuer, `${identity.desk.issuer}/`],
    audience: config.desk.audience,
    claims: config.oidc?.claims ?? defaultClaimNames,
    now: () => clock.now(),
  })

  return {
    cases,
    register: async (app) => {
      if (!config.desk.enabled) return
      await registerDeskRoutes(app, {
        identity: deskIdentity,
        representatives,
        audit,
        withTransaction,
        cases,
        penalties: assurance.penaltyDesk,
        surveys: assurance.survey,
        phones: assurance.phone,
        verification: parts.verification,
        ownData: parts.ownData,
        chats: parts.chats,
        importSignature:
          config.desk.webhookSecret === null ? null : createWebhookSignature(config.desk.webhookSecret, clock),
        features: createDeskFeatures({
          database,
          flags,
          keys: featureKeys,
          defaults: () => content.current().features,
        }),
        content: createDeskContent({ store: contentStore, clock, text: (code) => text(locale(), code) }),
        channels: {
          of: (categoryId) => {
            const local = content.current().in(locale())
            return local.category(categoryId) ? presentChannels(local, categoryId, channelOverrides) : undefined
          },
          set: channelOverrides.set,
        },
        messages,
        isProduct: (shortName) => content.current().in(locale()).product(shortName) !== undefined,
        defaultLocale: locale,
        text: (code) => text(locale(), code),
      })
    },
    seed: async () => {
      for (const account of demoAccounts) if (account.roles.length > 0) await representatives.remember(account)
    },
    sweep: audit.sweep,
  }
}
