// Cases as the desk works on them (decisions-cases L): the same store, steps and consequences as the player's side, so
// that the rules cannot differ (ground G18). Who may call, and the audit, are the desk's business.
import { buffer as bytesOf } from 'node:stream/consumers'
import type {
  AnswerForm,
  DeskMailText,
  ReorganizeCaseRequest,
  SaveDraftRequest,
  SetCaseStatusRequest,
  UpdateCaseRequest,
  FieldError,
} from '#generated/server/desk/schemas.ts'
import type { Scoped } from '../../lib/caller-scope.ts'
import type { Transacting } from '../../lib/clock.ts'
import type { Keyring } from '../../lib/keyring.ts'
import { problem } from '../../platform/problems.ts'
import { cleanAnswer } from '../answer-text.ts'
import type { CaseFiles } from '../case-files.ts'
import type { CaseFileStore } from '../file-store.ts'
import type { OnCaseHappening } from '../happenings.ts'
import { keptName } from '../../lib/signatures.ts'
import type { CaseDrafts } from './drafts.ts'
import type { CaseDeskStore } from './store.ts'
import type { PresentCase } from './shown-case.ts'
import { openedText, secureValues } from './view.ts'
import { alternateNames, newEvent, type Agent, type DeskWrites } from './writes.ts'
import type { CaseFiling } from '../filing.ts'
import { notKept } from '../../platform/uploads/kept-files.ts'
import type { CaseCatalogue, CaseOutbox, CheckFiles, KeepFiles, KeptFiles, UploadedFile } from '../ports.ts'
import { daysAfter, isTold, maxReplyFiles, type CasePeriods } from '../rules.ts'
import { statusChange } from '../status-change.ts'
import type { CaseChange, CaseStore } from '../store.ts'
import { scopedIn } from '../scoped.ts'
import type { CaseRecord } from '../types.ts'

/** What came with an answer, and what became of it in the store. */
interface AnswerFiles {
  sent: readonly UploadedFile[]
  kept: KeptFiles
}

export interface CaseDeskDeps extends Transacting {
  store: Pick<CaseStore, 'append' | 'update'>
  deskStore: Pick<CaseDeskStore, 'addNote'>
  fileStore: Pick<CaseFileStore, 'mails'>
  filing: Pick<CaseFiling, 'replaceToken'>
  periods: () => CasePeriods
  keys: Keyring
  catalogue: CaseCatalogue & { isTopicOf: (topicId: number, product: string) => boolean }
  files: CaseFiles
  keepFiles: KeepFiles
  checkFiles: CheckFiles
  outbox: CaseOutbox
  present: PresentCase
  writes: DeskWrites
  drafts: Pick<CaseDrafts, 'save'>
  onHappening: OnCaseHappening
  /** What stands in a mail, read on a thread. */
  mailText: (raw: Uint8Array) => Promise<DeskMailText>
  /** Whether it can be given to somebody of this id. */
  mayTake: (id: string, thing: Scoped) => Promise<boolean>
  /** Address of a case's page behind a link. */
  linkUrl: (locale: string, token: string) => string
  text: (locale: string, code: string) => string
  locale: () => string
}

export type CaseFacts = Pick<CaseRecord, 'status' | 'assignee' | 'team' | 'type' | 'region' | 'subject'> & {
  locked: boolean
  game: string
  categoryId: number
}

