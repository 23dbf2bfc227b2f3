/** One language of one content version: every lookup the rooms need, answered from maps made once. */
import type {
  LoginOption,
  OtherResource,
  ProductHeader,
  SelfServiceLink,
  TrendingTopic,
} from '#generated/server/schemas.ts'
import type { SharedParts } from '../overlay.ts'
import type { PackProductFolder } from '../pack/document.ts'
import type {
  PackHeader,
  PackLoginOptions,
  PackProduct,
  PackPromo,
  PackResource,
  PackSelfService,
  PackTrending,
} from '../pack/format.ts'
import type { ContentArticle, ContentCrisisMessage, ContentProduct, LocalContent } from '../types.ts'
import type { ArticleShelf } from './article-shelf.ts'
import { createArticles, type MadeBefore } from './articles.ts'
import { createCategoryTree, createGameTree, type CategoryTree } from './category-tree.ts'
import { createGameTopics, createTopics, toPromo } from './topics.ts'
import { createWording, type WordingOptions } from './wording.ts'

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order
/** decisions-cases E6: ties of order. */
const channelRank = ['ticket', 'chat', 'phone']

type FolderMembers = Pick<
  LocalContent,
  | 'topLevelCategories'
  | 'category'
  | 'childrenOf'
  | 'parentOf'
  | 'pathTo'
  | 'popularIn'
  | 'topic'
  | 'channels'
  | 'trendingTopics'
  | 'selfServices'
  | 'resources'
  | 'topicExamples'
>
type SharedMembers = Pick<LocalContent, 'headers' | 'products' | 'product' | 'texts'>
type ArticleMembers = Pick<LocalContent, 'article' | 'articleIds' | 'searchable' | 'articles' | 'trendingArticles'>

/** What the desk publishes document by document. */
interface LocalParts {
  shelf: ArticleShelf
  /** In the pack's order. */
  folders: readonly PackProductFolder[]
  shared: SharedParts
}

/** One language, and the same with other articles and topics. */
export interface LocalVersion extends LocalContent {
  /** @param changed articles whose pages differ in this language */
  next: (parts: LocalParts, changed: ReadonlySet<string>) => LocalVersion
}

/** Made once for each, as long as somebody has it. */
const keptBy = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}

export const createLocalContent = (options: WordingOptions, first: LocalParts): LocalVersion => {
  const { document, locale, pictureUrl } = options
  const wording = createWording(options)
  const { say, sayOrNull, sayHtml, picture, pictureNamed } = wording

  const headersOf = keptBy((given: readonly PackHeader[]): ProductHeader[] =>
    given
      .map((header) => ({
        name: header.name,
        title: say(header.title),
        subtitle: sayOrNull(header.subtitle),
        order: header.order,
      }))
      .sort(byOrder),
  )
  /** OD-37: products without a header stand last. */
  const inOrder = (folders: readonly PackProductFolder[], headers: readonly ProductHeader[]): PackProductFolder[] => {
    const rank = ({ header }: PackProduct): number => {
      const found = headers.findIndex(({ name }) => name === header)
      return found < 0 ? headers.length : found
    }
    return [...folders].sort((a, b) => rank(a.product) - rank(b.product) || byOrder(a.product, b.product))
  }
  const productsOf = keptBy((headers: readonly ProductHeader[]): Omit<SharedMembers, 'texts'> => {
    const list = inOrder(document.products, headers).map(
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
    const byName = new Map(list.map((product) => [product.shortName, product]))
    return {
      headers: () => headers,
      products: () => list,
      product: (shortName) => byName.get(shortName),
    }
  })

  const textsOf = keptBy((given: SharedParts['texts']) => new Map(Object.entries(given[locale] ?? {})))

  // A game whose topics are published anew is made anew, all others are the same objects (CD-421).
  const treeOf = keptBy((folder: PackProductFolder) => createGameTree(folder, wording))
  const topicsOf = keptBy(createGameTopics)
  const promosOf = keptBy(
    (given: readonly PackPromo[]) => new Map(given.map((promo) => [promo.id, toPromo(promo, wording)])),
  )
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

  const whole: Omit<LocalContent, keyof ArticleMembers | keyof FolderMembers | keyof SharedMembers> = {
    locale,
    title: say(document.pack.title),
    publisher: say(document.pack.publisher),
    crisisMessages: () => crisis,
    crisisMessage: (id) => crisis.find((message) => message.id === id),
    loginOptions: () => ({
      login: loginOptions(document.loginOptions.login),
      suggest: loginOptions(document.loginOptions.suggest),
      cantLogin: loginOptions(document.loginOptions.cantLogin),
    }),
    synonyms: () => document.synonyms[locale] ?? [],
  }
  const withFolders = (
    { folders: given, shared }: Pick<LocalParts, 'folders' | 'shared'>,
    articleOf: (id: string) => ContentArticle | undefined,
  ): { tree: CategoryTree; members: FolderMembers & SharedMembers } => {
    const headers = headersOf(shared.headers)
    const promos = promosOf(shared.promos)
    const folders = inOrder(given, headers)
    const folderOf = new Map(folders.map((folder) => [folder.product.shortName, folder]))
    const tree = createCategoryTree(folders, treeOf)
    const topics = createTopics(folders, topicsOf, (id) => promos.get(id), articleOf, tree, wording)
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
    const members: FolderMembers & SharedMembers = {
      ...productsOf(headers),
      texts: textsOf(shared.texts),
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
      trendingTopics: (product, categoryId) =>
        nearest(product, categoryId, (folder) => folder.trending).map(toTrending),
      selfServices: (product, categoryId) =>
        nearest(product, categoryId, (folder) => folder.selfServices).map(toSelfService),
      resources: (product, categoryId) => nearest(product, categoryId, (folder) => folder.resources).map(toResource),
      topicExamples: () =>
        folders.flatMap((folder) =>
          folder.topics.map((topic) => ({
            topicId: topic.id,
            product: folder.product.shortName,
            phrases: topic.examples[locale] ?? topic.examples[wording.defaultLocale] ?? [],
          })),
        ),
    }
    return { tree, members }
  }
  const withParts = ({ shelf, ...parts }: LocalParts, before?: MadeBefore): LocalVersion => {
    const { tree, members } = withFolders(parts, (id) => articles.get(id))
    const articles = createArticles(shelf, tree, wording, before)
    return {
      ...whole,
      ...members,
      article: articles.get,
      articleIds: articles.ids,
      searchable: articles.searchable,
      articles: articles.all,
      trendingArticles: articles.trending,
      next: (later, changed) => withParts(later, { made: articles.made, changed }),
    }
  }
  return withParts(first)
}
