// A mail to the address of a case: a message of its player, a note for the desk, or nothing (CD-234, CD-236, CD-237).
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transacting } from '../../lib/clock.ts'
import { sha256 } from '../../lib/ids.ts'
import { mailboxOf } from '../../lib/mailbox.ts'
import type {
  CaseLimits,
  CaseOutbox,
  CheckFiles,
  KeepFiles,
  KeptFile,
  KeptFiles,
  OnCaseChange,
  UploadedFile,
} from '../ports.ts'
import { maxReplyFiles } from '../rules.ts'
import type { OnCaseHappening } from '../happenings.ts'
import type { CaseService } from '../service.ts'
import type { CaseStore } from '../store.ts'
import { mailField, type CaseRecord } from '../types.ts'
import type { MailFile, ReadMail } from './read-mail.ts'
import type { ReturnedMail } from './returned.ts'
import type { ReplyAddresses } from './reply-address.ts'
import type { CaseMailStore } from './store.ts'

interface MailRepliesDeps extends Transacting {
  store: Pick<CaseStore, 'find'>
  mails: CaseMailStore
  service: Pick<CaseService, 'respondByMail'>
  addresses: ReplyAddresses
  afterCommit: (work: () => void) => void
  keepFiles: KeepFiles
  checkFiles: CheckFiles
  /** Of files that are named from now on (case-files.ts). */
  onFiles: (files: readonly KeptFile[]) => Promise<void>
  limits: CaseLimits
  outbox: CaseOutbox
  onChange: OnCaseChange
  onHappening: OnCaseHappening
  /** Right side of the Message-IDs of our mails. */
  ownHost: string
  say: (locale: string, key: string, values?: Record<string, string>) => string
  /** Language of notes. */
  deskLocale: () => string
  /** Where received files lie until they are stored. */
  temporaryFolder: string
}

/**
 * `message`: the player's; `note`: for the desk; `returned`: a mail of ours came back; `automatic`, `repeated`: counted, and
 * nothing stored.
 */
export type MailOutcome = 'message' | 'note' | 'returned' | 'automatic' | 'repeated'

/** Too many for now: worth another try later. */
export class MailLaterError extends Error {
  constructor(cause?: unknown) {
    super('Too many mails for now', { cause })
    this.name = 'MailLaterError'
  }
}

/** What the contract lets a reply have (CaseReplyForm), and a note. */
const mostLetters = 2_048
/** Of what is folded; the mail itself has the rest. */
const mostFolded = 8_000
const mostNoteLetters = 4_000
const headBytes = 4_096
/** The part after the plus of an address answers are sent to, which stands in no table (CD-234). */
const replyMarks = /\+[1-9][0-9]{0,18}\.[a-z2-7]{26}(?=@)/gi
const notesPerCase = { max: 10, perSeconds: 3_600 }
const noticesPerCase = { max: 3, perSeconds: 86_400 }

/** What our mails hold and a quote of them repeats: the address they are answered at, and the case's link (T24). */
const withoutKeys = (text: string, tokenHash: string | null): string =>
  text
    .replaceAll(replyMarks, '')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, (word) => (sha256(word) === tokenHash ? '…' : word))

/** Whole letters of a text, cut where it is too long. */
const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

interface NoteOfMail {
  text: string
  notKept: readonly MailFile[]
  isPart: boolean
  kept?: KeptFiles
}

interface Sorted {
  taken: MailFile[]
  leftOut: MailFile[]
}

