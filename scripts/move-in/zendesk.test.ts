// A help centre moved in: shapes of Zendesk's API, whatever stands in them (CD-413).
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { moveIn, type MoveInOptions, type Outcome } from './move-in.ts'
import { createZendeskApi } from './zendesk-api.ts'
import { readZendeskFolder, readZendeskSite } from './zendesk-source.ts'
import { article, attachment, category, oldHost, page, png, section, translation } from './testing/zendesk-export.ts'

let root: string
let source: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-move-in-'))
  source = join(root, 'export')
  folder = join(root, 'pack')
  mkdirSync(source)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const give = (path: string, content: unknown): void => {
  const file = join(source, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content))
}
const move = (more: Partial<MoveInOptions> = {}): Promise<Outcome> =>
  moveIn(readZendeskFolder(source, undefined), {
    folder,
    product: 'services',
    space: 'zendesk',
    isOverwriting: false,
    fetchFile: undefined,
    ...more,
  })
const filesIn = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(at.length + 1), readFileSync(path, 'latin1')]),
  )
const pack = () => loadPack(folderFiles(folder)).document
const written = (id: string, locale = 'en-US') => pack().articles.find((one) => one.id === id && one.locale === locale)!
const linesOf = ({ report }: Outcome, what: string) =>
  report.items.flatMap(({ lines }) => lines).filter((line) => line.what === what)

const gate = 115_001_234
const away = 360_001_234_567
const giveUsual = (body = '<h2 id="h_1">Back</h2><p>Walk back through the gate.</p>'): void => {
  give('locales.json', { locales: ['en-us', 'de', 'fr'], default_locale: 'en-us' })
  give(
    'categories.json',
    page('categories', [
      category(200, 'Playing', {
        translations: [{ ...translation(1, 200, 'de', 'Spielen', ''), source_type: 'Category' }],
      }),
    ]),
  )
  give(
    'sections.json',
    page('sections', [section(300, 200, 'Stuck'), section(301, 200, 'Deeper', { parent_section_id: 300 })]),
  )
  give(
    'articles-1.json',
    page(
      'articles',
      [article(gate, 301, 'The gate & you', body, { label_names: ['gate', 'stuck'], promoted: true })],
      'x',
    ),
  )
  give('articles-2.json', {
    count: 2,
    next_page: null,
    page: 2,
    articles: [
      article(
        away,
        300,
        'Sent away',
        `<p>See <a href="${oldHost}/hc/en-us/articles/${gate}-Old-name#h_1">the gate</a>, <a href="../sections/300-Stuck">more</a>.</p>`,
      ),
    ],
  })
  give('translations/gate.json', {
    translations: [
      translation(11, gate, 'de', 'Das Tor', '<p>Geh <strong>zurück</strong>.</p>'),
      translation(12, gate, 'fr', 'La porte', '<p>Retournez.</p>', { draft: true }),
    ],
  })
}

