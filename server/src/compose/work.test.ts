// What strangers may send at its largest, through the threads of the product: each is read within a task's limit.
import { afterAll, expect, test } from 'vitest'
import { smallContent } from '../content/testing/small-content.ts'
import { createCompiler } from '../studio/compile.ts'
import { composeWork } from './work.ts'

const work = composeWork()
afterAll(() => work.stop())

const readMail = (raw: Buffer) => {
  const ours = { addresses: ['reply@support.example'], names: ['Northlight Support'] }
  return work.run('mail', { raw, ownHost: 'support.example', isNullSender: false, ours })
}
const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length)

test.each([
  ['cells', 'x<td></td>', '<td></td>'],
  ['empty lines', '<td>', '&nbsp;'],
  ['links without end', '', '<a href="https://players.example">'],
  ['quotes behind a text', filled('text ', 200_000), '<blockquote>x</blockquote>'],
  ['blocks in blocks', '', '<div>'],
  ['signs', '', '<'],
])('a mail of a megabyte of HTML: %s', async (_name, begin, part) => {
  const html = filled(part, 1_000_000)
  const raw = Buffer.from(`From: a@b.example\r\nContent-Type: text/html\r\n\r\n<p>Hello</p>${begin}${html}`)
  const read = await readMail(raw)
  expect(read.text).toMatch(/^Hello/)
})

test('a mail of 25 MB with its file', async () => {
  const line = `${'QUFB'.repeat(19)}\r\n`
  const head =
    'From: a@b.example\r\nContent-Type: application/zip; name=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  const raw = Buffer.from(head + line.repeat(330_000))
  const { files } = await readMail(raw)
  expect(files[0]!.bytes.length).toBe(330_000 * 57)
})

const compile = createCompiler((task) => work.run('markdown', task))
const compiled = (body: string) =>
  compile(
    smallContent(),
    'en-US~9852',
    `---\nid: '9852'\ntitle: Short\nsummary: Short.\nupdated: 2026-11-20\n---\n\n${body}\n`,
  )

test.each([
  ['an address without end', `${'a.'.repeat(40_000)}@`, 'a.a.a'],
  ['lists in lists', `${'* '.repeat(40_000)}a`, '* * *'],
  ['quotes in quotes', `${'> '.repeat(40_000)}a`, '&gt; &gt; &gt;'],
])('a draft of 80 KB is read: %s', async (_name, body, shown) => {
  const { article, mistakes } = await compiled(body)
  expect(mistakes).toEqual([])
  expect(article?.body).toContain(shown)
})

test('an address of an ordinary length is a link still', async () => {
  const { article } = await compiled('Write to ada.lindqvist+games@players.example, please.')
  expect(article?.body).toContain('<a href="mailto:ada.lindqvist+games@players.example">')
})

test.each(['a', '<', 'A-', 'a@', '`a ', '|a', '](x "', `a${' '.repeat(39_000)}b`])(
  'what a machine is to translate, 40 KB of %j, is taken apart and stays whole',
  async (part) => {
    const text = filled(part, 40_000)
    const pieces = await work.run('pieces', text)
    const said = pieces.map((piece) =>
      'kept' in piece ? piece.kept : piece.parts.map((one) => (typeof one === 'string' ? one : one.kept)).join(''),
    )
    expect(said.join('')).toBe(text)
  },
)

test('a picture is judged by its own bytes', async () => {
  const check = (bytes: string) => work.run('picture', { path: 'x.svg', bytes: Buffer.from(bytes) })
  expect(await check('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({
    asset: { mediaType: 'image/svg+xml' },
  })
  expect(await check('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')).toMatchObject({
    mistakes: [{ file: 'assets/x.svg' }],
  })
})