export const createCaseDesk = (deps: CaseDeskDeps) => {
  const { store, deskStore, withTransaction, clock, catalogue, present } = deps
  const { find, write, refuse, stepTo } = deps.writes
  const now = () => clock.now().toISOString()

  return {
    /** What a change may change, for the audit. @throws 404, as every call below */
    facts: async (id: string) => {
      const {
        status,
        assignee,
        team,
        type,
        region,
        subject,
        isLocked: locked,
        product: game,
        topicId: categoryId,
      } = await find(id)
      return { status, assignee, team, type, region, subject, locked, game, categoryId }
    },

    read: async (id: string, agent: Agent) => present(await find(id), agent),

    saveDraft: async (id: string, agent: Agent, draft: SaveDraftRequest) => {
      await find(id)
      await deps.drafts.save(id, agent.id, draft)
    },

    /** Stores an answer's files, as far as their own rules take them; call it before the transaction. */
    keepFiles: async (sent: readonly UploadedFile[]) => ({
      sent,
      kept: deps.checkFiles('files', sent, maxReplyFiles).length > 0 ? notKept(sent) : await deps.keepFiles(sent),
    }),

    /** @throws 409 with the case when somebody wrote meanwhile; 422 for a wrong step, an empty text, files */
    answer: (id: string, agent: Agent, form: AnswerForm, { sent, kept }: AnswerFiles) =>
      write(id, agent, form.eventCount, async (record) => {
        const at = now()
        const isTaken = record.assignee === null && deps.periods().answererOwns === 1
        const change: CaseChange = {
          ...stepTo(record, form.status, at),
          // What a program answers stays nobody's.
          ...(isTaken && (await deps.mayTake(agent.id, scopedIn(record))) ? { assignee: agent.id } : {}),
        }
        const ownOrigin = new URL(deps.linkUrl(record.locale, '')).origin
        const html = cleanAnswer(form.responseText, ownOrigin)
        const original = form.writtenAs && cleanAnswer(form.writtenAs.text, ownOrigin)
        const fieldErrors: FieldError[] = [
          ...(html === '' ? [{ field: 'responseText', code: 'required' as const }] : []),
          ...(original === '' ? [{ field: 'writtenAs.text', code: 'required' as const }] : []),
          ...deps.checkFiles('files', sent, maxReplyFiles),
        ]
        if (fieldErrors.length > 0) {
          const errorCodes = Object.fromEntries(fieldErrors.map(({ code }) => [code, deps.text(deps.locale(), code)]))
          throw problem.validation({ fieldErrors, errorCodes })
        }
        const attached = kept.demand()
        const contact = newEvent('CONTACT', at, {
          author: agent.displayName,
          text: html,
          isCompany: true,
          channel: 'TICKET',
          writtenAs:
            form.writtenAs && original !== undefined ? { text: original, locale: form.writtenAs.locale } : null,
          attachments: attached.map((file) => ({
            field: file.field,
            name: keptName(file),
            size: file.size,
            sha256: file.sha256,
          })),
        })
        const next = await store.append(
          record,
          [contact, statusChange(alternateNames[form.status], at)],
          change,
          agent.id,
        )
        await deps.files.arrived(attached)
        await deps.drafts.save(id, agent.id, { text: '', status: form.status })
        if (isTold(record))
          await deps.outbox.enqueue(form.status === 'RESOLVED' ? 'case-answered-resolved' : 'case-answered', id)
        return next
      }),

    setStatus: (id: string, agent: Agent, { status, alternateName, eventCount }: SetCaseStatusRequest) =>
      write(id, agent, eventCount, async (record) => {
        const at = now()
        const step = stepTo(record, status, at)
        const next = await store.append(record, [statusChange(alternateName, at)], step, agent.id)
        if (status === 'RESOLVED' && isTold(record)) await deps.outbox.enqueue('case-resolved', id)
        return next
      }),

    reorganize: (id: string, agent: Agent, { categoryId: topicId, game, region, eventCount }: ReorganizeCaseRequest) =>
      write(id, agent, eventCount, (record) => {
        if (!catalogue.isTopicOf(topicId, game)) throw refuse('categoryId', 'unknown')
        return store.append(
          record,
          [newEvent('REORGANIZATION_EVENT', now())],
          { topicId, product: game, region },
          agent.id,
        )
      }),

    update: (id: string, agent: Agent, { locked, type, subject, eventCount }: UpdateCaseRequest) =>
      write(id, agent, eventCount, async (record) => {
        const change: CaseChange = {
          ...(locked === undefined ? {} : { isLocked: locked }),
          ...(type === undefined ? {} : { type }),
          ...(subject === undefined ? {} : { subject }),
        }
        if (Object.keys(change).length > 0) await store.update(id, change, agent.id)
        return { ...record, ...change }
      }),

    /** @throws 422 when nobody of that id works at the desk, or their scope is another */
    assign: (id: string, agent: Agent, assignee: string | null) =>
      withTransaction(async () => {
        const record = await find(id)
        if (assignee !== null && !(await deps.mayTake(assignee, scopedIn(record)))) throw refuse('assignee', 'unknown')
        await store.update(id, { assignee }, agent.id)
        return present({ ...record, assignee }, agent)
      }),

    addNote: (id: string, agent: Agent, text: string) =>
      withTransaction(async () => {
        const record = await find(id)
        const note = await deskStore.addNote(id, { author: agent.id, text, writtenAt: now() })
        const { writtenAt: at } = note
        await deps.onHappening({ type: 'case.note_added', record, by: 'agent', agentId: agent.id, at })
        return note
      }),

    /** Opens one sealed value (ground G30). */
    secureField: async (id: string, key: string) => {
      const record = await find(id)
      const values = secureValues(deps.keys, record)
      // A key such as `constructor` names what every object has.
      if (!Object.hasOwn(values, key)) throw problem.notFound()
      const value = openedText(values[key]!)
      const label =
        catalogue.fieldLabels(record.topicId, deps.locale()).find((field) => field.key === key)?.label ?? key
      return { key, label, secure: true, value }
    },

    /** @throws 423 for a file that waits for its check */
    attachment: async (id: string, fileId: string) => {
      await find(id)
      return deps.files.open(id, fileId)
    },

    /** @throws as `attachment`, also for a file that is no mail */
    mailText: async (id: string, fileId: string) => {
      await find(id)
      if (!(await deps.fileStore.mails(id)).some(({ file }) => file.id === fileId)) throw problem.notFound()
      return deps.mailText(await bytesOf((await deps.files.open(id, fileId)).bytes))
    },

    /** The one before ends at once. @throws 422 for a case of an account (decisions-cases B2) */
    newToken: (id: string) =>
      withTransaction(async () => {
        const record = await find(id)
        if (record.ownerId !== null) throw problem.validation({ errorKey: 'support.desk.error.token.account' })
        const token = await deps.filing.replaceToken(id, true)
        if (token === null) throw new Error('a new link has a token')
        return {
          token,
          url: deps.linkUrl(record.locale, token),
          endsAt: daysAfter(record.updatedAt, deps.periods().linkDays),
        }
      }),

    revokeToken: (id: string) =>
      withTransaction(async () => {
        await find(id)
        await deps.filing.replaceToken(id, false)
      }),
  }
}

export type CaseDesk = ReturnType<typeof createCaseDesk>