describe('a help centre in a folder', () => {
  test('becomes a pack: categories, articles in their languages, drafts apart, old addresses', async () => {
    giveUsual()
    const { report, changes } = await move()
    expect(report.counts).toEqual({
      articles: 2,
      drafts: 0,
      versions: 4,
      places: 3,
      pictures: 0,
      redirects: 6,
      languages: ['de-DE', 'en-US', 'fr-FR'],
    })
    expect(changes.changed).toEqual([])
    const { articles, products, redirects } = pack()
    expect(written(String(gate))).toMatchObject({
      title: 'The gate & you',
      categories: [301],
      keywords: ['gate', 'stuck'],
      trending: true,
      updated: '2025-02-03T09:00:00.000Z',
      body: '<h2 id="kb-back"><span id="kb-h_1"></span>Back</h2>\n<p>Walk back through the gate.</p>',
    })
    expect(written(String(gate), 'de-DE')).toMatchObject({
      title: 'Das Tor',
      body: '<p>Geh <strong>zurück</strong>.</p>',
    })
    // French is a draft: nobody reads it, and it is kept.
    expect(articles.filter(({ locale }) => locale === 'fr-FR')).toEqual([])
    expect(readFileSync(join(folder, `drafts/fr-FR/${gate}-la-porte.md`), 'utf8')).toContain('Retournez.')
    const tree = products[0]!.categories[0]!
    expect([tree.id, tree.name, tree.children[0]!.id, tree.children[0]!.children[0]!.id]).toEqual([
      200,
      { 'en-US': 'Playing', 'de-DE': 'Spielen' },
      300,
      301,
    ])
    expect(tree.visibility).toEqual(['searchFacets', 'gamePages'])
    // Ids of twelve digits do not fit: they have one of their own, written down.
    const id = articles.find(({ title }) => title === 'Sent away')!.id
    expect(id).toMatch(/^\d{9}$/)
    expect(readFileSync(join(folder, 'moved-in.yaml'), 'utf8')).toContain(`"${away}": ${id}`)
    expect(redirects).toEqual({
      '/hc/{locale}': 'home',
      [`/hc/{locale}/articles/${gate}*`]: `article/${gate}`,
      [`/hc/{locale}/articles/${away}*`]: `article/${id}`,
      '/hc/{locale}/categories/200*': 'games/services/category/200',
      '/hc/{locale}/sections/300*': 'games/services/category/300',
      '/hc/{locale}/sections/301*': 'games/services/category/301',
    })
    // Links between articles lead to ours, whatever they were called.
    expect(written(id).body).toBe(
      `<p>See <a href="article/${gate}#kb-h_1">the gate</a>, <a href="games/services/category/300">more</a>.</p>`,
    )
  })

  test('twice is the same, byte for byte; one changed article is one changed file', async () => {
    giveUsual()
    await move()
    const before = filesIn(folder)
    expect((await move()).changes).toEqual({ added: [], changed: [], removed: [] })
    expect(filesIn(folder)).toEqual(before)
    giveUsual('<p>Another way.</p>')
    expect((await move()).changes).toEqual({
      added: [],
      changed: [`articles/en-US/${gate}-the-gate-you.md`],
      removed: [],
    })
    const { [`articles/en-US/${gate}-the-gate-you.md`]: now, ...others } = filesIn(folder)
    const { [`articles/en-US/${gate}-the-gate-you.md`]: then, ...othersThen } = before
    expect(others).toEqual(othersThen)
    expect([now, then].map((text) => text?.includes('Another way.'))).toEqual([true, false])
    // A new article finds its place beside what there is, and all others keep their ids.
    give('articles-3.json', page('articles', [article(999, 300, 'New', '<p>New.</p>')]))
    expect((await move()).changes).toEqual({
      added: ['articles/en-US/999-new.md'],
      changed: ['redirects.yaml', 'moved-in.yaml'],
      removed: [],
    })
    // One that is gone at the source stays, and is named: somebody decides.
    give('articles-3.json', page('articles', []))
    const { changes, report } = await move()
    expect(changes).toEqual({ added: [], changed: [], removed: [] })
    expect(report.byKind.gone).toBe(1)
  })

  test('what somebody wrote in the pack since stays, and is told where the source changed too', async () => {
    giveUsual()
    await move()
    const file = join(folder, `articles/en-US/${gate}-the-gate-you.md`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('Walk back', 'Run back'))
    expect((await move()).changes.changed).toEqual([])
    giveUsual('<p>Another way.</p>')
    const outcome = await move()
    expect([outcome.changes.changed, linesOf(outcome, 'conflict')]).toMatchObject([
      [],
      [{ detail: `articles/en-US/${gate}-the-gate-you.md` }],
    ])
    expect(readFileSync(file, 'utf8')).toContain('Run back')
    await move({ isOverwriting: true })
    expect(readFileSync(file, 'utf8')).toContain('Another way.')
  })

  test('a draft that is published, and an article that is taken back', async () => {
    giveUsual()
    give('articles-3.json', page('articles', [article(999, 300, 'Soon', '<p>Soon.</p>', { draft: true })]))
    const first = await move()
    expect([first.report.counts.drafts, existsSync(join(folder, 'drafts/en-US/999-soon.md'))]).toEqual([1, true])
    expect(pack().redirects).not.toHaveProperty('/hc/{locale}/articles/999*')
    give('articles-3.json', page('articles', [article(999, 300, 'Soon', '<p>Soon.</p>')]))
    expect((await move()).changes).toMatchObject({
      added: ['articles/en-US/999-soon.md'],
      removed: ['drafts/en-US/999-soon.md'],
    })
    give('articles-3.json', page('articles', [article(999, 300, 'Soon', '<p>Soon.</p>', { draft: true })]))
    expect((await move()).changes.removed).toEqual(['articles/en-US/999-soon.md'])
    expect(pack().redirects).not.toHaveProperty('/hc/{locale}/articles/999*')
  })

  test('what only some may read there is no page here, and is told', async () => {
    giveUsual()
    give(
      'articles-3.json',
      page('articles', [
        article(999, 300, 'For agents', '<p>Secret.</p>', { user_segment_id: 42 }),
        article(998, 300, 'For staff', '<p>Secret.</p>', { user_segment_ids: [7] }),
      ]),
    )
    const outcome = await move()
    expect(linesOf(outcome, 'restricted').map(({ key }) => key)).toEqual(['998', '999'])
    expect(JSON.stringify(pack())).not.toContain('Secret')
    expect(readFileSync(join(folder, 'drafts/en-US/999-for-agents.md'), 'utf8')).toContain('Secret.')
  })

  test('into a pack that is there: its own files stay, its languages are those there are', async () => {
    giveUsual()
    await move()
    const settings = readFileSync(join(folder, 'pack.yaml'), 'utf8')
    writeFileSync(join(folder, 'pack.yaml'), settings.replace(/ {2}- fr-FR\n/, ''))
    rmSync(join(folder, 'drafts'), { recursive: true })
    const categories = join(folder, 'products/services/categories.yaml')
    writeFileSync(categories, `# ours\n${readFileSync(categories, 'utf8').replace('en-US: Stuck', 'en-US: In a wall')}`)
    const outcome = await move()
    expect([outcome.changes, linesOf(outcome, 'language')]).toMatchObject([
      { added: [], changed: [] },
      [{ detail: 'fr: the pack has en-US, de-DE' }],
    ])
    give('sections-2.json', page('sections', [section(302, 200, 'Later')]))
    await move()
    const text = readFileSync(categories, 'utf8')
    expect([text.startsWith('# ours\n'), text.includes('In a wall'), text.includes('Later')]).toEqual([
      true,
      true,
      true,
    ])
    await expect(move({ product: 'nope' })).rejects.toThrow('no product "nope"')
  })
})

