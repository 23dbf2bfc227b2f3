import { expect, test } from 'vitest'
import { type Letter, letterOf } from './letter.ts'

const letter: Letter = {
  locale: 'en-US',
  site: 'Northlight',
  parts: [
    { words: 'There is an answer to “<b>Stuck</b>”. Read it here:' },
    { url: 'https://support.example/case/1?a=1&b=2', button: 'Open the case' },
    { question: 'How was it?', answers: [{ words: '5 · Good', url: 'https://support.example/survey?rating=5' }] },
  ],
  foot: ['Sent by Northlight.', { say: (link) => `Stop it here: ${link}`, url: 'https://support.example/stop' }],
}

test('the text says all, an address on a line of its own', () => {
  expect(letterOf(letter).text).toBe(
    [
      'There is an answer to “<b>Stuck</b>”. Read it here:',
      'https://support.example/case/1?a=1&b=2',
      'How was it?',
      '5 · Good\nhttps://support.example/survey?rating=5',
      'Sent by Northlight. Stop it here: https://support.example/stop\n',
    ].join('\n\n'),
  )
})

test('the HTML says the same: a button, an answer and a sentence carry the addresses, and no word is markup', () => {
  const { html } = letterOf(letter)
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, url, words]) => [url, words])
  expect(links).toEqual([
    ['https://support.example/case/1?a=1&amp;b=2', 'Open the case'],
    ['https://support.example/survey?rating=5', '5 · Good'],
    ['https://support.example/stop', 'Stop it here'],
  ])
  expect(html).toContain('&lt;b&gt;Stuck&lt;/b&gt;')
})

test('nothing is fetched when it is opened: no picture, no font, no script', () => {
  expect(letterOf(letter).html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|\ssrc=/i)
})

test('an Arabic mail runs from right to left, and a full-width colon goes where no address follows', () => {
  const { html } = letterOf({
    ...letter,
    locale: 'ar-SA',
    foot: [{ say: (link) => `設定の変更はこちら：${link}`, url: 'https://support.example/stop' }],
  })
  expect(html).toContain('dir="rtl"')
  expect(html).toContain('>設定の変更はこちら</a>')
})
