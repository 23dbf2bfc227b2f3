// The cases of players: thread, reply, resolve, cancel. Every write looks at the case again inside its
// transaction.
import type { CaseExport, CaseReplyForm, FieldError, SupportCase } from '#generated/server/schemas.ts'
import { createLru } from '../lib/lru.ts'
import type { Transacting } from '../lib/clock.ts'
import { existing, problem, type Validation } from '../platform/problems.ts'
import type { Asker, CaseEntry, Found } from './case-entry.ts'
import type { CaseFiles } from './case-files.ts'
import type { CaseFileStore } from './file-store.ts'
import { caseOf, viewFor } from './case-view.ts'
import { notKept } from '../platform/uploads/kept-files.ts'
import type { CaseCatalogue, CaseLimits, CheckFiles, KeepFiles, KeptFiles, Phones, UploadedFile } from './ports.ts'
import type { OwnersList } from './owners-list.ts'
import type { NamedUploads } from '../platform/uploads/named-uploads.ts'
import {
  archivedFrom,
  decideCancel,
  decideResolve,
  flagsOf,
  type CasePeriods,
  maxReplyFiles,
  refuseReply,
  type CaseErrorKey,
} from './rules.ts'
import { appendReply } from './reply.ts'
import { statusChange } from './status-change.ts'
import type { CaseChange, CaseStore } from './store.ts'
import type { CaseWaits } from './waits.ts'
import type { CaseRecord, ContactChannel } from './types.ts'

export interface Reply {
  form: CaseReplyForm
  files: readonly UploadedFile[]
  kept: KeptFiles
  uploads: NamedUploads
}

interface MailedReply {
  text: string
  folded: string | null
  kept: KeptFiles
}

interface CaseServiceDeps extends Transacting {
  store: CaseStore
  fileStore: Pick<CaseFileStore, 'mails'>
  ownersList: Pick<OwnersList, 'hasCases' | 'unreadCount'>
  entry: Pick<CaseEntry, 'find'>
  periods: () => CasePeriods
  catalogue: CaseCatalogue
  keepFiles: KeepFiles
  checkFiles: CheckFiles
  files: CaseFiles
  phones: Phones
  /** Within the transaction of a reply: the player asks to be called (T20). */
  askCallBack: (caseId: string, at: string) => Promise<void>
  limits: CaseLimits
  /** Message of a validation code in this language. */
  text: (locale: string, code: string, params: Record<string, unknown> | undefined) => string
  lineOf: CaseWaits['lineOf']
  /** The survey answer of a case; null without one. */
  surveyAnswer: (caseId: string) => Promise<CaseExport['surveyAnswer']>
}

/** What the page's head says of an account's cases (AccountInfo of the contract). */
export interface CaseFacts {
  hasCases: boolean
  hasUnreadCases: boolean
  unreadCases: number
}

const contactChannelOf: Record<CaseReplyForm['channel'], ContactChannel> = {
  ticket: 'TICKET',
  chat: 'CHAT',
  phone: 'PHONE_CALLBACK',
}
const invalidPhone = 'support.guided.entry.error.invalid.phone'
const repliesPerCase = { max: 10, perSeconds: 3600 }
const repliesPerAccount = { max: 30, perSeconds: 3600 }
const factsMilliseconds = 5_000

