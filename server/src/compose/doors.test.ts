// Every door a text comes in by besides the contract (T46): it is read on a thread; one that is full answers as a busy server
// does, one whose text has no end too, or says so of the text; and what was sent is there once, when it is sent again.
import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskCase, DeskMessage, GamePage, StudioSheet, StudioVersions } from '#generated/server/desk/schemas.ts'
import type { CrisisMessage } from '#generated/server/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { freePort, mailInEnv, replyAddresses } from '../../../tests/support/mail-run.ts'
import type { PoolModuleWorks } from '../../../tests/support/pool-module.ts'
import { api } from '../../../tests/support/test-server.ts'
import { startTranslator } from '../../../tests/support/translator.ts'
import { createCaseStore } from '../cases/store.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { BusyError, createThreadPool } from '../lib/thread-pool.ts'
import type { Works } from './work-thread.ts'

const port = await freePort()
const translator = await startTranslator()
/** Where a text without end is read. */
const hanging = createThreadPool<PoolModuleWorks>({
  module: new URL('../../../tests/support/pool-module.ts', import.meta.url),
  kinds: ['hang'],
  seconds: 0.2,
})
afterAll(async () => {
  await hanging.stop()
  await translator.stop()
})

let mode: 'open' | 'full' | 'endless' = 'open'
/** Kinds of what was read since the last look. */
const heard: (keyof Works)[] = []