test('blocks within a link, line breaks, and addresses with brackets come out whole', async () => {
  giveUsual(
    '<p>One<br>two</p><a href="https://a.example/x_(y)"><div><h3>Big</h3><p>link</p></div></a>' +
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1<br>2</td><td><a href="https://a.example/?a=1|2">b</a></td></tr></table>',
  )
  await move()
  expect(written(String(gate)).body).toBe(
    '<p>One<br />\ntwo</p>\n<p><a href="https://a.example/x_(y)">Big link</a></p>\n<table>\n<thead>\n<tr>\n<th>A</th>\n<th>B</th>\n</tr>\n' +
      '</thead>\n<tbody><tr>\n<td>1<br /> 2</td>\n<td><a href="https://a.example/?a=1%7C2">b</a></td>\n</tr>\n</tbody></table>',
  )
})

describe('pictures', () => {
  test('come along, from the folder or out of the text; what is none does not, and files stay where they are', async () => {
    giveUsual(
      `<p><img src="/hc/article_attachments/71/gate.png" alt="The gate"><img src="${oldHost}/hc/en-us/article_attachments/72" alt="Sign">` +
        `<img src="data:image/png;base64,${png.toString('base64')}"><img src="/hc/article_attachments/73/fake.png" alt="Fake">` +
        '<img src="/hc/article_attachments/74/bad.svg" alt="Bad"><img src="https://elsewhere.example/x.png"></p>' +
        '<p><a href="/hc/article_attachments/75/guide.pdf">Guide</a></p>',
    )
    give('attachments.json', {
      article_attachments: [
        attachment(71, gate, '../../../etc/passwd'),
        attachment(72, gate, 'sign.png'),
        attachment(73, gate, 'fake.png'),
        attachment(74, gate, 'bad.svg'),
        attachment(75, gate, 'guide.pdf', 'application/pdf'),
      ],
    })
    give('files/71/gate.png', png)
    give('files/72-sign.png', png)
    give('files/73/fake.png', '<html><script>alert(1)</script>')
    give('files/bad.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const outcome = await move()
    expect(
      pack()
        .assets.map(({ path }) => path)
        .filter((path) => path.startsWith('zendesk/')),
    ).toEqual([expect.stringMatching(/^zendesk\/[0-9a-f]{12}\.png$/), 'zendesk/71-passwd.png', 'zendesk/72-sign.png'])
    expect(linesOf(outcome, 'picture').map(({ detail }) => detail.split(': ')[1])).toEqual([
      'is no picture a pack may hold (svg, png, jpg, webp, avif, gif)',
      'holds an element <script>; a picture only draws',
      'was not fetched',
    ])
    expect(linesOf(outcome, 'file')).toMatchObject([{ detail: '/hc/article_attachments/75/guide.pdf' }])
    expect(written(String(gate)).body).toContain('<img src="assets/zendesk/71-passwd.png" alt="The gate" />')
    expect(written(String(gate)).body).toContain(`<a href="${oldHost}/hc/article_attachments/75/guide.pdf">Guide</a>`)
    expect((await move()).changes).toEqual({ added: [], changed: [], removed: [] })
  })
})

describe('what is hostile or broken is told, and does nothing', () => {
  test('scripts, handlers, frames, addresses that act', async () => {
    giveUsual(
      [
        '<h1 onclick="a()">Hi</h1><script>steal()</script>',
        '<p style="color:red"><a href="javascript:alert(1)">run</a> <a href=" java\nscript:alert(1)">run</a></p>',
        '<p><a href="vbscript:x">v</a></p><iframe src="https://evil.example/"></iframe>',
        '<iframe srcdoc="<script>x</script>"></iframe><svg onload="x()"><script>1</script></svg>',
        '<form action="/x"><input name="pin"></form><p>&lt;script&gt;shown as text&lt;/script&gt;</p>',
        '<img src=x onerror=alert(1)><math><mi xlink:href="javascript:x">m</mi></math>',
        '<template><script>t</script></template>',
      ].join(''),
    )
    const outcome = await move()
    const { body } = written(String(gate))
    expect(body).not.toMatch(/<script|onclick|onerror|onload|javascript:|vbscript:|<iframe|<form|<input|<svg|srcdoc/i)
    expect(body).toContain('&lt;script&gt;shown as text&lt;/script&gt;')
    expect(linesOf(outcome, 'script').map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        '<script>',
        '<svg>',
        '<form>',
        'an event handler (onclick)',
        'an event handler (onerror)',
        'javascript:alert(1): its words stay',
        'a frame without an address',
      ]),
    )
    expect(linesOf(outcome, 'video')).toMatchObject([{ detail: 'evil.example' }])
    expect(readFileSync(join(folder, '.move-in/zendesk/report.md'), 'utf8')).not.toMatch(/(?<!\\)<script/)
  })

  test('circles of sections, places there are none of, levels too many', async () => {
    give('categories.json', page('categories', [category(200, 'Playing')]))
    give(
      'sections.json',
      page('sections', [
        section(300, 200, 'One', { parent_section_id: 301 }),
        section(301, 200, 'Two', { parent_section_id: 300 }),
        section(302, 200, 'Self', { parent_section_id: 302 }),
        section(303, 404, 'Orphan'),
        section(304, 200, 'A'),
        section(305, 200, 'B', { parent_section_id: 304 }),
        section(306, 200, 'C', { parent_section_id: 305 }),
        section(307, 200, 'D', { parent_section_id: 306 }),
      ]),
    )
    give('articles.json', [
      article(1001, 307, 'Deep', '<p>Deep.</p>'),
      article(1002, 999, 'Lost', '<p>Lost.</p>'),
      article(1003, null, 'Nowhere', '<p>Nowhere.</p>'),
    ])
    const outcome = await move()
    expect(linesOf(outcome, 'place').map(({ key, detail }) => `${key}: ${detail}`)).toEqual([
      '1002: there is no sections/999',
      'sections/300: stands at the top: the places above it go round in a circle',
      'sections/301: stands at the top: the places above it go round in a circle',
      'sections/302: stands at the top: the places above it go round in a circle',
      'sections/303: stands at the top: there is no categories/404',
      'sections/306: is deeper than 3 levels: its articles stand in the one above',
      'sections/307: is deeper than 3 levels: its articles stand in the one above',
    ])
    expect([written('1001').categories, written('1002').categories, written('1003').categories]).toEqual([
      [305],
      [],
      [],
    ])
  })

  test('ten megabytes, elements without end, nothing at all, bytes that are no JSON', async () => {
    giveUsual()
    give(
      'odd.json',
      page('articles', [
        article(1001, 300, 'Long', `<p>${'long '.repeat(2_000_000)}</p>`),
        article(1002, 300, 'Deep', '<div>'.repeat(50_000)),
        article(1003, 300, 'Empty', '<p> </p>'),
        article(1004, 300, '', '<p>Without a title</p>'),
        { id: 'x', title: {} },
        { id: 1.5, section_id: 300 },
        { id: -1, section_id: 300 },
      ]),
    )
    give('broken.json', '{"articles": [')
    give('other.json', { tickets: [] })
    const outcome = await move()
    expect(linesOf(outcome, 'left-out').map(({ key }) => key)).toEqual(['1001', '1001', '1002', '1002', '1003'])
    expect(linesOf(outcome, 'unreadable').map(({ detail }) => detail.split(':')[0])).toEqual([
      'broken.json',
      'other.json',
    ])
    expect(written('1004').title).toBe('Without a title')
    expect(outcome.report.counts.articles).toBe(3)
  })

  test('a folder that is no pack, and links in it that lead out of it', async () => {
    giveUsual()
    mkdirSync(folder)
    writeFileSync(join(folder, 'precious.txt'), 'mine')
    await expect(move()).rejects.toThrow('neither empty nor a pack')
    rmSync(folder, { recursive: true })
    const outside = join(root, 'outside')
    mkdirSync(outside)
    mkdirSync(folder)
    symlinkSync(outside, join(folder, 'articles'))
    await expect(move()).rejects.toThrow('leads out of the folder')
    expect(readdirSync(outside)).toEqual([])
    await expect(async () => readZendeskFolder(outside, undefined)).rejects.toThrow('holds no answer')
  })
})

