// A mail to the address of a case: a message of its player, a note for the desk, or nothing (CD-234, CD-236, CD-237).
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../lib/clock.ts'
import { sha256 } from '../../lib/ids.ts'
import { mailboxOf } from '../../lib/mailbox.ts'
import type { CaseLimits, CaseOutbox, CheckFiles, KeepFiles, KeptFiles, OnCaseChange, UploadedFile } from '../ports.ts'
import { maxReplyFiles } from '../rules.ts'
import type { CaseService } from '../service.ts'
import type { CaseStore } from '../store.ts'
import type { CaseRecord } from '../types.ts'
import type { MailFile, ReadMail } from './read-mail.ts'
import type { ReplyAddresses } from './reply-address.ts'
import type { CaseMailStore } from './store.ts'

export interface MailRepliesDeps {
  store: Pick<CaseStore, 'find'>
  mails: CaseMailStore
  service: Pick<CaseService, 'respondByMail'>
  addresses: ReplyAddresses
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  afterCommit: (work: () => void) => void
  clock: Clock
  keepFiles: KeepFiles
  checkFiles: CheckFiles
  limits: CaseLimits
  outbox: CaseOutbox
  onChange: OnCaseChange
  say: (locale: string, key: string, values?: Record<string, string>) => string
  /** Language of notes. */
  deskLocale: () => string
  /** Where received files lie until they are stored. */
  temporaryFolder: string
}

/** `message`: the player's; `note`: for the desk; `automatic`, `repeated`: taken, and nothing stored. */
export type MailOutcome = 'message' | 'note' | 'automatic' | 'repeated'

/** Too many for now: worth another try later. */
export class MailLaterError extends Error {
  constructor(cause?: unknown) {
    super('Too many mails for now', { cause })
    this.name = 'MailLaterError'
  }
}

export interface MailReplies {
  /** @returns the case an address was made for; undefined for any other */
  caseOf: (address: string) => Promise<string | undefined>
  /**
   * Stores what a mail brings; resolved, it is committed. A case that ended meanwhile takes nothing.
   * @throws MailLaterError, or what kept it from being stored: both are worth another try
   */
  take: (caseId: string, mail: ReadMail) => Promise<MailOutcome>
}

/** What the contract lets a reply have (CaseReplyForm), and a note. */
const mostLetters = 2_048
const mostNoteLetters = 4_000
const headBytes = 4_096
const notesPerCase = { max: 10, perSeconds: 3_600 }
const noticesPerCase = { max: 3, perSeconds: 86_400 }

/** Whole letters of a text, cut where it is too long. */
const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

interface Sorted {
  taken: MailFile[]
  leftOut: MailFile[]
}

