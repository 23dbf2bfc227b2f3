// Who has a case open: forgotten in time, known to two instances (CD-232).
import { expect, test } from 'vitest'
import type { DeskPresence } from '#generated/server/desk/schemas.ts'
import { createManualClock } from '../lib/clock.ts'
import { createPresence, type Presence } from './presence.ts'

const jo = { id: 'jo', displayName: 'Jo' }
const mira = { id: 'mira', displayName: 'Mira' }

/** Instances that hear each other's notices, their own too. */
const instances = (count: number) => {
  const clock = createManualClock()
  const all: Presence[] = []
  const told: { at: number; to: string; people: string[] }[] = []
  for (let at = 0; at < count; at += 1)
    all.push(
      createPresence({
        clock,
        send: async (notice) => {
          for (const one of all) one.heard(notice)
        },
        tell: (to, { people }) =>
          void told.push({ at, to, people: people.map((one) => `${one.displayName} ${one.state}`) }),
      }),
    )
  return { clock, all, told }
}
const names = ({ people }: DeskPresence): string[] => people.map(({ displayName }) => displayName)

test('who says nothing for 40 seconds is gone, and the others are told', async () => {
  const { clock, all, told } = instances(1)
  const [presence] = all
  await presence!.set('1', jo, 'writing')
  clock.advance(30)
  expect(names(await presence!.set('1', mira, 'reading'))).toEqual(['Jo'])
  clock.advance(9.999)
  told.length = 0
  presence!.sweep()
  expect(told).toEqual([])
  clock.advance(0.001)
  presence!.sweep()
  expect(told).toEqual([{ at: 0, to: 'mira', people: [] }])
  expect(names(await presence!.set('1', mira, 'reading'))).toEqual([])
})

test('what was said at one instance is known at the other, and told once', async () => {
  const { all, told } = instances(2)
  await all[0]!.set('1', jo, 'reading')
  expect(names(await all[1]!.set('1', mira, 'writing'))).toEqual(['Jo'])
  expect(told).toEqual([
    { at: 1, to: 'jo', people: ['Mira writing'] },
    { at: 0, to: 'jo', people: ['Mira writing'] },
  ])
  await all[0]!.set('1', jo, 'gone')
  expect(names(await all[1]!.set('1', mira, 'writing'))).toEqual([])
})

test('where the others cannot be told, those here still know', async () => {
  const presence = createPresence({
    clock: createManualClock(),
    send: async () => {
      throw new Error('the database is away')
    },
    tell: () => undefined,
  })
  await presence.set('1', jo, 'reading')
  expect(names(await presence.set('1', mira, 'reading'))).toEqual(['Jo'])
})

test('a notice that some may have been missed leaves everybody where they are', async () => {
  const { all } = instances(1)
  await all[0]!.set('1', jo, 'reading')
  all[0]!.heard('')
  expect(names(await all[0]!.set('1', mira, 'reading'))).toEqual(['Jo'])
})

test('those who are there are told by name, twenty at most; the same once more is told nobody', async () => {
  const { all, told } = instances(1)
  for (let index = 0; index < 25; index += 1) {
    const letter = String.fromCharCode(121 - index)
    await all[0]!.set('1', { id: letter, displayName: letter }, 'reading')
  }
  expect(names(await all[0]!.set('1', jo, 'reading')).join('')).toBe('abcdefghijklmnopqrst')
  told.length = 0
  await all[0]!.set('1', jo, 'reading')
  expect(told).toEqual([])
  await all[0]!.set('1', jo, 'writing')
  expect(told).toHaveLength(25)
})
