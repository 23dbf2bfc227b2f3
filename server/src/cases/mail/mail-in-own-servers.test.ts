// Answers by mail where the server stands otherwise: without the port, its store away, with a scanner, killed, at its limits.
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { DeskCase } from '#generated/server/desk/schemas.ts'
import { aCase } from '../../../../tests/support/a-case.ts'
import { deskTokens } from '../../../../tests/support/desk-token.ts'
import { startClamd } from '../../../../tests/support/clamd.ts'
import { buildMail } from '../../../../tests/support/mail-corpus.ts'
import { freePort, mailInEnv, replyAddresses } from '../../../../tests/support/mail-run.ts'
import { harmful } from '../../../../tests/support/scan-contract.ts'
import { startTestServer } from '../../../../tests/support/test-server.ts'
import { createCaseFileStore } from '../file-store.ts'
import { createCaseStore } from '../store.ts'
import { sha256 } from '../../lib/ids.ts'

const ada = 'ada@players.example'
const transportTo = (port: number) => createTransport({ host: '127.0.0.1', port, ignoreTLS: true })

test('our mails ask for an answer above their line, at an address of the case; without the port they say it is not read', async () => {
  const ownPort = await freePort()
  for (const env of [mailInEnv(ownPort), {}]) {
    const server = await startTestServer({ env })
    const record = aCase({ contactEmail: ada })
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
      expect(mail).toContain('t read replies to this email.')
    } else {
      expect(mail).toContain(`Reply-To: ${replyAddresses.of(record)}`)
      expect(mail).toContain('##- Write your reply above this line -##')
      expect(mail).toContain('You can reply to this email')
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
  const record = aCase({ contactEmail: ada })
  await createCaseStore(server.database).insert(record)
  const to = replyAddresses.of(record)!
  const mail = await buildMail({
    program: 'mutt',
    locale: 'en-US',
    from: ada,
    to,
    text: 0,
    attachments: [{ filename: 'log.txt', content: Buffer.from('log') }],
  })
  const transport = transportTo(ownPort)
  const envelope = { from: ada, to }
  await expect(transport.sendMail({ envelope, raw: mail.raw })).rejects.toMatchObject({ responseCode: 451 })
  expect((await server.app.inject('/metrics')).body).toContain('guidepost_mails_in_later_total 1\n')
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

test('the mail as it came waits for its check, and never opens when something was found in it', async () => {
  const ownPort = await freePort()
  const clamd = await startClamd()
  const server = await startTestServer({ env: { ...mailInEnv(ownPort), CLAMD_URL: clamd.url } })
  const tokens = await deskTokens({ database: server.database, publicUrl: 'http://localhost:8080' })
  const headers = { authorization: `Bearer ${await tokens('boris', ['agent'])}` }
  const mailsOf = async (id: string) =>
    (await server.app.inject({ url: `/services/desk/cases/${id}`, headers })).json<DeskCase>().mails!
  const statusOf = async (id: string) =>
    (
      await server.app.inject({
        url: `/services/desk/cases/${id}/attachments/${(await mailsOf(id))[0]!.fileId}`,
        headers,
      })
    ).statusCode
  await server.open()
  const transport = transportTo(ownPort)
  const ids = ['104233871', '104233872'] as const
  for (const [at, words] of ['It works.', harmful].entries()) {
    // One becomes a message, the other a note.
    const record = aCase({ id: ids[at]!, contactEmail: ada, isLocked: at === 1 })
    await createCaseStore(server.database).insert(record)
    const to = replyAddresses.of(record)!
    await transport.sendMail({ from: ada, to, text: words })
    expect(await mailsOf(record.id)).toMatchObject([{ state: 'unchecked' }])
    expect(await statusOf(record.id)).toBe(423)
  }
  await server.jobs.runDue()
  expect(await Promise.all(ids.map(statusOf))).toEqual([200, 404])
  expect(await mailsOf(ids[1])).toMatchObject([{ state: 'blocked', finding: expect.stringContaining(clamd.finding) }])
  transport.close()
  await server.close()
  await clamd.stop()
})

test('what is stored without a row, as by a process that was killed between, is named by nobody and swept', async () => {
  const ownPort = await freePort()
  const server = await startTestServer({ env: { ...mailInEnv(ownPort), LIMITS_SCALE: '1' } })
  await server.open()
  const record = aCase({ contactEmail: ada, isLocked: true })
  const files = createCaseFileStore(server.database)
  await createCaseStore(server.database).insert(record)
  const transport = transportTo(ownPort)
  const to = replyAddresses.of(record)!
  const raw = (at: number) => Buffer.from(`From: ada@players.example\r\nTo: ${to}\r\n\r\nmail ${at}\r\n`)
  const send = (at: number) => transport.sendMail({ envelope: { from: ada, to }, raw: raw(at) })
  for (let at = 0; at < 10; at += 1) await send(at)
  // An eleventh note in an hour is too many: stored files first, then the refusal.
  await expect(send(10)).rejects.toMatchObject({ responseCode: 451 })
  const [tenth, eleventh] = [sha256(raw(9)), sha256(raw(10))]
  expect(readFileSync(join(server.dataDir, 'blobs', eleventh.slice(0, 2), eleventh))).toEqual(raw(10))
  expect(await files.referenced([tenth, eleventh])).toEqual([tenth])
  expect(await files.mails(record.id)).toHaveLength(10)
  transport.close()
  await server.close()
})

test('one case takes so many mails an hour, and so many bytes: 451 before they are read, and other cases go on', async () => {
  const ownPort = await freePort()
  const server = await startTestServer({ env: { ...mailInEnv(ownPort), LIMITS_SCALE: '1' } })
  await server.open()
  const cases = ['500000001', '500000002'].map((id) => aCase({ id, contactEmail: ada }))
  for (const record of cases) await createCaseStore(server.database).insert(record)
  const [to, other] = cases.map((record) => replyAddresses.of(record)!)
  const transport = transportTo(ownPort)
  const answers = async (address: string, count: number, lines: number): Promise<string[]> => {
    const heard: string[] = []
    const raw = `From: ada@players.example\r\nAuto-Submitted: auto-replied\r\n\r\n${`${'away '.repeat(15)}\r\n`.repeat(lines)}`
    for (let at = 0; at < count; at += 1)
      heard.push(
        await transport.sendMail({ envelope: { from: ada, to: address }, raw }).then(
          ({ response }) => response.slice(0, 3),
          ({ responseCode }: { responseCode: number }) => String(responseCode),
        ),
      )
    return heard
  }
  const first = (count: number): string[] => [...Array.from({ length: count }, () => '250'), '451']
  // Each of these is two megabytes that are begun, and a hundred are taken.
  expect(await answers(to!, 51, 15_000)).toEqual(first(50))
  expect(await answers(to!, 1, 0)).toEqual(['451'])
  expect(await answers(other!, 61, 1)).toEqual(first(60))
  await server.close()
})
