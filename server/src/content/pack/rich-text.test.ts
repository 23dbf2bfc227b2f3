import { expect, test } from 'vitest'
import { completeLinks, plainText, richText, sanitize, strandedLinks, textOf } from './rich-text.ts'

test.each([
  ['scripts', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['event handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['javascript links', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['links without https', '<a href="http://a.example/">a</a>', '<a>a</a>'],
  ['protocol-relative links', '<a href="//a.example/">a</a>', '<a>a</a>'],
  ['data pictures', '<img src="data:image/png;base64,AA" alt="x" />', '<img alt="x" />'],
  ['frames of unknown hosts', '<iframe src="https://evil.example/"></iframe>', ''],
  ['forms', '<form action="/x"><input name="a" />text</form>', 'text'],
  ['svg', '<svg onload="alert(1)"><circle /></svg>', ''],
  ['foreign classes', '<p class="kb-note app-header">a</p>', '<p class="kb-note">a</p>'],
  ['half a tag', '<img src=x onerror=alert(1)//', ''],
  [
    'an attribute that closes its tag',
    '<a title="&quot;><script>alert(1)</script>">a</a>',
    '<a title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</a>',
  ],
])('the allow-list drops %s (OD-46)', (_what, html, expected) => {
  expect(sanitize(html)).toBe(expected)
})

test('what the allow-list names survives', () => {
  const html =
    '<h2 id="kb-a">A</h2><ul><li><strong>b</strong></li></ul><table><tbody><tr><td colspan="2">c</td>' +
    '</tr></tbody></table><details><summary>d</summary>e</details><a href="mailto:a@b.example">f</a>'
  expect(sanitize(html)).toBe(html)
})

test('a new tab never gets hold of this page', () => {
  expect(sanitize('<a href="https://a.example/" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  )
  expect(sanitize('<a href="https://a.example/" target="top" rel="opener">a</a>')).toBe(
    '<a href="https://a.example/">a</a>',
  )
})

test('videos of configured hosts may be framed', () => {
  const html = '<iframe src="https://player.example/1" allowfullscreen></iframe>'
  expect(sanitize(html, { videoHosts: ['player.example'] })).toContain('src="https://player.example/1"')
  expect(sanitize(html, { videoHosts: ['other.example'] })).not.toContain('player.example')
})

test("headings get anchors of their own, unique in the article and apart from the page's ids", () => {
  const html = richText('# Über uns\n\n## Start\n\n## Start\n\n[up](#start)')
  expect(html).toContain('<h2 id="kb-uber-uns">')
  expect(html).toContain('<h2 id="kb-start">')
  expect(html).toContain('<h2 id="kb-start-1">')
  expect(html).toContain('href="#kb-start"')
})

test('links of an article carry the full path, so that the base address of the page cannot bend them (ground G25)', () => {
  const html = sanitize(
    '<a href="#x">a</a> <a href="article/1">b</a> <a href="help/restrictions">c</a> <a ' +
      'href="https://a.example/#x">d</a> <code>&lt;a href="#x"&gt;</code><img src="assets/a.svg" />',
  )
  const done = completeLinks(html, {
    page: '/support/de-DE/help/article/9',
    contextPath: '/support/de-DE',
    assetUrl: (path) => `/static/${path}`,
  })
  expect(done).toBe(
    '<a href="/support/de-DE/help/article/9#kb-x">a</a> <a ' +
      'href="/support/de-DE/help/article/1">b</a> <a href="/support/de-DE/help/restrictions">c</a> ' +
      '<a href="https://a.example/#x">d</a> <code>&lt;a href="#x"&gt;</code><img src="/static/a.svg" />',
  )
})

test('a link that no page of the portal and no other site answers is named', () => {
  const links = [
    'restrictions',
    'help/restrictions',
    'article/1',
    '#x',
    '/support/',
    'searching',
    'search?q=a',
    'a/b.pdf',
  ]
  const html = richText([...links, 'https://a.example/', 'mailto:a@a.example'].map((to) => `[a](${to})`).join('\n'))
  expect(strandedLinks(html)).toEqual(['restrictions', 'searching', 'a/b.pdf'])
})

test('plain text of HTML keeps words apart and entities readable', () => {
  expect(plainText('<p>a &amp; b</p><p>c<br>d</p><script>x</script>')).toBe('a & b c d')
  expect(textOf(sanitize('<h2>Title</h2><p>one &lt; two</p><ul><li>x</li><li>y</li></ul>'))).toBe('Title one < two x y')
})
