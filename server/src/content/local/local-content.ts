/** One language of one content version: every lookup the rooms need, answered from maps made once. */
import type {
  LoginOption,
  OtherResource,
  ProductHeader,
  SelfServiceLink,
  TrendingTopic,
} from '#generated/server/schemas.ts'
import type { PackProductFolder } from '../pack/document.ts'
import type { PackLoginOptions, PackProduct, PackResource, PackSelfService, PackTrending } from '../pack/format.ts'
import type { ContentCrisisMessage, ContentProduct, LocalContent } from '../types.ts'
import type { ArticleShelf } from './article-shelf.ts'
import { createArticles, type MadeBefore } from './articles.ts'
import { createCategoryTree } from './category-tree.ts'
import { createTopics } from './topics.ts'
import { createWording, type WordingOptions } from './wording.ts'

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order
/** decisions-cases E6: ties of order. */
const channelRank = ['ticket', 'chat', 'phone']

type ArticleMembers = Pick<LocalContent, 'article' | 'articleIds' | 'searchable' | 'articles' | 'trendingArticles'>

/** One language, and the same with other articles. */
export interface LocalVersion extends LocalContent {
  /** @param changed whose pages differ in this language */
  next: (shelf: ArticleShelf, changed: ReadonlySet<string>) => LocalVersion
}

export const createLocalContent = (options: WordingOptions, shelf: ArticleShelf): LocalVersion => {
  const { document, locale, pictureUrl } = options
  const wording = createWording(options)
  const { say, sayOrNull, sayHtml, picture, pictureNamed } = wording

  const headers: ProductHeader[] = document.headers
    .map((header) => ({
      name: header.name,
      title: say(header.title),
      subtitle: sayOrNull(header.subtitle),
      order: header.order,
    }))
    .sort(byOrder)
  /** OD-37: products without a header stand last. */
  const headerRank = ({ header }: PackProduct): number => {
    const rank = headers.findIndex(({ name }) => name === header)
    return rank < 0 ? headers.length : rank
  }
  const folders = [...document.products].sort(
    (a, b) => headerRank(a.product) - headerRank(b.product) || byOrder(a.product, b.product),
  )
  const folderOf = new Map(folders.map((folder) => [folder.product.shortName, folder]))

  const products = folders.map(
    ({ product }): ContentProduct => ({
      shortName: product.shortName,
      name: say(product.name),
      titleText: say(product.titleText),
      tileText: say(product.tileText),
      tileUrl: pictureUrl(`${product.baseUiName}/tile`) ?? pictureUrl('placeholder') ?? '',
      glyphClass: product.baseUiName,
      header: product.header,
      publisher: say(product.publisher),
      developers: say(product.developers),
      showCategories: product.showCategories,
      baseUiName: product.baseUiName,
    }),
  )
  const productOf = new Map(products.map((product) => [product.shortName, product]))

  const tree = createCategoryTree(folders, wording)
  const topics = createTopics(document, tree, wording)
  const crisis = document.crisis
    .filter((message) => message.active)
    .map(
      (message): ContentCrisisMessage => ({
        id: message.id,
        title: say(message.title),
        summary: say(message.summary),
        body: sayHtml(message.body, `breaking/${message.id}`),
        link: message.link,
        product: message.product,
        // A version imported before there was such a thing has none.
        severity: message.severity ?? 'degraded',
        active: message.active,
      }),
    )

  /**
   * Items of a category, else of the nearest one above it that has any, else the product's: no category page is empty
   * where its game is not.
   */
  const nearest = <T extends { category: number | null }>(
    product: string,
    categoryId: number | undefined,
    pick: (folder: PackProductFolder) => readonly T[],
  ): readonly T[] => {
    const folder = folderOf.get(product)
    if (!folder) return []
    const items = pick(folder)
    for (const category of categoryId === undefined ? [] : tree.pathTo(categoryId).reverse()) {
      const own = items.filter((item) => item.category === category.id)
      if (own.length > 0) return own
    }
    return items.filter((item) => item.category === null)
  }
  const toTrending = (item: PackTrending): TrendingTopic => ({
    name: say(item.name),
    title: say(item.title),
    description: say(item.description),
    url: item.url,
    imageName: item.imageUrl?.split('/').at(-1) ?? null,
    imageUrl: picture(item.imageUrl),
    imageUrlMobile: picture(item.imageUrlMobile),
    target: item.target,
    backgroundPositionY: item.backgroundPositionY,
    externalLinkConfirmation: item.externalLinkConfirmation,
  })
  const toSelfService = (item: PackSelfService): SelfServiceLink => ({
    url: item.url,
    title: say(item.title),
    description: say(item.description),
    imageName: item.imageName,
    imageUrl: pictureNamed(item.imageName),
    target: item.target,
    externalLinkConfirmation: item.externalLinkConfirmation,
  })
  const toResource = (item: PackResource): OtherResource => ({
    url: item.url,
    title: say(item.title),
    imageName: item.imageName,
    imageUrl: pictureNamed(item.imageName),
    imageSizeClass: item.imageSizeClass,
  })
  const loginOptions = (list: PackLoginOptions['login']): LoginOption[] =>
    list.map((option) => ({ order: option.order, url: option.url, buttonText: say(option.buttonText) })).sort(byOrder)

  const whole: Omit<LocalContent, keyof ArticleMembers> = {
    locale,
    title: say(document.pack.title),
    publisher: say(document.pack.publisher),
    texts: new Map(Object.entries(document.texts[locale] ?? {})),
    headers: () => headers,
    products: () => products,
    product: (shortName) => productOf.get(shortName),
    topLevelCategories: tree.topLevel,
    category: tree.get,
    childrenOf: tree.childrenOf,
    parentOf: tree.parentOf,
    pathTo: tree.pathTo,
    popularIn: (product, id) => (tree.get(id)?.product === product ? tree.popularBelow(id) : []),
    topic: topics.get,
    channels: (topicId) =>
      topics
        .channels(topicId)
        .toSorted((a, b) => byOrder(a, b) || channelRank.indexOf(a.channelType) - channelRank.indexOf(b.channelType)),
    trendingTopics: (product, categoryId) => nearest(product, categoryId, (folder) => folder.trending).map(toTrending),
    selfServices: (product, categoryId) =>
      nearest(product, categoryId, (folder) => folder.selfServices).map(toSelfService),
    resources: (product, categoryId) => nearest(product, categoryId, (folder) => folder.resources).map(toResource),
    crisisMessages: () => crisis,
    crisisMessage: (id) => crisis.find((message) => message.id === id),
    loginOptions: () => ({
      login: loginOptions(document.loginOptions.login),
      suggest: loginOptions(document.loginOptions.suggest),
      cantLogin: loginOptions(document.loginOptions.cantLogin),
    }),
    synonyms: () => document.synonyms[locale] ?? [],
    topicExamples: () =>
      folders.flatMap((folder) =>
        folder.topics.map((topic) => ({
          topicId: topic.id,
          product: folder.product.shortName,
          phrases: topic.examples[locale] ?? topic.examples[wording.defaultLocale] ?? [],
        })),
      ),
  }
  const withArticles = (its: ArticleShelf, before?: MadeBefore): LocalVersion => {
    const articles = createArticles(its, tree, wording, before)
    return {
      ...whole,
      article: articles.get,
      articleIds: articles.ids,
      searchable: articles.searchable,
      articles: articles.all,
      trendingArticles: articles.trending,
      next: (later, changed) => withArticles(later, { made: articles.made, changed }),
    }
  }
  return withArticles(shelf)
}
