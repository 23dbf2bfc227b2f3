// One line a GET (HOUSE-10).
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import type { Category } from '../../shared/discovery/queries.ts'

const kept = { cacheFor: keep.default, whenFailed: { fallback: [] as never[] } }

const usePopular = (product: string, categoryId: number | null) =>
  useApi(
    '/services/bft/api/categories/popular/{lang}/{product}/{categoryId}',
    categoryId === null ? null : { path: { product, categoryId } },
    kept,
  )
const useChildren = (product: string, categoryId: number | null) =>
  useApi(
    '/services/bft/api/category/children/{lang}/{product}/{categoryId}',
    categoryId === null ? null : { path: { product, categoryId } },
    kept,
  )

/** The topics of a category: the popular ones, or all its children when none is popular (OD-33). `categoryId` null waits. */
export const useTopics = (product: string, categoryId: number | null): readonly Category[] | undefined => {
  const popular = usePopular(product, categoryId)
  const isEmpty = popular.data?.length === 0
  const children = useChildren(product, isEmpty ? categoryId : null)
  return isEmpty ? children.data : popular.data
}
