import { expect, test } from 'vitest'
import { cleanAnswer } from './answer-text.ts'

const own = 'http://localhost:8080'
const linked = (href: string): string => cleanAnswer(`<p><a href="${href}" onclick="x()">here</a></p>`, own)

test('links lead by https, to a mailbox, or into the portal itself, also where that has no TLS', () => {
  for (const href of [
    'https://help.example/gate',
    'mailto:help@northlight.example',
    `${own}/support/en-US/help/article/9852`,
  ])
    expect(linked(href)).toBe(`<p><a href="${href}">here</a></p>`)
})

test('any other link is its words alone', () => {
  for (const href of [
    'http://evil.example',
    'HTTP://evil.example',
    'ht\ntp://evil.example',
    'http://localhost:8081/x',
    'http://localhost:8080@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])
    expect(linked(href), href).toBe('<p><a>here</a></p>')
})

test.each([
  ['blocks', '<div>Hi Ada,</div><div>it is done.</div>', 'Hi Ada,<br />it is done.'],
  ['an empty line', '<div>Hi,</div><div><br></div><div>done.</div>', 'Hi,<br /><br />done.'],
  ['a block within a paragraph', '<p>a<div>b</div>c</p>', '<p>a</p>b<br />c<p></p>'],
  ['a heading', '<h2>Steps</h2><p>First</p>', 'Steps<p>First</p>'],
  [
    'blocks around blocks',
    '<div><p>a</p>\n<div><ul><li><div>b</div></li></ul></div></div>',
    '<p>a</p><ul><li>b</li></ul>',
  ],
  [
    'a table',
    '<table><thead><tr><th>Gem</th><th>Price</th></tr></thead>\n<tbody><tr><td>Ruby</td> <td>3</td></tr></tbody></table>',
    'Gem Price<br />Ruby 3',
  ],
  ['lines as they are', '<p>Type</p><pre>\none\n  two\n</pre>', '<p>Type</p>one<br />  two'],
  ['what is struck', '<p><del>8</del> <strike>7</strike> <s>6</s> 5</p>', '<p><s>8</s> <s>7</s> <s>6</s> 5</p>'],
  [
    'where a list begins',
    '<ol start="4"><li>d</li></ol><ol start="x"><li>a</li></ol>',
    '<ol start="4"><li>d</li></ol><ol><li>a</li></ol>',
  ],
  ['paragraphs as before', '<p>a</p>\n<p>b<br>c</p>', '<p>a</p>\n<p>b<br />c</p>'],
])('words stay apart as they were written: %s', (_, html, expected) => {
  expect(cleanAnswer(html, own)).toBe(expected)
})

test('what nobody sees is no answer', () => {
  for (const html of ['<p>\u200b</p>', '<p>&#8203;&nbsp;\u2060</p><br>', '\ufeff\u00ad'])
    expect(cleanAnswer(html, own)).toBe('')
  expect(cleanAnswer('<p>\u200bYes</p>', own)).toContain('Yes')
})
