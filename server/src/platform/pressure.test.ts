import { expect, test } from 'vitest'
import { type LoadClass, firstRefusal, isRefused, pressureOf } from './pressure.ts'

const classes: readonly LoadClass[] = ['poll', 'search', 'submit']
const refused = (pressure: number): LoadClass[] => classes.filter((one) => isRefused(one, pressure))
const nobody = { count: 0, milliseconds: 0 }
const atGate = (count: number, milliseconds: number, expected = 0) => ({ count, milliseconds, expected })

test('[P36] polls are refused before searches, and searches before submits, whatever the crowd waits for (CD-462)', () => {
  const crowds = [
    (share: number) => pressureOf(atGate(share * 32, share * 300), nobody),
    (share: number) => pressureOf(atGate(share * 96, 0, share * 400), nobody),
    (share: number) => pressureOf(atGate(0, 0), { count: share * 64, milliseconds: share * 300 }),
  ]
  for (const crowd of crowds) {
    expect(refused(crowd(0))).toEqual([])
    expect(refused(crowd(0.4))).toEqual([])
    expect(refused(crowd(0.5))).toEqual(['poll'])
    expect(refused(crowd(0.75))).toEqual(['poll', 'search'])
    expect(refused(crowd(0.99))).toEqual(['poll', 'search'])
    expect(refused(crowd(1))).toEqual(['poll', 'search', 'submit'])
    expect(refused(crowd(20))).toEqual(['poll', 'search', 'submit'])
  }
  expect(refused(firstRefusal)).toEqual(['poll'])
})

test('a few that wait long, and many that have just come, are no crowd (CD-282)', () => {
  expect(refused(pressureOf(atGate(3, 5_000), nobody))).toEqual([])
  expect(refused(pressureOf(atGate(0, 0), { count: 20, milliseconds: 60_000 }))).toEqual([])
  expect(refused(pressureOf(atGate(90, 20, 100), { count: 500, milliseconds: 20 }))).toEqual([])
})

test('what waits behind the gate adds to what waits before it', () => {
  expect(refused(pressureOf(atGate(32, 100), { count: 5, milliseconds: 200 }))).toEqual(['poll', 'search', 'submit'])
  expect(refused(pressureOf(atGate(32, 100), { count: 5, milliseconds: 60 }))).toEqual(['poll'])
})
