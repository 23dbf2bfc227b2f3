// What files that are looked into promise (T13): one list of tests, asked of a daemon of our own that speaks ClamAV's
// protocol in the quick suite, and of ClamAV's in `make lab DO=clamd`.
import { existsSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskCase } from '#generated/server/desk/schemas.ts'
import type { SupportCase } from '#generated/server/schemas.ts'
import { createClamd } from '../../server/src/adapters/scanner/clamd.ts'
import { ScannerAwayError } from '../../server/src/cases/ports.ts'
import { createCaseFileStore } from '../../server/src/cases/file-store.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { sha256 } from '../../server/src/lib/ids.ts'
import { deskTokens, rolesUpTo } from './desk-token.ts'
import { api, startTestServer, type TestClient, type TestServer } from './test-server.ts'

export interface TestScanner {
  url: string
  /** Part of every finding's name. */
  finding: string
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  stop: () => Promise<void>
}

/** What the test's own signature names; nothing else in the world holds it. */
export const harmful = 'guidepost-harmful-for-tests-5f21c0a9'

const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`

export const scanContract = (title: string, start: () => Promise<TestScanner>): void => {
  describe(title, () => {
    let scanner: TestScanner
    let server: TestServer
    let ada: TestClient
    let bearer: string
    beforeAll(async () => {
      scanner = await start()
      server = await startTestServer({
        env: { CLAMD_URL: scanner.url },
        content: {
          'products/wow/topics.yaml': topics,
          'pack.yaml': smallPackFiles()['pack.yaml']!.replace(/features:.*/, 'features: { arkose: false }'),
        },
      })
      ada = await server.signIn()
      const tokenFor = await deskTokens({ database: server.database, publicUrl: 'http://localhost:8080' })
      bearer = `Bearer ${await tokenFor('demo-agent-jo', rolesUpTo('agent'))}`
    })
    afterAll(async () => {
      await server.close()
      await scanner.stop()
    })

    const scan = (...pieces: (Buffer | string)[]) =>
      createClamd({ url: scanner.url, silentMilliseconds: 10_000 }).scan(
        Readable.from(pieces.map((one) => Buffer.from(one))),
      )

    test('a clean file, an empty piece, a harmful one in two pieces, one of 15 MB whose last words are harmful', async () => {
      expect(await scan('nothing to see')).toEqual({ found: null })
      expect(await scan('a', '', 'b')).toEqual({ found: null })
      const found = { found: expect.stringContaining(scanner.finding) }
      expect(await scan(harmful.slice(0, 9), harmful.slice(9))).toEqual(found)
      const megabyte = Buffer.alloc(1_000_000, 'every word of it is harmless. ')
      expect(await scan(...Array.from({ length: 14 }, () => megabyte), harmful)).toEqual(found)
    })

    const submit = async (files: Record<string, string>): Promise<string> => {
      const form = new FormData()
      const values = {
        fields: { description: 'Shut.' },
        categoryId: 1211,
        channel: 'ticket',
        locale: 'en-US',
        game: 'wow',
      }
      form.append('form', JSON.stringify(values))
      for (const [name, text] of Object.entries(files)) form.append('files[files]', new File([text], name), name)
      const answer = await ada.send('POST', `${api}/submit`, {
        form,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ caseId: string }>().caseId
    }
    const detail = (id: string) => `${api}/cases/en-US/detail/${id}`
    const filesOf = async (id: string) =>
      (await ada.get(detail(id))).json<SupportCase>().caseEvents.flatMap(({ attachments }) => attachments ?? [])
    const statesOf = async (id: string) => (await filesOf(id)).map(({ name, state }) => `${name} ${state}`)
    const open = async (id: string) => {
      const answers = []
      for (const { fileId } of await filesOf(id)) answers.push(await ada.get(`${detail(id)}/files/${fileId}`))
      return answers.map(({ statusCode }) => statusCode)
    }
    /** The minute's. */
    const round = async () => {
      await server.database.db
        .updateTable('job')
        .set({ run_at: new Date(0).toISOString() })
        .where('kind', '=', 'file-scan-waiting')
        .execute()
      await server.jobs.runDue()
    }
    const atDesk = async (url: string) =>
      server.app.inject({ method: 'GET', url: `/services/desk${url}`, headers: { authorization: bearer } })

    test('a file is not opened before it was looked into; a harmful one is named to both sides and not kept', async () => {
      const id = await submit({ 'log.txt': 'lines of a log', 'tool.txt': `take this: ${harmful}` })
      expect(await statesOf(id)).toEqual(['log.txt unchecked', 'tool.txt unchecked'])
      expect(await open(id)).toEqual([423, 423])
      const [waiting] = (await atDesk(`/cases/${id}`)).json<DeskCase>().attachments
      expect((await atDesk(`/cases/${id}/attachments/${waiting!.fileId}`)).json()).toMatchObject({
        slug: 'not-checked',
      })

      await server.jobs.runDue()
      expect(await statesOf(id)).toEqual(['log.txt available', 'tool.txt blocked'])
      expect(await open(id)).toEqual([200, 404])
      const { attachments } = (await atDesk(`/cases/${id}`)).json<DeskCase>()
      expect(attachments).toMatchObject([
        { state: 'available', finding: null },
        { state: 'blocked', finding: expect.stringContaining(scanner.finding) },
      ])
      expect((await atDesk(`/cases/${id}/attachments/${attachments[1]!.fileId}`)).statusCode).toBe(404)

      // Nothing names its bytes any more.
      const hash = sha256(`take this: ${harmful}`)
      expect(await createCaseFileStore(server.database).referenced([hash])).toEqual([])
      const path = join(server.dataDir, 'blobs', hash.slice(0, 2), hash)
      expect(existsSync(path)).toBe(true)
      await utimes(path, new Date(0), new Date(0))
      await server.database.db
        .updateTable('job')
        .set({ run_at: new Date(0).toISOString() })
        .execute()
      await server.jobs.runDue()
      expect(existsSync(path)).toBe(false)
    })

    test('a file that is damaged where it lies stays closed, and is asked for less and less often', async () => {
      const id = await submit({ 'rot.txt': 'as it was sent' })
      const hash = sha256('as it was sent')
      const path = join(server.dataDir, 'blobs', hash.slice(0, 2), hash)
      writeFileSync(path, 'as it now lies')
      const wanted = () =>
        server.database.db
          .selectFrom('case_attachment')
          .select(['scan', 'scan_tries', 'scan_after'])
          .where('sha256', '=', hash)
          .executeTakeFirstOrThrow()
      const complaints = () => server.logLines().filter(({ msg }) => String(msg).includes('did not tell')).length
      await round()
      expect(await wanted()).toMatchObject({ scan: null, scan_tries: 1 })
      await server.database.db
        .updateTable('case_attachment')
        .set({ scan_tries: 11, scan_after: new Date(0).toISOString() })
        .where('sha256', '=', hash)
        .execute()
      await round()
      const after = await wanted()
      expect(after).toMatchObject({ scan: null, scan_tries: 12 })
      expect(Date.parse(after.scan_after!)).toBeGreaterThan(Date.now() + 1_800_000)
      const before = complaints()
      await round()
      await round()
      expect([complaints(), await wanted()]).toEqual([before, after])
      expect(await statesOf(id)).toEqual(['rot.txt unchecked'])
      expect(await open(id)).toEqual([423])

      // As after a restore of the file.
      writeFileSync(path, 'as it was sent')
      await server.database.db
        .updateTable('case_attachment')
        .set({ scan_after: new Date(0).toISOString() })
        .where('sha256', '=', hash)
        .execute()
      await round()
      expect(await open(id)).toEqual([200])
    })

    test('while the scanner is away files are taken and wait, those of an answer too; once it is back they are told', async () => {
      await scanner.goAway()
      await expect(scan('words')).rejects.toThrow(ScannerAwayError)
      const id = await submit({ 'a.txt': 'sent meanwhile', 'b.txt': `sent meanwhile: ${harmful}` })
      const form = new FormData()
      form.append('form', JSON.stringify({ responseText: 'See.', status: 'ANSWERED', eventCount: 1 }))
      form.append('files[files]', new Blob(['an answer’s file']), 'map.txt')
      const encoded = new Response(form)
      const answered = await server.app.inject({
        method: 'POST',
        url: `/services/desk/cases/${id}/responses`,
        headers: {
          authorization: bearer,
          'idempotency-key': crypto.randomUUID(),
          'content-type': encoded.headers.get('content-type')!,
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
      expect(answered.statusCode).toBe(201)
      await server.jobs.runDue()
      const waiting = ['a.txt unchecked', 'b.txt unchecked', 'map.txt unchecked']
      expect(await statesOf(id)).toEqual(waiting)
      expect(await open(id)).toEqual([423, 423, 423])
      expect((await server.jobs.stats()).dead).toBe(0)
      expect(server.logLines().some(({ msg }) => String(msg).includes('the scanner did not tell'))).toBe(true)

      await scanner.comeBack()
      await round()
      expect(await statesOf(id)).toEqual(['a.txt available', 'b.txt blocked', 'map.txt available'])
    })
  })
}
