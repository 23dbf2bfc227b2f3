import { expect, test } from 'vitest'
import { readJourneys } from '../../../../scripts/lab/relevance/journeys.ts'
import { createKnownCodes, toldApart } from './codes.ts'

test.each([
  ['BLZ51900002', ['BLZ51900002'], ''],
  ['error code: BLZ51900002 when i log in', ['BLZ51900002'], 'when i log in'],
  ['EXCEPTION_ACCESS_VIOLATION at 0x00007FF6B2C4 in Game.exe', ['EXCEPTION_ACCESS_VIOLATION'], 'at in'],
  ['game dies with error (0xC0000005) on start', ['0xC0000005'], 'game dies with on start'],
  ['error LC208', ['LC208'], ''],
  ['err_connection_reset', ['err_connection_reset'], ''],
  ['java.lang.NullPointerException beim Start', ['java.lang.NullPointerException'], 'beim Start'],
  ['Fehlercode 3012 beim Bezahlen', ['Fehlercode 3012'], 'beim Bezahlen'],
  ['エラーコード：3012 が出る', ['エラーコード：3012'], 'が出る'],
  ['결제 오류 코드 3012', ['오류 코드 3012'], '결제'],
  ['رمز الخطأ 3012', ['الخطأ 3012'], 'رمز'],
  ['it closed\n[ERROR] Net: gone\n  at Net.Read(S s)', ['[ERROR] Net: gone', 'at Net.Read(S s)'], 'it closed'],
  ['2026-11-28 12:01:07 Render DXGI_ERROR_DEVICE_HUNG', ['DXGI_ERROR_DEVICE_HUNG'], ''],
])('what a machine wrote is told from prose: %s', (text, codes, prose) => {
  expect(toldApart(text)).toEqual({ codes, prose })
})

test.each([
  'my RTX 4090 and GTX1080 stutter since patch 2.4.1',
  'order NL12345678 did not arrive',
  'I typed the code 123456 from the text message',
  'Game.exe does not start',
  'error 20 times a day',
  'ERROR ERROR ERROR why',
  'shadow_knight_99 insulted me',
])('what only looks like it stays prose: %s', (text) => {
  expect(toldApart(text)).toEqual({ codes: [], prose: text })
})

test('of all that players type in the journeys only an error with its number is taken for a code', () => {
  expect(readJourneys().flatMap(({ text }) => toldApart(text).codes)).toEqual(['error 132'])
})

test('a code is known in every way it is written, as a whole, and told apart from the rest', () => {
  const known = createKnownCodes([
    { id: '1', codes: ['0xC0000005', 'Error 37', 'BLZ51900002'] },
    { id: '2', codes: ['BLZ51900002', 'socket closed'] },
    { id: '3' },
  ])
  const idsOf = (text: string) => known.in(text).ids.map(({ id, codes }) => id.repeat(codes))
  for (const text of [
    '0xc0000005',
    'C0000005!',
    'error 37',
    'Fehler 37',
    'Error code: 37',
    'エラーコード37',
    '错误代码 37',
  ])
    expect(idsOf(text), text).toEqual(['1'])
  expect(idsOf('blz-51900002: socket closed by peer')).toEqual(['1', '22'])
  for (const text of ['BLZ519000021', 'error 137', '37', 'a closed socket', '']) expect(idsOf(text), text).toEqual([])
  const { rest } = known.in('i get error code BLZ51900002 at login, E-1042 too')
  expect(toldApart(rest)).toEqual({ codes: ['E-1042'], prose: 'i get at login, too' })
})