export const createMailReplies = (deps: MailRepliesDeps) => {
  const { store, mails, addresses, withTransaction, say } = deps

  const uploadOf = ({ name, bytes, sha256: hash }: MailFile, path: string, field = 'files'): UploadedFile => ({
    part: `files[${field}]`,
    field,
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
    { text, notKept, isPart, kept }: NoteOfMail,
  ): Promise<void> => {
    const limit = await deps.limits.take(`mail-note:case:${record.id}`, notesPerCase)
    if (!limit.isAllowed) throw new MailLaterError()
    const locale = deps.deskLocale()
    const [source] = kept?.demand().filter(({ field }) => field === mailField) ?? []
    const parts = [
      why,
      text,
      isPart ? say(locale, 'support.desk.mail.beginning') : '',
      notKept.length === 0
        ? ''
        : say(locale, source === undefined ? 'support.desk.mail.more' : 'support.desk.mail.inside', {
            files: cut(names(notKept), 500),
          }),
    ]
    await mails.addNote(record.id, {
      text: cut(parts.filter((part) => part !== '').join('\n\n'), mostNoteLetters),
      writtenAt: deps.clock.now().toISOString(),
      mail: source,
    })
    if (source !== undefined) await deps.onFiles([source])
    deps.afterCommit(() => deps.onChange({ caseId: record.id, ownerId: record.ownerId, what: 'desk' }))
  }

  /** Tells the player, at the case's own address, so many times a day. */
  const notice = async (kind: 'case-reply-refused' | 'case-reply-files', { id }: CaseRecord): Promise<void> => {
    if ((await deps.limits.take(`mail-notice:case:${id}`, noticesPerCase)).isAllowed)
      await deps.outbox.enqueue(kind, id)
  }

  const isOwn = ({ contactEmail }: CaseRecord, from: readonly string[]): boolean =>
    from.length === 1 && contactEmail !== null && mailboxOf(from[0]!) === mailboxOf(contactEmail)

  /** A mail to the case's address, or one of ours about it. */
  const isOfCase = ({ id, contactEmail }: CaseRecord, { recipients, ids }: ReturnedMail): boolean =>
    contactEmail !== null &&
    (recipients.some((address) => mailboxOf(address) === mailboxOf(contactEmail)) ||
      ids.includes(`<case.${id}@${deps.ownHost}>`))

  /** Within a transaction: the desk and others hear of the first, until a mail comes from there. */
  const noteReturned = async (record: CaseRecord, { status }: ReturnedMail): Promise<MailOutcome> => {
    const at = deps.clock.now().toISOString()
    if (await mails.setReturned(record.id, at)) {
      const why = say(deps.deskLocale(), 'support.desk.mail.returned', { status: status === '' ? '?' : status })
      await addNote(record, why, { text: '', notKept: [], isPart: false })
      await deps.onHappening({ type: 'case.mail_returned', record, by: 'system', agentId: null, at })
    }
    return 'returned'
  }

  /** Within the transaction that has noted it as taken. */
  const storeMail = async (
    record: CaseRecord,
    mail: ReadMail,
    { taken, leftOut }: Sorted,
    kept: KeptFiles,
  ): Promise<MailOutcome> => {
    const deskLocale = deps.deskLocale()
    const { isPart } = mail
    const everything = { text: mail.text, notKept: mail.files, isPart }
    if (!isOwn(record, mail.from)) {
      const from = mail.from.length === 0 ? '?' : cut(mail.from.join(', '), 300)
      await addNote(record, say(deskLocale, 'support.desk.mail.stranger', { from }), everything)
      return 'note'
    }
    if (mail.automatic === null) await mails.clearReturned(record.id)
    const whole = { ...everything, kept }
    if (mail.automatic !== null && mail.automatic !== 'bulk') {
      await addNote(record, say(deskLocale, 'support.desk.mail.automatic'), whole)
      return 'note'
    }
    if (mail.text === '' && taken.length === 0) {
      await addNote(record, isPart ? '' : say(deskLocale, 'support.desk.mail.empty'), whole)
      if (leftOut.length > 0) await notice('case-reply-files', record)
      return 'note'
    }
    const text = mail.text === '' ? say(record.locale, 'support.mail.files.only') : cut(mail.text, mostLetters)
    const folded = mail.folded === '' ? null : cut(mail.folded, mostFolded)
    const refusal = await deps.service.respondByMail(record.id, { text, folded, kept })
    if (refusal !== null) {
      await addNote(record, say(deskLocale, 'support.desk.mail.refused'), whole)
      await notice('case-reply-refused', record)
      return 'note'
    }
    const left =
      leftOut.length > 0 ? say(deskLocale, 'support.desk.mail.inside', { files: cut(names(leftOut), 500) }) : ''
    if (left !== '' || isPart) await addNote(record, left, { text: '', notKept: [], isPart })
    if (left !== '') await notice('case-reply-files', record)
    return 'message'
  }

  return {
    /** @returns the case an address was made for; undefined for any other */
    caseOf: async (address: string) => {
      const named = addresses.read(address)
      if (named === undefined) return undefined
      const record = await store.find(named.caseId)
      return record !== undefined && addresses.isOf(record, named.mark) ? record.id : undefined
    },

    /**
     * Stores what a mail brings, and the player's whole mail with it (T37); resolved, it is committed. A case that ended
     * meanwhile takes nothing. @param raw the mail as it came
     * @throws MailLaterError, or what kept it from being stored: both are worth another try
     */
    take: async (caseId: string, read: ReadMail, raw: Uint8Array) => {
      const found = await store.find(caseId)
      const isPlayers = found !== undefined && isOwn(found, read.from)
      const { automatic } = read
      const { returned } = read
      if (found !== undefined && returned !== undefined && isOfCase(found, returned))
        return withTransaction(async () => {
          const at = deps.clock.now().toISOString()
          return (await mails.take(caseId, read.identity, at)) ? noteReturned(found, returned) : 'repeated'
        })
      // An away note without a mark of one is anybody's mail (T37).
      const isNobodys = automatic !== null && automatic !== 'away' && !isPlayers
      if (automatic === 'own' || automatic === 'loop' || isNobodys) return 'automatic'
      if (await mails.has(caseId, read.identity)) return 'repeated'
      const clean = (text: string): string => withoutKeys(text, found?.tokenHash ?? null)
      const mail = { ...read, text: clean(read.text), folded: clean(read.folded) }
      const sorted = sort(withWholeText(mail.text, mail.files))
      const folder = join(deps.temporaryFolder, randomUUID())
      try {
        const uploads: UploadedFile[] = []
        if (isPlayers) {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          const source: MailFile = { name: 'mail.eml', bytes: raw, sha256: sha256(raw) }
          for (const [index, file] of [source, ...sorted.taken].entries()) {
            const path = join(folder, String(index))
            await writeFile(path, file.bytes, { mode: 0o600, flush: true })
            uploads.push(uploadOf(file, path, file === source ? mailField : 'files'))
          }
        }
        const kept = await deps.keepFiles(uploads)
        return await withTransaction(async () => {
          const record = await store.find(caseId)
          if (record === undefined) return 'repeated'
          // The case has another address since a moment ago.
          if (isOwn(record, mail.from) !== isPlayers) throw new MailLaterError()
          const at = deps.clock.now().toISOString()
          if (!(await mails.take(caseId, mail.identity, at))) return 'repeated'
          // To the addresses of two cases that go on in one it stands once; a note takes no message's place.
          const once = `${isPlayers ? 'message' : 'note'} ${mail.identity}`
          if (!(await mails.take(record.mergedInto ?? caseId, once, at))) return 'repeated'
          return storeMail(record, mail, sorted, kept)
        })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

export type MailReplies = ReturnType<typeof createMailReplies>
