// Every screen at 200 % and 400 %, with wider text spacing, in forced colours and with reduced motion: nothing that does not fit,
// cannot be told apart or moves. Part `zoom` of `make deep`.
import { expect } from '@playwright/test'
import { enlargedFaults } from './support/enlarged.ts'
import { isDeep } from './support/looks.ts'
import { inParts, openScreen } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { screens } from './support/screens.ts'
import { test } from './support/test.ts'

const window = { name: 'desktop', width: 1280, height: 900 }

for (const locale of isDeep ? ['en-US', 'de-DE', 'ar-SA'] : [])
  for (const { login = 'anybody', part } of inParts(screens, 4)) {
    test(`${locale}, ${login}: ${part.length} screens from ${part[0]!.name} on can be enlarged`, async ({ page }) => {
      test.setTimeout(240_000)
      if (part[0]!.login !== undefined) await asPlayer(page, login)
      const found: string[] = []
      for (const screen of part) {
        await openScreen(page, screen, window, locale)
        found.push(...(await enlargedFaults(page)).map((line) => `${screen.name}, ${line}`))
      }
      expect(found).toEqual([])
    })
  }
