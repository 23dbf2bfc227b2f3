// Opening hours by the clock (CD-427): what is kept is made anew when a channel opens or closes.
import { expect, test } from 'vitest'
import { createManualClock } from '../lib/clock.ts'
import { createOpenings, type HoursSource } from './openings.ts'

const source = (from: string): HoursSource => ({
  productNames: ['wow', 'none'],
  folder: (name) =>
    name === 'wow'
      ? {
          topics: [
            {
              channels: [{}, { hours: { timeZone: 'UTC', week: [{ day: 5, from, to: '12:00' }], exceptions: [] } }],
            },
          ],
        }
      : undefined,
})

test('counts up at each opening and closing, and at nothing else', () => {
  const clock = createManualClock('2026-11-27T08:00:00.000Z')
  let content = source('09:00')
  const openings = createOpenings(clock, () => content)
  const seen = [openings.version()]
  for (const time of ['2026-11-27T08:59:59.000Z', '2026-11-27T09:00:00.000Z', '2026-11-27T12:00:00.000Z']) {
    clock.set(time)
    seen.push(openings.version())
  }
  expect(seen).toEqual([0, 0, 1, 2])
  // Other content is another key of its own; its next change is looked for anew.
  content = source('06:00')
  expect(openings.version()).toBe(2)
  clock.set('2026-12-04T06:00:00.000Z')
  expect(openings.version()).toBe(3)
})
