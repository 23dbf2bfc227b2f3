// Mails a player chooses, ends with one click, or gets once a day: through the whole server, on both databases.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { api, type TestServer } from '../../../tests/support/test-server.ts'
import { createCaseStore } from '../cases/store.ts'
import type { CaseMailKind } from '../cases/ports.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createUnsubscribeTags } from './unsubscribe-tags.ts'

interface Sent {
  to: string
  subject: string
  text: string
  /** As it goes over the wire. */
  raw: string
}

const mailsOf = (server: TestServer, to: string): Sent[] => {
  const folder = join(server.dataDir, 'mails')
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Sent, 'raw'>),
      raw: readFileSync(join(folder, name.replace('.json', '.eml')), 'utf8'),
    }))
    .filter((mail) => mail.to === to)
}
const stopLink = ({ raw }: Sent): string | undefined =>
  /^List-Unsubscribe: <https?:\/\/[^/]+(\/[^>]+)>$/m.exec(raw)?.[1]

test('a tag is opened by the key that made it, also after a change of keys, and tells nothing by itself', () => {
  const old = createKeyring(['a'.repeat(32)], ['b'.repeat(32)])
  const read = { accountId: 'test-ada', caseId: '1', what: 'surveys' as const, locale: 'de-DE' }
  const tag = createUnsubscribeTags(old).make(read)
  expect(tag).toMatch(/^v1\.[A-Za-z0-9_-]{40,800}$/)
  expect(Buffer.from(tag.slice(3), 'base64url').toString('latin1')).not.toContain('test-ada')
  expect(createUnsubscribeTags(createKeyring(['c'.repeat(32)], ['d'.repeat(32), 'b'.repeat(32)])).read(tag)).toEqual(
    read,
  )
  expect(createUnsubscribeTags(createKeyring(['a'.repeat(32)], ['d'.repeat(32)])).read(tag)).toBeUndefined()
  // What is sealed for something else opens nothing here.
  expect(
    createUnsubscribeTags(old).read(old.seal('own-data', JSON.stringify(['test-ada', '1', 'surveys', 'en-US']))),
  ).toBeUndefined()
})

