// So many built mails, sent over SMTP to a started server, and what became of each: messages of the right case, notes, or
// nothing; and the mail itself, byte for byte, where it is kept. In ten thousand of them not one may land in a wrong case
// (issue 15, item 4), or be lost (T37).
import { createServer, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { createReplyAddresses } from '../../server/src/cases/mail/reply-address.ts'
import { mailNoteAuthor } from '../../server/src/cases/mail/store.ts'
import { createCaseStore } from '../../server/src/cases/store.ts'
import { mailField } from '../../server/src/cases/types.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { sha256 } from '../../server/src/lib/ids.ts'
import { createKeyring } from '../../server/src/lib/keyring.ts'
import type { AnyDatabase } from '../../server/src/storage/database.ts'
import { openBlobs } from '../../server/src/storage/open-blobs.ts'
import { aCase } from './a-case.ts'
import { buildMail, corpusLocales, programNames, type CorpusWish } from './mail-corpus.ts'

export const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const secret = 'mails that come in, in a test server'
const mailbox = 'reply@support.example'
export const mailInEnv = (port: number): Record<string, string> => ({
  MAIL_IN_PORT: String(port),
  MAIL_IN_ADDRESS: mailbox,
  SESSION_SECRET: secret,
  ENCRYPTION_KEY: secret,
})
/** Its mails are from whom the built ones answer. */
export const mailPack = {
  'pack.yaml': smallPackFiles()['pack.yaml']!.replace('Small Support', 'Northlight Support'),
}
/** Addresses as this server makes them. */
export const replyAddresses = createReplyAddresses(mailbox, createKeyring([secret], [secret]))

/** Numbers that look drawn and are the same in every run. */
const drawing = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A mail as the conversation carries it: lines end with CRLF. */
export const asCarried = (raw: Buffer): Buffer => {
  const lines = raw.toString('latin1').replaceAll(/\r?\n/g, '\r\n')
  return Buffer.from(lines.endsWith('\r\n') ? lines : `${lines}\r\n`, 'latin1')
}

interface Expected {
  messages: string[]
  notes: number
  /** Hashes of the mails that are kept. */
  sources: string[]
}
export interface MailRun {
  port: number
  count: number
  connections?: number
  /** How often a mail is sent that was not answered, or for which the server had no time; one tenth of a second between. */
  tries?: number
  /** After each mail, with how many there were. */
  onSent?: (count: number) => void
}
export interface MailRunResult {
  sent: number
  /** Sent once more, since no answer came. */
  again: number
  /** Mails that are kept, and their bytes. */
  sources: number
  sourceBytes: number
  byKind: Record<string, number>
  /** What differs from what was expected, one line each. */
  mistakes: string[]
}

/** The kinds of mail, each as often as it stands here, of a hundred. */
const kinds: readonly string[] = Object.entries({
  own: 58,
  ownWithPlus: 4,
  ownWithFile: 4,
  repeated: 8,
  otherPlayer: 6,
  stranger: 4,
  autoReply: 6,
  bounce: 3,
  foreignMark: 4,
  changedMark: 2,
  noMark: 1,
}).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))

const refusedKinds = new Set(['foreignMark', 'changedMark', 'noMark'])
const noteKinds = new Set(['otherPlayer', 'stranger', 'autoReply', 'bounce'])
/** Notes whose mail comes from the player's own address: it is kept. */
const keptKinds = new Set(['autoReply', 'bounce'])

