// Freshdesk, Intercom and WordPress: shapes of their public documentation (CD-413).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { readFreshdeskFolder } from './freshdesk.ts'
import { readIntercomFolder } from './intercom.ts'
import type { OldLibrary } from './library.ts'
import { moveIn } from './move-in.ts'
import { judgePicture } from './pictures.ts'
import { toMarkdown } from './to-markdown.ts'
import { readWordPressFile } from './wordpress.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-others-'))
  folder = join(root, 'pack')
  mkdirSync(join(root, 'export'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const give = (path: string, content: unknown): void =>
  writeFileSync(join(root, 'export', path), typeof content === 'string' ? content : JSON.stringify(content))
const move = (library: OldLibrary) =>
  moveIn(library, { folder, product: 'services', space: library.kind, isOverwriting: false, fetchFile: undefined })
const pack = () => loadPack(folderFiles(folder)).document
const called = (title: string, locale = 'en-US') =>
  pack().articles.find((one) => one.title === title && one.locale === locale)!

test('Freshdesk: categories, folders, drafts, what agents alone may read', async () => {
  const base = {
    agent_id: 1,
    type: 1,
    hits: 3,
    thumbs_up: 1,
    thumbs_down: 0,
    seo_data: {},
    tags: ['gate'],
    created_at: '2024-01-01T00:00:00Z',
    updated_at: '2024-02-03T04:05:06Z',
    category_id: 1000,
    folder_id: 2000,
    status: 2,
    description_text: '',
  }
  const other = 'https://acme.freshdesk.com/en/support/solutions/articles/3000-old-words'
  give('categories.json', [{ id: 1000, name: 'Playing', description: 'Games', created_at: '', updated_at: '' }])
  give('folders.json', [
    { id: 2000, name: 'Stuck', description: null, visibility: 1, parent_folder_id: null },
    { id: 2001, name: 'Agents', description: '', visibility: 3, category_id: 1000 },
  ])
  give('articles.json', [
    { ...base, id: 3000, title: 'The gate', description: `<p>Back. <a href="${other}">Self</a></p>` },
    { ...base, id: 3001, title: 'Soon', description: '<p>Soon</p>', status: 1 },
    { ...base, id: 3002, title: 'Inside', description: '<p>Secret</p>', folder_id: 2001 },
    { ...base, id: 3003, title: 'Homeless', description: '<p>Secret</p>', folder_id: 9999 },
  ])
  const { report } = await move(readFreshdeskFolder(join(root, 'export')))
  expect(report.counts).toMatchObject({ articles: 1, drafts: 3, places: 3 })
  expect(JSON.stringify(pack())).not.toContain('Secret')
  expect(called('The gate')).toMatchObject({
    id: '3000',
    categories: [2000],
    keywords: ['gate'],
    updated: '2024-02-03T04:05:06.000Z',
    body: '<p>Back. <a href="article/3000">Self</a></p>',
  })
  expect(pack().redirects).toMatchObject({
    '/{locale}/support/solutions/articles/3000*': 'article/3000',
    '/{locale}/support/solutions/folders/2000*': 'games/services/category/2000',
    '/{locale}/support/home': 'home',
  })
  expect((await move(readFreshdeskFolder(join(root, 'export')))).changes).toEqual({
    added: [],
    changed: [],
    removed: [],
  })
})

test('Intercom: collections within each other, languages, drafts', async () => {
  const url = (kind: string, id: number) => `https://help.acme.example/en/${kind}/${id}-some-words`
  give('collections.json', {
    type: 'list',
    data: [
      {
        id: '10',
        type: 'collection',
        name: 'Playing',
        description: '',
        order: 1,
        url: url('collections', 10),
        parent_id: null,
        translated_content: {
          type: 'group_translated_content',
          de: { type: 'group_content', name: 'Spielen', description: 'x' },
        },
      },
      { id: '11', type: 'collection', name: 'Stuck', order: 2, url: url('collections', 11), parent_id: '10' },
    ],
  })
  give('articles.json', {
    type: 'list',
    total_count: 2,
    pages: { type: 'pages', page: 1, total_pages: 1 },
    data: [
      {
        id: '20',
        type: 'article',
        workspace_id: 'w',
        title: 'The gate',
        description: 'How to go back',
        body: `<div class="intercom-interblocks-callout"><p>Hot</p></div><p><a href="${url('articles', 21)}">draft</a></p>`,
        author_id: 1,
        state: 'published',
        created_at: 1672928359,
        updated_at: 1672928610,
        url: url('articles', 20),
        parent_id: 11,
        parent_ids: [11],
        parent_type: 'collection',
        default_locale: 'en',
        translated_content: {
          type: 'article_translated_content',
          de: {
            type: 'article_content',
            title: 'Das Tor',
            description: '',
            body: '<p>Zurück</p>',
            state: 'published',
            created_at: 1672928359,
            updated_at: 1672928610,
          },
        },
      },
      {
        id: '21',
        type: 'article',
        title: 'Soon',
        description: '',
        body: '<p>Soon</p>',
        state: 'draft',
        created_at: 1672928359,
        updated_at: 1672928610,
        url: null,
        parent_id: null,
        default_locale: 'en',
      },
    ],
  })
  const { report } = await move(readIntercomFolder(join(root, 'export')))
  expect(report.counts).toMatchObject({ articles: 1, drafts: 1, versions: 3, places: 2, languages: ['de-DE', 'en-US'] })
  expect(called('The gate')).toMatchObject({
    summary: 'How to go back',
    categories: [11],
    updated: '2023-01-05T14:23:30.000Z',
  })
  expect(called('The gate').body).toContain('<blockquote>\n<p>Hot</p>\n</blockquote>')
  expect(called('Das Tor', 'de-DE').body).toBe('<p>Zurück</p>')
  expect(pack().redirects).toEqual({
    '/{locale}/articles/20*': 'article/20',
    '/{locale}/collections/10*': 'games/services/category/10',
    '/{locale}/collections/11*': 'games/services/category/11',
  })
})

test('WordPress: posts and pages, categories and tags, drafts and private ones, paragraphs and short codes', async () => {
  const { report } = await move(readWordPressFile(fileURLToPath(new URL('testing/wordpress.xml', import.meta.url))))
  expect(report.counts).toMatchObject({ articles: 3, drafts: 2, places: 2 })
  expect(JSON.stringify(pack())).not.toContain('Secret words')
  const gate = pack().articles.find(({ id }) => id === '5')!
  expect([gate.keywords, gate.updated, gate.body]).toEqual([
    ['gate'],
    '2024-06-07T08:09:10.000Z',
    '<p>First line<br />\nsecond</p>\n<p>Words</p>\n<p><a href="article/6">other</a></p>',
  ])
  expect(pack().products[0]!.categories[0]!.children[0]!.name).toEqual({ 'en-US': 'Stuck' })
  expect(pack().redirects).toEqual({ '/2024/05/gate': 'article/5', '/2024/05/other': 'article/6' })
})

test('WordPress: what declares entities, is no XML, or no export', () => {
  give(
    'bomb.xml',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item>&b;</item></channel></rss>',
  )
  give('broken.xml', '<rss><channel><item>')
  give('feed.xml', '<rss><channel><title>x</title></channel></rss>')
  expect(() => readWordPressFile(join(root, 'export/bomb.xml'))).toThrow('declares entities')
  expect(() => readWordPressFile(join(root, 'export/broken.xml'))).toThrow(/no (XML|export)|neither/)
  expect(() => readWordPressFile(join(root, 'export/feed.xml'))).toThrow('no export of WordPress')
  expect(() => readWordPressFile(join(root, 'export/none.xml'))).toThrow('There is no file')
})

test('small inputs that once took the square of their length, or twice as long with each comment, are read', () => {
  const many = 60_000
  const page = (content: string): string =>
    [
      '<rss><channel><item><title>A</title><wp:post_type>page</wp:post_type><wp:status>publish</wp:status>',
      `<wp:post_id>5</wp:post_id><content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`,
    ].join('')
  const bodyOf = (content: string): string => {
    give('wordpress.xml', page(content))
    return readWordPressFile(join(root, 'export', 'wordpress.xml')).articles[0]!.versions[0]!.body
  }
  expect(bodyOf('<p>Stays</p><!-- goes -->[gallery ids="1"]')).toBe('<p>Stays</p>')
  for (const part of ['<!--', '[aaa ', '<![CDATA[']) expect(bodyOf(part.repeat(many))).toContain(part)
  expect(judgePicture(Buffer.from(`${'<!---->'.repeat(500)}x`))).toEqual({ fault: expect.any(String) })
  expect(judgePicture(Buffer.from('<!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({ type: 'svg' })
  const context = {
    link: () => undefined,
    picture: () => undefined,
    videoHosts: [],
    note: () => {},
    anchors: new Set(''),
  }
  expect(toMarkdown(`x${'&nbsp;'.repeat(many)}x`, context)).toBe(`x${'\u00a0'.repeat(200)}x`)
  // A mark of text within a comment hides no declaration.
  give('wordpress.xml', `<!-- <![CDATA[ --><!DOCTYPE rss [<!ENTITY a "b">]>${page('x')}`)
  expect(() => readWordPressFile(join(root, 'export', 'wordpress.xml'))).toThrow('declares entities')
})
