/// <reference types="node" />
// What the browser draws of its own accord, and what a style sheet moves: faults seen once that no page's markup shows.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('web/src/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const sheet = (end: string): string => sheets.find(({ path }) => path.endsWith(end))?.text ?? ''
/** What stands in the braces of a rule. */
const rule = (text: string, selector: string): string => text.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''

test('Tab goes as the eye does: no style sheet turns a row round or puts a part before another', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const moved = sheets.flatMap(({ path, text }) =>
    (text.match(/(?:row|column)-reverse|(?<![\w-])order:[^;]*/g) ?? []).map((found) => `${path}: ${found}`),
  )
  expect(moved).toEqual([])
})

test('a search field has no cross of the browser, which is blue on every ground', () => {
  expect(rule(sheet('ui/control.module.css'), '.control::-webkit-search-cancel-button')).toContain('display: none')
})

test('in forced colours, where nothing is transparent, a tab that is not chosen has no line', () => {
  const forced = sheet('ui/Tabs.module.css').split('@media (forced-colors: active)')[1] ?? ''
  expect(forced).toMatch(/\.tab \{\s+border-color: Canvas;/)
  expect(rule(sheet('guide/steps/CategoryTabs.module.css'), '.tab')).toContain('border: 0')
  // What is chosen has one rule for all.
  expect(sheet('styles/base.css')).toMatch(/aria-selected='true'\].*\{\s+outline: 2px solid Highlight;/)
})

test('the way past the header throws its shadow only where it is seen', () => {
  expect(rule(sheet('app/Shell.module.css'), '.skip')).not.toContain('shadow')
  expect(rule(sheet('app/Shell.module.css'), '.skip:focus-visible')).toContain('box-shadow')
})

test('a game’s logo stands on its hero, which is dark, without a plate: its words are light', () => {
  expect(rule(sheet('home/ProductHomePage.module.css'), '.logo')).not.toContain('background')
  const logos = globSync('server/content/demo/assets/*/logo*.svg')
  expect(logos.length).toBeGreaterThan(20)
  const dark = logos.filter((path) => {
    const [words = ''] = /<linearGradient id="t".*?<\/linearGradient>/.exec(readFileSync(path, 'utf8')) ?? []
    const stops = [...words.matchAll(/stop-color="#(..)(..)(..)"/g)].map(([, ...parts]) =>
      parts.reduce((sum, part, index) => sum + Number.parseInt(part, 16) * [0.299, 0.587, 0.114][index]!, 0),
    )
    return stops.length === 0 || stops.some((light) => light < 160)
  })
  expect(dark).toEqual([])
})

test('the number of a case ends the title of a survey, where it has a line of its own (CD-271)', () => {
  const files = globSync('server/src/localizations/messages/*/survey.json')
  expect(files.length).toBe(9)
  const torn = files.filter(
    (path) =>
      !(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)['support.survey.title']?.endsWith('{ticket}'),
  )
  expect(torn).toEqual([])
})

test('what is still to come is a tint of the words’ colour, not a hole in a dark ground', () => {
  expect(rule(`\n${sheet('ui/Skeleton.module.css')}`, '.skeleton')).toMatch(/var\(--text\) 7%, transparent/)
})

test('what repeats is a word of the layout parts: style sheets hold 7,500 declarations in 300 KB at most', () => {
  const all = sheets.map(({ text }) => text).join('')
  expect(all.length).toBeLessThan(300 * 1024)
  expect(all.replaceAll(/\/\*[\s\S]*?\*\//g, '').split(';').length).toBeLessThan(7500)
})

test('every value a layout part takes has its class', () => {
  const look = readFileSync('web/src/kit/ui/Layout.tsx', 'utf8').split('interface Look {')[1]!.split('\n}')[0]!
  const classes = [...look.matchAll(/^ {2}(\w+)\?: ([^/\n]+)$/gm)].flatMap(([, name, type]) =>
    type === 'boolean'
      ? [name]
      : [...type!.matchAll(/'([\w-]+)'|\b(\d+)\b/g)].map(([, word, step]) => `${name}-${word ?? step}`),
  )
  expect(classes.length).toBeGreaterThan(40)
  const text = sheet('styles/layout.css')
  expect(classes.filter((one) => !new RegExp(`\\.${one}[,\\s]`).test(text))).toEqual([])
})
