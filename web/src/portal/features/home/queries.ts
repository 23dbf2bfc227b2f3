// One line a GET (HOUSE-10).
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'

export const useBrowsedCategories = (product: string) =>
  useApi(
    '/services/bft/api/categories/{lang}/{product}',
    { path: { product }, query: { visibility: 'visibleGamePages' } },
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
/** The asset's path; a product without one has none (OD-38). */
export const useLogo = (product: string | undefined) =>
  useApi(
    '/services/bft/api/images/asset/logo/localized/{product}',
    product === undefined ? null : { path: { product } },
    { cacheFor: keep.default },
  )
export const useHero = (baseUiName: string | undefined) =>
  useApi(
    '/services/bft/api/images/asset',
    baseUiName === undefined ? null : { query: { asset: `${baseUiName}/hero.svg` } },
    { cacheFor: keep.default },
  )
