import { expect, test } from 'vitest'
import {
  caretsOf,
  caretStep,
  isRestricted,
  lastOfRow,
  productPanels,
  type Product,
  type ProductHeader,
} from './panels.ts'

const product = (shortName: string, header: string | null): Product => ({
  name: shortName,
  shortName,
  tileUrl: '/tile.svg',
  glyphClass: shortName,
  header,
  tileText: shortName,
  titleText: shortName,
  publisher: null,
  developers: null,
  showCategories: false,
  baseUiName: shortName,
  hasPenalties: true,
})
const header = (name: string, order: number): ProductHeader => ({ name, title: name, subtitle: null, order })

test('[PRODUCT-01] panels group the products by header, in the order of the headers, those without one last', () => {
  const panels = productPanels(
    [
      product('rumble', 'mobile'),
      product('wow', 'games'),
      product('blizzcon', null),
      product('services', 'gone'),
      product('diablo4', 'games'),
    ],
    [header('mobile', 2), header('games', 1), header('empty', 3)],
  )
  expect(panels.map((panel) => [panel.header?.name ?? null, panel.products.map(({ shortName }) => shortName)])).toEqual(
    [
      ['games', ['wow', 'diablo4']],
      ['mobile', ['rumble']],
      [null, ['blizzcon', 'services']],
    ],
  )
})

test('[PRODUCT-04] the penalty banner shows to signed-in visitors while account restrictions are on', () => {
  const wow = product('wow', null)
  expect(isRestricted(wow, { isSignedIn: true, hasRestrictions: true })).toBe(true)
  expect(isRestricted(wow, { isSignedIn: false, hasRestrictions: true })).toBe(false)
  expect(isRestricted(wow, { isSignedIn: true, hasRestrictions: false })).toBe(false)
  expect(isRestricted({ ...wow, hasPenalties: false }, { isSignedIn: true, hasRestrictions: true })).toBe(false)
})

test('[PRODUCT-09] a caret scrolls by the width of the list divided by 1.25', () => expect(caretStep(375)).toBe(300))

test('[PRODUCT-08] carets are disabled at both ends and hidden when the list fits (OD-69)', () => {
  expect(caretsOf({ scrolled: 0, visible: 300, whole: 900 })).toEqual({
    areShown: true,
    canGoBack: false,
    canGoOn: true,
  })
  expect(caretsOf({ scrolled: 600, visible: 300, whole: 900 })).toEqual({
    areShown: true,
    canGoBack: true,
    canGoOn: false,
  })
  expect(caretsOf({ scrolled: 0, visible: 300, whole: 300 }).areShown).toBe(false)
})

test('what a tile opens stands behind the last tile of its row (CD-449)', () => {
  const ends = (columns: number, count: number): number[] =>
    Array.from({ length: count }, (_, index) => lastOfRow(index, { columns, count }))
  expect(ends(2, 6)).toEqual([1, 1, 3, 3, 5, 5])
  expect(ends(4, 6)).toEqual([3, 3, 3, 3, 5, 5])
  expect(ends(1, 3)).toEqual([0, 1, 2])
})