onBothDatabases(
  'doors',
  {
    env: { ...mailInEnv(port), TRANSLATE_URL: translator.origin },
    betweenWork: (threads) => ({
      stop: threads.stop,
      run: (kind, task) => {
        heard.push(kind)
        if (mode === 'full') return Promise.reject(new BusyError('the queue is full'))
        const read = () => threads.run(kind, task)
        return mode === 'endless' ? hanging.run('hang', { isEndless: true }).then(read) : read()
      },
    }),
  },
  (server) => {
    const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
    let sam: DeskClient
    beforeAll(async () => {
      await server().open()
      sam = await (await deskClients(server()))('admin', 'sam')
    })
    afterAll(() => transport.close())
    beforeEach(() => {
      mode = 'open'
    })

    let count = 0
    const next = (): number => 700_000 + (count += 1)
    const source = (id: number): string =>
      `---\nid: '${id}'\ntitle: T\nsummary: S\nproducts: [wow]\nupdated: 2026-11-20\n---\nTurn the wick.\n`
    const contentVersion = async (): Promise<string> =>
      (await sam('GET', '/content/headers')).json<{ contentVersion: string }>().contentVersion
    const statusOf = async (answer: Promise<{ statusCode: number }>): Promise<number> => (await answer).statusCode

    interface Door {
      send: () => Promise<number>
      /** How often what was sent is there. */
      found: () => Promise<number>
    }
    /** By what reads it; each makes one thing to be sent. */
    const doors: readonly [title: string, kind: keyof Works, busy: number, open: () => Promise<Door>][] = [
      [
        'a mail',
        'mail',
        451,
        async () => {
          const record = aCase({ id: String(next()), contactEmail: 'ada@players.example' })
          await createCaseStore(server().database).insert(record)
          const envelope = { from: 'ada@players.example', to: replyAddresses.of(record)! }
          const raw = `From: ada@players.example\r\nMessage-ID: <${randomUUID()}@players.example>\r\n\r\nIt works.\r\n`
          return {
            send: () =>
              transport.sendMail({ envelope, raw }).then(
                () => 250,
                ({ responseCode }: { responseCode: number }) => responseCode,
              ),
            found: async () => {
              const { case: its, mails = [] } = (await sam('GET', `/cases/${record.id}`)).json<DeskCase>()
              expect(mails).toHaveLength(its.caseEvents.length)
              return mails.length
            },
          }
        },
      ],
      [
        'a draft made by a machine',
        'pieces',
        503,
        async () => {
          const path = '/studio/articles/de-DE~9852'
          const draft = async () => (await sam('GET', path)).json<StudioSheet>().draft
          const before = await draft()
          return {
            send: () => statusOf(sam('POST', `${path}/machine-draft`, { json: { draft: before } })),
            found: draft,
          }
        },
      ],
      [
        'the topics of a game',
        'outline',
        503,
        async () => {
          const path = '/topic-trees/wow'
          const { mark, page } = (await sam('GET', `${path}/page`)).json<GamePage>()
          const resources = page.resources.map((one) => ({ ...one, title: { 'en-US': `Forum ${next()}` } }))
          const saved = await sam('PUT', `${path}/page`, { json: { mark, page: { ...page, resources } } })
          const { draft } = saved.json<GamePage>()
          return {
            send: () => statusOf(sam('POST', `${path}/publish`, { json: { draft, note: '' } })),
            found: async () => (await sam('GET', `${path}/versions`)).json<StudioVersions>().items.length,
          }
        },
      ],
      [
        'a picture of the content',
        'picture',
        503,
        async () => {
          const name = `doors-${next()}.svg`
          const document = { base64: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') }
          const version = await contentVersion()
          return {
            send: () =>
              statusOf(sam('PUT', `/content/assets/${name}`, { json: { contentVersion: version, document } })),
            found: async () => (await sam('GET', '/content/assets')).body.split(`"id":"${name}"`).length - 1,
          }
        },
      ],
      [
        'another document of the content',
        'change',
        503,
        async () => {
          const title = `Games ${next()}`
          const document = { name: 'games', title: { 'en-US': title }, order: 2 }
          const version = await contentVersion()
          return {
            send: () => statusOf(sam('PUT', '/content/headers/games', { json: { contentVersion: version, document } })),
            found: async () => (await sam('GET', '/content/headers')).body.split(title).length - 1,
          }
        },
      ],
      [
        'a whole pack',
        'pack',
        503,
        async () => {
          const title = `Games ${next()}`
          const pack = { ...smallPackFiles() }
          pack['headers.yaml'] = pack['headers.yaml']!.replace('Games', title)
          const files = Object.entries(pack).map(([path, data]) => ({ path, encoding: 'utf8', data }))
          return {
            send: () => statusOf(sam('POST', '/content/import?overwrite=true', { json: { files } })),
            found: async () => (await sam('GET', '/content/headers')).body.split(title).length - 1,
          }
        },
      ],
    ]

    describe.each(['full', 'endless'] as const)('%s', (wrong) => {
      test.each(doors)('%s is read as %s: %i, and taken once when it comes again', async (_title, kind, busy, open) => {
        const { send, found } = await open()
        const before = await found()
        mode = wrong
        heard.length = 0
        expect([await send(), await send()]).toEqual([busy, busy])
        expect(new Set(heard)).toEqual(new Set([kind]))
        mode = 'open'
        expect(await found()).toBe(before)
        expect(Math.floor((await send()) / 100)).toBe(2)
        expect(await found()).toBe(before + 1)
      })
    })

    test('a message of a crisis: 503 where there is no place, 422 at its language where it has no end', async () => {
      const title = `Out ${next()}`
      const write = (body: string) => ({
        title: { 'en-US': title },
        summary: { 'en-US': 'It is out.' },
        body: { 'en-US': body },
        link: null,
        game: null,
        active: true,
      })
      const send = (body: string) => sam('POST', '/messages', { json: write(body) })
      const read = (message: object) => sam('POST', '/messages/preview', { json: { message, language: 'en-US' } })
      const inForce = async () =>
        (await server().app.inject(`${api}/messages/en-US`))
          .json<CrisisMessage[]>()
          .filter((one) => one.title === title)
      mode = 'full'
      heard.length = 0
      expect([await statusOf(send('**Wait**')), await statusOf(read(write('**Wait**')))]).toEqual([503, 503])
      mode = 'endless'
      const refused = await send('*Wait*')
      expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('"body.en-US"')])
      expect(await statusOf(read(write('_Wait_')))).toBe(422)
      expect(heard).toEqual(['words', 'words', 'words', 'words'])
      mode = 'open'
      expect(await inForce()).toEqual([])
      // What took a parser seconds, too.
      for (const body of ['**Wait**', '*a **b '.repeat(1_400)]) expect((await send(body)).statusCode).toBe(201)
      const bodies = (await inForce()).map(({ body }) => body)
      expect(bodies).toEqual([expect.stringContaining('<p>*a **b'), '<p><strong>Wait</strong></p>'])
      // Read once: neither for each answer nor for each look.
      heard.length = 0
      expect((await read(write('**Wait**'))).body).toContain('<strong>Wait</strong>')
      expect(await inForce()).toHaveLength(2)
      expect(heard).toEqual([])
    })

    test('a message of the pack that the desk changed is read on a thread for the export', async () => {
      const [own] = (await sam('GET', '/messages')).json<DeskMessage[]>().filter(({ fromContent }) => fromContent)
      const { id, title, summary, body, link, game, active } = own!
      const json = { title, summary, body: { ...body, 'en-US': 'Now **this**.' }, link, game, active }
      const changed = await sam('PUT', `/messages/${id}`, { json, headers: { 'if-match': '*' } })
      expect(changed.statusCode, changed.body).toBe(200)
      heard.length = 0
      expect((await sam('GET', '/content/crisis')).body).toContain('Now <strong>this</strong>')
      expect(new Set(heard)).toEqual(new Set(['words']))
    })

    test('a draft: 503 where there is no place, kept with the mistake where it has no end', async () => {
      const [busy, endless] = [next(), next()]
      const save = (id: number) =>
        sam('PUT', `/studio/articles/en-US~${id}/draft`, { json: { draft: 0, source: source(id) } })
      mode = 'full'
      heard.length = 0
      expect(await statusOf(save(busy))).toBe(503)
      expect(heard).toEqual(['markdown'])
      mode = 'open'
      expect((await save(busy)).json<StudioSheet>()).toMatchObject({ draft: 1, mistakes: [] })
      mode = 'endless'
      const kept = (await save(endless)).json<StudioSheet>()
      expect(kept).toMatchObject({ draft: 1, source: source(endless), mistakes: [{ line: 1 }] })
      expect(kept.mistakes[0]!.message).toContain('takes too long')
    })
  },
)
