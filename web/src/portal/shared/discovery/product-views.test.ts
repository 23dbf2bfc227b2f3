import { expect, test } from 'vitest'
import { genericProduct } from './generic-product.ts'
import { categoryTile, productItem } from './product-views.ts'
import type { Category, Product } from './queries.ts'

const product: Product = {
  name: 'Aether',
  shortName: 'wow',
  tileUrl: '/support/static/content/assets/wow/tile.svg',
  glyphClass: 'wow',
  header: 'games',
  tileText: 'Realms of Aether',
  titleText: 'Realms of Aether',
  publisher: null,
  developers: null,
  showCategories: true,
  baseUiName: 'wow',
  hasPenalties: false,
}
const category = { id: 1210, name: 'Payments', icon: 'credit-card', product: 'wow' } as Category

test('[ENTITY-05] a product’s tile has the specified fields and no other', () => {
  expect(productItem(product)).toEqual({
    name: 'Aether',
    shortName: 'wow',
    baseUiName: 'wow',
    header: 'games',
    showCategories: true,
    tileImagePath: '/support/static/content/assets/wow/tile.svg',
    tileText: 'Realms of Aether',
    hasPenalties: false,
  })
})

test('[ENTITY-06] what stands over a product’s page has the specified fields, its words as keys', () => {
  expect(genericProduct(product)).toEqual({
    id: 'wow',
    name: 'Aether',
    title: 'Realms of Aether',
    headerKey: 'support.home.title',
    subtextKey: 'support.home.lead',
    baseUiName: 'wow',
  })
})

test('[ENTITY-10] a category’s tile has the specified fields; its name is the product it selects', () => {
  expect(categoryTile(category)).toEqual({
    categoryName: 'Payments',
    glyphName: 'credit-card',
    categoryId: 1210,
    name: 'wow',
  })
})
