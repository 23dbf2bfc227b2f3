// Help as it is written: one document is drafted, reviewed, published, found, taken back, without a pack being built anew
// (CD-400 to CD-404).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  AuditPage,
  ContentReleasePage,
  PublishedContent,
  StudioDocumentPage,
  StudioPicture,
  StudioSheet,
  StudioVersions,
  StudioVersionSource,
} from '#generated/server/desk/schemas.ts'
import { deskClients, deskTokens, type DeskClient } from '../../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { openContentStore } from '../../compose/content-store.ts'
import { readWholePack } from '../../content/whole-pack.ts'
import { createManualClock } from '../../lib/clock.ts'

// The tokens' own times are real.
const clock = createManualClock(new Date().toISOString())
let server: TestServer
let clients: Awaited<ReturnType<typeof deskClients>>
let wren: DeskClient
let pen: DeskClient
let kim: DeskClient
let sam: DeskClient
beforeAll(async () => {
  server = await startTestServer({ clock })
  clients = await deskClients(server, () => clock.now())
  wren = await clients('writer', 'wren')
  pen = await clients('writer', 'pen')
  kim = await clients('lead', 'kim')
  sam = await clients('admin', 'sam')
})
afterAll(() => server.close())

interface Written {
  title?: string
  body?: string
  more?: string
}
const source = (id: string, { title = 'The lantern', body = 'Turn the **wick**.', more = '' }: Written = {}): string =>
  `---\nid: '${id}'\ntitle: ${title}\nsummary: How lanterns burn.\nproducts: [wow]\nupdated: 2026-11-20\n${more}---\n${body}\n`

const at = (id: string, rest = ''): string => `/studio/articles/${id}${rest}`
const read = async (who: DeskClient, id: string): Promise<StudioSheet> => (await who('GET', at(id))).json<StudioSheet>()
const write = (who: DeskClient, id: string, text: string, draft = 0) =>
  who('PUT', at(id, '/draft'), { json: { draft, source: text } })
const publish = (who: DeskClient, id: string, draft = 1, more: object = {}) =>
  who('POST', at(id, '/publish'), { json: { draft, note: 'for the test', ...more } })
const article = (id: string, locale = 'en-US') => server.app.inject({ url: `${api}/article/${locale}/${id}` })
const bodyShown = (id: string, locale = 'en-US') =>
  expect.poll(async () => (await article(id, locale)).body, { interval: 20 })
const statusShown = (id: string) => expect.poll(async () => (await article(id)).statusCode, { interval: 20 })
const found = async (words: string): Promise<string[]> => {
  const visitor = await server.anonymous()
  const answer = await visitor.send('POST', `${api}/search`, {
    json: { searchTerm: words, subjectName: 'all', sourceName: 'all', page: 1, locale: 'en-US', purpose: 'page' },
  })
  return answer
    .json<{ pagedResults: { articleNumber: string }[] }>()
    .pagedResults.map(({ articleNumber }) => articleNumber)
}
const errorsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ validationErrors: { fieldErrors: { field: string; code: string; message?: string }[] } }>()
    .validationErrors.fieldErrors

