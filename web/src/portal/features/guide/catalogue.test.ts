import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'

test('[PRODUCT-11] a product is found by its name or its short name', () => {
  const catalogue = createCatalogue()
  catalogue.addProducts([
    { name: 'Realms of Aether', shortName: 'wow' },
    { name: 'Tumble Legends', shortName: 'rumble' },
  ])
  expect(catalogue.product('rumble')?.name).toBe('Tumble Legends')
  expect(catalogue.product('Tumble Legends')?.shortName).toBe('rumble')
  expect(catalogue.product('tumble')).toBeUndefined()
})
