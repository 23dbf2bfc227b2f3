import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { richText } from '../../../server/src/content/pack/rich-text.ts'
import { articleFile, summaryOf, toMarkdown, topicOf, type RealCategory, type RealDocument } from './articles.ts'

const { products } = parse(readFileSync(new URL('./pack.yaml', import.meta.url), 'utf8')) as {
  products: { tree: RealCategory[] }[]
}
const openttdTree = products[0]!.tree

const page = (more: Partial<RealDocument> = {}): RealDocument => ({
  id: 'x',
  title: 'Path signals',
  section: 'Manual',
  text: 'Signals guard tracks. They are built on rails.',
  ...more,
})

test("a page's text survives Markdown letter by letter, whatever signs it holds", () => {
  const html = richText(toMarkdown('Use <Ctrl> & *drag* [x](y) `a_b_c`\n1. not a list\n- nor this'))
  expect(html).toBe('<p>Use &lt;Ctrl&gt; &amp; *drag* [x](y) `a_b_c`</p>\n<p>1. not a list</p>\n<p>- nor this</p>')
})

test('headings and lists keep their shape', () => {
  expect(toMarkdown('Intro\n## Part\n* one\n** deeper\n* two\nEnd')).toBe(
    'Intro\n\n## Part\n\n* one\n  * deeper\n* two\n\nEnd',
  )
})

test('a page that is one long line is broken between sentences', () => {
  const sentence = 'This sentence has just about sixty letters, or a few more. '
  expect(toMarkdown(sentence.repeat(30)).split('\n\n').length).toBeGreaterThan(2)
})

test('an article finds its topic by title before text', () => {
  expect(topicOf(openttdTree, page())).toBe(5001)
  expect(topicOf(openttdTree, page({ title: 'Hills', text: 'Terraform the land.' }))).toBe(5006)
  expect(topicOf(openttdTree, page({ title: 'Zzz', section: 'Zzz', text: 'zzz' }))).toBeUndefined()
})

test('summaries are short and never empty', () => {
  expect(summaryOf(page())).toBe('Signals guard tracks. They are built on rails.')
  expect([...summaryOf(page({ text: 'word '.repeat(200) }))].length).toBeLessThanOrEqual(222)
  expect(summaryOf(page({ text: 'Path signals' }))).toBe('Path signals')
})

test('the file is named by id and title and begins with front matter', () => {
  const [path, content] = articleFile(
    'de-DE',
    { id: '7', product: 'openttd', topicId: 5001, document: page(), isTrending: false },
    page({ title: 'Pfadsignale', text: 'Signale.' }),
  )
  expect(path).toBe('articles/de-DE/7-path-signals.md')
  expect(content).toMatch(/^---\nid: "7"\ntitle: Pfadsignale\n[\s\S]*---\nSignale\.\n$/)
})
