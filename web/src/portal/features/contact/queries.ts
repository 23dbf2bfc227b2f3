// One line a GET (HOUSE-10).
import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'

export type Solution = Schema<'CategorySolution'>
export type Category = Schema<'Category'>
export type Product = Schema<'Product'>

export const useCategory = (solution: Solution | undefined) =>
  useApi(
    '/services/bft/api/category/{lang}/{product}/{categoryId}',
    solution === undefined ? null : { path: { product: solution.product, categoryId: solution.id } },
    { cacheFor: keep.default },
  )
export const useProduct = (name: string | undefined) =>
  useApi('/services/bft/api/product/{lang}/{name}', name === undefined ? null : { path: { name } }, {
    cacheFor: keep.default,
  })
/** Asked once a visit of the form (OD-82), by the browser alone: it is about this visitor. */
export const usePreverify = () =>
  useApi('/services/bft/api/preverify', useHydrated() ? {} : null, { whenFailed: { fallback: { preverifyId: 0 } } })
/** Asked every two seconds: somebody looks from one screen to the other. */
export const useHandoff = (handoffId: string | null) =>
  useApi('/services/bft/api/handoff/{handoffId}', handoffId === null ? null : { path: { handoffId } }, {
    refreshEvery: 2000,
  })
