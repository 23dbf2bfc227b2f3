// Wire ⇄ domain of the desk's own document (ground G18, decisions-cases L). Every call has its role by the contract;
// every audited one its line.
import type { FastifyInstance } from 'fastify'
import type { Channel, ChannelSetting, CrisisMessageRequest, DeskMessage } from '#generated/server/desk/schemas.ts'
import { operations } from '#generated/server/desk/operations.ts'
import { bindDeskOperations } from '../platform/contract/bind.ts'
import { problem } from '../platform/problems.ts'
import type { Audit } from './audit.ts'
import type { DeskContent } from '../content/desk/service.ts'
import { agentOf, useDeskAgents, withAudit, type AuditedDeps } from './scope.ts'
import type { DeskFeatures } from '../settings/desk/service.ts'
import type { DeskIdentity } from './identity.ts'
import type {
  DeskCases,
  DeskChats,
  DeskOwnData,
  DeskPenalties,
  DeskPhones,
  DeskSurveys,
  DeskVerification,
  ImportSignature,
} from './ports.ts'
import type { Representatives } from './representatives.ts'

type StoredMessage = Omit<DeskMessage, 'changedBy'> & { changedBy: string }
type MessageDraft = CrisisMessageRequest

export type DeskDeps = AuditedDeps & {
  identity: DeskIdentity
  representatives: Representatives
  audit: Audit
  cases: DeskCases
  chats: DeskChats
  penalties: DeskPenalties
  /** null: no game may import. */
  importSignature: ImportSignature | null
  surveys: DeskSurveys
  phones: DeskPhones
  verification: DeskVerification
  ownData: DeskOwnData
  features: DeskFeatures
  content: DeskContent
  channels: {
    /** undefined: no such category. */
    of: (categoryId: number) => readonly Channel[] | undefined
    set: (categoryId: number, settings: readonly ChannelSetting[], by: string) => Promise<void>
  }
  messages: {
    list: () => Promise<StoredMessage[]>
    create: (draft: MessageDraft, by: string) => Promise<StoredMessage>
    replace: (id: string, draft: MessageDraft, by: string) => Promise<StoredMessage | undefined>
    remove: (id: string) => Promise<boolean>
  }
  isProduct: (shortName: string) => boolean
  defaultLocale: () => string
  text: (code: string) => string
}

/**
 * Resolves once every route is known: only then can another method of its address be refused with 405
 * (platform/method-not-allowed.ts).
 */
export const registerDeskRoutes = async (app: FastifyInstance, deps: DeskDeps): Promise<void> => {
  await app.register(async (scope) => {
    useDeskAgents(scope, deps)
    bindAccount(scope, deps)
    bindCases(scope, deps)
    bindChats(scope, deps)
    bindPenalties(scope, deps)
    bindPublished(scope, deps)
    bindContent(scope, deps)
    bindPlayers(scope, deps)
  })
}

const bindAccount = (scope: FastifyInstance, deps: DeskDeps): void => {
  bindDeskOperations(
    scope,
    'account',
    withAudit(
      operations.account,
      {
        getDeskIdentity: ({ request }) => ({ status: 200, body: agentOf(request) }),
        listAudit: async ({ query: { actor, subject, cursor, limit } }) => ({
          status: 200,
          body: await deps.audit.list({ actor, subject }, { cursor, limit }),
        }),
        getAccountData: async ({ params, locale }) => ({
          status: 200,
          body: await deps.ownData.read(params.accountId, locale),
        }),
        eraseAccountData: async ({ params, locale }) => ({
          status: 202,
          body: await deps.ownData.erase(params.accountId, locale),
        }),
      } satisfies Parameters<typeof bindDeskOperations<'account'>>[2],
      deps,
    ),
  )
}

