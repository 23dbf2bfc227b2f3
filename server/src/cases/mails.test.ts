import type { Mail } from '../lib/mailer.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { createDevelopmentOutbox } from '../adapters/mail/development-outbox.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import { NobodyThere, PermanentFailure } from '../lib/failures.ts'
import { createCaseMails } from './mails.ts'
import type { CaseMailKind, MailWishes } from './ports.ts'
import type { CaseRecord } from './types.ts'

type Wanted = Awaited<ReturnType<MailWishes['of']>>

const record = aCase({ locale: 'de-DE', subject: 'Stuck', contactEmail: 'ada@players.example' })
const mailsOf = (
  found: CaseRecord | undefined,
  token: string | null = null,
  wanted: Partial<Wanted> = {},
  opensByLink = true,
) => {
  const gathered: string[] = []
  const sent: Mail[] = []
  const mails = createCaseMails({
    store: { find: async () => found },
    tokenOf: () => token,
    mailer: {
      send: async (mail) => {
        sent.push(mail)
      },
    },
    host: 'support.example',
    siteTitle: () => 'Northlight',
    say: (locale, key, values) => `${locale} ${key} ${values.number} ${values.site}`,
    surveyUrl: (locale, id) => `https://support.example/support/${locale}/help/survey/${id}`,
    wishes: {
      of: async () => ({ statusNews: true, surveys: true, digest: false, ...wanted }),
      gather: async ({ id }, kind) => void gathered.push(`${kind} ${id}`),
      endUrl: ({ id }, what) => `https://support.example/stop?${what}.${id}`,
    },
    opensByLink: () => opensByLink,
    contactUrl: () => 'https://support.example/',
    caseUrl: (locale, id) => `https://support.example/support/${locale}/help/case/detail/${id}`,
  })
  return {
    sent,
    gathered,
    send: (kind: CaseMailKind, id = 'job-1') => mails.send(kind, { id, payload: { caseId: '104233871' } }),
  }
}

test('a mail in the case’s language, with the link and without a word of the case’s text (decisions-cases B7, promises L10)', async () => {
  const { sent, send } = mailsOf(record, 'T'.repeat(43))
  await send('case-answered')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: 'ada@players.example',
    locale: 'de-DE',
    subject: 'de-DE support.mail.answered.subject US104233871 Northlight',
  })
  expect(sent[0]!.text).toContain(`https://support.example/support/de-DE/help/case/detail/${'T'.repeat(43)}`)
})

test('every repeat carries the same Message-ID, another mail another one (ground G30)', async () => {
  const { sent, send } = mailsOf(record)
  await send('case-received')
  await send('case-received')
  await send('case-received', 'job-2')
  const [first, second, third] = sent.map(({ messageId }) => messageId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(first).toMatch(/^<[^<>@\s]+@support\.example>$/)
})

test('a case without address, or one that is gone, gets no mail', async () => {
  for (const found of [undefined, { ...record, contactEmail: null }]) {
    const { sent, send } = mailsOf(found)
    await send('case-received')
    expect(sent).toEqual([])
  }
})

test('SMTP: the mail arrives as it was written, also with line breaks in its subject', async () => {
  const arrived: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Northlight <support@northlight.example>' })
  await mailer.send({
    to: 'ada@players.example',
    subject: 'Hello\r\nBcc: evil@players.example',
    text: 'Grüße 😀',
    html: '<p>Grüße 😀</p>',
    locale: 'de-DE',
    messageId: '<a@b>',
    unsubscribe: `https://support.example/stop?tag=${'a'.repeat(300)}`,
  })
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(arrived).toHaveLength(1)
  // Not folded: a mail program takes the address as it stands (RFC 8058).
  expect(arrived[0]!.raw).toMatch(/^List-Unsubscribe: <https:\/\/support\.example\/stop\?tag=a{300}>\r?$/m)
  expect(arrived[0]!.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(arrived[0]!.to).toEqual(['ada@players.example'])
  expect(arrived[0]!.raw).toMatch(/^Message-ID: <a@b>$/m)
  expect(arrived[0]!.raw).not.toMatch(/^Bcc:/m)
  expect(arrived[0]!.raw).toMatch(/^Auto-Submitted: auto-generated/m)
  // Both say the same, and a program shows the last it can (RFC 2046 §5.1.4).
  expect(arrived[0]!.raw).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect([...arrived[0]!.raw.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type)).toEqual([
    'text/plain',
    'text/html',
  ])
  await expect(
    mailer.send({ to: 'ada@players.example', subject: 'x', text: 'x', locale: 'de-DE', messageId: '<a@b>' }),
  ).rejects.toThrow()
})

test.each([
  [550, 'no such user', NobodyThere],
  [550, '5.1.1 User unknown', NobodyThere],
  [553, '5.1.3 bad address', NobodyThere],
  [552, '5.2.2 mailbox full', NobodyThere],
  [550, '5.7.1 relaying not permitted', PermanentFailure],
  [550, 'relay access denied', PermanentFailure],
  [554, 'transaction failed', PermanentFailure],
  [550, '5.1.8 bad sender', PermanentFailure],
  [452, 'too many', Error],
])(
  'SMTP: an answer %i says whether another try helps and, by %s, whose fault it is; the failure names nobody',
  async (code, said, kind) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        done(Object.assign(new Error(`${said} <${address}>`), { responseCode: code }))
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'support@northlight.example' })
    const failure = await mailer
      .send({ to: 'ada@players.example', subject: 'x', text: 'x', locale: 'de-DE', messageId: '<a@b>' })
      .then(
        () => undefined,
        (error: unknown) => error,
      )
    await new Promise<void>((resolve) => server.close(() => resolve()))
    expect((failure as Error).constructor).toBe(kind)
    expect((failure as Error).message).toContain(String(code))
    expect(inspect(failure)).not.toContain('players.example')
  },
)

