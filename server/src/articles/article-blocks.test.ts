import { expect, test } from 'vitest'
import { blocksOf, cureOf, firstSection } from './article-blocks.ts'

const section = '<h2 id="a">Do this</h2><ol><li>Close it.</li><li>Open it.</li></ol>'

test('an article is cut at its blocks; a step keeps what it says, a row of a table its cells', () => {
  expect(
    blocksOf(
      `<p>First.</p>${section}<table><tr><th>Kind</th><th>Days</th></tr><tr><td>Game</td><td>14</td></tr></table>` +
        '<ul><li><p>In a <strong>list</strong>.</p></li></ul><p>Or <a href="/support/en-US/help/contact/1201">write</a>.</p>',
    ).map(({ kind, text, isContact }) => `${kind}${isContact ? '!' : ''} ${text}`),
  ).toEqual([
    'text First.',
    'heading Do this',
    'step Close it.',
    'step Open it.',
    'head Kind: Days',
    'row Game: 14',
    'step In a list.',
    'text! Or write.',
  ])
})

test('T2: the cure of a problem is the first section, without the picture before it', () => {
  const body = `<p><img src="/x.svg" alt="A gate" /></p>${section}<h2>More</h2><p>Else.</p>`
  expect(cureOf({ problem: '<p>It is stuck.</p>', body })).toBe(
    '<h4>Do this</h4><ol><li>Close it.</li><li>Open it.</li></ol>',
  )
  expect(firstSection(`<p>Short.</p>${section}<h2>More</h2>`)).toBe(`<p>Short.</p>${section}`)
  expect(firstSection(`<ol><li>Close it.</li></ol>${section}`)).toBe('<ol><li>Close it.</li></ol>')
})

test('T2: … unless the problem’s own text has the steps, or nothing else is there', () => {
  const steps = '<ul><li>Restart.</li></ul>'
  expect(cureOf({ problem: steps, body: '<p>Said by many.</p>' })).toBe(steps)
  expect(cureOf({ problem: steps, body: section })).toContain('Close it.')
  expect(cureOf({ problem: '<p>Known.</p>', body: '' })).toBe('<p>Known.</p>')
  expect(cureOf({ problem: null, body: '' })).toBe('')
})

test('T2: … or the chapter that answers, as far as it can be cut out', () => {
  const body = `<p>Choose.</p>${section}<h2>More</h2><p>Else.</p><h3 id="x">Deep</h3><p>Down.</p>`
  expect(cureOf({ problem: null, body }, 2)).toBe('<h4>More</h4><p>Else.</p><h5>Deep</h5><p>Down.</p>')
  expect(cureOf({ problem: null, body }, 1)).toContain('Choose.')
})

test('a section that would be cut within an element is the whole article', () => {
  const body = `<div>${section}</div><h2>More</h2><p>Else.</p>`
  expect(firstSection(body)).toBe(body)
})
