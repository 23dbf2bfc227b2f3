import { expect, test } from 'vitest'
import { addressOf, chosenOf, isWished, unwished, wishOf } from './case-filter.ts'

const of = (text: string) => wishOf(new URLSearchParams(text))

test.each([
  '/case',
  '/case?archived=true',
  '/case?archived=true&q=gate+%26+key&status=OPEN&game=wow&topic=1201&days=30&sort=newest&after=bmV3',
])('%s is read and written the same', (address) => {
  expect(addressOf(of(address.split('?')[1] ?? ''))).toBe(address)
})

test('what makes no sense in an address is left out', () => {
  expect(of('q=%20%20&status=DONE&game=../x&topic=-1&days=8&sort=best&after=%20&page=3&archived=1')).toEqual(
    unwished({ isArchived: false }),
  )
  expect(of(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})

test('words, a filter and an order each make it a search; a page of it does not', () => {
  expect(
    ['q=a', 'days=7', 'sort=oldest', 'status=INFO&game=wow', 'after=x', 'archived=true'].map((one) => [
      isWished(of(one)),
      chosenOf(of(one)),
    ]),
  ).toEqual([
    [true, 0],
    [true, 1],
    [true, 1],
    [true, 2],
    [false, 0],
    [false, 0],
  ])
})
