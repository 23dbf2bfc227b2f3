/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS, MEDIA } from './breakpoints.ts'

const sheets = Object.fromEntries(globSync('web/src/**/*.css').map((path) => [path, readFileSync(path, 'utf8')]))

test('[LIMIT-04] [LIMIT-05] [LIMIT-06] [LIMIT-07] the widths are those of the specification and meet without a gap', () => {
  expect(MEDIA.mobile).toBe('(max-width: 767px)')
  expect(MEDIA.extraSmall).toBe('(max-width: 640px)')
  expect(MEDIA.tablet).toBe('(min-width: 768px) and (max-width: 1023px)')
  expect(MEDIA.desktop).toBe('(min-width: 1024px)')
})

test('[CASELIMIT-02] [CASELIMIT-03] a phone ends at 767 px, the width of a tablet before 1024 px', () => {
  expect([BREAKPOINTS.mobileMax, BREAKPOINTS.desktopMin]).toEqual([767, 1024])
  const used = Object.values(sheets).join('\n')
  expect(used).toContain('(max-width: 767px)')
  expect(used).toContain('(min-width: 1024px)')
})

test('[CASELIMIT-04] a step comes in within 0.5 s', () => {
  expect(sheets['web/src/styles/tokens.css']).toMatch(/--tab: 500ms;/)
  expect(sheets['web/src/shared/phone/Phone.module.css']).toMatch(/\.step \{\s+animation: arrive var\(--tab\)/)
})

test('[LIMIT-08] style sheets use these widths and no others', () => {
  const allowed = new Set<number>(Object.values(BREAKPOINTS))
  expect(Object.keys(sheets).length).toBeGreaterThan(20)
  const strange = Object.entries(sheets).flatMap(([sheet, text]) =>
    [...text.matchAll(/@(?:media|container)[^{]*?(\d+)px/g)]
      .filter(([, px]) => !allowed.has(Number(px)))
      .map(([rule]) => `${sheet}: ${rule}`),
  )
  expect(strange).toEqual([])
  expect(BREAKPOINTS.wideMin).toBe(1280)
})

test('[LIMIT-09] [LIMIT-10] slides last 0.3 s, tabs 0.5 s', () => {
  const tokens = sheets['web/src/styles/tokens.css']
  expect(tokens).toMatch(/--slide: 300ms;/)
  expect(tokens).toMatch(/--tab: 500ms;/)
})
