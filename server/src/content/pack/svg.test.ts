import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actsIn } from './svg.ts'

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`

test.each([
  ['a script', svg('<script>x()</script>'), /<script>/],
  ['one under a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>'), /<s:script>/],
  ['one in capitals', svg('<SCRIPT href="#x"/>'), /<SCRIPT>/],
  ['a handler', svg('', ' onload="x()"'), /onload/],
  ['HTML inside', svg('<foreignObject><iframe/></foreignObject>'), /<foreignObject>/],
  ['an address that acts', svg('<a xlink:href="java&#115;cript:x()"><path/></a>'), /a link/],
  ['a picture from elsewhere', svg('<image href="https://evil.example/a.png"/>'), /a link https/],
  ['a drawing from elsewhere', svg('<use href="//evil.example/a.svg#x"/>'), /a link/],
  ['a link made by animation', svg('<a><animate attributeName="href" to="javascript:x()"/></a>'), /animated href/],
  ['an SVG in an SVG', svg('<image href="data:image/svg+xml,%3Csvg%3E"/>'), /a link data:image\/svg/],
  [
    'one under a prefix of a drawing program',
    svg('<inkscape:script xmlns:inkscape="http://www.w3.org/2000/svg">x()</inkscape:script>'),
    /<inkscape:script>/,
  ],
  [
    'HTML under a prefix of notes',
    svg('<metadata><dc:iframe xmlns:dc="http://www.w3.org/1999/xhtml" src="#x"/></metadata>'),
    /<dc:iframe>/,
  ],
  ['one around an element', svg('<style>@im<g/>port "//evil.example/a.css"</style>'), /<g>/],
  ['one behind what looks like a remark', svg('<style>a{b:"/*";c:url(//evil.example)/**/}</style>'), /a style/],
  ['a prefix of its own', svg('<g xmlns:a="#x"><a:g/></g>'), /<a:g>/],
  ['HTML without a prefix', svg('<g xmlns="http://www.w3.org/1999/xhtml"><script/></g>'), /<g>/],
  ['a style from elsewhere', svg('<style>@import "//evil.example/a.css";</style>'), /a style @import/],
  ['one in parts', svg('<style>@im<![CDATA[port "//evil.example/a.css"]]></style>'), /a style @import/],
  ['one written in escapes', svg('<style>@\\69mport "//evil.example/a.css"</style>'), /a style \\/],
  ['a fill from elsewhere', svg('<path fill="url(//evil.example/a.svg#x)"/>'), /a style \/\/evil/],
  ['a style of one element', svg('<path style="fill: URL( \'https://evil.example/\')"/>'), /a style https/],
  ['a base elsewhere', svg('<use href="#a"/>', ' xml:base="//evil.example/"'), /a link/],
  ['an attribute by declaration', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${svg('')}`, /ATTLIST/],
  ['an encoding that hides', `<?xml version="1.0" encoding="iso-2022-jp"?>${svg('')}`, /encoding/],
  ['depth without end', svg('<g>'.repeat(1_000)), /200 elements/],
  ['what no browser would draw', svg('<g>'), /well formed/],
  ['a prefix of nothing', svg('<b:path/>'), /well formed/],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "<script>">]>${svg('&x;')}`, /ENTITY/],
  ['a style sheet from elsewhere', `<?xml-stylesheet href="//evil.example/a.css"?>${svg('')}`, /stylesheet/],
])('what acts is named: %s', (_, text, named) => {
  expect(actsIn(text)).toMatch(named)
})

test('drawings stay: gradients, filters, clips, uses, and every picture of the demonstration', () => {
  const drawn = svg(
    '<defs><linearGradient id="a"><stop/></linearGradient><filter id="f"><feGaussianBlur/></filter></defs>' +
      '<use href="#a"/><image href="data:image/png;base64,AAAA"/><text fill="url(#a)">on="x"</text>' +
      '<i:namedview xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><style>a{fill:url("#a")}</style>',
  )
  expect(actsIn(`<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "x" "y">\n<!-- <script> -->\n${drawn}`)).toBeUndefined()
  const pictures = globSync('server/content/demo/assets/**/*.svg')
  expect(pictures.length).toBeGreaterThan(50)
  expect(pictures.filter((path) => actsIn(readFileSync(path, 'utf8')) !== undefined)).toEqual([])
})