test('without SMTP a demonstration writes its mails into its data folder, a repeat over its first try', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-mails-'))
  const outbox = createDevelopmentOutbox(folder)
  const mail: Mail = { to: 'ada@players.example', subject: 'Hello', text: 'Words', locale: 'en-US', messageId: '<a@b>' }
  await outbox.send(mail)
  await outbox.send(mail)
  const files = readdirSync(join(folder, 'mails')).filter((name) => name.endsWith('.eml'))
  expect(files).toHaveLength(1)
  expect(await outbox.list(10)).toEqual([
    {
      to: 'ada@players.example',
      subject: 'Hello',
      text: 'Words',
      sentAt: expect.any(String),
      locale: 'en-US',
      opens: {},
    },
  ])
  expect(readFileSync(join(folder, 'mails', files[0]!), 'utf8')).toContain('To: ada@players.example')
  rmSync(folder, { recursive: true })
})

test('the mail about a resolved case asks how it was: links that choose, where there is a survey to answer (CD-238)', async () => {
  const resolved = { ...record, status: 'RESOLVED' as const }
  const { sent, send } = mailsOf(resolved)
  await send('case-resolved')
  const links = sent[0]!.text.match(/https:\/\/\S+\/survey\/\S+/g)
  const survey = 'https://support.example/support/de-DE/help/survey/104233871'
  expect(links).toEqual([1, 2, 3, 4, 5].map((value) => `${survey}?rating=${value}`))
  for (const found of [
    { ...resolved, ownerId: null },
    { ...resolved, isSurveyAnswered: true },
    { ...resolved, cancelledAt: '2026-11-02T10:00:00.000Z' },
    { ...resolved, status: 'OPEN' as const },
  ]) {
    const other = mailsOf(found)
    await other.send('case-resolved')
    expect(other.sent[0]!.text).not.toContain('/survey/')
  }
})

test('what is optional can be ended and says so, an answer and a confirmation cannot (CD-265)', async () => {
  const resolved = { ...record, status: 'RESOLVED' as const }
  const ends = async (kind: CaseMailKind, wanted: Partial<Wanted> = {}): Promise<unknown> => {
    const { sent, send } = mailsOf(resolved, null, wanted)
    await send(kind)
    return sent[0] === undefined ? 'no mail' : (sent[0].unsubscribe?.split('?')[1] ?? null)
  }
  expect(await ends('case-resolved')).toBe('statusNews.104233871')
  expect(await ends('case-resolved', { statusNews: false })).toBe('no mail')
  // An answer that resolves is an answer; only its question can be ended.
  expect(await ends('case-answered-resolved', { statusNews: false })).toBe('surveys.104233871')
  expect(await ends('case-answered-resolved', { surveys: false })).toBeNull()
  for (const kind of ['case-received', 'case-answered', 'case-reply-refused', 'case-reply-files'] as const)
    expect(await ends(kind, { statusNews: false, surveys: false })).toBeNull()
  const quiet = mailsOf(resolved, null, { surveys: false })
  await quiet.send('case-resolved')
  expect(quiet.sent[0]!.text).not.toContain('/survey/')
})

test('a digest gathers answers and status news, and nothing that is due at once (CD-267)', async () => {
  const { sent, gathered, send } = mailsOf(record, null, { digest: true })
  for (const kind of ['case-received', 'case-answered', 'case-resolved', 'case-answered-resolved'] as const)
    await send(kind)
  expect(gathered).toEqual(['case-answered 104233871', 'case-resolved 104233871', 'case-answered-resolved 104233871'])
  expect(sent.map(({ messageId }) => messageId.split('.')[0])).toEqual(['<case-received'])
})

test('a mail promises a page where one opens the case: an account, or a link while links open', async () => {
  const textOf = async (found: CaseRecord, token: string | null, opensByLink: boolean): Promise<string> => {
    const { sent, send } = mailsOf(found, token, {}, opensByLink)
    await send('case-answered')
    return sent[0]!.text
  }
  const stranger = { ...record, ownerId: null }
  for (const text of [await textOf(record, null, false), await textOf(stranger, 'T'.repeat(43), true)]) {
    expect(text).toContain('/help/case/detail/')
    expect(text).toContain('support.mail.answered.body')
    expect(text).not.toContain('no.link')
  }
  for (const text of [await textOf(stranger, 'T'.repeat(43), false), await textOf(stranger, null, true)]) {
    expect(text).not.toMatch(/case\/detail|answered\.body|mail\.footer US/)
    expect(text).toContain('support.mail.answered.subject US104233871')
    expect(text).toContain('support.mail.no.link US104233871')
    expect(text).toContain('support.mail.footer.no.link')
  }
})