test('a writer drafts and asks; somebody else publishes; players read and find it; it is taken back', async () => {
  const id = 'en-US~700001'
  expect((await wren('GET', at(id))).statusCode).toBe(404)
  const drafted = await write(wren, id, source('700001', { title: 'Brass lantern' }))
  expect(drafted.statusCode, drafted.body).toBe(200)
  expect(drafted.json<StudioSheet>()).toMatchObject({
    draft: 1,
    liveSource: null,
    mistakes: [],
    mayPublish: false,
    needsReviewer: true,
    document: { title: 'Brass lantern', state: 'draft', isLive: false, products: ['wow'] },
  })
  expect((await publish(wren, id)).statusCode).toBe(403)
  const asked = await wren('POST', at(id, '/review'), { json: { draft: 1, note: 'Is it right?' } })
  expect(asked.json<StudioSheet>()).toMatchObject({ document: { state: 'review' }, note: 'Is it right?' })
  expect((await publish(wren, id)).statusCode).toBe(403)
  const waiting = (await pen('GET', '/studio/articles?state=review')).json<StudioDocumentPage>()
  expect(waiting.items.map((one) => [one.id, one.writtenBy?.displayName])).toEqual([[id, 'Wren']])
  expect(waiting).toMatchObject({ count: 1, more: false })
  const unmet = await pen('GET', '/studio/articles?state=review&q=nothing-like-it')
  expect(unmet.json()).toEqual({ items: [], nextCursor: null, count: 0, more: false })
  expect(await article('700001')).toMatchObject({ statusCode: 404 })

  const other = await article('42673')
  const published = await publish(pen, id)
  expect(published.statusCode, published.body).toBe(200)
  const { release } = published.json<PublishedContent>()
  await bodyShown('700001').toContain('<strong>wick</strong>')
  expect(await found('brass lantern')).toContain('700001')
  // Nothing else was built anew: the same bytes, said to be of the new version.
  const later = await article('42673')
  expect(later.headers['content-version']).toMatch(new RegExp(`\\.${release}$`))
  expect(later.body).toBe(other.body)

  const back = await kim('POST', at(id, '/rollback'), { json: { note: 'too early' } })
  expect(back.statusCode, back.body).toBe(200)
  await statusShown('700001').toBe(404)
  expect(await found('brass lantern')).not.toContain('700001')
  const { items } = (await kim('GET', at(id, '/versions'))).json<StudioVersions>()
  expect(
    items.map(({ number, cause, writtenBy, by, isLive }) => [number, cause, writtenBy?.id, by?.id, isLive]),
  ).toEqual([[1, 'publish', 'demo-writer-wren', 'demo-writer-pen', false]])
  expect((await kim('POST', at(id, '/rollback'), { json: { version: 1, note: 'now' } })).statusCode).toBe(200)
  await bodyShown('700001').toContain('<strong>wick</strong>')
})

test('an article of the pack keeps its Markdown; what the pack brought is a version to go back to', async () => {
  const id = 'en-US~9852'
  const before = await read(kim, id)
  expect(before).toMatchObject({ draft: 0, document: { state: 'published', isLive: true } })
  expect(before.source).toContain('![Tile](assets/wow/tile.svg)')
  // What the pack brought is live whatever was taken out of it; a writer takes it out of the source.
  const whole = before.source.replace('# Heading', '# Another heading')
  const [first] = (await write(kim, id, whole)).json<StudioSheet>().mistakes
  expect(first).toEqual({ line: 22, message: 'has onclick="alert(1)", which players are not shown' })
  const changed = whole.replace(/<p onclick[^]*$/, '')
  await write(kim, id, changed, 1)
  expect((await read(kim, id)).liveSource).toBe(before.source)
  expect((await publish(kim, id, 2)).statusCode).toBe(200)
  await bodyShown('9852').toContain('Another heading')
  const { items } = (await kim('GET', at(id, '/versions'))).json<StudioVersions>()
  expect(items.map(({ number, cause, added, removed }) => [number, cause, added, removed])).toEqual([
    [1, 'publish', 1, 3],
    [0, 'pack', before.source.split('\n').length, 0],
  ])
  const pack = (await kim('GET', at(id, '/versions/0'))).json<StudioVersionSource>()
  expect(pack.source).toBe(before.source)
  expect(pack.difference).toContain('-# Heading\n+# Another heading')
  expect((await kim('POST', at(id, '/rollback'), { json: { note: '' } })).statusCode).toBe(200)
  await bodyShown('9852').not.toContain('Another heading')
  expect((await read(kim, id)).source).toBe(before.source)
})

