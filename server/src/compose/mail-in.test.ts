// Answers by mail, over a real SMTP conversation with the whole server, on both databases.
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCase } from '#generated/server/desk/schemas.ts'
import type { SupportCase } from '#generated/server/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { buildMail, type CorpusWish } from '../../../tests/support/mail-corpus.ts'
import { freePort, mailInEnv, replyAddresses, runMails } from '../../../tests/support/mail-run.ts'
import { api, startTestServer } from '../../../tests/support/test-server.ts'
import { createCaseStore } from '../cases/store.ts'
import type { CaseRecord } from '../cases/types.ts'

const port = await freePort()
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

onBothDatabases('answers by mail', { env: mailInEnv(port) }, (server) => {
  beforeAll(() => server().open())
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  afterAll(() => transport.close())
  let count = 0
  const open = async (change: Partial<CaseRecord> = {}): Promise<CaseRecord> => {
    count += 1
    const createdAt = daysAgo(20)
    const record = aCase({
      id: String(500_000_000 + count),
      ownerId: 'test-ada',
      contactEmail: 'ada@players.example',
      createdAt,
      updatedAt: createdAt,
      statusChangedAt: createdAt,
      ...change,
    })
    const first = {
      eventType: 'CONTACT' as const,
      alternateName: null,
      author: 'Ada Lindqvist',
      text: 'It began.',
      isCompany: false,
      channel: 'TICKET' as const,
      createdAt,
    }
    await server().database.withTransaction(() => createCaseStore(server().database).open(record, first))
    return record
  }
  const send = async (record: CaseRecord, wish: Partial<CorpusWish> = {}, to = replyAddresses.of(record)!) => {
    const mail = await buildMail({
      program: 'gmail',
      locale: 'en-US',
      from: 'ada@players.example',
      to,
      text: 0,
      ...wish,
    })
    const answer = await transport
      .sendMail({ envelope: { from: wish.from ?? 'ada@players.example', to }, raw: mail.raw })
      .then(
        ({ response }) => response,
        (error: Error & { response?: string }) => error.response ?? error.message,
      )
    return { ...mail, answer }
  }
  const read = async ({ id }: CaseRecord): Promise<SupportCase> => {
    const ada = await server().signIn()
    return (await ada.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase>()
  }
  const atDesk = async ({ id }: CaseRecord): Promise<DeskCase> => {
    const token = await (await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' }))(
      'boris',
      ['agent'],
    )
    const answer = await server().app.inject({
      url: `/services/desk/cases/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.json<DeskCase>()
  }
  const queued = async (kind: string, { id }: CaseRecord): Promise<number> => {
    const jobs = await server().database.db.selectFrom('job').select('payload').where('kind', '=', kind).execute()
    return jobs.filter(({ payload }) => payload.includes(id)).length
  }

  test('an answer is a message of its player, said to have come by mail, and not yet read by looking', async () => {
    const record = await open({ status: 'ANSWERED', companyEventAt: daysAgo(10), lastReadAt: daysAgo(15) })
    const { answer, text } = await send(record)
    expect(answer).toMatch(/^250 /)
    const seen = await atDesk(record)
    expect(seen.case.caseEvents.slice(1)).toEqual([
      expect.objectContaining({
        responseAuthor: 'Ada Lindqvist',
        responseText: text,
        companyResponse: false,
        via: 'mail',
      }),
      expect.objectContaining({ eventType: 'STATUS_CHANGE', alternateName: 'Reopened' }),
    ])
    const own = await read(record)
    expect(own).toMatchObject({ status: 'OPEN', unread: true })
    expect(own.caseEvents[0]).not.toHaveProperty('via')
    expect(own.caseEvents[1]).toMatchObject({ via: 'mail', responseText: text })
  })

  test('an answer to a case that goes on in another one is a message there (CD-328)', async () => {
    const [kept, merged] = [await open(), await open({ status: 'ANSWERED' })]
    const token = await (await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' }))(
      'boris',
      ['agent'],
    )
    const joined = await server().app.inject({
      method: 'POST',
      url: `/services/desk/cases/${kept.id}/merge`,
      headers: { authorization: `Bearer ${token}` },
      payload: { cases: [merged.id], eventCount: 1 },
    })
    expect(joined.statusCode, joined.body).toBe(200)
    const { answer, text } = await send(merged)
    expect(answer).toMatch(/^250 /)
    const seen = await read(kept)
    expect(seen.caseEvents.at(-1)).toMatchObject({ via: 'mail', responseText: text })
    expect(seen.caseEvents.length).toBe(3)
    expect((await read(merged)).caseEvents.length).toBe(1)
  })

  test('the same mail again is taken and stored once, also of several at once', async () => {
    const record = await open()
    const mail = await buildMail({
      program: 'outlook',
      locale: 'de-DE',
      from: 'ada@players.example',
      to: replyAddresses.of(record)!,
      text: 0,
    })
    const again = () =>
      transport.sendMail({ envelope: { from: 'ada@players.example', to: replyAddresses.of(record)! }, raw: mail.raw })
    await Promise.all([again(), again(), again()])
    await again()
    expect((await read(record)).caseEvents).toHaveLength(2)
  })

  test('files come along, by the rules of replies; what is not taken is told to player and desk', async () => {
    const record = await open()
    await send(record, {
      attachments: [
        { filename: 'screen.png', content: png },
        { filename: 'setup.exe', content: Buffer.from('MZ') },
        { filename: 'fake.png', content: Buffer.from('no picture') },
        ...[1, 2, 3, 4].map((at) => ({ filename: `log${at}.txt`, content: Buffer.from(`log ${at}`) })),
      ],
    })
    const { caseEvents } = await read(record)
    expect(caseEvents[1]!.attachments!.map(({ name }) => name)).toEqual([
      'screen.png',
      'log1.txt',
      'log2.txt',
      'log3.txt',
    ])
    const ada = await server().signIn()
    const { fileId } = caseEvents[1]!.attachments![0]!
    const file = await ada.get(`${api}/cases/en-US/detail/${record.id}/files/${fileId}`)
    expect(file.rawPayload).toEqual(png)
    const { notes } = await atDesk(record)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({ author: 'system:mail', text: 'Not kept: setup.exe, fake.png, log4.txt' })
    expect(await queued('case-reply-files', record)).toBe(1)
  })

  test('a text that is too long is a message as far as it goes, and whole beside it', async () => {
    const record = await open()
    await send(record, { mark: 'word '.repeat(1_000).trim() })
    const [, message] = (await read(record)).caseEvents
    expect(message!.responseText!.endsWith('…')).toBe(true)
    expect(message!.attachments).toMatchObject([{ name: 'mail.txt' }])
  })

  test('another address, or none that can be believed, is a note for the desk and never a message', async () => {
    const record = await open()
    for (const from of ['mallory@elsewhere.example', 'ada@players.example, mallory@elsewhere.example'])
      expect(
        (await send(record, { from, attachments: [{ filename: 'a.txt', content: Buffer.from('x') }] })).answer,
      ).toMatch(/^250 /)
    expect((await read(record)).caseEvents).toHaveLength(1)
    const { notes } = await atDesk(record)
    expect(notes.map(({ author }) => author)).toEqual(['system:mail', 'system:mail'])
    expect(notes[0]!.text).toContain('mallory@elsewhere.example')
    expect(notes[0]!.text).toContain('Not kept: a.txt')
    expect(await queued('case-reply-refused', record)).toBe(0)
  })

  test('an address nobody made is refused before the mail is sent: 550, the same for a case that is not there', async () => {
    const [record, other] = [await open(), await open()]
    const mark = replyAddresses.of(other)!.split('.').slice(1).join('.')
    for (const to of [
      `reply+${record.id}.${mark}`,
      `reply+999999999.${mark}`,
      'reply@support.example',
      'postmaster@support.example',
    ])
      expect((await send(record, {}, to)).answer).toBe('550 5.1.1 No such address')
    expect((await read(record)).caseEvents).toHaveLength(1)
    expect((await atDesk(record)).notes).toEqual([])
  })

  test('what nobody wrote is taken and stored nowhere', async () => {
    const record = await open()
    expect((await send(record, { headers: { 'Auto-Submitted': 'auto-replied' } })).answer).toMatch(/^250 /)
    expect((await send(record, { messageId: '<case-answered.1@localhost>' })).answer).toMatch(/^250 /)
    expect((await read(record)).caseEvents).toHaveLength(1)
    expect((await atDesk(record)).notes).toEqual([])
  })

  test('a locked case, or one of the archive, takes nothing by mail either: a note, and the player is told', async () => {
    const old = daysAgo(16)
    const cases = [
      await open({ isLocked: true }),
      await open({ status: 'RESOLVED', statusChangedAt: old, archivedAt: daysAgo(2) }),
      await open({ status: 'RESOLVED', statusChangedAt: old, cancelledAt: old, archivedAt: old }),
    ]
    for (const record of cases) {
      const { text } = await send(record)
      expect((await read(record)).caseEvents).toHaveLength(1)
      const { notes } = await atDesk(record)
      expect(notes[0]!.text).toContain(text)
      expect(await queued('case-reply-refused', record)).toBe(1)
    }
    const lately = await open({ status: 'RESOLVED', statusChangedAt: daysAgo(3), archivedAt: daysAgo(-11) })
    await send(lately)
    expect(await read(lately)).toMatchObject({ status: 'OPEN', statusType: 'ACTIVE' })
  })

  test('more bytes than a mail may have: refused when announced, and when not', async () => {
    const record = await open()
    const to = replyAddresses.of(record)!
    const raw = Buffer.concat([
      Buffer.from(`From: ada@players.example\r\nTo: ${to}\r\n\r\n`),
      Buffer.alloc(27_000_000, 'line of a log\r\n'),
    ])
    const envelope = { from: 'ada@players.example', to }
    // What EHLO says a mail may have keeps a sender from beginning.
    await expect(transport.sendMail({ envelope: { ...envelope, size: raw.length }, raw })).rejects.toThrow(
      'larger than allowed 26214400',
    )
    await expect(transport.sendMail({ envelope, raw })).rejects.toMatchObject({ responseCode: 552 })
    expect((await read(record)).caseEvents).toHaveLength(1)
  })

  test('a mail of many bytes is read on a thread, and its file is whole', async () => {
    const record = await open()
    const content = Buffer.alloc(8_000_000, 'log line\n')
    await send(record, { attachments: [{ filename: 'big.txt', content }] })
    expect((await read(record)).caseEvents[1]!.attachments).toMatchObject([{ name: 'big.txt', size: content.length }])
  })

  test('300 mails of ten programs in nine languages: each where it belongs, strangers nowhere', async () => {
    const { byKind, mistakes } = await runMails(server(), { port, count: 300 })
    expect(mistakes).toEqual([])
    expect(Object.keys(byKind).length).toBe(11)
  })
})

test('our mails ask for an answer above their line, at an address of the case; without the port they say it is not read', async () => {
  const ownPort = await freePort()
  for (const env of [mailInEnv(ownPort), {}]) {
    const server = await startTestServer({ env })
    const record = aCase({ contactEmail: 'ada@players.example' })
    await createCaseStore(server.database).insert(record)
    await server.jobs.enqueue('case-answered', { caseId: record.id })
    await server.jobs.runDue()
    const folder = join(server.dataDir, 'mails')
    // Others are told of the demonstration's cases that time resolves.
    const mail = readdirSync(folder)
      .filter((one) => one.endsWith('.eml'))
      .map((one) => readFileSync(join(folder, one), 'utf8').replaceAll(/=\r?\n/g, ''))
      .find((one) => one.includes('<case-answered.'))!
    expect(mail).toMatch(/^References: <case\.104233871@localhost>$/m)
    if (!('MAIL_IN_PORT' in env)) {
      expect(mail).not.toMatch(/^Reply-To:/m)
      expect(mail).toContain('Replies to this mail are not read.')
    } else {
      expect(mail).toContain(`Reply-To: ${replyAddresses.of(record)}`)
      expect(mail).toContain('##- Write your answer above this line -##')
      expect(mail).toContain('You can answer this mail')
      const rows = await server.database.db.selectFrom('job').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(replyAddresses.of(record)!.split('.')[1])
    }
    await server.close()
  }
})

test('the store away: 451, nothing acknowledged, and stored when it comes again; when the server stops, new ones are 421', async () => {
  const ownPort = await freePort()
  const away = { isAway: true }
  const server = await startTestServer({
    env: mailInEnv(ownPort),
    betweenBlobs: (blobs) => ({
      ...blobs,
      keepFile: (file) => (away.isAway ? Promise.reject(new Error('away')) : blobs.keepFile(file)),
    }),
  })
  await server.open()
  const record = aCase({ contactEmail: 'ada@players.example' })
  await createCaseStore(server.database).insert(record)
  const to = replyAddresses.of(record)!
  const mail = await buildMail({
    program: 'mutt',
    locale: 'en-US',
    from: 'ada@players.example',
    to,
    text: 0,
    attachments: [{ filename: 'log.txt', content: Buffer.from('log') }],
  })
  const transport = createTransport({ host: '127.0.0.1', port: ownPort, ignoreTLS: true })
  const envelope = { from: 'ada@players.example', to }
  await expect(transport.sendMail({ envelope, raw: mail.raw })).rejects.toMatchObject({ responseCode: 451 })
  const events = async () => (await createCaseStore(server.database).events(record.id)).length
  expect(await events()).toBe(0)
  away.isAway = false
  await transport.sendMail({ envelope, raw: mail.raw })
  expect(await events()).toBe(1)

  // One that was there before and says nothing does not keep the server.
  const silent = connect(ownPort, '127.0.0.1')
  const heard = textOf(silent)
  await new Promise<void>((resolve) => silent.once('data', () => resolve()))
  server.leave()
  await expect(transport.sendMail({ envelope, raw: mail.raw })).rejects.toThrow()
  await server.close()
  expect(await heard).toContain('421')
})