/** RFC 6266: any name, without a way out of the header. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const bindCases = (scope: FastifyInstance, deps: DeskDeps): void => {
  const { cases } = deps
  bindDeskOperations(
    scope,
    'cases',
    withAudit(
      operations.cases,
      {
        listCases: async ({ query: { status, region, game, assignee, q, cursor, limit } }) => ({
          status: 200,
          body: await cases.queue({ status, region, game, assignee, text: q }, { cursor, limit }),
        }),
        getDeskCase: async ({ params }) => ({ status: 200, body: await cases.read(params.id) }),
        updateCase: async ({ params, body }) => ({ status: 200, body: await cases.update(params.id, body) }),
        readSecureField: async ({ params }) => ({ status: 200, body: await cases.secureField(params.id, params.key) }),
        assignCase: async ({ params, body }) => ({ status: 200, body: await cases.assign(params.id, body.assignee) }),
        answerCase: async ({ params, body, files, request }) => ({
          status: 201,
          body: await cases.answer(params.id, agentOf(request), body.form, files),
        }),
        setCaseStatus: async ({ params, body }) => ({ status: 200, body: await cases.setStatus(params.id, body) }),
        reorganizeCase: async ({ params, body }) => ({ status: 200, body: await cases.reorganize(params.id, body) }),
        addNote: async ({ params, body, request }) => ({
          status: 201,
          body: await cases.addNote(params.id, agentOf(request), body.text),
        }),
        getAttachment: async ({ params }) => {
          const { name, bytes } = await cases.attachment(params.id, params.fileId)
          return {
            status: 200,
            body: bytes as unknown as Uint8Array,
            headers: { 'content-disposition': disposition(name), 'x-content-type-options': 'nosniff' },
          }
        },
        createCaseToken: async ({ params }) => ({ status: 201, body: await cases.newToken(params.id) }),
        revokeCaseToken: async ({ params }) => {
          await cases.revokeToken(params.id)
          return { status: 204 }
        },
      } satisfies Parameters<typeof bindDeskOperations<'cases'>>[2],
      deps,
    ),
  )
}

/** The company's end of a live chat (ground G32). */
const bindChats = (scope: FastifyInstance, deps: DeskDeps): void => {
  const { chats } = deps
  bindDeskOperations(
    scope,
    'chat',
    withAudit(
      operations.chat,
      {
        listChats: async ({ query: { state, skill } }) => ({ status: 200, body: await chats.list({ state, skill }) }),
        getChat: async ({ params, query }) => ({ status: 200, body: await chats.get(params.chatId, query.after) }),
        acceptChat: async ({ params, request }) => ({
          status: 200,
          body: await chats.accept(params.chatId, agentOf(request)),
        }),
        sendChatMessage: async ({ params, body, request }) => ({
          status: 201,
          body: await chats.say(params.chatId, agentOf(request), body),
        }),
        endChat: async ({ params, request }) => {
          await chats.end(params.chatId, agentOf(request))
          return { status: 204 }
        },
      } satisfies Parameters<typeof bindDeskOperations<'chat'>>[2],
      deps,
    ),
  )
}

const bindPenalties = (scope: FastifyInstance, deps: DeskDeps): void => {
  const { penalties } = deps
  bindDeskOperations(
    scope,
    'penalties',
    withAudit(
      operations.penalties,
      {
        listPenalties: async ({ query: { accountId, cursor, limit } }) => ({
          status: 200,
          body: await penalties.list(accountId, { cursor, limit }),
        }),
        createPenalty: async ({ body, request }) => ({
          status: 201,
          body: await penalties.create(body, agentOf(request).id),
        }),
        updatePenalty: async ({ params, body }) => ({
          status: 200,
          body: await penalties.update(params.penaltyId, body),
        }),
        importPenalty: async ({ params, headers, body, rawBody }) => {
          const head = {
            id: headers['webhook-id'],
            timestamp: headers['webhook-timestamp'],
            signature: headers['webhook-signature'],
          }
          if (!rawBody || deps.importSignature?.isValid(head, rawBody) !== true) throw problem.unauthorized()
          const { isNew, penalty } = await penalties.importPenalty(params.externalId, head.id, body)
          return isNew ? { status: 201, body: penalty } : { status: 200, body: penalty }
        },
        listAppeals: async ({ query: { state, cursor, limit } }) => ({
          status: 200,
          body: await penalties.appeals(state, { cursor, limit }),
        }),
        decideAppeal: async ({ params, body, request }) => ({
          status: 200,
          body: await penalties.decide(params.appealId, body, agentOf(request)),
        }),
      } satisfies Parameters<typeof bindDeskOperations<'penalties'>>[2],
      deps,
    ),
  )
}

