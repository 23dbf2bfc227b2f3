// 504 sentences of players in nine languages that begin as lines of mail programs do, written by somebody who has not seen
// the patterns: none is ever folded, wherever it stands (T37).
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const sentences = readFileSync(new URL('../../../../tests/support/fixtures/sentences.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t')[1]!)
const ours = { addresses: ['reply@support.example'], names: ['Northlight Support'] }
const us = 'Northlight Support <reply+104.abcdefghijklmnopqrstuvwxyz@support.example>'
const introduced = `On Mon, Nov 23, 2026 at 10:15 AM ${us} wrote:`
const head = `From: ${us}\nSent: Monday, 23 November 2026 10:15\nTo: Ada\nSubject: Case`

const textOf = async (body: string, type: 'plain' | 'html'): Promise<string> => {
  const mail = `From: Ada <ada@players.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}`
  return (await readMail({ raw: Buffer.from(mail), ownHost: 'support.example', isNullSender: false, ours })).text
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const asHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${escaped(line)}</div>`)
    .join('')
const gmail = [
  `<div class="gmail_quote"><div class="gmail_attr">${escaped(introduced)}</div>`,
  '<blockquote class="gmail_quote">Did it help?</blockquote></div>',
].join('')
const outlook = `<div id="divRplyFwdMsg">${asHtml(head)}</div><div>Did it help?</div>`

/** Each alone, then as first, second, third and last of four lines. */
const texts = [...sentences, ...sentences.map((_one, at) => sentences.slice(at, at + 4).join('\n'))]

/** Texts that are read otherwise than they were written. */
const wrong = async (
  build: (text: string) => string,
  type: 'plain' | 'html',
  of: readonly string[] = texts,
): Promise<string[]> => {
  const found: string[] = []
  for (const text of of) if ((await textOf(build(text), type)) !== text) found.push(text)
  return found
}

test('alone', async () => {
  expect(sentences.length).toBeGreaterThanOrEqual(500)
  expect(await wrong((text) => text, 'plain')).toEqual([])
  expect(await wrong(asHtml, 'html')).toEqual([])
})

test('before a quote', async () => {
  expect(await wrong((text) => `${text}\n\n${introduced}\n> Did it help?`, 'plain')).toEqual([])
  expect(await wrong((text) => `${text}\n${introduced}\n> Did it help?`, 'plain')).toEqual([])
  expect(await wrong((text) => `${text}\n\n${head}\n\nDid it help?`, 'plain')).toEqual([])
  expect(await wrong((text) => `${asHtml(text)}${gmail}`, 'html')).toEqual([])
  expect(await wrong((text) => `${asHtml(text)}${outlook}`, 'html')).toEqual([])
})

test('after a quote', async () => {
  // A line that is marked as quoted, directly beneath a quote, is one of it.
  const unmarked = texts.filter((text) => !/^>/m.test(text))
  expect(await wrong((text) => `${introduced}\n> Did it help?\n\n${text}`, 'plain', unmarked)).toEqual([])
  expect(await wrong((text) => `${introduced}\n> Did it help?\n${text}`, 'plain', unmarked)).toEqual([])
  expect(await wrong((text) => `${gmail}${asHtml(text)}`, 'html', unmarked)).toEqual([])
})