/** There is a case for every twenty mails. @param server what it keeps, and where */
export const runMails = async (
  server: { database: AnyDatabase; dataDir: string },
  { port, count, connections = 5, tries = 1, onSent = () => undefined }: MailRun,
): Promise<MailRunResult> => {
  const draw = drawing(count)
  const cases = Array.from({ length: Math.max(10, Math.ceil(count / 20)) }, (_one, at) =>
    aCase({
      id: String(700_000_000 + at),
      ownerId: `mail-player-${at}`,
      contactEmail: `player${at}@players.example`,
      contactName: `Player ${at}`,
      locale: corpusLocales[at % corpusLocales.length]!,
    }),
  )
  const store = createCaseStore(server.database)
  for (const record of cases)
    await server.database.withTransaction(() =>
      store.open(record, {
        eventType: 'CONTACT',
        alternateName: null,
        author: record.contactName,
        text: 'It began.',
        isCompany: false,
        channel: 'TICKET',
        createdAt: record.createdAt,
      }),
    )

  const expected = new Map(cases.map(({ id }) => [id, { messages: [], notes: 0, sources: [] } as Expected]))
  const byKind: Record<string, number> = {}
  const mistakes: string[] = []
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: connections,
    ignoreTLS: true,
  })
  /** What was sent and taken, to be sent again. */
  const taken: { from: string; to: string; raw: Buffer }[] = []
  let again = 0

  /** As mail servers do: until somebody answers. @returns the code, or what went wrong, of a mail that was not taken */
  const deliver = async ({ raw, ...envelope }: { from: string; to: string; raw: Buffer }) => {
    for (let left = tries - 1; ; left -= 1) {
      const refusal = await transport.sendMail({ envelope, raw }).then(
        () => undefined,
        (error: Error & { responseCode?: number }) => error.responseCode ?? error.message,
      )
      if (left <= 0 || refusal === undefined || (typeof refusal === 'number' && refusal >= 500)) return refusal
      again += 1
      await delay(100)
    }
  }

  const sendOne = async (at: number): Promise<void> => {
    const kind = kinds[draw(kinds.length)]!
    byKind[kind] = (byKind[kind] ?? 0) + 1
    const record = cases[draw(cases.length)]!
    const other = cases[(cases.indexOf(record) + 1 + draw(cases.length - 1)) % cases.length]!
    const own = record.contactEmail!
    const address = replyAddresses.of(record)!
    const wish: CorpusWish = {
      program: programNames[draw(programNames.length)]!,
      locale: corpusLocales[draw(corpusLocales.length)]!,
      from: own,
      to: address,
      text: draw(6),
      mark: `(${at})`,
    }
    const give = async (change: Partial<CorpusWish>, envelopeFrom?: string) => {
      const wanted = { ...wish, ...change }
      const mail = await buildMail(wanted)
      const refusal = await deliver({ from: envelopeFrom ?? wanted.from, to: wanted.to, raw: mail.raw })
      const isRefused = refusedKinds.has(kind)
      if (refusal !== (isRefused ? 550 : undefined)) mistakes.push(`${kind} ${at}: answered ${refusal ?? 'taken'}`)
      return { mail, wanted }
    }
    if (kind === 'repeated') {
      const before = taken[draw(Math.max(1, taken.length))]
      const refusal = before && (await deliver(before))
      if (refusal !== undefined) mistakes.push(`${kind} ${at}: answered ${refusal}`)
      return
    }
    if (kind === 'own' || kind === 'ownWithPlus' || kind === 'ownWithFile') {
      const change: Partial<CorpusWish> =
        kind === 'ownWithPlus'
          ? { from: own.replace('@', '+games@').replace('player', 'Player') }
          : kind === 'ownWithFile'
            ? { attachments: [{ filename: `log-${at}.txt`, content: Buffer.from(`log ${at}`) }] }
            : {}
      const { mail, wanted } = await give(change)
      expected.get(record.id)!.messages.push(mail.text)
      expected.get(record.id)!.sources.push(sha256(asCarried(mail.raw)))
      taken.push({ from: wanted.from, to: wanted.to, raw: mail.raw })
      return
    }
    const [id, mark] = [address.split('.')[0]!, address.slice(address.indexOf('.') + 1)]
    const changes: Record<string, Partial<CorpusWish>> = {
      otherPlayer: { from: other.contactEmail! },
      stranger: { from: `somebody${at}@elsewhere.example` },
      autoReply: { headers: { 'Auto-Submitted': 'auto-replied' } },
      bounce: {},
      // The mark of one case with the number of another.
      foreignMark: { to: `${id}.${replyAddresses.of(other)!.split('.').slice(1).join('.')}` },
      changedMark: { to: `${id}.${mark.startsWith('a') ? 'b' : 'a'}${mark.slice(1)}` },
      noMark: { to: mailbox },
    }
    const { mail } = await give(changes[kind]!, kind === 'bounce' ? '' : undefined)
    if (noteKinds.has(kind)) expected.get(record.id)!.notes += 1
    if (keptKinds.has(kind)) expected.get(record.id)!.sources.push(sha256(asCarried(mail.raw)))
  }

  let sent = 0
  const lane = async (from: number): Promise<void> => {
    for (let at = from; at < count; at += connections) {
      await sendOne(at)
      sent += 1
      onSent(sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_one, from) => lane(from)))
  transport.close()

  const blobs = await openBlobs({ dataDir: server.dataDir, s3: null })
  const result = { sent, again, sources: 0, sourceBytes: 0, byKind, mistakes }
  /** The hash of what is read, not of what it is called. */
  const hashOf = async (name: string): Promise<string> => {
    const bytes = await buffer(await blobs.read(name))
    result.sources += 1
    result.sourceBytes += bytes.length
    return sha256(bytes)
  }
  for (const [id, { messages, notes, sources }] of expected) {
    const [first, ...rest] = (await store.events(id)).filter(({ eventType }) => eventType === 'CONTACT')
    if (first?.via !== null || rest.some(({ via }) => via !== 'mail'))
      mistakes.push(`${id}: a message that was no mail`)
    const found = rest.map(({ text }) => text ?? '').sort()
    for (const text of messages.toSorted()) {
      const at = found.indexOf(text)
      if (at === -1) mistakes.push(`${id}: missing ${JSON.stringify(text)}`)
      else found.splice(at, 1)
    }
    mistakes.push(...found.map((text) => `${id}: too much ${JSON.stringify(text)}`))
    const kept = await server.database.db.selectFrom('case_note').select('author').where('case_id', '=', id).execute()
    if (kept.length !== notes || kept.some(({ author }) => author !== mailNoteAuthor))
      mistakes.push(`${id}: ${kept.length} notes instead of ${notes}`)
    const rows = await server.database.db
      .selectFrom('case_attachment')
      .select('sha256')
      .where('case_id', '=', id)
      .where('field', '=', mailField)
      .execute()
    const hashes = await Promise.all(rows.map((row) => hashOf(row.sha256).catch((error: Error) => error.message)))
    if (hashes.sort().join() !== sources.sort().join())
      mistakes.push(`${id}: ${hashes.length} whole mails instead of ${sources.length}, or other ones`)
  }
  return result
}