export const createCaseService = (deps: CaseServiceDeps) => {
  const { store, ownersList, entry, withTransaction, clock, catalogue, limits } = deps
  const now = () => clock.now().toISOString()
  const knownFacts = createLru<{ at: number; facts: CaseFacts }>(20_000)

  const factsOf = async (accountId: string): Promise<CaseFacts> => {
    if (!(await ownersList.hasCases(accountId))) return { hasCases: false, hasUnreadCases: false, unreadCases: 0 }
    const unreadCases = await ownersList.unreadCount(accountId)
    return { hasCases: true, hasUnreadCases: unreadCases > 0, unreadCases }
  }

  const wholeCase = async (asker: Asker, { record, access }: Found): Promise<SupportCase> =>
    caseOf(
      { record, events: await store.events(record.id), continuedIn: await store.continuedIn(record) },
      await deps.lineOf(record, now()),
      viewFor(deps, asker, access),
    )

  const flags = (asker: Asker, { record, access }: Found) =>
    flagsOf(record, {
      now: now(),
      hasChannels: catalogue.channels(record.topicId, asker.locale, asker.visitor).length > 0,
      access,
    })

  const refuse = async (asker: Asker, found: Found, refusal: CaseErrorKey | Validation): Promise<Error> =>
    problem.validation({
      ...(typeof refusal === 'string' ? { errorKey: refusal } : refusal),
      case: await wholeCase(asker, found),
    })

  const refuseFields = (asker: Asker, found: Found, fieldErrors: FieldError[]): Promise<Error> => {
    const errorCodes = Object.fromEntries(
      fieldErrors.map(({ code, params }) => [code, deps.text(asker.locale, code, params)]),
    )
    const codes = new Set(fieldErrors.map(({ code }) => code))
    // Refusals of files alone carry the key the page shows (decisions-cases D7).
    const ofFiles = codes.has('filesize')
      ? 'support.error.file.size'
      : codes.has('filetype')
        ? 'support.validation.filetype'
        : undefined
    const errorKey = codes.size === 1 ? ofFiles : undefined
    return refuse(asker, found, { fieldErrors, errorCodes, ...(errorKey === undefined ? {} : { errorKey }) })
  }

  /** The channel asked for must be open to this visitor now (decisions-cases E8, E9). */
  const isChannelOpen = (asker: Asker, { record }: Found, wanted: CaseReplyForm['channel']): boolean => {
    const channel = catalogue
      .channels(record.topicId, asker.locale, asker.visitor)
      .find((one) => one.channelType === wanted)
    return channel !== undefined && channel.enabled && (!channel.loginRequired || asker.visitor.kind === 'player')
  }

  /**
   * The number to call: the one given, else the account's, else the case's (decisions-cases F2); undefined when there
   * is none or it is not valid.
   */
  const phoneFor = async (
    { visitor }: Asker,
    { record, access }: Found,
    { channel, phoneNumber }: CaseReplyForm,
  ): Promise<string | null | undefined> => {
    if (channel !== 'phone') return null
    if (typeof phoneNumber === 'string') return deps.phones.normalize(phoneNumber)
    const kept =
      access === 'owner' && visitor.kind === 'player' ? await deps.phones.ofAccount(visitor.account.id) : null
    return kept ?? record.contactPhone ?? undefined
  }

  /** decisions-cases D14; counted once everything else is in order. */
  const countReply = async ({ id }: CaseRecord, accountId: string | null): Promise<void> => {
    const keys: [string, typeof repliesPerCase][] = [[`reply:case:${id}`, repliesPerCase]]
    if (accountId !== null) keys.push([`reply:account:${accountId}`, repliesPerAccount])
    for (const [key, rule] of keys) {
      const taken = await limits.take(key, rule)
      if (!taken.isAllowed)
        throw problem.tooManyRequests(taken.retryAfterSeconds, { errorKey: 'support.case.error.too.many' })
    }
  }

  const authorOf = ({ visitor }: Asker, { record, access }: Found): string | null =>
    access === 'owner' && visitor.kind === 'player' ? visitor.account.displayName : record.contactName

  const forgetFacts = ({ ownerId }: CaseRecord) => {
    if (ownerId !== null) knownFacts.delete(ownerId)
  }

  /** One write: found, decided and stored in one transaction. */
  const write = async <T>(asker: Asker, idOrToken: string, work: (found: Found) => Promise<T>): Promise<T> =>
    withTransaction(async () => {
      const found = await entry.find(asker, idOrToken)
      const result = await work(found)
      forgetFacts(found.record)
      return result
    })

  return {
    /** Marks the case as read (decisions-cases C17). @throws 404, the same for foreign, unknown, ended and revoked */
    read: async (asker: Asker, idOrToken: string) => {
      const found = await entry.find(asker, idOrToken)
      const seen = await wholeCase(asker, found)
      if (seen.unread) {
        await store.update(found.record.id, { lastReadAt: now() })
        forgetFacts(found.record)
      }
      return seen
    },

    /** Stores a reply's files, as far as their own rules take them; call it before the transaction. */
    keepFiles: async (files: readonly UploadedFile[]) =>
      deps.checkFiles('files', files, maxReplyFiles).length > 0 ? notKept(files) : deps.keepFiles(files),

    respond: (asker: Asker, idOrToken: string, { form, files: received, kept, uploads }: Reply) =>
      write(asker, idOrToken, async (found) => {
        const { record } = found
        const files = [...uploads.files, ...received]
        const refusal = refuseReply(record, flags(asker, found), form.eventCount)
        if (refusal !== null) throw await refuse(asker, found, refusal)
        if (!isChannelOpen(asker, found, form.channel))
          throw await refuse(asker, found, 'support.case.error.channel.unavailable')
        const phone = await phoneFor(asker, found, form)
        const fieldErrors: FieldError[] = [
          ...(form.description.trim() === '' ? [{ field: 'description', code: 'required' as const }] : []),
          ...(phone === undefined ? [{ field: 'phoneNumber', code: invalidPhone } as const] : []),
          ...uploads.missing,
          ...deps.checkFiles('files', files, maxReplyFiles),
        ]
        if (fieldErrors.length > 0) throw await refuseFields(asker, found, fieldErrors)
        await countReply(record, found.access === 'owner' ? record.ownerId : null)

        const createdAt = now()
        await uploads.claim()
        const sent = [...uploads.files, ...kept.demand()]
        const reply = {
          author: authorOf(asker, found),
          text: form.description,
          channel: contactChannelOf[form.channel],
          via: null,
          files: sent,
          phone: phone ?? undefined,
        }
        const next = await appendReply(store, record, reply, createdAt)
        await deps.files.arrived(sent)
        if (form.channel === 'phone') await deps.askCallBack(record.id, createdAt)
        return wholeCase(asker, { ...found, record: next })
      }),

    /**
     * A reply that came as a mail from the case's own address, under the rules of `respond` (CD-234).
     * @returns why it was not stored; null when it was
     * @throws 404 for a case that is gone; 429 beyond the replies an hour; what kept its files out of the store
     */
    respondByMail: (caseId: string, { text, folded, kept }: MailedReply) =>
      withTransaction(async () => {
        const named = await store.find(caseId)
        // An answer to a case that goes on in another one goes there (CD-328).
        const record = existing(named?.mergedInto ? await store.find(named.mergedInto) : named)
        const channels = catalogue.channels(record.topicId, record.locale)
        const refusal = refuseReply(
          record,
          flagsOf(record, { now: now(), hasChannels: channels.length > 0, access: 'owner' }),
          record.eventCount,
        )
        if (refusal !== null) return refusal
        // A mail is proven to come from where the case's mails go; an account asks for no more.
        const ticket = channels.find(({ channelType }) => channelType === 'ticket')
        if (!ticket?.enabled || (ticket.loginRequired && record.ownerId === null))
          return 'support.case.error.channel.unavailable'
        await countReply(record, record.ownerId)
        const files = kept.demand()
        const wrote = (await store.events(record.id)).findLast(
          ({ eventType, isCompany, author }) => eventType === 'CONTACT' && !isCompany && author !== null,
        )
        const author = wrote?.author ?? record.contactName
        await appendReply(store, record, { author, text, folded, channel: 'TICKET', via: 'mail', files }, now())
        await deps.files.arrived(files)
        forgetFacts(record)
        return null
      }),

    resolve: (asker: Asker, idOrToken: string) =>
      write(asker, idOrToken, async (found) => {
        const decision = decideResolve(found.record)
        if (decision === 'done') return wholeCase(asker, found)
        if (decision !== 'do') throw await refuse(asker, found, decision)
        const at = now()
        const change: CaseChange = {
          status: 'RESOLVED',
          resolverType: 'PLAYER',
          statusChangedAt: at,
          archivedAt: archivedFrom(at, deps.periods()),
          lastReadAt: at,
        }
        const next = await store.append(found.record, [statusChange('Resolved', at)], change)
        return wholeCase(asker, { ...found, record: next })
      }),

    cancel: (asker: Asker, idOrToken: string) =>
      write(asker, idOrToken, async (found) => {
        const decision = decideCancel(found.record, flags(asker, found))
        if (decision === 'done') return
        if (decision !== 'do') throw await refuse(asker, found, decision)
        const at = now()
        const change: CaseChange = {
          status: 'RESOLVED',
          resolverType: 'PLAYER',
          statusChangedAt: at,
          cancelledAt: at,
          archivedAt: at,
          lastReadAt: at,
        }
        await store.append(found.record, [statusChange('Cancelled', at)], change)
      }),

    /** The case as every refusal of a write carries it (decisions-cases D1). */
    present: async (asker: Asker, idOrToken: string) => wholeCase(asker, await entry.find(asker, idOrToken)),

    /** @throws 404 when it is not this case's, blocked, or gone; 423 while it waits for its check (T12, T13) */
    file: async (asker: Asker, idOrToken: string, fileId: string) =>
      deps.files.open((await entry.find(asker, idOrToken)).record.id, fileId),
    /** As `file`, without its bytes. */
    checkFile: async (asker: Asker, idOrToken: string, fileId: string) =>
      deps.files.check((await entry.find(asker, idOrToken)).record.id, fileId),
    preview: async (asker: Asker, idOrToken: string, fileId: string) =>
      deps.files.preview((await entry.find(asker, idOrToken)).record.id, fileId),

    export: async (asker: Asker, id: string) => {
      const found = await entry.find(asker, id)
      const { fields, topicId } = found.record
      const mails = await deps.fileStore.mails(id)
      const labels = new Map(catalogue.fieldLabels(topicId, asker.locale).map(({ key, label }) => [key, label]))
      const order = [...new Set([...[...labels.keys()].filter((key) => key in fields), ...Object.keys(fields)])]
      return {
        exportedAt: now(),
        case: await wholeCase(asker, found),
        submittedFields: order.map((key) => {
          const value = fields[key]
          return {
            key,
            label: labels.get(key) ?? key,
            value: typeof value === 'string' ? value : JSON.stringify(value),
          }
        }),
        ...(mails.length === 0
          ? {}
          : { mails: mails.map(({ file, receivedAt }) => ({ fileId: file.id, size: file.size, receivedAt })) }),
        surveyAnswer: await deps.surveyAnswer(id),
      }
    },

    facts: async (accountId: string) => {
      const at = performance.now()
      const known = knownFacts.get(accountId)
      if (known && at - known.at < factsMilliseconds) return known.facts
      const facts = await factsOf(accountId)
      knownFacts.set(accountId, { at, facts })
      return facts
    },

    /** They have changed, here or on another instance. */
    forgetFacts: (accountId: string) => {
      knownFacts.delete(accountId)
    },
  }
}

export type CaseService = ReturnType<typeof createCaseService>