/** Channels, crisis messages, flags: what players see at once. */
const bindPublished = (scope: FastifyInstance, deps: DeskDeps): void => {
  const { channels, messages, features } = deps
  const refuse = (field: string, code: string): Error =>
    problem.validation({ fieldErrors: [{ field, code }], errorCodes: { [code]: deps.text(code) } })

  bindDeskOperations(
    scope,
    'catalogue',
    withAudit(
      operations.catalogue,
      {
        setChannels: async ({ params: { categoryId }, body, request }) => {
          const present = channels.of(categoryId)
          if (!present) throw problem.notFound()
          const unknown = body.channels.findIndex(
            ({ channelType }) => !present.some((channel) => channel.channelType === channelType),
          )
          if (unknown >= 0) throw refuse(`channels.${unknown}.channelType`, 'unknown')
          await channels.set(categoryId, body.channels, agentOf(request).id)
          return { status: 200, body: [...(channels.of(categoryId) ?? [])] }
        },
      } satisfies Parameters<typeof bindDeskOperations<'catalogue'>>[2],
      deps,
    ),
  )

  const demandMessage = (draft: CrisisMessageRequest): void => {
    if (draft.game !== null && !deps.isProduct(draft.game)) throw refuse('game', 'unknown')
    for (const part of ['title', 'summary', 'body'] as const) {
      if (draft[part][deps.defaultLocale()] === undefined) throw refuse(`${part}.${deps.defaultLocale()}`, 'required')
    }
  }
  bindDeskOperations(
    scope,
    'crisis',
    withAudit(
      operations.crisis,
      {
        listCrisisMessages: async () => ({ status: 200, body: await messages.list() }),
        createCrisisMessage: async ({ body, request }) => {
          demandMessage(body)
          return { status: 201, body: await messages.create(body, agentOf(request).id) }
        },
        replaceCrisisMessage: async ({ params, body, request }) => {
          demandMessage(body)
          const replaced = await messages.replace(params.messageId, body, agentOf(request).id)
          if (!replaced) throw problem.notFound()
          return { status: 200, body: replaced }
        },
        deleteCrisisMessage: async ({ params }) => {
          if (!(await messages.remove(params.messageId))) throw problem.notFound()
          return { status: 204 }
        },
      } satisfies Parameters<typeof bindDeskOperations<'crisis'>>[2],
      deps,
    ),
  )

  bindDeskOperations(
    scope,
    'settings',
    withAudit(
      operations.settings,
      {
        listFeatures: async () => ({ status: 200, body: await features.list() }),
        setFeature: async ({ params, body, request }) => ({
          status: 200,
          body: await features.set(params.key, body.enabled, agentOf(request).id),
        }),
      } satisfies Parameters<typeof bindDeskOperations<'settings'>>[2],
      deps,
    ),
  )
}

const bindContent = (scope: FastifyInstance, deps: DeskDeps): void => {
  const { content } = deps
  bindDeskOperations(
    scope,
    'content',
    withAudit(
      operations.content,
      {
        listContent: async ({ params }) => ({ status: 200, body: await content.list(params.kind) }),
        getContentDocument: async ({ params }) => ({ status: 200, body: await content.read(params.kind, params.id) }),
        importContent: async ({ query, body, request }) => ({
          status: 200,
          body: await content.import(body, { isDryRun: query.dryRun, by: agentOf(request).id }),
        }),
        replaceContent: async ({ params, body, request }) => ({
          status: 200,
          body: await content.replace(params.kind, body, agentOf(request).id),
        }),
        putContentDocument: async ({ params, body, request }) => ({
          status: 200,
          body: await content.put(params.kind, params.id, body, agentOf(request).id),
        }),
      } satisfies Parameters<typeof bindDeskOperations<'content'>>[2],
      deps,
    ),
  )
}

/** What the desk lifts for a player, and what players say. */
const bindPlayers = (scope: FastifyInstance, deps: DeskDeps): void => {
  bindDeskOperations(
    scope,
    'verification',
    withAudit(
      operations.verification,
      {
        unlockVerification: async ({ params, request }) => {
          await deps.verification.unlock(params.accountId, agentOf(request).id)
          return { status: 204 }
        },
      } satisfies Parameters<typeof bindDeskOperations<'verification'>>[2],
      deps,
    ),
  )
  bindDeskOperations(
    scope,
    'phone',
    withAudit(
      operations.phone,
      {
        endSmsProtection: async ({ params }) => {
          await deps.phones.endProtection(params.accountId)
          return { status: 204 }
        },
      } satisfies Parameters<typeof bindDeskOperations<'phone'>>[2],
      deps,
    ),
  )
  bindDeskOperations(scope, 'survey', {
    getSurveySummary: async ({ query }) => ({ status: 200, body: await deps.surveys.summary(query.from, query.to) }),
  })
}