test('a draft that nobody has read goes live by no way back either', async () => {
  const id = 'en-US~700019'
  await write(wren, id, source('700019', { body: 'Unread.' }))
  expect((await publish(wren, id)).statusCode).toBe(403)
  await write(kim, id, source('700019', { body: 'Another.' }), 1)
  const { items } = (await wren('GET', at(id, '/versions'))).json<StudioVersions>()
  expect(items.map(({ number, cause }) => [number, cause])).toEqual([[1, 'draft']])
  const asked = await wren('POST', at(id, '/rollback'), { json: { version: 1, note: '' } })
  expect(asked.json()).toEqual({ release: null, publishAt: null })
  expect((await article('700019')).statusCode).toBe(404)
  expect((await kim('POST', at(id, '/rollback'), { json: { version: 1, note: '' } })).statusCode).toBe(200)
  await bodyShown('700019').toContain('Unread.')
})

test('nothing typed is lost: an older draft is refused, a colleague’s is kept as a version before it is written over', async () => {
  const id = 'en-US~700002'
  await write(wren, id, source('700002', { body: 'First.' }))
  await write(wren, id, source('700002', { body: 'Second.' }), 1)
  const late = await write(pen, id, source('700002', { body: 'Late.' }), 1)
  expect([late.statusCode, late.json<{ errorKey: string }>().errorKey]).toEqual([
    409,
    'support.desk.error.studio.changed',
  ])
  expect((await write(pen, id, source('700002', { body: 'Over it.' }), 2)).statusCode).toBe(200)
  const { items } = (await pen('GET', at(id, '/versions'))).json<StudioVersions>()
  expect(items.map(({ cause, writtenBy }) => [cause, writtenBy?.displayName])).toEqual([['draft', 'Wren']])
  const kept = (await pen('GET', at(id, `/versions/${items[0]!.number}`))).json<StudioVersionSource>()
  expect(kept.source).toContain('Second.')
  expect((await pen('DELETE', at(id, '/draft'))).statusCode).toBe(204)
  expect((await pen('GET', at(id))).statusCode).toBe(404)
})

test('a source with mistakes is kept and said line by line; it is neither reviewed nor published', async () => {
  const id = 'en-US~700003'
  const wrong = source('700003', { more: 'categories: [1]\nupdated2: x\n', body: 'See [it](nowhere.html).' })
  const kept = await write(kim, id, wrong)
  expect(kept.json<StudioSheet>().mistakes.map(({ line }) => line)).toEqual([7, 8, 10])
  const refused = await publish(kim, id)
  expect(refused.statusCode).toBe(422)
  expect(errorsOf(refused).map(({ field }) => field)).toEqual([`${id}:7`, `${id}:8`, `${id}:10`])
  expect((await kim('POST', at(id, '/review'), { json: { draft: 1, note: '' } })).statusCode).toBe(422)
  const foreign = await write(kim, 'de-DE~700009', source('700009'))
  expect(foreign.json<StudioSheet>().mistakes.map(({ message }) => message)).toContain(
    'there is no original of article 700009 in en-US',
  )
})

test('what a writer is told beside mistakes keeps nothing from being published', async () => {
  const id = 'en-US~700010'
  const body = 'See [it](help/article/699999), [that](article/42673) and [more](tel:+4930901820).'
  const kept = await write(kim, id, source('700010', { body }))
  expect(kept.json<StudioSheet>()).toMatchObject({
    mistakes: [],
    checks: {
      words: 5,
      minutes: 1,
      readingAge: null,
      longSentences: 0,
      links: [{ line: 8, target: 'help/article/699999', fault: 'gone' }],
      terms: [],
    },
  })
  expect((await publish(kim, id)).statusCode).toBe(200)
})