describe('a help centre that is asked itself', () => {
  let server: Server
  let base: URL
  const asked: { url: string; authorization: string | undefined }[] = []
  let refusals = 0
  const articles = Array.from({ length: 5 }, (_, at) =>
    article(
      1_000 + at,
      300,
      `Article ${at}`,
      at === 0 ? '<p><img src="/hc/article_attachments/71" alt="x"></p>' : `<p>Text ${at}</p>`,
    ),
  )

  beforeEach(async () => {
    asked.length = 0
    refusals = 2
    server = createServer((request, response) => {
      const url = new URL(request.url!, 'http://x')
      asked.push({ url: request.url!, authorization: request.headers.authorization })
      const say = (body: unknown, status = 200, headers: Record<string, string> = {}): void => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
      }
      const help = '/api/v2/help_center'
      if (url.pathname === `${help}/locales.json`) return say({ locales: ['en-us', 'de'], default_locale: 'en-us' })
      if (url.pathname === `${help}/categories.json`)
        return say({ count: 1, next_page: null, categories: [category(200, 'Playing')] })
      if (url.pathname === `${help}/sections.json`)
        return say({ sections: [section(300, 200, 'Stuck')], meta: { has_more: false }, links: { next: null } })
      if (url.pathname === `${help}/articles.json`) {
        if (refusals-- > 0) return say({ error: 'TooManyRequests' }, 429, { 'retry-after': '7' })
        const from = Number(url.searchParams.get('page[after]') ?? 0)
        const next =
          from + 2 < articles.length
            ? new URL(`${help}/articles.json?page%5Bafter%5D=${from + 2}&page%5Bsize%5D=2`, base).href
            : null
        return say(page('articles', articles.slice(from, from + 2), next))
      }
      const id = /\/articles\/(\d+)\/(translations|attachments)\.json$/.exec(url.pathname)
      if (id?.[2] === 'translations')
        return say({ translations: id[1] === '1001' ? [translation(5, 1001, 'de', 'Artikel 1', '<p>Wort</p>')] : [] })
      if (id?.[2] === 'attachments')
        return say({
          article_attachments:
            id[1] === '1000'
              ? [attachment(71, 1000, 'gate.png')].map((one) => ({
                  ...one,
                  content_url: new URL('/hc/article_attachments/71', base).href,
                }))
              : [],
        })
      if (url.pathname === '/hc/article_attachments/71') return void response.writeHead(200).end(png)
      return say({ error: 'RecordNotFound' }, 404)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  afterEach(() => new Promise((resolve) => void server.close(resolve)))

  test('page by page, as slowly as it wishes, with its token', async () => {
    const waits: number[] = []
    const library = await readZendeskSite({
      base,
      authorization: 'Basic x',
      pause: async (milliseconds) => void waits.push(milliseconds),
    })
    // Its pages name the host it is read by; articles stand where their own address says.
    const host = {
      ...library,
      hosts: new Set([...library.hosts, base.host]),
      articles: library.articles.map((one) => ({
        ...one,
        versions: one.versions.map((version) => ({ ...version, url: base.href })),
      })),
    }
    const { report } = await moveIn(host, {
      folder,
      product: 'services',
      space: 'zendesk',
      isOverwriting: false,
      fetchFile: undefined,
    })
    expect(waits).toEqual([7_000, 7_000])
    expect(report.counts).toMatchObject({
      articles: 5,
      versions: 6,
      places: 2,
      pictures: 1,
      languages: ['de-DE', 'en-US'],
    })
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set(['Basic x']))
    expect(asked.filter(({ url }) => url.includes('/articles.json')).length).toBe(5)
  })

  test('its token goes to no other host, and a help centre that refuses is named', async () => {
    const answers = createServer(
      (_request, response) =>
        void response.end(
          JSON.stringify({
            articles: [],
            categories: [],
            sections: [],
            meta: { has_more: true },
            links: { next: 'https://evil.example/api' },
          }),
        ),
    )
    await new Promise<void>((resolve) => void answers.listen(0, '127.0.0.1', resolve))
    const at = new URL(`http://127.0.0.1:${(answers.address() as AddressInfo).port}`)
    await expect(createZendeskApi({ base: at, authorization: 'Basic x' }).readAll()).rejects.toThrow(
      'https://evil.example, which is not asked',
    )
    await expect(
      createZendeskApi({ base: at, authorization: 'Basic x' }).readFile('https://evil.example/x.png', 10),
    ).rejects.toThrow('lies at evil.example')
    answers.close()
    const refusing = createServer((_request, response) => void response.writeHead(401).end('{}'))
    await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve))
    const closed = new URL(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`)
    await expect(createZendeskApi({ base: closed, authorization: null }).readAll()).rejects.toThrow('ZENDESK_API_TOKEN')
    refusing.close()
    expect(() => createZendeskApi({ base: new URL('http://plain.example'), authorization: 'x' })).toThrow('https://')
  })
})
