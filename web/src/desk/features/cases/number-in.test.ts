import { expect, test } from 'vitest'
import { dialled, numberIn } from './number-in.ts'

test.each([
  ['Security desk: 555 0180, day and night', '555 0180'],
  ['Ring +49 (0)30 123-4567 first', '+49 (0)30 123-4567'],
  ['Tell the lead in the room', null],
  ['From 2026-11-27 on, tell the lead', null],
  ['Open 9-17, room 2204', null],
  ['Since 2026-11-27: 0800 111 0 111', '0800 111 0 111'],
])('%s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test.each([
  ['555 0180', '5550180'],
  ['+49 (0)30 123-4567', '+49301234567'],
  ['(030) 1234 567', '0301234567'],
])('%s is dialled', (number, digits) => {
  expect(dialled(number)).toBe(digits)
})
