import { expect, test } from 'vitest'
import { completeLinks, plainText, richText, sanitize, strandedLinks, takenOutOf, textOf } from './rich-text.ts'

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

test('an article says what its writer wrote: struck prices, keys, small figures, numbers of steps, sides of a table', () => {
  expect(richText('~~8.00~~ 6.00')).toBe('<p><del>8.00</del> 6.00</p>')
  expect(richText('<s>8</s> <kbd>Alt</kbd> CO<sub>2</sub> m<sup>2</sup>')).toBe(
    '<p><s>8</s> <kbd>Alt</kbd> CO<sub>2</sub> m<sup>2</sup></p>',
  )
  expect(richText('1. one\n\n![map](assets/map.png)\n\n2. two\n3. three\n')).toContain('<ol start="2">')
  expect(richText('| a | b |\n|:-:|--:|\n| 1 | 2 |\n')).toContain('<td align="center">1</td>\n<td align="right">2</td>')
  expect(richText('[call](tel:+4930901820)')).toBe('<p><a href="tel:+4930901820">call</a></p>')
  expect(richText('<a name="end"></a>[down](#end)')).toBe('<p><a id="kb-end"></a><a href="#kb-end">down</a></p>')
  expect(sanitize('<ol start="x" type="z"><li value="y">a</li></ol><td align="justify">')).toBe(
    '<ol><li>a</li></ol><td></td>',
  )
})

test('ids of headings differ, whatever they are called', () => {
  const ids = [...richText('# B\n\n# B\n\n# B 1\n\n# B-1\n').matchAll(/id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['kb-b', 'kb-b-1', 'kb-b-1-1', 'kb-b-1-2'])
})

test('what players are not shown is told at its line', () => {
  const source = [
    'Press <kbd>Alt</kbd>.', // 0
    '',
    'See [this](http://other.example/) and',
    '[that](http://other.example/).', // 3
    '',
    '```html',
    '<font>', // shown as it is
    '```',
    '',
    '<p style="color: red" onclick="x()">red</p>', // 9
    '',
    '- <font size="7">big</font>', // 11
    '',
    '<video src="https://a.example/v.mp4"></video> ![x](data:image/png;base64,AA)', // 13
    '<p class="kb-note">fine</p><h1>fine</h1><ol start="4"><li>fine</li></ol>',
    '<div class="mine"><iframe src="https://player.example/1"></iframe></div>', // 15
  ].join('\n')
  expect(takenOutOf(source, { videoHosts: [] }).map(({ what, line }) => `${line} ${what}`)).toEqual([
    '2 the address http://other.example/',
    '3 the address http://other.example/',
    '9 style="color: red"',
    '9 onclick="x()"',
    '11 <font>',
    '13 <video>',
    '13 the address data:image/png;base64,AA',
    '15 class="mine"',
    '15 <iframe>',
  ])
  expect(takenOutOf(source, { videoHosts: ['player.example'] }).map(({ what }) => what)).not.toContain('<iframe>')
})

test.each([
  ['*a _b ', '_ *'],
  ['**a *b ', ' c* d**'],
  ['~~a ', 'b~~'],
])('marks within marks without end are read, the innermost as they were typed: %s', (begin, end) => {
  const html = richText(`${begin.repeat(2_000)}words${end.repeat(2_000)}`)
  expect(html).toContain('words')
  expect(plainText(html)).toContain(begin.trim())
  expect(richText('**a *b ~~c~~ d* e**')).toBe('<p><strong>a <em>b <del>c</del> d</em> e</strong></p>')
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
