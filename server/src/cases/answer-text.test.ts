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

test('what nobody sees is no answer', () => {
  for (const html of ['<p>\u200b</p>', '<p>&#8203;&nbsp;\u2060</p><br>', '\ufeff\u00ad'])
    expect(cleanAnswer(html, own)).toBe('')
  expect(cleanAnswer('<p>\u200bYes</p>', own)).toContain('Yes')
})
