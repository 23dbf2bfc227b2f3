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
  ['entities', `<!DOCTYPE svg [<!ENTITY x "<script>">]>${svg('&x;')}`, /ENTITY/],
  ['a style sheet from elsewhere', `<?xml-stylesheet href="//evil.example/a.css"?>${svg('')}`, /stylesheet/],
])('what acts is named: %s', (_, text, named) => {
  expect(actsIn(text)).toMatch(named)
})

test('drawings stay: gradients, filters, clips, uses, and every picture of the demonstration', () => {
  const drawn = svg(
    '<defs><linearGradient id="a"><stop/></linearGradient><filter id="f"><feGaussianBlur/></filter></defs>' +
      '<use href="#a"/><image href="data:image/png;base64,AAAA"/><sodipodi:namedview/><text>on="x"</text>',
  )
  expect(actsIn(`<?xml version="1.0"?>\n<!-- <script> -->\n${drawn}`)).toBeUndefined()
  const pictures = globSync('server/content/demo/assets/**/*.svg')
  expect(pictures.length).toBeGreaterThan(50)
  expect(pictures.filter((path) => actsIn(readFileSync(path, 'utf8')) !== undefined)).toEqual([])
})
