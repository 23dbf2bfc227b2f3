// What every page of the published contract has: the bar with its place marked, its title, its style sheet, no script
// but the reference's; and what each of them says.
import { expect, test } from 'vitest'
import { problemKinds } from '../problems.ts'
import {
  changelogPage,
  guidePage,
  guidesPage,
  problemPage,
  problemsPage,
  problemTexts,
  referencePage,
  slugs,
} from './doc-pages.ts'
import { type Described, guideHtml, guideNames, readGuide, withGuides } from './guides.ts'

const linksOf = (html: string): string[][] =>
  [...html.matchAll(/<a href="([^"]+)"( aria-current="page")?>([^<]+)<\/a>/g)].map(([, href, here = '', title]) => [
    title!,
    href!,
    here.trim(),
  ])
const mainOf = (html: string): string => /<main class="prose">(.*)<\/main>/s.exec(html)![1]!

test.each([
  ['Portal', 'Portal - Guidepost contract', () => referencePage('openapi', '1.2.3', 'abc')],
  ['Desk', 'Desk - Guidepost contract', () => referencePage('desk', '1.2.3', 'abc')],
  ['Guides', 'Guides - Guidepost contract', () => guidesPage([])],
  ['Guides', 'A &lt;b&gt; title - Guidepost contract', () => guidePage('A <b> title', '<h1>x</h1>')],
  ['Problems', 'Problems - Guidepost contract', () => problemsPage()],
  ['Changes', 'Changes - Guidepost contract', () => changelogPage('<h1>x</h1>')],
])('a page of %s is called “%s”, marks its place in the bar and asks for its sheet', (here, title, make) => {
  const html = make()
  expect(/<title>(.*?)<\/title>/.exec(html)![1]).toBe(title)
  expect(linksOf(/<nav aria-label="Documents">.*?<\/nav>/.exec(html)![0])).toEqual(
    [
      ['Portal', '/services/bft/docs'],
      ['Desk', '/services/bft/docs/desk'],
      ['Guides', '/services/bft/docs/guides'],
      ['Problems', '/services/bft/docs/problems'],
      ['Changes', '/services/bft/docs/changelog'],
    ].map(([name, href]) => [name, href, name === here ? 'aria-current="page"' : '']),
  )
  expect(html.startsWith('<!doctype html><html lang="en"><head><meta charset="utf-8">')).toBe(true)
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('<link rel="stylesheet" href="/services/bft/docs/assets/docs.css">')
  expect(html).toContain(
    '<a class="brand" href="/services/bft/docs" aria-label="Guidepost contract"><svg viewBox="0 0 40 40"',
  )
  expect(html.endsWith('</body></html>')).toBe(true)
})

test('the reference names its document, version, formats and scripts, and lets in the viewer’s styles alone', () => {
  const html = referencePage('desk', '<1.2.3>', 'the-nonce')
  expect(html).toContain('<div id="reference" data-document="desk"></div>')
  expect(html).toContain('<meta property="csp-nonce" content="the-nonce">')
  expect(html).toContain('<link rel="stylesheet" href="/services/bft/docs/assets/reference.css">')
  expect(/<p class="downloads">(.*?)<\/p>/.exec(html)![1]).toBe(
    '<span>&lt;1.2.3&gt;</span><a href="/services/bft/docs/desk.json">JSON</a><a href="/services/bft/docs/desk.yaml">YAML</a>',
  )
  expect([...html.matchAll(/<script src="([^"]+)" defer><\/script>/g)].map(([, address]) => address)).toEqual(
    ['reference', 'viewer', 'start'].map((name) => `/services/bft/docs/assets/${name}.js`),
  )
  expect(/<noscript>(.*)<\/noscript>/.exec(html)![1]).toContain(
    'the <a href="/services/bft/docs/desk.json">document</a>',
  )
  expect(changelogPage('')).not.toMatch(/<script|csp-nonce|downloads/)
})

