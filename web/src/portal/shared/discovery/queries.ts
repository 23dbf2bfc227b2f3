// One line a GET (HOUSE-10). A list that fails is an empty list, and an empty block is not drawn (OD-10, OD-32); what
// trends is rethrown, so that no page says that nothing does (ERROR-06).
import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { useApi } from '../../../kit/api/use-api.ts'

export type Product = Schema<'Product'>
export type Category = Schema<'Category'>
export type TrendingTopic = Schema<'TrendingTopic'>
export type ArticleSummary = Schema<'ArticleSummary'>
export type SelfServiceLink = Schema<'SelfServiceLink'>
export type OtherResource = Schema<'OtherResource'>

const rethrown = { cacheFor: keep.default }
const kept = { cacheFor: keep.default, whenFailed: { fallback: [] as never[] } }

export const useProduct = (name: string | undefined) =>
  useApi('/services/bft/api/product/{lang}/{name}', name === undefined ? null : { path: { name } }, {
    cacheFor: keep.default,
  })
export const useCategory = (product: string, categoryId: number) =>
  useApi(
    '/services/bft/api/category/{lang}/{product}/{categoryId}',
    { path: { product, categoryId } },
    { cacheFor: keep.default },
  )

export const useTrendingTopics = (product: string) =>
  useApi('/services/bft/api/trending/{lang}/{product}', { path: { product } }, rethrown)
/** `categoryId` null waits. */
export const useTrendingTopicsOf = (product: string, categoryId: number | null) =>
  useApi(
    '/services/bft/api/trending/{lang}/{product}/{categoryId}',
    categoryId === null ? null : { path: { product, categoryId } },
    rethrown,
  )
export const useTrendingArticles = (product: string | null) =>
  useApi(
    '/services/bft/api/article/trending/{lang}/{product}',
    product === null ? null : { path: { product } },
    rethrown,
  )
export const useTrendingArticlesOf = (subject: string, id: number | null) =>
  useApi(
    '/services/bft/api/article/trending/{lang}/{subject}/{id}',
    id === null ? null : { path: { subject, id } },
    rethrown,
  )
export const useSelfServices = (product: string) =>
  useApi('/services/bft/api/categories/self-services/{lang}/{product}', { path: { product } }, kept)
export const useSelfServicesOf = (product: string, categoryId: number | null) =>
  useApi(
    '/services/bft/api/categories/self-services/{lang}/{product}/{categoryId}',
    categoryId === null ? null : { path: { product, categoryId } },
    kept,
  )
export const useResources = (product: string) =>
  useApi('/services/bft/api/categories/resources/{lang}/{product}', { path: { product } }, kept)
export const useResourcesOf = (product: string, categoryId: number | null) =>
  useApi(
    '/services/bft/api/categories/resources/{lang}/{product}/{categoryId}',
    categoryId === null ? null : { path: { product, categoryId } },
    kept,
  )
