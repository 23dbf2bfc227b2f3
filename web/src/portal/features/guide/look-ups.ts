/** The machine's calls over the wire, and the facts an address needs. What they read is learned by the catalogue. */
import type { Api } from '../../../kit/api/api.ts'
import { keep, timeouts } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { LoadedCatalogue } from './catalogue.ts'
import type { LookUps } from './flow/machine.ts'
import type { GuideUrl } from './guide-url.ts'

const pathTo = async (
  api: Api,
  product: string,
  categoryId: number,
  signal?: AbortSignal,
): Promise<Schema<'Category'>[]> =>
  api.get(
    '/services/bft/api/category/path/{lang}/{product}/{categoryId}',
    { path: { product, categoryId } },
    { cacheFor: keep.default, ...(signal === undefined ? {} : { signal }) },
  )

export const createLookUps = (api: Api, catalogue: LoadedCatalogue): LookUps => ({
  suggest: async ({ query, product }, signal) => {
    const answer = await api.ask('/services/bft/api/suggestions', { body: { query, product } }, { signal })
    return answer.aiRecommendations
  },
  categoryPath: async ({ product, categoryId }, signal) => {
    const path = await pathTo(api, product, categoryId, signal)
    catalogue.addCategories(path)
    return { path: path.map(({ id }) => id), isLeaf: path.at(-1)?.hasChildren === false }
  },
  solution: ({ solutionId }, signal) =>
    api.get(
      '/services/bft/api/categories/{lang}/{categoryId}/solution',
      { path: { categoryId: solutionId } },
      { cacheFor: keep.default, signal },
    ),
})

/**
 * Loads the categories an address names, so that the machine can judge its events. An id that does not exist, or that
 * cannot be read now, is simply not known afterwards (S9). Never rejects.
 */
export const prepareUrl = async (api: Api, catalogue: LoadedCatalogue, url: GuideUrl): Promise<void> => {
  const product = catalogue.product(url.productName)?.shortName
  const id = url.topicId || url.parentId
  if (product === undefined || id === 0 || catalogue.category(product, id) !== undefined) return
  try {
    catalogue.addCategories(await pathTo(api, product, id, AbortSignal.timeout(timeouts.request)))
  } catch {
    // 404 or no network: the flow starts at the product
  }
}
