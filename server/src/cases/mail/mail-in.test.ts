// Answers by mail, over a real SMTP conversation with the whole server, on both databases.
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCase, DeskMailText } from '#generated/server/desk/schemas.ts'
import type { CaseExport, SupportCase } from '#generated/server/schemas.ts'
import { aCase } from '../../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../../tests/support/desk-token.ts'
import { buildMail, type CorpusWish } from '../../../../tests/support/mail-corpus.ts'
import {
  asCarried,
  freePort,
  mailInEnv,
  mailPack,
  replyAddresses,
  runMails,
} from '../../../../tests/support/mail-run.ts'
import { api } from '../../../../tests/support/test-server.ts'
import { createCaseErasure } from '../erasure.ts'
import { createCaseStore } from '../store.ts'
import type { CaseRecord } from '../types.ts'
import { sha256 } from '../../lib/ids.ts'

const port = await freePort()
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

onBothDatabases('answers by mail', { env: mailInEnv(port), content: mailPack }, (server) => {
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
  const send = async (
    record: CaseRecord,
    wish: Partial<CorpusWish> = {},
    to: string | string[] = replyAddresses.of(record)!,
  ) => {
    const mail = await buildMail({
      program: 'gmail',
      locale: 'en-US',
      from: 'ada@players.example',
      to: [to].flat().join(', '),
      text: 0,
      ...wish,
    })
    const answer = await transport
      .sendMail({ envelope: { from: wish.from ?? 'ada@players.example', to }, raw: mail.raw })
      .then(
        ({ response }) => response,
        (error: Error & { response?: string }) => error.response ?? error.message,
      )
    return { ...mail, raw: asCarried(mail.raw), answer }
  }
  const read = async ({ id }: CaseRecord): Promise<SupportCase> => {
    const ada = await server().signIn()
    return (await ada.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase>()
  }
  const desk = async () => {
    const tokens = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    const token = await tokens('boris', ['agent'])
    return (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      server().app.inject({
        method,
        url: `/services/desk/${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      })
  }
  const atDesk = async ({ id }: CaseRecord): Promise<DeskCase> =>
    (await (await desk())('GET', `cases/${id}`)).json<DeskCase>()
  const source = async ({ id }: CaseRecord, fileId: string): Promise<Buffer> => {
    const answer = await (await desk())('GET', `cases/${id}/attachments/${fileId}`)
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="mail.eml"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.* sandbox$/),
    })
    return answer.rawPayload
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
    expect(own.caseEvents[1]!.folded).toContain('##- Write your reply above this line -##')
    expect(own.caseEvents[0]).not.toHaveProperty('folded')
  })

  test('an answer to a case that goes on in another one is a message there (CD-328)', async () => {
    const [kept, merged] = [await open(), await open({ status: 'ANSWERED' })]
    const joined = await (await desk())('POST', `cases/${kept.id}/merge`, { cases: [merged.id], eventCount: 1 })
    expect(joined.statusCode, joined.body).toBe(200)
    const { answer, text } = await send(merged)
    expect(answer).toMatch(/^250 /)
    const seen = await read(kept)
    expect(seen.caseEvents.at(-1)).toMatchObject({ via: 'mail', responseText: text })
    expect(seen.caseEvents.length).toBe(3)
    expect((await read(merged)).caseEvents.length).toBe(1)
  })

  test('one mail to the addresses of two cases that go on in one stands there once', async () => {
    const [kept, merged] = [await open(), await open()]
    const to = [kept, merged].map((one) => replyAddresses.of(one)!)
    const joined = await (await desk())('POST', `cases/${kept.id}/merge`, { cases: [merged.id], eventCount: 1 })
    expect(joined.statusCode, joined.body).toBe(200)
    const messages = async () => (await read(kept)).caseEvents.filter(({ via }) => via === 'mail').length
    for (const addresses of [to, to.toReversed()]) {
      const { answer } = await send(kept, { mark: addresses[0]! }, addresses)
      expect(answer).toMatch(/^250 /)
    }
    expect(await messages()).toBe(2)
    await send(kept, { from: 'eve@elsewhere.example', headers: { Subject: 'Automatic reply: away' } }, to)
    expect(await messages()).toBe(2)
    expect((await atDesk(kept)).notes.filter(({ text }) => text.includes('eve@elsewhere.example'))).toHaveLength(1)
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

  test('a picture in a mail is what its bytes say, as in a form (CD-496)', async () => {
    const record = await open()
    const jpeg = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBD', 'base64')
    const heic = Buffer.from('AAAAJGZ0eXBoZWljAAAAAG1pZjFNaUhCbWlhZk1pSEJoZWlj', 'base64')
    await send(record, {
      attachments: [
        { filename: 'photo.jpeg', content: jpeg },
        { filename: 'shot.png', content: jpeg },
        { filename: 'IMG_0001.HEIC', content: heic },
        { filename: 'report.txt', content: Buffer.from('MZ-700 does not start') },
      ],
    })
    expect((await read(record)).caseEvents[1]!.attachments!.map(({ name }) => name)).toEqual([
      'photo.jpeg',
      'shot.png.jpg',
      'IMG_0001.HEIC',
      'report.txt',
    ])
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
    expect(notes[0]).toMatchObject({
      author: 'system:mail',
      text: 'In the original mail only: setup.exe, fake.png, log4.txt',
    })
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

  test('what nobody wrote is counted and stored nowhere', async () => {
    const record = await open()
    const headers = { 'Auto-Submitted': 'auto-replied' }
    expect((await send(record, { headers, from: 'list@elsewhere.example' })).answer).toMatch(/^250 /)
    expect((await send(record, { messageId: '<case-answered.1@localhost>' })).answer).toMatch(/^250 /)
    expect((await read(record)).caseEvents).toHaveLength(1)
    expect(await atDesk(record)).toMatchObject({ notes: [] })
    expect(await atDesk(record)).not.toHaveProperty('mails')
  })

  /** A webhook that is told of mails that come back. */
  const listener = async (): Promise<void> => {
    const tokens = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    const answer = await server().app.inject({
      method: 'POST',
      url: '/services/desk/webhooks',
      headers: { authorization: `Bearer ${await tokens('root', ['admin'])}` },
      payload: { name: 'Mails', url: 'https://hooks.example/', events: ['case.mail_returned'], enabled: true },
    })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  /** As a mail server reports that it has given up. */
  const report = async (
    record: CaseRecord,
    {
      about,
      action = 'failed',
      to = replyAddresses.of(record)!,
    }: {
      about: string
      action?: string
      to?: string
    },
  ): Promise<string> => {
    count += 1
    const part = (type: string, ...lines: string[]) => ['--b', `Content-Type: ${type}`, '', ...lines]
    const raw = [
      ...['From: MAILER-DAEMON@relay.example', `To: ${to}`, `Message-ID: <${count}@relay.example>`],
      ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b', ''],
      ...part('text/plain', 'I gave up.', ''),
      ...part('message/delivery-status', 'Reporting-MTA: dns; relay.example', ''),
      ...[`Final-Recipient: rfc822; ${about}`, `Action: ${action}`, 'Status: 5.1.1', ''],
      ...part('text/rfc822-headers', 'Message-ID: <case-answered.1@localhost>', ''),
      '--b--',
    ].join('\r\n')
    return (await transport.sendMail({ envelope: { from: '', to }, raw })).response
  }

  test('a report that a mail came back marks the case, once, until its player writes (CD-500)', async () => {
    const record = await open({ status: 'ANSWERED' })
    const returns = async () => {
      const { player, notes, case: seen } = await atDesk(record)
      const said = notes.filter(({ text }) => text.includes('5.1.1'))
      return { since: player.mailReturnedAt, notes: said.length, status: seen.status, events: seen.caseEvents.length }
    }
    const told = async () => {
      const { db } = server().database
      const message = db.selectFrom('webhook_message').where('type', '=', 'case.mail_returned')
      return (await message.where('case_id', '=', record.id).select('body').execute()).length
    }
    await listener()
    const none = { since: undefined, notes: 0, status: 'ANSWERED', events: 1 }
    expect(await report(record, { about: 'ada@players.example', action: 'delayed' })).toMatch(/^250 /)
    expect(await report(record, { about: 'robin@players.example' })).toMatch(/^250 /)
    expect(await returns()).toEqual(none)
    expect(await report(record, { about: 'Ada@Players.example' })).toMatch(/^250 /)
    expect(await report(record, { about: 'ada@players.example' })).toMatch(/^250 /)
    expect(await returns()).toEqual({ ...none, since: expect.stringMatching(/^2/), notes: 1 })
    expect(await told()).toBe(1)
    await send(record)
    expect((await returns()).since).toBeUndefined()
    await report(record, { about: 'ada@players.example' })
    expect(await returns()).toMatchObject({ since: expect.stringMatching(/^2/), notes: 2 })
  })

  test('the player’s mail that looks automatic is a note with its mail, and reopens nothing; marks of lists say nothing', async () => {
    const record = await open({ status: 'RESOLVED', statusChangedAt: daysAgo(3), archivedAt: daysAgo(-11) })
    const { text, raw } = await send(record, { headers: { 'Auto-Submitted': 'auto-replied' } })
    expect(await read(record)).toMatchObject({ status: 'RESOLVED', caseEvents: [{ eventType: 'CONTACT' }] })
    const { notes, mails } = await atDesk(record)
    expect(notes[0]!.text).toContain('looks automatic')
    expect(notes[0]!.text).toContain(text)
    expect(mails).toEqual([expect.objectContaining({ note: notes[0]!.id, state: 'available' })])
    expect(await source(record, mails![0]!.fileId)).toEqual(raw)
    await send(record, { headers: { 'X-Auto-Response-Suppress': 'DR, OOF', Precedence: 'bulk' }, text: 1 })
    expect((await read(record)).caseEvents).toHaveLength(3)
  })

  test('the player’s mail is kept as it came, at its message or its note; the player’s list of files does not name it', async () => {
    const record = await open()
    const { raw } = await send(record, { attachments: [{ filename: 'screen.png', content: png }] })
    const other = await open({ isLocked: true })
    const { raw: refused } = await send(other)
    for (const [one, bytes] of [
      [record, raw],
      [other, refused],
    ] as const) {
      const { mails, notes, attachments } = await atDesk(one)
      expect(mails).toEqual([expect.objectContaining(one === record ? { event: 1 } : { note: notes[0]!.id })])
      expect(attachments.map(({ name }) => name)).toEqual(one === record ? ['screen.png'] : [])
      expect((await source(one, mails![0]!.fileId)).equals(bytes)).toBe(true)
      const ada = await server().signIn()
      const copy = (await ada.get(`${api}/cases/en-US/detail/${one.id}/export`)).json<CaseExport>()
      expect(copy.mails).toEqual([{ fileId: mails![0]!.fileId, size: bytes.length, receivedAt: expect.any(String) }])
      expect((await ada.get(`${api}/cases/en-US/detail/${one.id}/files/${mails![0]!.fileId}`)).rawPayload).toEqual(
        bytes,
      )
    }
    expect((await read(record)).caseEvents[1]!.attachments!.map(({ name }) => name)).toEqual(['screen.png'])
    // What an address is proven by stands in no table (CD-234), though mail programs quote it.
    const mark = replyAddresses.of(record)!.split('.')[1]!.split('@')[0]!
    const events = await server().database.db.selectFrom('case_event').select('text').execute()
    expect(JSON.stringify(events)).not.toContain(mark)
  })

  test('a mail is read at the desk as words alone: nothing of its HTML, and everything that was folded (CD-501)', async () => {
    const record = await open()
    const file = { filename: 'notes.exe', content: Buffer.from('MZ') }
    const { text } = await send(record, { program: 'gmail', attachments: [file], headers: { Subject: 'Re: <b>x</b>' } })
    const [mail] = (await atDesk(record)).mails!
    const call = await desk()
    const shown = await call('GET', `cases/${record.id}/mails/${mail!.fileId}`)
    expect(shown.headers['content-type']).toMatch(/^application\/json/)
    const words = shown.json<DeskMailText>()
    expect(words).toMatchObject({ from: 'ada@players.example', files: [{ name: 'notes.exe', size: 2 }] })
    expect(words.text).toContain(text)
    expect(words.text).toContain('##- Write your reply above this line -##')
    expect(words.text).not.toMatch(/<div|<blockquote/)
    expect((await call('GET', `cases/${(await open()).id}/mails/${mail!.fileId}`)).statusCode).toBe(404)
  })

  test('a text that quotes our mail holds neither its reply address nor the case’s link', async () => {
    const token = 'k'.repeat(43)
    const record = await open({ ownerId: null, tokenHash: sha256(token) })
    const to = replyAddresses.of(record)!
    const quoted = `> https://support.example/support/en-US/help/case/detail/${token}?x=1\r\n> ${to}\r\n`
    const raw = Buffer.from(`From: ada@players.example\r\nTo: ${to}\r\n\r\n${quoted}`)
    await transport.sendMail({ envelope: { from: 'ada@players.example', to }, raw })
    const { case: seen, mails } = await atDesk(record)
    const text = seen.caseEvents[1]!.responseText!
    expect(text).toContain('/case/detail/…?x=1')
    expect(text).toContain('reply@support.example')
    expect(await source(record, mails![0]!.fileId)).toEqual(raw)
  })

  test('of a merged case the mails open at the kept one; at a split they go along, and come back', async () => {
    const [kept, merged] = [await open(), await open({ status: 'ANSWERED' })]
    const first = await send(merged)
    const second = await send(kept, { text: 1 })
    const boris = await desk()
    const joined = await boris('POST', `cases/${kept.id}/merge`, { cases: [merged.id], eventCount: 2 })
    expect(joined.statusCode, joined.body).toBe(200)
    const whole = await atDesk(kept)
    const opened = await Promise.all(whole.mails!.map(({ fileId }) => source(kept, fileId)))
    expect(opened.map((bytes) => sha256(bytes)).sort()).toEqual([sha256(first.raw), sha256(second.raw)].sort())
    for (const { event } of whole.mails!) expect(whole.case.caseEvents[event!]!.via).toBe('mail')

    const record = await open()
    const { raw } = await send(record)
    const split = await boris('POST', `cases/${record.id}/split`, {
      messages: [1],
      eventCount: 2,
      subject: 'Another thing',
      categoryId: record.topicId,
      game: record.product,
    })
    expect(split.statusCode, split.body).toBe(201)
    const { id } = split.json<DeskCase>().case
    expect(await atDesk(record)).not.toHaveProperty('mails')
    const there = await atDesk({ ...record, id })
    expect(there.mails).toMatchObject([{ event: 0 }])
    expect(await source({ ...record, id }, there.mails![0]!.fileId)).toEqual(raw)
    expect((await boris('DELETE', `cases/${id}/split`)).statusCode).toBe(200)
    expect((await atDesk(record)).mails).toMatchObject([{ event: 1 }])
  })

  test('erased with the account: no row and no byte is left', async () => {
    const record = await open()
    const { raw } = await send(record)
    const { db } = server().database
    const erased = await createCaseErasure(server().database).erase('test-ada', null)
    expect(erased.hashes).toContain(sha256(raw))
    expect(await db.selectFrom('case_attachment').select('id').where('sha256', '=', sha256(raw)).execute()).toEqual([])
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

  const nested = (depth: number): string =>
    Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
      '',
    )
  const parts = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nIt works.\r\n'
  const everybody = Array.from({ length: 20_000 }, (_, at) => `p${at}@players.example`).join(',\r\n ')
  test.each([
    ['400,000 empty lines', () => `\r\nIt works.\r\n${'\r\n'.repeat(400_000)}`, 'It works.'],
    [
      '400,000 lines of a quote',
      () => `\r\nIt works.\r\n${'>\r\n'.repeat(400_000)}`,
      `It works.${'<br>&gt;'.repeat(1_019)}…`,
    ],
    ['400,000 lines in no character set', () => `\r\nGr\xfc\xdfe\r\n${'\r\n'.repeat(400_000)}`, 'Grüße'],
    ['a line of 5 MB', () => `\r\nIt works. ${'a'.repeat(5_000_000)}`, `It works. ${'a'.repeat(2_037)}…`],
    [
      'more parts than are read',
      () => `${parts}${'--b\r\nContent-Type: image/x\r\n\r\nx\r\n'.repeat(20_000)}`,
      'It works.',
    ],
    ['a head of 1 MB', () => `Subject: ${'a '.repeat(500_000)}\r\n\r\nIt works.`, 'It works.'],
    ['20,000 recipients', () => `Cc: ${everybody}\r\n\r\nIt works.`, 'It works.'],
    ['500 parts in parts', () => `${nested(500)}\r\nIt works.`, 'It works.'],
    ['more parts in parts than are read', () => `${parts}--b\r\n${nested(5_000)}`, 'It works.'],
    ['more of a head than is read', () => `Subject: ${'a '.repeat(2_500_000)}\r\n\r\nIt works.`, null],
  ])('%s: taken and kept whole, and its text is what was written', async (title, rest, text) => {
    const record = await open()
    const to = replyAddresses.of(record)!
    const raw = Buffer.from(`From: ada@players.example\r\nTo: ${to}\r\n${rest()}\r\n`, 'latin1')
    const { response } = await transport.sendMail({ envelope: { from: 'ada@players.example', to }, raw })
    expect(response).toMatch(/^250/)
    expect((await read(record)).caseEvents[1]?.responseText ?? null).toBe(text)
    const { mails, notes } = await atDesk(record)
    expect(await source(record, mails![0]!.fileId)).toEqual(raw)
    const shown = await (await desk())('GET', `cases/${record.id}/mails/${mails![0]!.fileId}`)
    expect([shown.statusCode, shown.json<DeskMailText>().from]).toEqual([200, 'ada@players.example'])
    if (title.startsWith('more ')) expect(notes[0]!.text).toContain('Only the beginning of this mail could be read.')
  })

  test('a mail with control characters is taken without them, on both databases', async () => {
    const record = await open()
    const to = replyAddresses.of(record)!
    const raw = `From: ada@players.example\r\nTo: ${to}\r\n\r\na\u0000b\u001b[1m Ru\u0308stung \u202ec\r\n`
    await transport.sendMail({ envelope: { from: 'ada@players.example', to }, raw: Buffer.from(raw) })
    expect((await read(record)).caseEvents[1]!.responseText).toBe('ab[1m Rüstung c')
  })

  test('300 mails of ten programs in nine languages: each where it belongs, strangers nowhere', async () => {
    const { byKind, mistakes } = await runMails(server(), { port, count: 300 })
    expect(mistakes).toEqual([])
    expect(Object.keys(byKind).length).toBe(11)
  })
})
