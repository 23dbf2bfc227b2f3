/** What the page has loaded of products and categories, as the machine looks it up. It only grows within a visit. */
import type { Schema } from '../../../kit/api/types.ts'
import type { Catalogue, CatalogueCategory } from './flow/types.ts'

type Product = Pick<Schema<'Product'>, 'name' | 'shortName'>
export type CategoryFacts = Pick<Schema<'Category'>, 'id' | 'product' | 'hasChildren' | 'parentId'>

export type LoadedCatalogue = Catalogue & {
  addProducts: (products: readonly Product[]) => void
  /** Categories of one product in any order; a category is known once all its ancestors are. */
  addCategories: (categories: readonly CategoryFacts[]) => void
}

export const createCatalogue = (): LoadedCatalogue => {
  const products = new Map<string, Product>()
  const categories = new Map<number, CategoryFacts>()

  const pathOf = (category: CategoryFacts, product: string): number[] | null => {
    const path: number[] = []
    let at: CategoryFacts | undefined = category
    while (at !== undefined && at.product === product && !path.includes(at.id)) {
      path.unshift(at.id)
      if (at.parentId === 0) return path
      at = categories.get(at.parentId)
    }
    return null
  }

  return {
    addProducts: (loaded) => {
      for (const product of loaded) products.set(product.shortName, product)
    },
    addCategories: (loaded) => {
      for (const category of loaded) categories.set(category.id, category)
    },
    product: (wanted) => products.get(wanted) ?? [...products.values()].find(({ name }) => name === wanted),
    category: (product, id): CatalogueCategory | undefined => {
      const found = categories.get(id)
      const path = found === undefined ? null : pathOf(found, product)
      return found === undefined || path === null ? undefined : { id, product, isLeaf: !found.hasChildren, path }
    },
  }
}
