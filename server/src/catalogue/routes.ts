import type { FastifyInstance } from 'fastify'
import type {
  Category,
  CategoryProducts,
  CategorySolution,
  Channel,
  OtherResource,
  Product,
  ProductHeader,
  SelfServiceLink,
  TrendingTopic,
} from '#generated/server/schemas.ts'
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts'
import type { CategoryVisibility, Content, ContentProduct, ContentTopic, LocalContent } from '../content/types.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { promotedArticle } from '../content/vocabulary.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import type { FeatureFlags } from '../platform/features.ts'
import { channelsFor, isChild, type Visitor } from '../platform/visitor.ts'
import { presentChannels } from './channels.ts'
import type { OwnFields } from './own-fields.ts'
import type { ChannelOverrides, PlayerPenalties } from './ports.ts'

interface CatalogueDeps {
  documents: DocumentCache
  channelOverrides: ChannelOverrides
  penalties: PlayerPenalties
  ownFields: OwnFields
  content: () => Content
  features: Pick<FeatureFlags, 'isOn'>
}

/** OD-36: absent and empty mean all. */
const visibilities: Readonly<Record<string, CategoryVisibility | undefined>> = {
  visibleGuidedEntry: 'guidedEntry',
  visibleSearchFacets: 'searchFacets',
  visibleGamePages: 'gamePages',
}

/** ground G27: an answer that may hold personal facts is nobody else's. */
const personal = { 'cache-control': 'private, no-cache', vary: 'Cookie' } as const
/** T3: what a player owns is kept nowhere on the way. */
const ownAlone = { 'cache-control': 'private, no-store', vary: 'Cookie' } as const

/** The topic without what only the server needs of it. */
const toSolution = ({ requiresVerification: _serverOnly, fields, ...solution }: ContentTopic): CategorySolution => ({
  ...solution,
  fields: fields.map(({ choicesFrom: _source, ...field }) => field),
})

const gameOf =
  (categoryId: number) =>
  (local: LocalContent): string[] => {
    const category = local.category(categoryId)
    return category === undefined ? [] : [category.product]
  }

/** Panels of the choice of games, and so the order of the games, are published with the shared product (CD-467). */
const ofShared = (): string[] => [sharedProduct]

/** What a topic shows of an article is said by the article; one that is gone may come back, so it counts too (CD-464). */
const promotesArticles =
  (categoryId: number) =>
  (local: LocalContent, content: Content): boolean =>
    gameOf(categoryId)(local).some((game) =>
      content
        .folder(game)
        ?.topics.some(({ id, promos }) => id === categoryId && promos.some((one) => promotedArticle.test(one))),
    )

interface InProduct {
  locale: string
  params: { product: string }
}
interface InCategory {
  locale: string
  params: { product: string; categoryId: number }
}

