import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MarkedText } from '#generated/server/schemas.ts'
import type { ContentArticle, LocalContent } from '../content/types.ts'
import { answerLines, wordsIn } from './answer-lines.ts'

const plain = (parts: MarkedText): string => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const local = (locale: string, synonyms: string[][] = []): LocalContent =>
  ({ locale, synonyms: () => synonyms }) as unknown as LocalContent
const article = (locale: string, body: string, more: object = {}): ContentArticle =>
  ({ id: '1', locale, title: '', summary: 'A summary.', problem: null, body, ...more }) as unknown as ContentArticle
const line = (locale: string, query: string, body: string, synonyms?: string[][]): string =>
  plain(answerLines(query, local(locale, synonyms)).of(article(locale, body)))

const stuck = `<h2>Use the hearth gate</h2><ol><li>Open the menu and choose <b>Help</b>.</li>
<li>Your character wakes at the nearest gate.</li></ol>
<h2>The game closes when you enter</h2><p>Wait five minutes outside. Then use the service again.</p>
<h2>Tell us</h2><p>If your character is stuck still, <a href="/support/en-US/help/contact/1201">tell us where</a>.</p>`

test('[T2] the section that shares most words is the answer, whole, and they are marked in any form', () => {
  expect(line('en-US', 'all my characters wake up dead', stuck)).toBe(
    'Open the menu and choose Help. Your [character] [wakes] at the nearest gate.',
  )
  expect(plain(answerLines('Finding crashes', local('en-US')).mark('The game crashed while it finds you'))).toBe(
    'The game [crashed] while it [finds] you',
  )
})

test('a heading that fits answers with the first line below it', () => {
  expect(line('en-US', 'it closes as soon as I enter', stuck)).toBe(
    'Wait five minutes outside. Then use the service again.',
  )
})

test('T2: the chapter of that line holds the cure; none does where no word fits', () => {
  const chapter = (query: string): number => answerLines(query, local('en-US')).chapterOf(article('en-US', stuck))
  expect(chapter('it closes as soon as I enter')).toBe(2)
  expect(chapter('qwxyz')).toBe(0)
})

test('a line that is nothing but a link to another article answers nothing', () => {
  const body = `<p>Measure from your window.</p><h2>See also</h2><ul><li><a href="/support/en-US/help/article/1">Lower
your latency</a></li></ul>`
  expect(line('en-US', 'latency', body)).toBe('Measure from your window.')
  expect(line('en-US', 'latency', body.replace('</a>', '</a> of clicks'))).toContain('[latency]')
})

test('a line that leads to the form is no answer while there is another', () => {
  expect(line('en-US', 'character stuck', stuck)).toContain('Your [character] wakes at the nearest gate.')
})

test('where no word fits it is the first step, unmarked; an article without a body says its summary', () => {
  expect(line('en-US', 'qwxyz', stuck)).toBe('Open the menu and choose Help.')
  expect(line('en-US', 'qwxyz', '')).toBe('A summary.')
})

test('a slip is marked; a synonym answers without a mark, for nobody typed it', () => {
  const body = '<p>We give the money back if the purchase was a mistake.</p>'
  expect(line('en-US', 'the refund of a purchse', body, [['refund', 'money']])).toBe(
    'We give the money back if the [purchase] was a mistake.',
  )
})

test('a word of another meaning that begins alike is not marked', () => {
  expect(line('ja-JP', 'パスワード', '<p>パスは消えません。パスワードは不要です。</p>')).toBe(
    'パスは消えません。[パスワード]は不要です。',
  )
})

const languages: [string, string, string, string][] = [
  ['de-DE', 'Passwörter vergessen', '<p>Setze ein neues Passwort.</p>', 'Setze ein neues [Passwort].'],
  ['ja-JP', 'ゲームが落ちる', '<p>ゲームが落ちたときは再起動します。</p>', '[ゲーム]が[落ち]たときは再起動します。'],
  ['ko-KR', '환불', '<p>주문 옆의 환불을 누르세요.</p>', '주문 옆의 [환불을] 누르세요.'],
  ['zh-CN', '角色不能动', '<p>服务器会将角色放到安全的地面上。</p>', '服务器会将[角色]放到安全的地面上。'],
  ['ar-SA', 'كلمة المرور', '<p>اختر كلمة مرور جديدة.</p>', 'اختر [كلمة] [مرور] جديدة.'],
]
for (const [locale, query, body, expected] of languages)
  test(`words are cut by the rules of ${locale}`, () => expect(line(locale, query, body)).toBe(expected))

test('a long line is shown from around what fits, between words', () => {
  const long = `<p>${'word after word and '.repeat(20)}here the lantern burns ${'and so on it goes '.repeat(20)}</p>`
  const shown = line('en-US', 'lantern', long)
  expect(shown).toMatch(/^… .*\[lantern\].* …$/s)
  expect(shown.length).toBeLessThan(260)
})

test('plain letters are cut into words as the language cuts them', () => {
  const letters = fc.constantFrom(...'abZk019 _.,;:\'"-/!?()\n\t@#$%&*+=<>[]{}|^`~')
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'ar-SA']) {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 20 }), (text) => {
        const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true)
        expect(wordsIn(text, locale).map(({ segment, index }) => [segment, index])).toEqual(
          words.map(({ segment, index }) => [segment, index]),
        )
      }),
      { numRuns: 500 },
    )
  }
})

const table = `<h2>After what time?</h2><p>${'Look at the clock. '.repeat(15)}</p><table><tr><th>After</th><th>Reason</th></tr>
<tr><td>5 minutes</td><td>a router</td><td>turn it off</td></tr></table>
<h2>On the computer</h2><p>Restart Windows.</p><h2>On the console</h2><p>Pull the plug.</p>`

test('of a table a whole row answers, never what its columns are called', () => {
  expect(line('en-US', 'after 5 minutes', table)).toBe('[5] [minutes]: a router; turn it off')
  expect(line('en-US', 'what is the reason', table)).not.toContain('After: Reason')
})

test('a section for the player’s device answers, and what they say of it goes before what their browser says', () => {
  const shown = (query: string, device?: 'phone' | 'computer' | 'console') =>
    plain(answerLines(query, local('en-US'), device).of(article('en-US', table)))
  expect(shown('it does not start on my ps5')).toBe('Pull the plug.')
  expect(shown('it does not start on my ps5', 'computer')).toBe('Pull the plug.')
  expect(shown('qwxyz', 'console')).toBe('Pull the plug.')
  expect(shown('qwxyz', 'computer')).toBe('Restart Windows.')
})