test('what players are not shown of a draft is a mistake at its line', async () => {
  const id = 'en-US~700011'
  const body = 'See [more](http://a.example).\n\n<p style="color: red">Red</p>'
  const kept = (await write(kim, id, source('700011', { body }))).json<StudioSheet>()
  expect(kept.mistakes).toEqual([
    { line: 8, message: 'has the address http://a.example, which players are not shown' },
    { line: 10, message: 'has style="color: red", which players are not shown' },
  ])
  expect(kept.checks?.links).toEqual([{ line: 8, target: 'http://a.example', fault: 'insecure' }])
  expect((await publish(kim, id)).statusCode).toBe(422)
})

test('original and translation go into one release, and are taken back with it', async () => {
  const [original, translation] = ['en-US~700004', 'de-DE~700004']
  await write(kim, original, source('700004', { title: 'Wick' }))
  await write(kim, translation, source('700004', { title: 'Docht', body: 'Am **Docht** drehen.' }))
  const published = await publish(kim, original, 1, { alongside: [{ id: translation, draft: 1 }] })
  expect(published.statusCode, published.body).toBe(200)
  const release = published.json<PublishedContent>().release!
  await bodyShown('700004', 'de-DE').toContain('Am <strong>Docht</strong>')
  const { items } = (await kim('GET', '/studio/releases?limit=1')).json<ContentReleasePage>()
  expect(items[0]).toMatchObject({ release, isUndone: false })
  expect(items[0]!.items.map(({ id }) => id).sort()).toEqual([translation, original])
  const listed = (await kim('GET', '/studio/articles?q=700004')).json<StudioDocumentPage>().items
  expect(listed[0]!.translations).toEqual([
    { locale: 'en-US', state: 'original' },
    { locale: 'de-DE', state: 'current' },
    { locale: 'ko-KR', state: 'missing' },
  ])
  expect((await wren('POST', `/studio/releases/${release}/rollback`, { json: { note: '' } })).statusCode).toBe(403)
  const back = await kim('POST', `/studio/releases/${release}/rollback`, { json: { note: 'both' } })
  expect(back.statusCode, back.body).toBe(200)
  await statusShown('700004').toBe(404)
  expect((await kim('POST', `/studio/releases/${release}/rollback`, { json: { note: '' } })).statusCode).toBe(409)
})

test('a document is published and archived by the server’s clock', async () => {
  const id = 'en-US~700005'
  const [soon, end] = [60, 120].map((seconds) => new Date(clock.now().getTime() + seconds * 1_000).toISOString())
  await write(kim, id, source('700005'))
  expect((await publish(kim, id, 1, { at: end, until: soon })).statusCode).toBe(422)
  const approved = await publish(kim, id, 1, { at: soon, until: end })
  expect(approved.json<PublishedContent>()).toEqual({ release: null, publishAt: soon })
  expect((await read(kim, id)).document.state).toBe('scheduled')
  const clockTurns = async (seconds: number): Promise<void> => {
    clock.advance(seconds)
    await expect
      .poll(
        async () => {
          await server.jobs.runDue()
          clock.advance(3)
          return (await read(kim, id)).document.state
        },
        { interval: 20 },
      )
      .not.toBe(seconds === 61 ? 'scheduled' : 'published')
  }
  await server.jobs.runDue()
  expect((await article('700005')).statusCode).toBe(404)
  await clockTurns(61)
  await bodyShown('700005').toContain('wick')
  await clockTurns(60)
  await statusShown('700005').toBe(404)
  const { items } = (await kim('GET', at(id, '/versions'))).json<StudioVersions>()
  expect(items[0]).toMatchObject({ cause: 'timed', by: null })
})