const clock = createManualClock('2026-11-18T09:30:00.000Z')
onBothDatabases('mails', { clock }, (server) => {
  let count = 0
  let login = ''
  let address = ''
  const store = () => createCaseStore(server().database)
  /** A resolved case of this test's player; null: of nobody. */
  const filed = async (ownerId: string | null = login, change: Parameters<typeof aCase>[0] = {}): Promise<string> => {
    count += 1
    const id = String(7_100_000 + count)
    const at = clock.now().toISOString()
    const record = aCase({ id, ownerId, contactEmail: address, status: 'RESOLVED', createdAt: at, ...change })
    const first = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text: 'Help', isCompany: false } as const
    await store().open(record, { ...first, channel: 'TICKET', createdAt: at })
    return id
  }
  const mailed = async (kind: CaseMailKind, caseId: string): Promise<void> => {
    await server().jobs.enqueue(kind, { caseId })
    await server().jobs.runDue()
  }
  const sent = (): Sent[] => mailsOf(server(), address)
  const player = () => server().signIn({ id: login, email: address })
  const choose = async (json: object) => (await player()).send('PUT', `${api}/account/mail`, { json })

  beforeEach(() => {
    count += 1
    login = `test-mails-${count}`
    address = `mails-${count}@players.example`
    rmSync(join(server().dataDir, 'mails'), { recursive: true, force: true })
  })

  test('whoever has chosen nothing gets everything; what is chosen is the player’s own', async () => {
    const one = await player()
    const other = await server().signIn({ id: `${login}-other` })
    const before = { statusNews: true, surveys: true, digest: false }
    expect((await one.get(`${api}/account/mail`)).json()).toEqual(before)
    const chosen = { statusNews: false, surveys: false, digest: true }
    expect((await choose(chosen)).json()).toEqual(chosen)
    expect((await one.get(`${api}/account/mail`)).json()).toEqual(chosen)
    expect((await other.get(`${api}/account/mail`)).json()).toEqual(before)
    expect((await choose({ statusNews: false })).statusCode).toBe(400)
    expect((await (await server().anonymous()).get(`${api}/account/mail`)).statusCode).toBe(401)
  })

  describe('one click', () => {
    const post = (url: string, headers: Record<string, string>, payload: string) =>
      server().app.inject({ method: 'POST', url, headers, payload })

    test('ends status news as a mail program does it: no session, no token, and opening the link ends nothing', async () => {
      await mailed('case-resolved', await filed())
      const link = stopLink(sent()[0]!)!
      expect(sent()[0]!.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
      const asked = await server().app.inject({ url: link })
      expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(asked.headers['cache-control']).toBe('no-store')
      expect(asked.body).toContain('Stop these emails?')
      expect((await (await player()).get(`${api}/account/mail`)).json()).toMatchObject({ statusNews: true })

      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const done = await post(link, form, 'List-Unsubscribe=One-Click')
      expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('You’re unsubscribed')])
      const chosen = { statusNews: false, surveys: true, digest: false }
      expect((await (await player()).get(`${api}/account/mail`)).json()).toEqual(chosen)
      // Said twice, and in the other form of RFC 8058, it is the same.
      const parts = { 'content-type': 'multipart/form-data; boundary=b' }
      const again = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
      expect((await post(link, parts, again)).statusCode).toBe(200)
      expect((await (await player()).get(`${api}/account/mail`)).json()).toEqual(chosen)

      // A case that is solved without a word is silent now, an answer is not.
      await mailed('case-resolved', await filed())
      expect(sent()).toHaveLength(1)
      await mailed('case-answered', await filed())
      expect(sent()).toHaveLength(2)
    })

    test('ends the questions alone where the mail is an answer', async () => {
      await mailed('case-answered-resolved', await filed())
      const [mail] = sent()
      expect(mail!.text).toContain('/survey/')
      await post(stopLink(mail!)!, {}, '')
      expect((await (await player()).get(`${api}/account/mail`)).json()).toMatchObject({
        statusNews: true,
        surveys: false,
      })
      rmSync(join(server().dataDir, 'mails'), { recursive: true, force: true })
      await mailed('case-answered-resolved', await filed())
      expect(sent()[0]!.text).not.toContain('/survey/')
      expect(stopLink(sent()[0]!)).toBeUndefined()
    })

    test('is there for who has no account, for their case; a tag that was changed is none', async () => {
      const [first, second] = [await filed(null), await filed(null)]
      await mailed('case-resolved', first)
      const link = stopLink(sent()[0]!)!
      const last = link.at(-5)!
      const forged = `${link.slice(0, -5)}${last === 'A' ? 'B' : 'A'}${link.slice(-4)}`
      expect((await post(forged, {}, '')).statusCode).toBe(404)
      expect((await server().app.inject({ url: forged })).statusCode).toBe(404)
      expect((await post('/services/bft/unsubscribe?tag=1', {}, '')).statusCode).toBe(400)
      await mailed('case-resolved', first)
      expect(sent()).toHaveLength(2)
      expect((await post(link, {}, '')).statusCode).toBe(200)
      await mailed('case-resolved', first)
      expect(sent()).toHaveLength(2)
      await mailed('case-resolved', second)
      expect(sent()).toHaveLength(3)
      await server().database.db.deleteFrom('support_case').where('id', '=', first).execute()
      expect((await post(link, {}, '')).statusCode).toBe(404)
    })

    test('is refused to a page elsewhere that a signed-in player looks at', async () => {
      await mailed('case-resolved', await filed())
      const { cookie } = await player()
      const elsewhere = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      expect((await post(stopLink(sent()[0]!)!, elsewhere, '')).statusCode).toBe(403)
    })
  })

  describe('a digest', () => {
    const everything = { statusNews: true, surveys: true, digest: true }
    /** Its time comes. */
    const nextMorning = async (): Promise<void> => {
      clock.advance(24 * 3600 + 601)
      await server().jobs.runDue()
    }

    test('is one mail a day of what is new, with a link each and no word of an answer', async () => {
      await choose(everything)
      const unread = { companyEventAt: clock.now().toISOString(), lastReadAt: null }
      const [answered, resolved] = [await filed(login, { status: 'ANSWERED', ...unread }), await filed()]
      const read = await filed(login, unread)
      await mailed('case-answered', answered)
      await mailed('case-answered', answered)
      await mailed('case-resolved', resolved)
      await mailed('case-answered', read)
      // Due at once, whatever was chosen.
      await mailed('case-received', answered)
      expect(sent().map(({ subject }) => subject)).toEqual([expect.stringContaining('we received')])
      clock.advance(60)
      await (await player()).get(`${api}/cases/en-US/detail/${read}`)
      rmSync(join(server().dataDir, 'mails'), { recursive: true, force: true })

      await nextMorning()
      const [mail, ...more] = sent()
      expect(more).toEqual([])
      expect(mail!.subject).toMatch(/: news about your cases$/)
      const links = mail!.text.match(/\/case\/detail\/\d+/g)
      expect(links).toEqual([`/case/detail/${answered}`, `/case/detail/${resolved}`])
      expect(mail!.text).toContain('/help/account/mail')
      expect(stopLink(mail!)).toMatch(/^\/services\/bft\/unsubscribe\?tag=v1\./)

      // Nothing is told twice, and without news there is no mail.
      await nextMorning()
      expect(sent()).toHaveLength(1)
      await mailed('case-answered', answered)
      await nextMorning()
      expect(sent()).toHaveLength(2)
    })

    test('leaves out status news that were ended meanwhile, and cases that are gone', async () => {
      await choose(everything)
      const [answered, resolved, gone] = [await filed(), await filed(), await filed()]
      for (const id of [answered, gone]) await mailed('case-answered', id)
      await mailed('case-resolved', resolved)
      await choose({ ...everything, statusNews: false })
      await server().database.db.deleteFrom('support_case').where('id', '=', gone).execute()
      await nextMorning()
      expect(sent().map(({ text }) => text.match(/\/case\/detail\/\d+/g))).toEqual([[`/case/detail/${answered}`]])
      expect(stopLink(sent()[0]!)).toBeUndefined()
    })
  })
})
