// Answers to our mails: an SMTP port, what it brings, and the addresses our mails are answered at (CD-234). Without
// `MAIL_IN_PORT` there is none, and mails say that answers are not read.
import { join } from 'node:path'
import { addressParser } from 'postal-mime'
import {
  createSmtpReceiver,
  RefusedMailError,
  type ReceivedMail,
  type SmtpReceiverOptions,
} from '../adapters/mail/smtp-receiver.ts'
import type { OurSender } from '../cases/mail/quote-forms.ts'
import { createMailReplies } from '../cases/mail/mail-replies.ts'
import type { ReadMail } from '../cases/mail/read-mail.ts'
import { createReplyAddresses, type ReplyAddresses } from '../cases/mail/reply-address.ts'
import { createCaseMailStore } from '../cases/mail/store.ts'
import type { CaseFiles } from '../cases/case-files.ts'
import type { OnCaseHappening } from '../cases/happenings.ts'
import type { CaseOutbox, CheckFiles, OnCaseChange } from '../cases/ports.ts'
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import { networksOf } from '../lib/networks.ts'
import { isPublicAddress } from '../lib/public-hosts.ts'
import { BusyError, OverLimitError } from '../lib/thread-pool.ts'
import { ProblemError } from '../platform/problems.ts'
import type { LocalHit } from '../platform/rate-limits.ts'
import type { Core } from './core.ts'
import type { Composed, Room } from './room.ts'
import { wholeOrBeginning } from './work.ts'

export interface MailInParts {
  store: CaseStore
  service: CaseService
  outbox: CaseOutbox
  checkFiles: CheckFiles
  files: Pick<CaseFiles, 'arrived'>
  onChange: OnCaseChange
  onHappening: OnCaseHappening
}

/** As mail programs name whom our mails are from: `Northlight Support <support@…>`. */
const ourSender = (mailboxes: readonly string[]): OurSender => {
  const parsed = mailboxes.flatMap((one) => addressParser(one, { flatten: true }))
  return {
    addresses: parsed.flatMap(({ address }) => (address ? [address] : [])),
    names: parsed.flatMap(({ name }) => (name === '' ? [] : [name])),
  }
}

/** Servers give up sending after days (RFC 5321 §4.5.4.1). */
const rememberedDays = 30
const dayMilliseconds = 86_400_000

/** How many mails are taken, before anything of them is read (T46). A relay of the operator's own brings everybody's. */
const pace = {
  case: { max: 60, perSeconds: 3_600 },
  sender: { max: 120, perSeconds: 3_600 },
  address: { max: 300, perSeconds: 60 },
  /** Megabytes, each that is begun. */
  caseBytes: { max: 100, perSeconds: 3_600 },
  senderBytes: { max: 200, perSeconds: 3_600 },
}
const megabyte = 1_048_576

export const composeReplyAddresses = ({ config, keys }: Core): ReplyAddresses | undefined =>
  config.mailIn === null ? undefined : createReplyAddresses(config.mailIn.address, keys)

export const composeMailIn = (
  core: Core,
  addresses: ReplyAddresses | undefined,
  { store, service, outbox, checkFiles, files, onChange, onHappening }: MailInParts,
): Composed => {
  const { config, clock, keys, database, jobs, keepFiles, limits, texts, content, metrics, work } = core
  const mails = createCaseMailStore(database)
  jobs.repeat('case-mail-forget', 3_600, (signal) =>
    mails.forget(new Date(clock.now().getTime() - rememberedDays * dayMilliseconds).toISOString(), signal),
  )
  if (config.mailIn === null || addresses === undefined) return { room: {} }

  const ownHost = new URL(config.publicUrl).hostname
  const replies = createMailReplies({
    store,
    mails,
    service,
    addresses,
    withTransaction: database.withTransaction,
    afterCommit: database.afterCommit,
    clock,
    keepFiles,
    checkFiles,
    onFiles: files.arrived,
    limits,
    outbox,
    onChange,
    onHappening,
    ownHost,
    say: texts.say,
    deskLocale: () => content.current().defaultLocale,
    temporaryFolder: join(config.dataDir, 'tmp'),
  })
  const sender = ourSender([config.mailIn.address, config.smtp?.from ?? ''])
  const ours = (): OurSender => {
    const { defaultLocale, in: inLocale } = content.current()
    return { ...sender, names: [...sender.names, inLocale(defaultLocale).title] }
  }
  const counters = {
    message: metrics.counter('mails_in_messages_total', 'Mails that became a message of a case'),
    note: metrics.counter('mails_in_notes_total', 'Mails that became a note for the desk'),
    returned: metrics.counter('mails_in_returned_total', 'Reports that a mail of ours came back'),
    automatic: metrics.counter('mails_in_automatic_total', 'Mails nobody wrote, counted and not stored'),
    repeated: metrics.counter('mails_in_repeated_total', 'Mails that had been taken already'),
  }

  const read = async (raw: Uint8Array, isNullSender: boolean): Promise<ReadMail> => {
    try {
      return await wholeOrBeginning((isPart) => work.run('mail', { raw, isPart, ownHost, isNullSender, ours: ours() }))
    } catch (error) {
      throw error instanceof BusyError || error instanceof OverLimitError ? error : new RefusedMailError(error)
    }
  }

  const mayCome: SmtpReceiverOptions['mayCome'] = async ({ recipient, sender: from, address, bytes }) => {
    const caseId = await replies.caseOf(recipient)
    if (caseId === undefined) return true
    const isOfBytes = bytes !== undefined
    const weight = isOfBytes ? Math.ceil(bytes / megabyte) : 1
    const what = isOfBytes ? 'mail-bytes' : 'mail'
    const hits: LocalHit[] = [{ key: `${what}:case:${caseId}`, rule: isOfBytes ? pace.caseBytes : pace.case, weight }]
    // Counters hold no address, only what is signed with the installation's key.
    if (from !== '')
      hits.push({
        key: `${what}:sender:${keys.sign('mail-sender', from)}`,
        rule: isOfBytes ? pace.senderBytes : pace.sender,
        weight,
      })
    if (isOfBytes) return limits.takeLocally(hits).isAllowed
    if (isPublicAddress(address))
      for (const { name, factor } of networksOf(address))
        hits.push({ key: `mail:address:${name}`, rule: { ...pace.address, max: pace.address.max * factor } })
    return limits.takeLocally(hits).isAllowed
  }

  const take = async ({ raw, recipients, isNullSender }: ReceivedMail): Promise<void> => {
    const mail = await read(raw, isNullSender)
    for (const address of recipients) {
      const caseId = await replies.caseOf(address)
      // Erased since it was asked for.
      if (caseId !== undefined) counters[await replies.take(caseId, mail, raw)].inc()
    }
  }

  const receiver = createSmtpReceiver({
    port: config.mailIn.port,
    tls: config.mailIn.tls,
    mostBytes: config.mailIn.mostBytes,
    name: config.mailIn.address.split('@')[1] ?? '',
    host: config.host,
    isKnown: async (address) => (await replies.caseOf(address)) !== undefined,
    mayCome,
    take,
    onError: (error) => {
      // Beyond a limit is no trouble of ours.
      if (!(error instanceof ProblemError && error.status === 429) && error.name !== 'MailLaterError')
        core.warn('a mail was not taken and comes again', error)
    },
  })
  const room: Room = { open: receiver.listen, leave: receiver.leave, stop: receiver.stop }
  return { room }
}
