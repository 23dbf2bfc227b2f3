// Files a new case: row, first event, attachments and the confirmation's outbox row, whole or not at all (promises P4,
// P13).
import { sha256 } from '../lib/ids.ts'
import { keptName } from '../lib/signatures.ts'
import type { Transacting } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Visitor } from '../platform/visitor.ts'
import { randomBytes } from 'node:crypto'
import type { CaseOutbox, KeptFile, RouteCase } from './ports.ts'
import { newRecord } from './new-record.ts'
import { priorities } from './priorities.ts'
import { regionOfLocale } from './rules.ts'
import type { CaseStore } from './store.ts'
import type { CaseRecord, CaseType, ContactChannel } from './types.ts'

/** A form that has passed every rule of the contact room. */
export interface NewCase {
  visitor: Visitor
  locale: string
  product: string
  topicId: number
  subject: string
  description: string
  channel: 'ticket' | 'chat' | 'phone'
  name: string | null
  email: string | null
  /** E.164 */
  phone: string | null
  fields: Record<string, unknown>
  /** Values by key; stored sealed, shown at the desk alone (ground G30). */
  secureFields: Record<string, string>
  ingame: Record<string, unknown> | null
  files: readonly KeptFile[]
  /** An anonymous case gets a link (ground G6). */
  wantsToken: boolean
  type?: CaseType
  /** Representative who files it for the player (CD-327). */
  filedBy?: string
}

interface FiledCase {
  caseId: string
  caseRegion: string
  anonymousToken: string | null
  /** No confirmation goes out: the address has had as many as strangers may cause (T23). */
  mailWithheld?: true
}

interface CaseFilingDeps extends Transacting {
  store: CaseStore
  keys: Keyring
  outbox: CaseOutbox
  /**
   * Counts a confirmation that a form causes to an address nobody has proven. @returns whether it may go out. Absent:
   * always
   */
  mayConfirm?: (address: string) => Promise<boolean>
  /** Within the same transaction: the files that came with it. */
  onFiles?: (files: readonly KeptFile[]) => Promise<void>
  /** Within the same transaction: the player asks to be called (T20). */
  askCallBack?: (caseId: string, at: string) => Promise<void>
  /** Within the same transaction: where the desk's rules put it. Absent: where all cases go. */
  route?: RouteCase
  setTags?: (caseId: string, tags: readonly string[]) => Promise<void>
  /** Counts filed cases (promises O3). */
  onFiled?: () => void
}

export interface CaseFiling {
  /** Joins the caller's transaction. */
  file: (newCase: NewCase) => Promise<FiledCase>
  /**
   * The token of a case's link: 32 bytes made anew from the salt whenever a mail needs it; the database holds only its
   * SHA-256 (ground G6). null for a case without link, or once its key is gone.
   */
  tokenOf: (record: Pick<CaseRecord, 'id' | 'tokenSalt' | 'tokenHash'>) => string | null
  /** A new link; the old one ends. null revokes. */
  replaceToken: (caseId: string, isWanted: boolean) => Promise<string | null>
}

const contactChannels: Record<NewCase['channel'], ContactChannel> = {
  ticket: 'TICKET',
  chat: 'CHAT',
  phone: 'PHONE_CALLBACK',
}

/** What secure fields of a case are sealed to: moved to another case they cannot be opened. */
export const secureContext = (caseId: string): string => `case ${caseId} secure fields`

export const createCaseFiling = ({
  store,
  withTransaction,
  clock,
  keys,
  outbox,
  mayConfirm,
  onFiles,
  askCallBack,
  onFiled,
  route,
  setTags,
}: CaseFilingDeps): CaseFiling => {
  const makeToken = (caseId: string, salt: string): string => keys.sign('case-link', `${caseId} ${salt}`)

  const newToken = (caseId: string): { token: string; tokenSalt: string; tokenHash: string } => {
    const tokenSalt = randomBytes(16).toString('base64url')
    const token = makeToken(caseId, tokenSalt)
    return { token, tokenSalt, tokenHash: sha256(token) }
  }

  return {
    file: (newCase) =>
      withTransaction(async () => {
        const { visitor, locale } = newCase
        // One that two draw at once is refused by the table, and the transaction is run again with another.
        const id = await store.newId()
        const createdAt = clock.now().toISOString()
        const link = newCase.wantsToken ? newToken(id) : null
        const region = visitor.kind === 'player' ? visitor.account.region : regionOfLocale(locale)
        const channel = contactChannels[newCase.channel]
        const put = await route?.({
          product: newCase.product,
          topicId: newCase.topicId,
          locale,
          channel,
          subject: newCase.subject,
          description: newCase.description,
        })
        const record = newRecord({
          id,
          region,
          ownerId: visitor.kind === 'player' ? visitor.account.id : null,
          subject: newCase.subject,
          type: newCase.type ?? 'TICKET',
          topicId: newCase.topicId,
          product: newCase.product,
          contactChannel: channel,
          locale,
          contactName: newCase.name,
          contactEmail: newCase.email,
          contactPhone: newCase.phone,
          fields: newCase.fields,
          secureFields:
            Object.keys(newCase.secureFields).length === 0
              ? null
              : keys.seal(secureContext(id), JSON.stringify(newCase.secureFields)),
          ingame: newCase.ingame,
          tokenHash: link?.tokenHash ?? null,
          tokenSalt: link?.tokenSalt ?? null,
          ...(put
            ? {
                team: put.team,
                assignee: put.assignee,
                suggestedMacro: put.macro,
                skill: put.skill ?? null,
                awaitsGiving: put.awaitsGiving,
                ...(put.priority === null ? {} : { priority: priorities.indexOf(put.priority) }),
              }
            : {}),
          createdAt,
          filedBy: newCase.filedBy ?? null,
        })
        await store.open(record, {
          eventType: 'CONTACT',
          alternateName: null,
          author: visitor.kind === 'player' ? visitor.account.displayName : newCase.name,
          text: newCase.description,
          isCompany: false,
          channel,
          createdAt,
          attachments: newCase.files.map((file) => ({
            field: file.field,
            name: keptName(file),
            size: file.size,
            sha256: file.sha256,
          })),
        })
        if (put && put.tags.length > 0) await setTags?.(id, put.tags)
        await onFiles?.(newCase.files)
        if (newCase.channel === 'phone') await askCallBack?.(id, createdAt)
        const isOwnAddress = visitor.kind === 'player' && visitor.account.email === newCase.email
        const isConfirmed =
          newCase.email !== null &&
          (isOwnAddress || newCase.filedBy !== undefined || (await mayConfirm?.(newCase.email)) !== false)
        if (isConfirmed) await outbox.enqueue(newCase.filedBy === undefined ? 'case-received' : 'case-filed', id)
        onFiled?.()
        return {
          caseId: id,
          caseRegion: region,
          anonymousToken: link?.token ?? null,
          ...(newCase.email !== null && !isConfirmed ? { mailWithheld: true } : {}),
        }
      }),

    tokenOf: ({ id, tokenSalt, tokenHash }) => {
      if (tokenSalt === null || tokenHash === null) return null
      const token = makeToken(id, tokenSalt)
      return sha256(token) === tokenHash ? token : null
    },

    replaceToken: async (caseId, isWanted) => {
      const link = isWanted ? newToken(caseId) : null
      await store.update(caseId, { tokenHash: link?.tokenHash ?? null, tokenSalt: link?.tokenSalt ?? null })
      return link?.token ?? null
    },
  }
}