test('a timed draft that fits no more when its time comes goes back to its author and says why', async () => {
  const [original, id] = ['en-US~700031', 'de-DE~700031']
  await write(kim, original, source('700031'))
  await publish(kim, original)
  await statusShown('700031').toBe(200)
  const soon = new Date(clock.now().getTime() + 60_000).toISOString()
  await write(wren, id, source('700031', { title: 'Die Laterne' }))
  expect((await publish(kim, id, 1, { at: soon })).json<PublishedContent>()).toEqual({ release: null, publishAt: soon })
  expect((await kim('DELETE', at(original))).statusCode).toBe(204)
  await statusShown('700031').toBe(404)
  clock.advance(61)
  await expect
    .poll(
      async () => {
        await server.jobs.runDue()
        clock.advance(1)
        return (await read(kim, id)).document.state
      },
      { interval: 20 },
    )
    .not.toBe('scheduled')
  const sheet = await read(kim, id)
  expect(sheet).toMatchObject({ document: { state: 'draft', isLive: false, publishAt: null } })
  expect(sheet.note).toMatch(/^\d+: \S/)
})

test('what the settings name stays; anything else is archived and comes back', async () => {
  const needed = await kim('DELETE', at('en-US~42673'))
  expect([needed.statusCode, errorsOf(needed)[0]?.code]).toEqual([422, 'support.desk.error.studio.needed'])
  const id = 'en-US~700006'
  await write(kim, id, source('700006'))
  await publish(kim, id)
  await bodyShown('700006').toContain('wick')
  expect((await kim('DELETE', at(id))).statusCode).toBe(204)
  await statusShown('700006').toBe(404)
  expect((await read(kim, id)).document).toMatchObject({ state: 'archived', isLive: false })
  expect((await kim('POST', at(id, '/rollback'), { json: { note: '' } })).statusCode).toBe(200)
  await bodyShown('700006').toContain('wick')
})

test('what players see needs a second word on the way out, too: archiving, going back, an end', async () => {
  const id = 'en-US~700021'
  const stays = () => statusShown('700021').toBe(200)
  await write(wren, id, source('700021'))
  const until = new Date(clock.now().getTime() + 86_400_000).toISOString()
  // An end nobody asked for is the publisher's own.
  expect((await publish(pen, id, 1, { until })).statusCode).toBe(403)
  const wished = await wren('POST', at(id, '/review'), { json: { draft: 1, note: '', until } })
  expect(wished.json()).toMatchObject({ asksUntil: until })
  expect((await publish(pen, id, 1, { until })).statusCode).toBe(200)
  expect((await read(pen, id)).document).toMatchObject({ endAt: until })
  await stays()

  for (const by of [wren, wren]) expect((await by('DELETE', at(id))).statusCode).toBe(202)
  expect(await read(wren, id)).toMatchObject({
    asksArchive: true,
    mayArchive: false,
    document: { state: 'review', isLive: true },
  })
  expect((await pen('POST', at(id, '/return'), { json: { draft: 0, note: 'still needed' } })).statusCode).toBe(200)
  expect(await read(pen, id)).toMatchObject({
    asksArchive: false,
    note: 'still needed',
    document: { state: 'published' },
  })
  await stays()
  await wren('DELETE', at(id))
  expect(await read(pen, id)).toMatchObject({ mayArchive: true, askedBy: { displayName: 'Wren' } })
  const audit = (await (await clients('admin', 'sam'))('GET', '/audit?action=content.delete')).json<AuditPage>()
  expect((await pen('DELETE', at(id))).statusCode).toBe(204)
  await statusShown('700021').toBe(404)

  // The way back is a draft that waits.
  expect((await wren('POST', at(id, '/rollback'), { json: { version: 1, note: 'needed' } })).json()).toEqual({
    release: null,
    publishAt: null,
  })
  const waiting = await read(pen, id)
  expect(waiting).toMatchObject({
    mayPublish: true,
    note: 'needed',
    document: { state: 'review', isLive: false, writtenBy: { displayName: 'Wren' } },
  })
  expect((await publish(wren, id, waiting.draft)).statusCode).toBe(403)
  expect((await publish(pen, id, waiting.draft)).statusCode).toBe(200)
  await stays()
  expect(audit.items.map(({ detail }) => detail)).toContainEqual(expect.objectContaining({ after: { asked: true } }))
})