export const registerCatalogueRoutes = (
  app: FastifyInstance,
  { documents, channelOverrides, penalties, ownFields, content, features }: CatalogueDeps,
): void => {
  /** A document of one product; unknown product: 404 (OD-35). */
  const ofProduct = <T>(
    operation: string,
    { locale, params: { product } }: InProduct,
    build: (local: LocalContent, product: string) => T,
    key = '',
  ) =>
    documents.answer({ operation, locale, key: `${product}/${key}`, topicsOf: () => [product] }, (local) =>
      local.product(product) ? build(local, product) : undefined,
    )
  /** A document of one category; unknown, or another product's: 404. */
  const ofCategory = <T>(
    operation: string,
    { locale, params: { product, categoryId } }: InCategory,
    build: (local: LocalContent, category: Category) => T | undefined,
  ) =>
    documents.answer({ operation, locale, key: `${product}/${categoryId}`, topicsOf: () => [product] }, (local) => {
      const category = local.category(categoryId)
      return category?.product === product ? build(local, category) : undefined
    })

  const penalised = async (visitor: Visitor, locale: string): Promise<ReadonlySet<string>> =>
    visitor.kind === 'player' && features.isOn('accountRestrictions', { visitor, locale })
      ? penalties.productsWithPenalty(visitor.account.id)
      : new Set()
  /** Bytes shared by all anonymous visitors, or those of one set of penalties, sent as private. */
  const productDocument = async <T>(
    operation: string,
    call: { locale: string; visitor: Visitor },
    key: string,
    build: (local: LocalContent, withFlag: (product: ContentProduct) => Product) => T | undefined,
  ): Promise<DocumentAnswer<T>> => {
    const flagged = await penalised(call.visitor, call.locale)
    const withFlag = (product: ContentProduct): Product => ({
      ...product,
      hasPenalties: flagged.has(product.shortName),
    })
    const answer = await documents.answer(
      { operation, locale: call.locale, key: `${key}/${[...flagged].sort().join(',')}`, topicsOf: ofShared },
      (local) => build(local, withFlag),
    )
    return { ...answer, headers: call.visitor.kind === 'player' ? personal : { vary: 'Cookie' } }
  }

  bindOperations(app, 'catalogue', {
    getHeaders: ({ locale }) =>
      documents.answer({ operation: 'getHeaders', locale, topicsOf: ofShared }, (local): readonly ProductHeader[] =>
        local.headers(),
      ),
    getProducts: (call) =>
      productDocument('getProducts', call, '', (local, withFlag): Product[] => local.products().map(withFlag)),
    getProduct: (call) =>
      productDocument('getProduct', call, call.params.name, (local, withFlag): Product | undefined => {
        const product = local.product(call.params.name)
        return product && withFlag(product)
      }),

    getAllCategories: ({ locale }) =>
      documents.answer({ operation: 'getAllCategories', locale, topicsOf: 'every' }, (local): CategoryProducts[] =>
        local
          .products()
          .map(({ shortName }) => ({ productName: shortName, categories: [...local.topLevelCategories(shortName)] })),
      ),
    getProductCategories: (call) => {
      const visibility = visibilities[call.query.visibility ?? '']
      return ofProduct(
        'getProductCategories',
        call,
        (local, product): readonly Category[] => local.topLevelCategories(product, visibility),
        visibility,
      )
    },
    getCategoryChildren: (call) =>
      ofCategory('getCategoryChildren', call, (local, category): readonly Category[] => local.childrenOf(category.id)),
    getCategoryChildList: (call) =>
      ofCategory('getCategoryChildList', call, (local, category): readonly Category[] => local.childrenOf(category.id)),
    getCategory: (call) => ofCategory('getCategory', call, (_local, category): Category => category),
    getCategoryParent: (call) =>
      ofCategory('getCategoryParent', call, (local, category): Category | undefined => local.parentOf(category.id)),
    getCategoryPath: (call) =>
      ofCategory('getCategoryPath', call, (local, category): readonly Category[] => local.pathTo(category.id)),
    getPopularCategories: (call) =>
      ofCategory('getPopularCategories', call, (local, category): readonly Category[] =>
        local.popularIn(category.product, category.id),
      ),

    async getSolution({ locale, params: { categoryId }, visitor }) {
      const { version, in: inLocale } = content()
      const topic = visitor.kind === 'player' ? inLocale(locale).topic(categoryId) : undefined
      const fields = topic && (await ownFields.of(topic, visitor, locale))
      if (topic && fields) {
        return {
          status: 200,
          body: toSolution({ ...topic, fields }),
          headers: { ...ownAlone, 'content-version': version },
        }
      }
      const shared = await documents.answer(
        {
          operation: 'getSolution',
          locale,
          key: categoryId,
          topicsOf: gameOf(categoryId),
          hasArticles: promotesArticles(categoryId),
        },
        (local): CategorySolution | undefined => {
          const found = local.topic(categoryId)
          return found && toSolution(found)
        },
      )
      return { ...shared, headers: visitor.kind === 'player' ? ownAlone : { vary: 'Cookie' } }
    },
    // ground G16: polled every 60 s with If-None-Match; a change at the desk is another key and another tag.
    async getChannels({ locale, params: { categoryId }, visitor }) {
      const own = isChild(visitor)
      const shown = await documents.answer(
        {
          operation: 'getChannels',
          locale,
          key: `${categoryId}/${channelOverrides.version()}${own ? '/child' : ''}`,
          topicsOf: gameOf(categoryId),
        },
        (local): readonly Channel[] | undefined =>
          local.category(categoryId)
            ? channelsFor(visitor, presentChannels(local, categoryId, channelOverrides))
            : undefined,
      )
      return own ? { ...shown, headers: ownAlone } : shown
    },

    getTrending: (call) =>
      ofProduct('getTrending', call, (local, product): readonly TrendingTopic[] => local.trendingTopics(product)),
    getCategoryTrending: (call) =>
      ofCategory('getCategoryTrending', call, (local, { id, product }): readonly TrendingTopic[] =>
        local.trendingTopics(product, id),
      ),
    getSelfServices: (call) =>
      ofProduct('getSelfServices', call, (local, product): readonly SelfServiceLink[] => local.selfServices(product)),
    getCategorySelfServices: (call) =>
      ofCategory('getCategorySelfServices', call, (local, { id, product }): readonly SelfServiceLink[] =>
        local.selfServices(product, id),
      ),
    getResources: (call) =>
      ofProduct('getResources', call, (local, product): readonly OtherResource[] => local.resources(product)),
    getCategoryResources: (call) =>
      ofCategory('getCategoryResources', call, (local, { id, product }): readonly OtherResource[] =>
        local.resources(product, id),
      ),
  })
}
