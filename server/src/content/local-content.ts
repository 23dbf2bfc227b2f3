/** One language of one content version: every lookup the rooms need, answered from maps made once (ground G2: missing texts fall back key by key). */
import type { LoginOption, OtherResource, ProductHeader, Promo, SelfServiceLink, TrendingTopic } from '#generated/server/schemas.ts'
import type { PackDocument, PackProductFolder } from './pack/document.ts'
import type { PackArticle, PackCategory, PackChannel, PackField, PackTopic } from './pack/format.ts'
import type { Localized } from './pack/readers.ts'
import { completeLinks } from './pack/rich-text.ts'
import { isPseudoLocale, pseudoHtml, pseudoText } from './pseudo-locale.ts'
import type { CategoryVisibility, ContentArticle, ContentCategory, ContentChannel, ContentCrisisMessage, ContentField, ContentProduct, ContentTopic, LocalContent } from './types.ts'

export interface LocalContentParts {
  document: PackDocument
  locale: string
  /** `{mount}/{locale}` of the locale that was asked for. */
  contextPath: string
  assetUrl(path: string): string | undefined
}

/** decisions-cases E6: ties of order. */
const channelRank = ['ticket', 'chat', 'phone']
const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order

export const createLocalContent = ({ document, locale, contextPath, assetUrl }: LocalContentParts): LocalContent => {
  const { defaultLocale } = document.pack
  const pseudo = isPseudoLocale(locale) ? locale : undefined
  const words = (text: string): string => (pseudo ? pseudoText(pseudo, text) : text)
  const say = (value: Localized): string => words(value[locale] ?? value[defaultLocale] ?? '')
  const sayOrNull = (value: Localized | null): string | null => (value === null ? null : say(value))
  /** Sanitised HTML with the links of the page that shows it. */
  const html = (source: string, page: string): string => {
    const linked = completeLinks(source, { page: `${contextPath}/help/${page}`, contextPath, assetUrl })
    return pseudo ? pseudoHtml(pseudo, linked) : linked
  }
  const sayHtml = (value: Localized, page: string): string => html(value[locale] ?? value[defaultLocale] ?? '', page)
  const picture = (path: string | null): string | null => (path === null || path.startsWith('https://') ? path : (assetUrl(path) ?? null))
  const named = (name: string | null): string | null => picture(name?.includes('.') ? name.replace(/^\/?assets\//, '') : null)

  const headers: ProductHeader[] = document.headers
    .map((header) => ({ name: header.name, title: say(header.title), subtitle: sayOrNull(header.subtitle), order: header.order }))
    .sort(byOrder)
  const headerRank = (name: string | null): number => {
    const rank = headers.findIndex((header) => header.name === name)
    return rank < 0 ? headers.length : rank
  }
  const folders = [...document.products].sort((a, b) => headerRank(a.product.header) - headerRank(b.product.header) || byOrder(a.product, b.product))
  const folderOf = new Map(folders.map((folder) => [folder.product.shortName, folder]))

  const products = folders.map(({ product }): ContentProduct => ({
    shortName: product.shortName,
    name: say(product.name),
    titleText: say(product.titleText),
    tileText: say(product.tileText),
    tileUrl: assetUrl(`${product.baseUiName}/tile.svg`) ?? assetUrl('placeholder.svg') ?? '',
    glyphClass: product.baseUiName,
    header: product.header,
    publisher: say(product.publisher),
    developers: say(product.developers),
    showCategories: product.showCategories,
    baseUiName: product.baseUiName,
  }))
  const productOf = new Map(products.map((product) => [product.shortName, product]))

  const packCategories = new Map<number, PackCategory>()
  const categories = new Map<number, ContentCategory>()
  const addCategories = (shortName: string, list: readonly PackCategory[], parent: ContentCategory | undefined): void => {
    for (const item of list) {
      // Anonymous-field flags may be written once, on the category above (OD-80: a missing flag is false).
      const flags = item.anonymousFields ?? {
        email: parent?.showAnonymousEmailField ?? false, name: parent?.showAnonymousNameField ?? false, phone: parent?.showAnonymousPhoneField ?? false,
      }
      const category: ContentCategory = {
        id: item.id,
        name: say(item.name),
        icon: item.icon,
        friendlyText: item.friendlyText && sayHtml(item.friendlyText, `games/${shortName}/category/${item.id}`),
        hasChildren: item.children.length > 0,
        parentId: parent?.id ?? 0,
        childrenIds: item.children.map((child) => child.id),
        product: shortName,
        keywords: sayOrNull(item.keywords),
        showAnonymousEmailField: flags.email,
        showAnonymousNameField: flags.name,
        showAnonymousPhoneField: flags.phone,
      }
      packCategories.set(item.id, item)
      categories.set(item.id, category)
      addCategories(shortName, item.children, category)
    }
  }
  for (const { product, categories: list } of folders) addCategories(product.shortName, list, undefined)

  const visible = (list: readonly PackCategory[], visibility: CategoryVisibility | undefined): ContentCategory[] =>
    list.filter((item) => !visibility || item.visibility.includes(visibility)).flatMap((item) => categories.get(item.id) ?? [])

  const promoOf = new Map(document.promos.map((promo): [string, Promo] => [promo.id, {
    serviceId: promo.id,
    isSelfHelpChannel: promo.isSelfHelpChannel,
    title: say(promo.title),
    url: promo.url,
    description: say(promo.description),
    tagText: sayOrNull(promo.tagText),
    tagClass: promo.tagClass,
    imageName: promo.imageName,
    imageUrl: picture(promo.imageUrl) ?? named(promo.imageName),
    iconUrl: picture(promo.iconUrl),
  }]))

  const toField = (field: PackField, page: string): ContentField => ({
    key: field.key,
    label: say(field.label),
    tooltip: sayOrNull(field.tooltip),
    content: field.content && sayHtml(field.content, page),
    footer: field.footer && sayHtml(field.footer, page),
    placeholder: sayOrNull(field.placeholder),
    required: field.required,
    loginRequired: field.loginRequired,
    secure: field.secure,
    type: field.type,
    renderMethod: field.renderMethod,
    options: field.options.map((option) => ({ id: option.id, label: say(option.label), selected: option.selected, disabled: option.disabled })),
    secretQuestions: field.secretQuestions.map((question) => ({ id: question.id, question: say(question.question) })),
    realms: field.realms.map((realm) => ({
      realmId: realm.realmId,
      realmName: realm.realmName,
      characters: realm.characters.map((character) => ({
        ...character,
        className: sayOrNull(character.className) ?? '',
        raceName: sayOrNull(character.raceName) ?? '',
        avatarUrl: picture(character.avatarUrl),
        realmId: realm.realmId,
        realmName: realm.realmName,
      })),
    })),
    minLength: field.minLength,
    maxLength: field.maxLength,
  })

  const toChannels = (topic: PackTopic, category: ContentCategory): ContentChannel[] =>
    topic.channels.map((channel: PackChannel): ContentChannel => ({
      channelType: channel.channelType,
      description: say(channel.description),
      ewt: channel.ewt,
      enabled: channel.enabled,
      loginRequired: channel.loginRequired,
      order: channel.order,
      openTime: sayOrNull(channel.openTime),
      agentType: channel.channelType === 'chat' ? channel.agentType : null,
      chatLocale: channel.channelType === 'chat' ? (channel.chatLocale ?? locale) : null,
      lpDivId: channel.channelType === 'chat' ? channel.lpDivId : null,
      warningTitle: sayOrNull(channel.warningTitle),
      warningMessage: sayOrNull(channel.warningMessage),
      responseMessage: sayOrNull(channel.responseMessage),
      productShortName: category.product,
      parentCategoryId: category.parentId,
    })).sort((a, b) => byOrder(a, b) || channelRank.indexOf(a.channelType) - channelRank.indexOf(b.channelType))

  const topics = new Map<number, ContentTopic>()
  const channels = new Map<number, ContentChannel[]>()
  for (const topic of folders.flatMap((folder) => folder.topics)) {
    const category = categories.get(topic.id)
    if (!category) continue
    const page = `product/${category.product}/${category.parentId || category.id}/${topic.id}/solution`
    channels.set(topic.id, toChannels(topic, category))
    topics.set(topic.id, {
      id: topic.id,
      name: category.name,
      parentId: category.parentId,
      product: category.product,
      hasChannels: topic.channels.length > 0,
      friendlyText: sayHtml(topic.friendlyText, page),
      isWorkflow: topic.isWorkflow,
      selfHelpServices: topic.promos.flatMap((id) => promoOf.get(id) ?? []),
      fields: topic.fields.map((field) => toField(field, page)),
      hasForm: topic.hasForm,
      useSoftAccountFields: topic.useSoftAccountFields,
      blockRecommendations: topic.blockRecommendations,
      requiresVerification: topic.requiresVerification,
    })
  }

  const sources = new Map<string, { original: PackArticle; translation: PackArticle }>()
  for (const original of document.articles) if (original.locale === defaultLocale) sources.set(original.id, { original, translation: original })
  for (const translation of document.articles) {
    const source = translation.locale === locale ? sources.get(translation.id) : undefined
    if (source) sources.set(translation.id, { ...source, translation })
  }
  const articles = new Map<string, ContentArticle>()
  const article = (id: string): ContentArticle | undefined => {
    const done = articles.get(id)
    const source = done ? undefined : sources.get(id)
    if (!source) return done
    const made = toArticle(source.original, source.translation)
    articles.set(id, made)
    return made
  }
  /** What an article is about comes from its original alone; a translation brings words, its date and its machine-translation mark. */
  const toArticle = (original: PackArticle, translation: PackArticle): ContentArticle => ({
    id: original.id,
    locale: translation.locale,
    title: words(translation.title),
    summary: words(translation.summary),
    problem: translation.problem === null ? null : html(translation.problem, `article/${original.id}`),
    articleType: original.type,
    body: html(translation.body, `article/${original.id}`),
    updated: translation.updated,
    products: original.products,
    categories: original.categories,
    keywords: translation.keywords,
    hasMachineTranslation: translation.machineTranslation,
    guidedEntryCategoryId: original.guidedEntryCategoryId,
    guidedEntryProduct: original.guidedEntryCategoryId ? (original.guidedEntryProduct ?? categories.get(original.guidedEntryCategoryId)?.product ?? null) : null,
    trending: original.trending,
    promoted: original.promoted && { title: words(translation.promoted?.title ?? original.promoted.title), color: original.promoted.color },
    url: `${contextPath}/help/article/${original.id}`,
  })
  let allArticles: ContentArticle[] | undefined
  const articleList = (): ContentArticle[] => (allArticles ??= [...sources.keys()].flatMap((id) => article(id) ?? []))

  const crisis = document.crisis.map((message): ContentCrisisMessage => ({
    id: message.id,
    title: say(message.title),
    summary: say(message.summary),
    body: sayHtml(message.body, `breaking/${message.id}`),
    link: message.link,
    product: message.product,
    active: message.active,
  }))
  const loginOption = (option: { order: number; url: string | null; buttonText: Localized }): LoginOption =>
    ({ order: option.order, url: option.url, buttonText: say(option.buttonText) })

  /** Items of a category, else of the categories above it, else of the product as a whole: a category page is never empty where its game is not. */
  const nearest = <T extends { category: number | null }>(product: string, categoryId: number | undefined, pick: (folder: PackProductFolder) => readonly T[]): readonly T[] => {
    const folder = folderOf.get(product)
    if (!folder) return []
    const all = pick(folder)
    const path = categoryId === undefined ? [] : [...pathTo(categoryId)].reverse()
    for (const category of path) {
      const own = all.filter((item) => item.category === category.id)
      if (own.length > 0) return own
    }
    return all.filter((item) => item.category === null)
  }
  const pathTo = (id: number): ContentCategory[] => {
    const category = categories.get(id)
    return category ? [...pathTo(category.parentId), category] : []
  }

  return {
    locale,
    title: say(document.pack.title),
    publisher: say(document.pack.publisher),
    texts: new Map(Object.entries(document.texts[locale] ?? {})),
    headers: () => headers,
    products: () => products,
    product: (shortName) => productOf.get(shortName),
    topLevelCategories: (product, visibility) => visible(folderOf.get(product)?.categories ?? [], visibility),
    category: (id) => categories.get(id),
    childrenOf: (id, visibility) => visible(packCategories.get(id)?.children ?? [], visibility),
    parentOf: (id) => categories.get(categories.get(id)?.parentId ?? 0),
    pathTo,
    popularIn(product, id) {
      const category = categories.get(id)
      const below = (item: PackCategory): PackCategory[] => item.children.flatMap((child) => [child, ...below(child)])
      const item = category?.product === product ? packCategories.get(id) : undefined
      return item ? visible(below(item).filter((each) => each.popular), undefined) : []
    },
    topic: (id) => topics.get(id),
    channels: (topicId) => channels.get(topicId) ?? [],
    trendingTopics: (product, categoryId) => nearest(product, categoryId, (folder) => folder.trending).map((item): TrendingTopic => ({
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
    })),
    selfServices: (product, categoryId) => nearest(product, categoryId, (folder) => folder.selfServices).map((item): SelfServiceLink => ({
      url: item.url,
      title: say(item.title),
      description: say(item.description),
      imageName: item.imageName,
      imageUrl: named(item.imageName),
      target: item.target,
      externalLinkConfirmation: item.externalLinkConfirmation,
    })),
    resources: (product, categoryId) => nearest(product, categoryId, (folder) => folder.resources).map((item): OtherResource => ({
      url: item.url, title: say(item.title), imageName: item.imageName, imageUrl: named(item.imageName), imageSizeClass: item.imageSizeClass,
    })),
    article,
    articles: articleList,
    trendingArticles(product, categoryId) {
      const within = categoryId === undefined ? undefined : new Set(idsBelow(packCategories.get(categoryId)))
      const about = articleList().filter((item) => item.products.includes(product))
      const inCategory = within ? about.filter((item) => item.categories.some((id) => within.has(id))) : about
      const trending = inCategory.filter((item) => item.trending)
      return trending.length > 0 || !within ? trending : inCategory
    },
    crisisMessages: () => crisis.filter((message) => message.active),
    crisisMessage: (id) => crisis.find((message) => message.id === id && message.active),
    loginOptions: () => ({
      login: document.loginOptions.login.map(loginOption).sort(byOrder),
      suggest: document.loginOptions.suggest.map(loginOption).sort(byOrder),
      cantLogin: document.loginOptions.cantLogin.map(loginOption).sort(byOrder),
    }),
    synonyms: () => document.synonyms[locale] ?? [],
    topicExamples: () => folders.flatMap((folder) => folder.topics.map((topic) => ({
      topicId: topic.id, product: folder.product.shortName, phrases: topic.examples[locale] ?? topic.examples[defaultLocale] ?? [],
    }))),
  }
}

const idsBelow = (category: PackCategory | undefined): number[] => (category ? [category.id, ...category.children.flatMap(idsBelow)] : [])