export const createMailReplies = (deps: MailRepliesDeps): MailReplies => {
  const { store, mails, addresses, withTransaction, say } = deps

  const uploadOf = ({ name, bytes, sha256: hash }: MailFile, path: string): UploadedFile => ({
    part: 'files[files]',
    field: 'files',
    filename: name,
    declaredType: '',
    path,
    size: bytes.length,
    sha256: hash,
    head: Buffer.from(bytes.subarray(0, headBytes)),
    isTooLarge: false,
  })

  /** The rules of replies, file by file: nobody is there to be asked for another one. */
  const sort = (files: readonly MailFile[]): Sorted => {
    const sorted: Sorted = { taken: [], leftOut: [] }
    for (const file of files) {
      const isTaken =
        sorted.taken.length < maxReplyFiles && deps.checkFiles('files', [uploadOf(file, '')], 1).length === 0
      sorted[isTaken ? 'taken' : 'leftOut'].push(file)
    }
    return sorted
  }

  /** A text that is longer than a message may be goes along whole, as a file. */
  const withWholeText = (text: string, files: readonly MailFile[]): MailFile[] => {
    if ([...text].length <= mostLetters) return [...files]
    const bytes = Buffer.from(text)
    return [{ name: 'mail.txt', bytes, sha256: sha256(bytes) }, ...files]
  }

  const names = (files: readonly MailFile[]): string => files.map(({ name }) => name || '?').join(', ')

  const addNote = async (
    record: CaseRecord,
    why: string,
    { text, notKept }: { text: string; notKept: readonly MailFile[] },
  ): Promise<void> => {
    const limit = await deps.limits.take(`mail-note:case:${record.id}`, notesPerCase)
    if (!limit.isAllowed) throw new MailLaterError()
    const locale = deps.deskLocale()
    const parts = [
      why,
      text,
      notKept.length === 0 ? '' : say(locale, 'support.desk.mail.more', { files: cut(names(notKept), 500) }),
    ]
    await mails.addNote(
      record.id,
      cut(parts.filter((part) => part !== '').join('\n\n'), mostNoteLetters),
      deps.clock.now().toISOString(),
    )
    deps.afterCommit(() => deps.onChange({ caseId: record.id, ownerId: record.ownerId, what: 'desk' }))
  }

  /** Tells the player, at the case's own address, so many times a day. */
  const notice = async (kind: 'case-reply-refused' | 'case-reply-files', { id }: CaseRecord): Promise<void> => {
    if ((await deps.limits.take(`mail-notice:case:${id}`, noticesPerCase)).isAllowed)
      await deps.outbox.enqueue(kind, id)
  }

  const isOwn = ({ contactEmail }: CaseRecord, from: readonly string[]): boolean =>
    from.length === 1 && contactEmail !== null && mailboxOf(from[0]!) === mailboxOf(contactEmail)

  /** Within the transaction that has noted it as taken. */
  const storeMail = async (
    record: CaseRecord,
    mail: ReadMail,
    { taken, leftOut }: Sorted,
    kept: KeptFiles,
  ): Promise<MailOutcome> => {
    const deskLocale = deps.deskLocale()
    const everything = { text: mail.text, notKept: mail.files }
    if (!isOwn(record, mail.from)) {
      const from = mail.from.length === 0 ? '?' : cut(mail.from.join(', '), 300)
      await addNote(record, say(deskLocale, 'support.desk.mail.stranger', { from }), everything)
      return 'note'
    }
    if (mail.text === '' && taken.length === 0) {
      await addNote(record, say(deskLocale, 'support.desk.mail.empty'), everything)
      if (leftOut.length > 0) await notice('case-reply-files', record)
      return 'note'
    }
    const text = mail.text === '' ? say(record.locale, 'support.mail.files.only') : cut(mail.text, mostLetters)
    const refusal = await deps.service.respondByMail(record.id, { text, kept })
    if (refusal !== null) {
      await addNote(record, say(deskLocale, 'support.desk.mail.refused'), everything)
      await notice('case-reply-refused', record)
      return 'note'
    }
    if (leftOut.length > 0) {
      await addNote(record, say(deskLocale, 'support.desk.mail.more', { files: cut(names(leftOut), 500) }), {
        text: '',
        notKept: [],
      })
      await notice('case-reply-files', record)
    }
    return 'message'
  }

  return {
    caseOf: async (address) => {
      const named = addresses.read(address)
      if (named === undefined) return undefined
      const record = await store.find(named.caseId)
      return record !== undefined && addresses.isOf(record, named.mark) ? record.id : undefined
    },

    take: async (caseId, mail) => {
      if (mail.automatic !== null) return 'automatic'
      if (await mails.has(caseId, mail.identity)) return 'repeated'
      const found = await store.find(caseId)
      const sorted = sort(withWholeText(mail.text, mail.files))
      const folder = join(deps.temporaryFolder, randomUUID())
      try {
        const isKept = found !== undefined && isOwn(found, mail.from) && sorted.taken.length > 0
        const uploads: UploadedFile[] = []
        if (isKept) {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          for (const [index, file] of sorted.taken.entries()) {
            const path = join(folder, String(index))
            await writeFile(path, file.bytes, { mode: 0o600, flush: true })
            uploads.push(uploadOf(file, path))
          }
        }
        const kept = await deps.keepFiles(uploads)
        return await withTransaction(async () => {
          const record = await store.find(caseId)
          if (record === undefined) return 'repeated'
          if (!(await mails.take(caseId, mail.identity, deps.clock.now().toISOString()))) return 'repeated'
          return storeMail(record, mail, sorted, kept)
        })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