test('a reviewer sends a draft back and says why', async () => {
  const id = 'en-US~700007'
  await write(wren, id, source('700007'))
  await wren('POST', at(id, '/review'), { json: { draft: 1, note: 'Ready' } })
  const back = await pen('POST', at(id, '/return'), { json: { draft: 1, note: 'Name the second way.' } })
  expect(back.json<StudioSheet>()).toMatchObject({
    document: { state: 'draft' },
    returnedBy: { displayName: 'Pen' },
    note: 'Name the second way.',
  })
  expect((await publish(pen, id, 2)).statusCode).toBe(409)
})

test('a preview’s address is the article’s own, with a token', async () => {
  const id = 'en-US~9852'
  const { url } = (await kim('POST', at(id, '/preview'))).json<{ url: string }>()
  const { pathname, searchParams } = new URL(url)
  expect(pathname).toBe('/support/en-US/help/article/9852')
  expect(searchParams.get('preview')).not.toBeNull()
})

describe('whose it is', () => {
  const scoped = async (claims: Record<string, unknown>): Promise<DeskClient> => {
    const tokenFor = await deskTokens({
      database: server.database,
      publicUrl: 'http://localhost:8080',
      now: () => clock.now(),
    })
    const bearer = await tokenFor('demo-writer-narrow', ['writer'], claims)
    return async (method, path, { json } = {}) =>
      server.app.inject({
        method,
        url: `/services/desk${path}`,
        headers: { authorization: `Bearer ${bearer}` },
        ...(json === undefined ? {} : { payload: json as object }),
      })
  }

  test('every page of the list says how many there are on all of them, of what the caller may see', async () => {
    const idsOf = async (request: typeof wren) => {
      const ids: string[] = []
      const counts = new Set<number>()
      let cursor: string | null = ''
      while (cursor !== null) {
        const after: string = cursor === '' ? '' : `&cursor=${cursor}`
        const page: StudioDocumentPage = (await request('GET', `/studio/articles?limit=2${after}`)).json()
        ids.push(...page.items.map(({ id }) => id))
        counts.add(page.count)
        expect(page.more).toBe(false)
        cursor = page.nextCursor
      }
      expect(new Set(ids).size).toBe(ids.length)
      expect([...counts]).toEqual([ids.length])
      return ids
    }
    const all = await idsOf(kim)
    const own = await idsOf(await scoped({ desk_games: ['wow'], desk_languages: ['en-US'] }))
    expect(own.length).toBeGreaterThan(2)
    expect(own.length).toBeLessThan(all.length)
  })

  test('a writer of one game and language sees and writes nothing of another, nor what is about all games', async () => {
    const narrow = await scoped({ desk_games: ['wow'], desk_languages: ['en-US'] })
    const { items } = (await narrow('GET', '/studio/articles')).json<StudioDocumentPage>()
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.flatMap(({ products }) => products))).toEqual(new Set(['wow']))
    expect((await narrow('GET', at('en-US~42673'))).statusCode).toBe(404)
    expect((await narrow('GET', at('de-DE~9852'))).statusCode).toBe(404)
    expect((await write(narrow, 'en-US~700008', source('700008').replace('[wow]', '[services]'))).statusCode).toBe(403)
    expect((await write(narrow, 'en-US~700008', source('700008').replace('[wow]', '[]'))).statusCode).toBe(403)
    expect((await write(narrow, 'en-US~700008', source('700008'))).statusCode).toBe(200)
  })

  test('a writer sees no case, and an agent no draft', async () => {
    const jo = await clients('agent', 'jo')
    expect((await wren('GET', '/cases')).statusCode).toBe(403)
    expect((await wren('GET', '/me')).statusCode).toBe(200)
    expect((await jo('GET', '/studio/articles')).statusCode).toBe(403)
  })
})

