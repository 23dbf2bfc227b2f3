// Each screen is looked at once at the gate; over all of them every language, size and scheme is met (CD-485).
import { expect, test } from 'vitest'
import { roomsOfScreens, screensOf } from '../e2e/support/changed-screens.ts'
import { allDeskLooks, deskLooks } from '../e2e/support/desk-looks.ts'
import { deskPages } from '../e2e/support/desk-screens.ts'
import { isWalked } from '../e2e/support/looks.ts'
import { gateLooks, looksOf } from '../e2e/support/screen-looks.ts'
import { screens } from '../e2e/support/screens.ts'

const players = screens.map(({ name }) => name)
const desk = deskPages.map(({ name }) => name)
const sorted = (looks: readonly unknown[]): string[] => [...new Set(looks.map((one) => JSON.stringify(one)))].sort()

test('players’ screens: each is looked at once, and over all of them at everything', () => {
  for (const name of players) expect(looksOf(name)).toHaveLength(1)
  expect(gateLooks).toHaveLength(12)
  expect(sorted(players.flatMap(looksOf))).toEqual(sorted(gateLooks))
})

test('so are the desk’s', () => {
  for (const name of desk) expect(deskLooks(name)).toHaveLength(1)
  expect(sorted(desk.flatMap(deskLooks))).toEqual(sorted(allDeskLooks))
})

test('some of each are walked by Tab, on every kind of window', () => {
  const windows = players.filter(isWalked).flatMap((name) => looksOf(name).map(({ size }) => size.name))
  expect([...new Set(windows)].sort()).toEqual(['desktop', 'in-game', 'phone'])
  const walked = desk.filter(isWalked).length
  expect(walked).toBeGreaterThan(desk.length / 8)
  expect(walked).toBeLessThan(desk.length / 2)
})

test('a change of a room concerns its screens, and every screen but those of the app itself has its room', () => {
  expect(roomsOfScreens.filter(({ room }) => room === undefined).map(({ name }) => name)).toEqual(['error'])
  expect(screensOf(['web/src/portal/features/survey/SurveyPage.tsx'])).toEqual(['survey', 'survey-link-invalid'])
  expect(screensOf(['web/src/desk/features/macros/MacrosPage.tsx'])).toEqual([
    '/macros',
    '/macros/new',
    '/macros, the first',
  ])
  expect(screensOf(['web/src/desk/features/topics/x.module.css'])).not.toContain('/studio')
  const approved = 'web/src/portal/features/survey/__snapshots__/Survey.browser.test.tsx.snap'
  expect(screensOf(['web/src/portal/features/survey/survey.test.ts', approved, 'server/src/survey/routes.ts'])).toEqual(
    [],
  )
})
