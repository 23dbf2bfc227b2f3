import { describe, expect, test } from 'vitest'
import { asTranslated } from '../../../tests/support/translator.ts'
import { piecesOf } from './masks.ts'
import { translateHtml } from './translate-html.ts'

const told = async (
  html: string,
  machine: (text: string) => string = (text) => asTranslated(text, 'de'),
  secrets: string[] = [],
) => {
  const asked: string[] = []
  const translated = await translateHtml(
    {
      translate: async ({ texts }) => {
        asked.push(...texts)
        return { texts: texts.map(machine), from: 'en' }
      },
    },
    html,
    { from: null, to: 'de-DE', secrets },
  )
  if (typeof translated === 'string') throw new Error(translated)
  return { html: translated.html, asked }
}

test('lines are put each for itself, tags stay where they stood, entities are letters to the machine', async () => {
  const { html, asked } = await told('<p>Hello &amp; <strong>good</strong> day<br>Bye</p><ul><li>one</li></ul>')
  expect(asked).toEqual(['Hello & [[1]]good[[3]] day', 'Bye', 'one'])
  expect(html).toBe('<p>Hello·de &amp; <strong>good·de</strong> day·de<br>Bye·de</p><ul><li>one·de</li></ul>')
})

test.each([
  'https://support.example/a/b?x=1&amp;y=2',
  'ada@players.example',
  'EU104233871',
  '104233871',
  'NL-20261107-5521',
  '+49 30 901820',
  '{{player.name}}',
  '{name}',
  '%USERPROFILE%',
  '[[7]]',
])('%s stays as it is and is not handed on', async (kept) => {
  const { html, asked } = await told(`<p>Look at ${kept}, please</p>`)
  expect(html).toBe(`<p>Look·de at·de ${kept}, please·de</p>`)
  expect(asked).toEqual(['Look at [[1]], please'])
})

test('where a link leads is never the machine’s to say; what is in code is not touched', async () => {
  const { html, asked } = await told(
    '<p>See <a href="https://a.example/x">this page</a> or <code>/reset now</code></p>',
  )
  expect(html).toBe('<p>See·de <a href="https://a.example/x">this·de page·de</a> or·de <code>/reset now</code></p>')
  expect(asked.join()).not.toMatch(/href|reset/)
})

test('what a secure field holds is not handed on, wherever it is repeated', async () => {
  const { html, asked } = await told('My answer is Blue (Moon)+ they said', undefined, ['Blue (Moon)+', 'is'])
  expect(asked).toEqual(['My answer is [[1]] they said'])
  expect(html).toContain('Blue (Moon)+')
})

describe('a machine that spoils marks', () => {
  const given = '<p>Take <b>this</b> to EU104233871 now</p>'
  const safe = '<p>Take·de <b>this·de</b> to·de EU104233871 now·de</p>'
  test.each<[string, (text: string) => string]>([
    ['loses one', (text) => text.replace(/\[\[\d+\]\]/, '')],
    ['doubles one', (text) => text.replace(/(\[\[\d+\]\])/, '$1$1')],
    ['makes one up', (text) => text.replace(/\[\[\d+\]\]/, '[[99]]')],
    ['turns tags around', (text) => text.replace('[[1]]', '#').replace('[[3]]', '[[1]]').replace('#', '[[3]]')],
  ])('%s: asked once more in pieces, nothing of what stays is lost', async (_what, spoil) => {
    const { html } = await told(given, (text) => spoil(asTranslated(text, 'de')))
    expect(html).toBe(safe)
  })
  test('with spaces or wide brackets they are known all the same', async () => {
    const wide = (text: string): string => asTranslated(text, 'de').replaceAll('[[', '［ [').replaceAll(']]', ' ] ]')
    expect((await told(given, wide)).html).toBe(safe)
  })
})

test('whatever a machine answers is text', async () => {
  const { html } = await told('<p>Hello</p>', () => '<script>alert(1)</script> & more')
  expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>')
})

test('numbers alone are not asked about; a very long line goes sentence by sentence', async () => {
  expect((await told('<p>1 + 1 = 2</p>')).asked).toEqual([])
  const long = Array.from(
    { length: 300 },
    (_, index) => `Sentence ${String.fromCharCode(65 + (index % 26))} it is.`,
  ).join(' ')
  const { html, asked } = await told(`<p>${long}</p>`)
  expect(asked.length).toBeGreaterThan(1)
  expect(Math.max(...asked.map((text) => text.length))).toBeLessThanOrEqual(2_000)
  expect(html).toBe(`<p>${asTranslated(long, 'de')}</p>`)
})

test('a secret with signs in it is hidden as it is', async () => {
  const { asked } = await told('<p>My code is ab-cd+(ef)/gh here</p>', undefined, ['ab-cd+(ef)/gh'])
  expect(asked).toEqual(['My code is [[1]] here'])
})

test('pieces put together again are the message', () => {
  const html = '<p>A <i>b</i> c</p><blockquote>d</blockquote>'
  const whole = piecesOf(html)
    .map((piece) =>
      'parts' in piece ? piece.parts.map((part) => (typeof part === 'string' ? part : part.kept)).join('') : piece.kept,
    )
    .join('')
  expect(whole).toBe(html)
})
