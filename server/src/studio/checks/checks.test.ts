import { expect, test } from 'vitest'
import { smallContent } from '../../content/testing/small-content.ts'
import { createCompiler, readSource } from '../compile.ts'
import { checksOf } from './checks.ts'
import { readingOf } from './reading.ts'
import { wrongTermsIn } from './terms.ts'

const content = smallContent()
const place = { publicUrl: 'https://help.example', mountPath: '/support' }
const compile = createCompiler(async (task) => readSource(task))
const checks = async (body: string, locale = 'en-US') => {
  const source = `---\nid: '9852'\ntitle: Short\nsummary: Short.\nupdated: 2026-11-20\n---\n${body}\n`
  const { article, reading } = await compile(content, `${locale}~9852`, source)
  return checksOf(content, { locale, source, article, reading }, place)
}
const links = async (body: string) => (await checks(body)).links.map(({ line, target, fault }) => [line, target, fault])

test('links that lead nowhere are named by their line, whatever way they are written', async () => {
  expect(
    await links(
      '[a](article/42673) [b](help/article/99999)\n\n[c](/support/de-DE/help/article/88888)\n\n[d](https://help.example/support/en-US/help/article/77777)\n\n[e](contact/999999) [f](product/nogame) [g](games/wow)',
    ),
  ).toEqual([
    [7, 'help/article/99999', 'gone'],
    [9, '/support/de-DE/help/article/88888', 'gone'],
    [11, 'https://help.example/support/en-US/help/article/77777', 'gone'],
    [13, 'contact/999999', 'gone'],
    [13, 'product/nogame', 'gone'],
  ])
})

test('an anchor that is not on the page, and addresses that players get no link to', async () => {
  expect(
    await links(
      '## Steps\n\n[up](#steps) [down](#nowhere)\n\n[x](http://a.example/x) [y](javascript:alert) [z](mailto:a@b.example)',
    ),
  ).toEqual([
    [9, '#nowhere', 'gone'],
    [11, 'http://a.example/x', 'insecure'],
    [11, 'javascript:alert', 'insecure'],
  ])
  expect(
    await links('[a](https://elsewhere.example/article/1), [b](#), [c](search?q=x), [d](article/42673#later)'),
  ).toEqual([])
})

test('plain words read younger than long ones; a language without a measure has no age', () => {
  const plain = 'Open the menu. Choose your game. Wait for a while. '.repeat(6)
  const hard =
    'Administrative authentication irregularities necessitate comprehensive organisational verification procedures. '.repeat(
      6,
    )
  const [young, old] = [readingOf(plain, 'en-US'), readingOf(hard, 'en-US')]
  expect(young).toMatchObject({ words: 60, minutes: 1, age: 10, longSentences: 0 })
  expect(old.age).toBe(22)
  expect(readingOf('Öffnen Sie das Menü. Wählen Sie Ihr Spiel aus. '.repeat(6), 'de-DE').age).toBeLessThan(17)
  expect(readingOf('メニューを開きます。'.repeat(50), 'ja-JP')).toEqual({
    words: 250,
    minutes: 1,
    age: null,
    longSentences: 0,
  })
  expect(readingOf(plain, 'ko-KR').age).toBeNull()
  expect(readingOf('Too short.', 'en-US').age).toBeNull()
  expect(readingOf(`${'word '.repeat(26)}end.`, 'en-US').longSentences).toBe(1)
})

test('words the glossary has a better one for, by their line; not within other words, links and code', () => {
  const glossary = [
    { use: 'sign in', not: ['log in', 'login'] },
    { use: 'サインイン', not: ['ログイン'] },
  ]
  expect(
    wrongTermsIn('Log in here.\nThe `login` and [it](article/login) of logins.\nNow ログインします', glossary, 8),
  ).toEqual([
    { line: 8, found: 'Log in', use: 'sign in' },
    { line: 10, found: 'ログイン', use: 'サインイン' },
  ])
  expect(wrongTermsIn('Log in', [], 1)).toEqual([])
  // Whatever a glossary holds is words to look for.
  expect(wrongTermsIn('Der Log-in (C++) fehlt.', [{ use: 'x', not: ['log-in', '(c++)', 'a/b', '[', '$'] }], 1)).toEqual(
    [
      { line: 1, found: 'Log-in', use: 'x' },
      { line: 1, found: '(C++)', use: 'x' },
    ],
  )
})
