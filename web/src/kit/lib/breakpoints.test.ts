/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints, media } from './breakpoints.ts'

const sheets = Object.fromEntries(globSync('web/src/**/*.css').map((path) => [path, readFileSync(path, 'utf8')]))

test('[LIMIT-04] [LIMIT-05] [LIMIT-06] [LIMIT-07] the widths are those of the specification and meet without a gap', () => {
  expect(media.mobile).toBe('(max-width: 767px)')
  expect(media.extraSmall).toBe('(max-width: 640px)')
  expect(media.tablet).toBe('(min-width: 768px) and (max-width: 1023px)')
  expect(media.desktop).toBe('(min-width: 1024px)')
})

/** Every width of a style sheet, as `mobile`'s 767 is only ever a maximum and 768 only ever a minimum. */
const widths = (kind: 'max' | 'min'): Map<number, string[]> => {
  const found = new Map<number, string[]>()
  for (const [sheet, text] of Object.entries(sheets)) {
    for (const [rule] of text.matchAll(/@(?:media|container)[^{]*/g)) {
      for (const [, px] of rule.matchAll(new RegExp(`${kind}-width: (\\d+)px`, 'g')))
        found.set(Number(px), [...(found.get(Number(px)) ?? []), sheet])
    }
  }
  return found
}

test('[CASELIMIT-02] [CASELIMIT-03] a phone ends at 767 px, the width of a tablet before 1024 px', () => {
  expect([breakpoints.mobileMax, breakpoints.desktopMin]).toEqual([767, 1024])
  expect([...widths('max').keys()].sort()).toEqual([1023, 640, 767])
  expect(widths('max').get(767)).toContain('web/src/portal/features/contact/Contact.module.css')
  // The list goes by the room it has: 44.15 rem are what a window of 768 px leaves it (amendment T29, CASELIST-21).
  expect(sheets['web/src/portal/features/cases/CaseTable.module.css']).toContain('@container (min-width: 44.15rem)')
  expect([...widths('min').keys()].sort()).toEqual([1024, 1280, 768])
})

test('[CASELIMIT-04] a step comes in within 0.5 s', () => {
  expect(sheets['web/src/kit/styles/tokens.css']).toMatch(/--tab: 500ms;/)
  expect(sheets['web/src/portal/shared/phone/Phone.module.css']).toMatch(/\.step \{\s+animation: arrive var\(--tab\)/)
})

test('[LIMIT-08] from 1280 px on the topics of a game stand further apart', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(20)
  expect(media.wide).toBe('(min-width: 1280px)')
  expect(widths('min').get(1280)).toContain('web/src/portal/features/home/ProductHomePage.module.css')
  // No other way of naming a width: a range such as (width < 700px) would escape the lists above. Heights are of other things.
  const rules = Object.values(sheets).flatMap((text) => text.match(/@(?:media|container)[^{]*px[^{]*/g) ?? [])
  expect(rules.filter((rule) => !/^@media (\((max|min)-(width|height): \d+px\)( and )?)+ ?$/.test(rule))).toEqual([])
})

test('[LIMIT-09] [LIMIT-10] slides last 0.3 s, tabs 0.5 s', () => {
  const tokens = sheets['web/src/kit/styles/tokens.css']
  expect(tokens).toMatch(/--slide: 300ms;/)
  expect(tokens).toMatch(/--tab: 500ms;/)
})
