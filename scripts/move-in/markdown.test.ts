// Folders of Markdown moved in: forms of Docusaurus and MkDocs (CD-413).
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { readMarkdownFolder } from './markdown.ts'
import { moveIn } from './move-in.ts'
import { png } from './testing/zendesk-export.ts'

let root: string
let source: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-markdown-'))
  source = join(root, 'site')
  folder = join(root, 'pack')
  mkdirSync(source)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const give = (files: Record<string, string | Buffer>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(source, path, '..'), { recursive: true })
    writeFileSync(join(source, path), text)
  }
}
const move = () =>
  moveIn(readMarkdownFolder(source), {
    folder,
    product: 'services',
    space: 'markdown',
    isOverwriting: false,
    fetchFile: undefined,
  })
const pack = () => loadPack(folderFiles(folder)).document
const called = (title: string, locale = 'en-US') =>
  pack().articles.find((one) => one.title === title && one.locale === locale)!

const testing = fileURLToPath(new URL('testing', import.meta.url))
const takeFixture = (name: string): void => cpSync(join(testing, name), source, { recursive: true })

test('Docusaurus: front matter, admonitions, folders, languages, pictures, links; nothing of it is run', async () => {
  takeFixture('docusaurus')
  give({
    'docusaurus.config.js':
      "throw new Error('run')\nmodule.exports = { title: 'Lantern', url: 'https://docs.lantern.example', " +
      "baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }",
    'sidebars.js': "throw new Error('run')",
    'docs/img/map.png': png,
    'static/img/logo.png': png,
  })
  const { report } = await move()
  expect(report.counts).toMatchObject({
    articles: 2,
    drafts: 1,
    versions: 4,
    places: 1,
    pictures: 2,
    languages: ['de-DE', 'en-US'],
  })
  const gate = called('The gate')
  expect(Object.entries(pack().redirects!)).toEqual([
    ['/{locale}/docs', `article/${called('Welcome').id}`],
    ['/{locale}/docs/play/gate', `article/${gate.id}`],
  ])
  const { body, updated, keywords } = called('Welcome')
  expect([updated, keywords]).toEqual(['2024-05-06T00:00:00.000Z', ['start']])
  expect(body).toContain(
    `<a href="article/${gate.id}#kb-way-back">the gate</a>, or <a href="article/${gate.id}">there</a>`,
  )
  expect(body.match(/<img src="assets\/markdown\/[0-9a-f]{12}-(map|logo)\.png"/g)?.length).toBe(2)
  expect(gate.body).toContain(
    '<blockquote>\n<p><strong>Hot</strong></p>\n<p>Do <strong>not</strong> touch <code>it</code>.</p>\n</blockquote>',
  )
  expect(gate.body).toContain('<pre><code>:::note\nimport x from "y"\n</code></pre>')
  expect(gate.body).toContain('<span id="kb-way-back"></span>Back')
  expect(gate.body).toContain('<p>In a tab, <code>&lt;Tag /&gt;</code> and ')
  expect(gate.body).not.toMatch(/groupId|TabItem|label:/)
  expect(gate.body).not.toContain('@theme')
  expect(called('Das Tor', 'de-DE').id).toBe(gate.id)
  expect(pack().products[0]!.categories[0]).toMatchObject({ name: { 'en-US': 'Playing' } })
  expect(JSON.stringify(report)).toContain('sidebars.js is a program and is not run')
  expect((await move()).changes).toEqual({ added: [], changed: [], removed: [] })
})

test('MkDocs: nav, admonitions and tabs by indentation, pages as folders', async () => {
  takeFixture('mkdocs')
  give({ 'docs/play/guide.pdf': '%PDF' })
  const { report } = await move()
  const gate = called('Gate')
  expect(report.counts).toMatchObject({ articles: 5, places: 3 })
  expect(pack().redirects).toEqual({
    '/help/{locale}': `article/${called('Lantern').id}`,
    '/help/{locale}/play/gate': `article/${gate.id}`,
    '/help/{locale}/play/deep': `article/${called('Deep down').id}`,
    '/help/{locale}/more/one': `article/${called('One more').id}`,
    '/help/{locale}/other': `article/${called('other').id}`,
  })
  expect(called('Lantern').body).toBe(`<p>See <a href="article/${gate.id}#kb-stuck">gate</a>.</p>`)
  expect(gate.body).toContain(
    '<blockquote>\n<p><strong>Hot</strong></p>\n<p>Do not.</p>\n<ul>\n<li>twice</li>\n</ul>\n</blockquote>',
  )
  expect(gate.body).toMatch(/<details><summary>note<\/summary><p>Folded\.<\/p>\n?<\/details>/)
  expect(gate.body).toContain('<strong>Windows</strong>')
  expect(gate.body).toContain('<p>gone pdf x</p>')
  expect(called('Deep down').body).toBe('<p>Text</p>')
  const kinds = report.items.flatMap(({ lines }) => lines.map(({ what }) => what))
  expect(kinds).toEqual(
    expect.arrayContaining(['dead-link', 'file', 'picture', 'script', 'place', 'callout', 'markup']),
  )
})

test('a plain folder, and pictures that lead out of it by a link', async () => {
  writeFileSync(join(root, 'secret.png'), png)
  give({ 'one.md': '# One\n\n![s](secret.png) [two](sub/two.md)\n', 'sub/two.md': 'Two [one](../one.md)\n' })
  symlinkSync(join(root, 'secret.png'), join(source, 'secret.png'))
  const { report } = await move()
  expect(report.counts).toMatchObject({ articles: 2, pictures: 0, places: 1 })
  expect(called('One').body).toContain(`<a href="article/${called('two').id}">two</a>`)
  const text = readFileSync(join(folder, '.move-in/markdown/report.md'), 'utf8')
  expect(text).toContain('picture missing')
})

test('pages that an old editor saved in its own character set', async () => {
  give({ 'refunds.md': Buffer.from('# Rückzahlung\n\nWir prüfen die Zahlung, das dauert zwölf Stunden.\n', 'latin1') })
  await move()
  expect(called('Rückzahlung').body).toContain('Wir prüfen die Zahlung, das dauert zwölf Stunden.')
})
