import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS, MEDIA } from './breakpoints.ts'

test('[LIMIT-04] [LIMIT-05] [LIMIT-06] [LIMIT-07] the widths are those of the specification and meet without a gap', () => {
  expect(MEDIA.mobile).toBe('(max-width: 767px)')
  expect(MEDIA.extraSmall).toBe('(max-width: 640px)')
  expect(MEDIA.tablet).toBe('(min-width: 768px) and (max-width: 1023px)')
  expect(MEDIA.desktop).toBe('(min-width: 1024px)')
})

test('[LIMIT-08] style sheets use these widths and no others', () => {
  const allowed = new Set<number>(Object.values(BREAKPOINTS))
  const sheets = globSync('web/src/**/*.css')
  expect(sheets.length).toBeGreaterThan(20)
  const strange = sheets.flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/@(?:media|container)[^{]*?(\d+)px/g)].filter(([, px]) => !allowed.has(Number(px))).map(([rule]) => `${sheet}: ${rule}`))
  expect(strange).toEqual([])
  expect(allowed).toContain(1280)
})

test('[LIMIT-09] [LIMIT-10] slides last 0.3 s, tabs 0.5 s', () => {
  const tokens = readFileSync('web/src/styles/tokens.css', 'utf8')
  expect(tokens).toMatch(/--slide: 300ms;/)
  expect(tokens).toMatch(/--tab: 500ms;/)
})
