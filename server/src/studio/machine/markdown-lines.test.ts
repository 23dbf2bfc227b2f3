import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asTranslated } from '../../../../tests/support/translator.ts'
import { translatePieces } from '../../lib/masked-lines.ts'
import { richText } from '../../content/pack/rich-text.ts'
import { markdownMarkup, piecesOfMarkdown } from './markdown-lines.ts'

const told = async (
  markdown: string,
  machine: (text: string) => string = (text) => asTranslated(text, 'ja'),
): Promise<{ text: string; asked: string[] }> => {
  const asked: string[] = []
  const answer = await translatePieces(
    async (texts) => {
      asked.push(...texts)
      return { texts: texts.map(machine), from: 'en' }
    },
    piecesOfMarkdown(markdown),
    markdownMarkup,
  )
  if (typeof answer === 'string') throw new Error(answer)
  return { text: answer.text, asked }
}

test('headings, lists, quotations and tables stay what they are; paragraphs are put whole', async () => {
  const { text, asked } = await told(
    '## The gate\n\nOpen the menu\nand wait.\n\n1. Choose **Help**.\n   - [ ] Then *rest*\n\n' +
      '> Mind it\n\n| One | Two |\n| --- | :-: |\n| a | b c |\n',
  )
  expect(asked).toEqual([
    'The gate',
    'Open the menu and wait.',
    'Choose [[1]]Help[[3]].',
    'Then [[1]]rest[[3]]',
    'Mind it',
    'One',
    'Two',
    'a',
    'b c',
  ])
  expect(text).toBe(
    '## The·ja gate·ja\n\nOpen·ja the·ja menu·ja and·ja wait·ja.\n\n1. Choose·ja **Help·ja**.\n   - [ ] Then·ja *rest·ja*\n\n' +
      '> Mind·ja it·ja\n\n| One·ja | Two·ja |\n| --- | :-: |\n| a·ja | b·ja c·ja |\n',
  )
})

test('where links lead, pictures, code, tags, entities, addresses and numbers are not the machine’s', async () => {
  const source =
    'See [this](help/article/24117 "Gate") &amp; `npm start` at https://a.example/x or EU104233871.\n\n' +
    '```sh\nrun it\n```\n\n![A gate](assets/gate.svg)\n\n<details><summary>More</summary>\n\n[ref]: https://a.example/ref\n'
  const { text, asked } = await told(source)
  expect(asked.join('\n')).not.toMatch(/24117|npm|run it|https|EU1|gate\.svg|details|a\.example/)
  expect(text).toBe(
    'See·ja [this·ja](help/article/24117 "Gate") &amp; `npm start` at·ja https://a.example/x or·ja EU104233871.\n\n' +
      '```sh\nrun it\n```\n\n![A·ja gate·ja](assets/gate.svg)\n\n<details><summary>More·ja</summary>\n\n[ref]: https://a.example/ref\n',
  )
})

test.each([
  ['a link', '[x](https://evil.example)'],
  ['a tag', '<img src=x>'],
  ['an address', 'go to https://evil.example or www.evil.example, a@evil.example'],
  ['a list', '- one'],
  ['a number', '1. one'],
  ['a heading', '# one'],
  ['emphasis', '**one** _two_ `three`'],
])('%s that a machine makes up is words', async (_what, answer) => {
  const { text } = await told('Wait here.', () => answer)
  const html = richText(text)
  expect(html).toMatch(/^<p>[^<]*<\/p>$/)
  expect(
    html
      .replace(/<\/?p>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ).toBe(answer)
})

test('a mark that a machine loses, doubles or turns around: asked once more in pieces, and the link is whole', async () => {
  for (const broken of ['Choose', 'A [[0]]b[[0]] c[[2]]', 'x [[2]]y[[0]]']) {
    const { text, asked } = await told('[Help](help/article/1) now', (line) =>
      line.includes('[[') ? broken : asTranslated(line, 'ja'),
    )
    expect(asked).toEqual(['[[0]]Help[[2]] now', 'Help', 'now'])
    expect(text).toBe('[Help·ja](help/article/1) now·ja')
  }
})

test('every article of the demonstration keeps its links, pictures and headings', async () => {
  const folder = join(import.meta.dirname, '../../../content/demo/articles/en-US')
  const shape = (html: string): string[] => html.match(/<[^>]*>/g) ?? []
  const withoutAnchors = (tags: readonly string[]): string[] =>
    tags.map((tag) => tag.replace(/ (?:id|alt|title)="[^"]*"/g, ''))
  for (const name of readdirSync(folder)) {
    const body = readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?^---\n/m, '')
    const { text } = await told(body)
    expect(withoutAnchors(shape(richText(text))), name).toEqual(withoutAnchors(shape(richText(body))))
  }
})
