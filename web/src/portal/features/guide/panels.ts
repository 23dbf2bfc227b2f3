/** The accordion of product select: products grouped under their headers. Pure. */
import type { Schema } from '../../../kit/api/types.ts'
import { type ProductItem, productItem } from '../../shared/discovery/product-views.ts'

export type Product = Schema<'Product'>
export type ProductHeader = Schema<'ProductHeader'>

/** A panel of the accordion; `header` null holds the products that stand under none (OD-37). */
export interface ProductPanel {
  header: ProductHeader | null
  products: readonly ProductItem[]
}

/** Panels by the order of their headers, products without a known header last, empty panels left out. */
export const productPanels = (products: readonly Product[], headers: readonly ProductHeader[]): ProductPanel[] => {
  const known = new Set(headers.map(({ name }) => name))
  const items = products.map(productItem)
  const panels: ProductPanel[] = [...headers]
    .sort((one, other) => one.order - other.order)
    .map((header) => ({ header, products: items.filter((product) => product.header === header.name) }))
  return [
    ...panels,
    { header: null, products: items.filter(({ header }) => header === null || !known.has(header)) },
  ].filter((panel) => panel.products.length > 0)
}

/** The penalty banner is for signed-in visitors, while account restrictions are on. */
export const isRestricted = (
  product: Pick<ProductItem, 'hasPenalties'>,
  { isSignedIn, hasRestrictions }: { isSignedIn: boolean; hasRestrictions: boolean },
): boolean => isSignedIn && hasRestrictions && product.hasPenalties

/** One press of a caret of the tiles scrolls this far (PRODUCT-09), in px. */
export const caretStep = (listWidth: number): number => listWidth / 1.25

/** Which carets can be used; both are missing when the list fits (OD-69). Distances in px, from the list's start. */
export const caretsOf = ({ scrolled, visible, whole }: { scrolled: number; visible: number; whole: number }) => ({
  areShown: whole > visible + 1,
  canGoBack: scrolled > 1,
  canGoOn: scrolled + visible < whole - 1,
})

/** Behind which tile of a grid a panel stands so that it lies right below the row of the tile that opened it; from 0. */
export const lastOfRow = (index: number, { columns, count }: { columns: number; count: number }): number =>
  Math.min(index + columns - 1 - (index % columns), count - 1)
