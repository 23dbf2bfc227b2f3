import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Operation, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

const rooms: [path: string, ...reads: Operation[]][] = [
  ['/macros', 'listMacros'],
  ['/routing', 'listRules', 'listTeams'],
  ['/targets', 'listTargets', 'listSchedules'],
  ['/sensitive', 'listSensitiveGuidance', 'listSensitiveWords'],
  ['/reviews', 'listReviews'],
  ['/chats', 'listChats'],
  ['/webhooks', 'listWebhooks'],
  ['/crisis', 'listCrisisMessages'],
  ['/appeals', 'listAppeals'],
  ['/restrictions', 'listPenalties'],
  ['/keys', 'listMachineKeys'],
  ['/people', 'listPeople'],
]

for (const [path, ...reads] of rooms)
  for (const read of reads)
    test(`${path} says that ${read} has failed, and asks it once more`, async () => {
      const { sent } = await openDesk(path, { roles: ['admin'], says: { [read]: new Refused(503) } })
      await expect.element(page.getByText('This could not be loaded')).toBeVisible()
      const before = (await sent(read)).length
      await page.getByRole('button', { name: 'Try again' }).click()
      await sent(read, before + 1)
    })