test('a problem’s page says status, kind, what happened, each step, and whether to send it again', () => {
  for (const slug of slugs) {
    const html = mainOf(problemPage(slug))
    const { status, title } = problemKinds[slug]
    const { happened, todo, again } = problemTexts[slug]
    const words = html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
    for (const text of [happened, again, ...todo])
      expect([slug, words.replaceAll(/\s+/g, ' ')]).toEqual([
        slug,
        expect.stringContaining(
          text
            .replaceAll(/`([^`]+)`/g, ' $1 ')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ) as string,
      ])
    expect(html.startsWith(`<p class="kicker">Problem ${status} · <code>${slug}</code></p><h1>`)).toBe(true)
    expect(html).toContain(`<h1>${title.replaceAll('&', '&amp;')}</h1>`)
    expect([...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, head]) => head)).toEqual([
      'What happened',
      'What to do',
      'Send it again?',
    ])
    expect(html.match(/<li>/g)).toHaveLength(todo.length)
    expect(html).not.toContain('`')
    expect(html.endsWith('<p class="links"><a href="/services/bft/docs/problems">All problems</a></p>')).toBe(true)
  }
})

test('words between backticks are code on a problem’s page', () => {
  const slug = slugs.find((one) => problemTexts[one].todo.some((step) => step.includes('`')))!
  const [, code] = /`([^`]+)`/.exec(problemTexts[slug].todo.join(' '))!
  expect(problemPage(slug)).toContain(`<code>${code}</code>`)
})

test('the list of problems has a row for each, with status, link and kind', () => {
  const html = mainOf(problemsPage())
  const rows = [
    ...html.matchAll(
      /<tr><td>(\d+)<\/td><td><a href="([^"]+)">([^<]+)<\/a><\/td><td><code>([^<]+)<\/code><\/td><\/tr>/g,
    ),
  ]
  expect(rows.map(([, status, address, , slug]) => [slug, Number(status), address])).toEqual(
    slugs.map((slug) => [slug, problemKinds[slug].status, `/services/bft/docs/problems/${slug}`]),
  )
  expect([...html.matchAll(/<th scope="col">([^<]+)<\/th>/g)].map(([, head]) => head)).toEqual([
    'Status',
    'Title',
    'Kind',
  ])
})

test('the list of guides leads to each, a guide back to the list', () => {
  const guides = [
    { name: 'one', title: 'The <first>' },
    { name: 'two', title: 'Two' },
  ]
  expect(mainOf(guidesPage(guides))).toBe(
    '<h1>Guides</h1><ul class="guides"><li><a href="/services/bft/docs/guides/one">The &lt;first&gt;</a></li>' +
      '<li><a href="/services/bft/docs/guides/two">Two</a></li></ul>',
  )
  expect(mainOf(guidePage('One', '<h1>One</h1>'))).toBe(
    '<h1>One</h1><p class="links"><a href="/services/bft/docs/guides">All guides</a></p>',
  )
  expect(mainOf(changelogPage('<h1>Changes</h1>'))).toBe('<h1>Changes</h1>')
})

test('every guide begins with its title, and is HTML with that heading', async () => {
  for (const name of guideNames) {
    const guide = await readGuide(name)
    expect(guide.name).toBe(name)
    expect(guide.text.split('\n')[0]).toBe(`# ${guide.title}`)
    expect(guide.text).toBe(guide.text.trim())
    expect(await guideHtml(guide)).toMatch(/^<h1>/)
  }
  await expect(readGuide('nothing' as never)).rejects.toThrow('ENOENT')
})

test('the guides stand before the operations, each group under names a person reads', async () => {
  const document = {
    openapi: '3.1.0',
    info: { description: 'x' },
    tags: [{ name: 'own-data-of-players', description: 'y' }, { name: 'chat' }],
  }
  const read = (await withGuides<Described>(document, 'desk')) as unknown as {
    openapi: string
    tags: { name: string; 'x-displayName': string; description?: string }[]
    'x-tagGroups': { name: string; tags: string[] }[]
  }
  const own = ['your-own-desk', 'webhooks', 'errors', 'idempotency', 'limits', 'versions'].map(
    (name) => `guide-${name}`,
  )
  expect(read.openapi).toBe('3.1.0')
  expect(read['x-tagGroups']).toEqual([
    { name: 'Guides', tags: own },
    { name: 'Operations', tags: ['own-data-of-players', 'chat'] },
  ])
  expect(read.tags.map(({ name }) => name)).toEqual([...own, 'own-data-of-players', 'chat'])
  expect(read.tags.slice(own.length)).toEqual([
    { name: 'own-data-of-players', description: 'y', 'x-displayName': 'Own data of players' },
    { name: 'chat', 'x-displayName': 'Chat' },
  ])
  for (const { name, description, 'x-displayName': title } of read.tags.slice(0, own.length)) {
    const guide = await readGuide(name.slice('guide-'.length) as never)
    expect(title).toBe(guide.title)
    expect(description).toBe(guide.text.slice(`# ${guide.title}\n`.length).trim())
  }
  const untagged = (await withGuides<Described>({ info: {} }, 'openapi')) as unknown as {
    'x-tagGroups': { tags: string[] }[]
  }
  expect(untagged['x-tagGroups'][1]!.tags).toEqual([])
})
