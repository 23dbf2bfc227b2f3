import { expect, test } from 'vitest'
import { numberGroups, typedNumber } from './case-number.ts'

test.each([
  ['US594020582', 'US 594 020 582'],
  ['EU1594020582', 'EU 1 594 020 582'],
  ['796835284657688', '796 835 284 657 688'],
  ['12', '12'],
  ['us', 'us'],
])('%s is said as %s', (number, said) => expect(numberGroups(number)).toEqual(said.split(' ')))

test.each([
  ['US104233871', '104233871'],
  [' us 104233871 ', '104233871'],
  ['#594020582', '594020582'],
  ['594 020 582', '594020582'],
  ['#US-104 233–871', '104233871'],
  ['＃ＥＵ １０４', '104'],
  ['gate 104', undefined],
  ['104 gate', undefined],
  ['US', undefined],
  ['9'.repeat(19), '9'.repeat(19)],
  ['9'.repeat(20), undefined],
  ['', undefined],
])('%j is the number %j', (text, number) => expect(typedNumber(text)).toBe(number))
