import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterOf } from './letter.ts'
import { mark } from './mark.ts'
import { colourStyle, light } from './portal-colours.ts'
import { barColour } from '../page/manifest.ts'

const web = (file: string): string => readFileSync(new URL(`../../../web/${file}`, import.meta.url), 'utf8')

test('the roles are the portal’s own, by day and by night', () => {
  const tokens = new Map(
    [...web('src/kit/styles/tokens.css').matchAll(/^ {2}--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));$/gm)].map(
      ([, role, day, night, both]) => [role!, [day ?? both!, night ?? both!]],
    ),
  )
  const [byDay, byNight] = colourStyle.split('@media')
  const declared = (text: string): [string, string][] =>
    [...text.matchAll(/--([a-z-]+):(#\w+)/g)].map(([, role, value]) => [role!, value!])
  expect(declared(byDay!).length).toBeGreaterThan(10)
  expect(declared(byDay!)).toEqual(declared(byDay!).map(([role]) => [role, tokens.get(role)![0]]))
  expect(declared(byNight!)).toEqual(declared(byNight!).map(([role]) => [role, tokens.get(role)![1]]))
})

test('the mark, the bar of a window and a mail wear no other colour', () => {
  const known = new Set([...colourStyle.matchAll(/#\w+/g)].map(([colour]) => colour))
  const unknown = (text: string): string[] =>
    [...text.replaceAll(/&#\d+;/g, '').matchAll(/#[0-9a-f]{3,8}\b/g)]
      .map(([colour]) => colour)
      .filter((one) => !known.has(one))
  const parts = [{ words: 'Hello' }, { url: 'https://a.example', button: 'Open' }] as const
  expect(unknown(letterOf({ locale: 'en-US', site: 'Guidepost', parts, foot: [] }).html)).toEqual([])
  expect(web('public/favicon.svg')).toContain(`fill="${light('accent')}"`)
  expect(mark).toContain(`fill="${light('accent')}"`)
  expect(barColour).toBe(light('brand'))
  expect(web('index.html')).toContain(`<meta name="theme-color" content="${light('brand')}" />`)
})