test('an import that would overwrite what was published here is refused with the difference, unless it is told to', async () => {
  const { smallPackFiles } = await import('../../content/testing/small-pack.ts')
  const files = Object.entries(smallPackFiles()).map(([path, data]) => ({ path, encoding: 'utf8', data }))
  const id = 'en-US~24140'
  await write(kim, id, source('24140', { title: 'Written here', more: '' }).replace('[wow]', '[services]'))
  await publish(kim, id)
  await bodyShown('24140').toContain('wick')
  const refused = await sam('POST', '/content/import', { json: { files } })
  expect(refused.statusCode, refused.body.slice(0, 300)).toBe(422)
  const lost = errorsOf(refused)
  expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['support.desk.error.content.edited']))
  expect(lost.find(({ field }) => field === `articles/${id}`)!.message).toContain('-title: Written here\n')
  expect((await article('24140')).body).toContain('wick')
  const dry = await sam('POST', '/content/import?dryRun=true', { json: { files } })
  expect(dry.json<{ warnings: string[] }>().warnings.join()).toContain(`articles/${id}`)
  const told = await sam('POST', '/content/import?overwrite=true', { json: { files } })
  expect(told.statusCode, told.body).toBe(200)
  await bodyShown('24140').toContain('Text of 24140')
  // The same again overwrites nothing; and what was written here is still among the versions.
  expect((await sam('POST', '/content/import', { json: { files } })).statusCode).toBe(200)
  const { items } = (await kim('GET', at(id, '/versions'))).json<StudioVersions>()
  expect(items.map(({ title }) => title)).toContain('Written here')
})

test('a picture brought for an article is shown with it, stands in the export, and comes back by an import as it was', async () => {
  const id = 'en-US~700077'
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const bring = (data: Buffer) => wren('POST', at(id, '/pictures'), { json: { data: data.toString('base64') } })
  expect((await bring(gif)).statusCode).toBe(404)
  await write(wren, id, source('700077'))
  const svg = await bring(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))
  expect([svg.statusCode, errorsOf(svg)[0]?.code]).toEqual([422, 'support.desk.error.studio.picture'])
  const brought = await bring(gif)
  expect(brought.statusCode, brought.body).toBe(201)
  const { path, mediaType, bytes } = brought.json<StudioPicture>()
  expect([mediaType, bytes]).toEqual(['image/gif', gif.length])
  expect((await bring(gif)).json<StudioPicture>().path).toBe(path)

  const text = source('700077', { body: `Look:\n\n![A wick](${path})` })
  await expect
    .poll(async () => {
      const { draft } = await read(wren, id)
      return (await write(wren, id, text, draft)).json<StudioSheet>().mistakes
    })
    .toEqual([])
  expect((await publish(kim, id, (await read(kim, id)).draft)).statusCode).toBe(200)
  await bodyShown('700077').toContain(`/${path.replace('assets/', '')}`)
  const [, address] = /src=\\?"([^"\\]+700077[^"\\]+)/.exec((await article('700077')).body)!
  const shown = await server.app.inject({ url: address! })
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(gif)]).toEqual([
    200,
    'image/gif',
    true,
  ])

  // All that an export holds, taken in again, is the same, and nothing lies over it any more.
  const contentStore = openContentStore(server.database)
  const before = (await readWholePack(contentStore))!
  expect(before.files.get(path)?.equals(gif)).toBe(true)
  const files = [...before.files].map(([name, data]) => ({
    path: name,
    encoding: 'base64',
    data: data.toString('base64'),
  }))
  const taken = await sam('POST', '/content/import', { json: { files } })
  expect(taken.statusCode, taken.body).toBe(200)
  expect(await contentStore.live()).toEqual([])
  const after = (await readWholePack(contentStore))!
  expect([...after.files.keys()]).toEqual([...before.files.keys()])
  for (const [name, data] of before.files) expect(after.files.get(name)?.equals(data), name).toBe(true)
})
