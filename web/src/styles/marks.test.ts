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

test.each(['ui/Tabs.module.css', 'guide/steps/CategoryTabs.module.css'])(
  'in forced colours, where nothing is transparent, a tab of %s that is not chosen has no line',
  (end) => {
    const forced = sheet(end).split('@media (forced-colors: active)')[1] ?? ''
    expect(forced).toMatch(/\.tab \{\s+border-(?:inline-start-)?color: Canvas;/)
    expect(forced).toMatch(/\[aria-selected='true'\] \{\s+border-(?:inline-start-)?color: Highlight;/)
  },
)

test('the way past the header throws its shadow only where it is seen', () => {
  expect(rule(sheet('app/Shell.module.css'), '.skip')).not.toContain('shadow')
  expect(rule(sheet('app/Shell.module.css'), '.skip:focus-visible')).toContain('box-shadow')
})
