// The specification's shapes of tiles, each derived here and nowhere else.
import type { Category, Product } from './queries.ts'

/** A product as a tile of product select (ENTITY-05). */
export interface ProductItem
  extends Pick<
    Product,
    'name' | 'shortName' | 'baseUiName' | 'header' | 'showCategories' | 'tileText' | 'hasPenalties'
  > {
  tileImagePath: string
}

export const productItem = (product: Product): ProductItem => ({
  name: product.name,
  shortName: product.shortName,
  baseUiName: product.baseUiName,
  header: product.header,
  showCategories: product.showCategories,
  tileImagePath: product.tileUrl,
  tileText: product.tileText,
  hasPenalties: product.hasPenalties,
})

/** A category below an expanded product; `name` is the product it selects (ENTITY-10). */
export interface CategoryTile {
  categoryName: string
  glyphName: string
  categoryId: number
  name: string
}

export const categoryTile = ({ id, name, icon, product }: Category): CategoryTile => ({
  categoryName: name,
  glyphName: icon,
  categoryId: id,
  name: product,
})
