// Articles of the source → files of the pack: translations each in its language, drafts apart from what players see.
import { mayBePublicHost } from '../../server/src/lib/public-hosts.ts'
import type { OldAddresses } from '../../server/src/content/old-addresses.ts'
import { articlePath, isPathOf } from '../../server/src/content/pack/article-source.ts'
import { richText } from '../../server/src/content/pack/rich-text.ts'
import { articleFile, judgeChange } from './article-file.ts'
import { anchorsIn, cleanHtml, type PageContext } from './clean-html.ts'
import { order, type Finding, type FindingKind, type OldArticle, type OldLibrary, type OldVersion } from './library.ts'
import type { PackFolder } from './pack-folder.ts'
import type { PictureShelf } from './picture-shelf.ts'
import { toMarkdown } from './to-markdown.ts'
import { firstWords, plainOf } from './words.ts'

export interface ArticlesContext {
  library: OldLibrary
  space: string
  product: string
  isOverwriting: boolean
  defaultLocale: string
  localeOf: ReadonlyMap<string, string>
  videoHosts: readonly string[]
  idOf: (key: string) => number
  /** The version that stands in the default language. */
  originals: ReadonlyMap<string, OldVersion | undefined>
  isShown: (article: OldArticle) => boolean
  categoryOf: (place: string) => number | undefined
  newAddress: OldAddresses['find']
  shelf: PictureShelf
  findings: Finding[]
}

export interface WrittenArticles {
  /** Keys of those players see. */
  shown: Set<string>
  drafts: number
  versions: number
}

const mostKeywords = 100
const mostSummary = 240

interface Text {
  locale: string
  version: OldVersion
  isDraft: boolean
}

export const writeArticles = async (pack: PackFolder, context: ArticlesContext): Promise<WrittenArticles> => {
  const { library, defaultLocale, localeOf, findings } = context
  const filesOfId = groupFiles(pack)
  const result: WrittenArticles = { shown: new Set(), drafts: 0, versions: 0 }
  const anchors = new Set(library.articles.flatMap(({ versions }) => versions.flatMap(({ body }) => anchorsIn(body))))
  const articles = [...library.articles].sort((a, b) => order(a.key, b.key))

  for (const article of articles) {
    const noteAs =
      (locale: string | null, title: string) =>
      (what: FindingKind, detail: string): void =>
        void findings.push({ key: article.key, title, locale, what, detail })
    const original = context.originals.get(article.key)
    if (original === undefined) {
      noteAs(null, article.versions[0]?.title ?? '')('left-out', 'none of its languages is one of the pack')
      continue
    }
    if (localeOf.get(original.locale) !== defaultLocale)
      noteAs(defaultLocale, original.title)('original', `stands there in ${original.locale}`)
    const isShown = context.isShown(article)
    if (article.isRestricted) noteAs(null, original.title)('restricted', original.locale)
    const texts: Text[] = [
      { locale: defaultLocale, version: original, isDraft: !isShown },
      ...article.versions
        .filter((version) => version !== original && localeOf.has(version.locale))
        .map((version) => ({ locale: localeOf.get(version.locale)!, version, isDraft: !isShown || version.isDraft }))
        .filter(({ locale }) => locale !== defaultLocale),
    ]
    const markdowns = new Map<Text, string>()
    for (const text of texts) {
      const markdown = await convert(article, text, { ...context, anchors }, noteAs(text.locale, text.version.title))
      if (markdown !== undefined) markdowns.set(text, markdown)
    }
    // A translation of what is not there is about nothing.
    if (!markdowns.has(texts[0]!)) {
      noteAs(null, original.title)('left-out', `has no text in ${original.locale}`)
      continue
    }
    for (const [text, markdown] of markdowns) {
      const isWritten = writeText(
        pack,
        filesOfId,
        article,
        text,
        markdown,
        context,
        noteAs(text.locale, text.version.title),
      )
      if (isWritten) result.versions++
    }
    if (isShown) result.shown.add(article.key)
    else result.drafts++
  }
  return result
}

const groupFiles = (pack: PackFolder): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const path of pack.paths()) {
    const [, folder, locale, id] = /^(articles|drafts)\/([^/]+)\/(\d{1,9})(?:-[^/]*)?\.md$/.exec(path) ?? []
    if (id === undefined) continue
    const key = `${folder}/${locale}/${id}`
    found.set(key, [...(found.get(key) ?? []), path])
  }
  return found
}

/** Links and pictures first, then the words. @returns Markdown */
const convert = async (
  article: OldArticle,
  { version }: Text,
  context: ArticlesContext & { anchors: ReadonlySet<string> },
  note: PageContext['note'],
): Promise<string | undefined> => {
  const { library, videoHosts, shelf, anchors } = context
  const host = [...library.hosts][0]
  const base =
    version.url !== null && URL.canParse(version.url)
      ? new URL(version.url)
      : host === undefined
        ? null
        : new URL(`https://${host}/`)
  const addresses = new Set<string>()
  const quiet = (): void => undefined
  if (version.body.length <= 1_000_000)
    cleanHtml(version.body, {
      videoHosts,
      link: () => undefined,
      note: quiet,
      anchors,
      picture: (src) => {
        addresses.add(src)
        return undefined
      },
    })
  const pictures = await shelf.take(addresses, base, article)
  return toMarkdown(version.body, {
    videoHosts,
    note,
    anchors,
    picture: (src) => {
      const taken = pictures.get(src)
      if (taken !== undefined && 'path' in taken) return taken.path
      note('picture', `${src.slice(0, 200)}: ${taken?.fault ?? 'was not fetched'}`)
      return undefined
    },
    link: (href) => newLink(href, base, context, article, note),
  })
}

const newLink = (
  href: string,
  base: URL | null,
  { library, newAddress }: ArticlesContext,
  article: OldArticle,
  note: PageContext['note'],
): string | undefined => {
  if (/^mailto:[^\s]+@[^\s]+$/i.test(href)) return href
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    note(/^(javascript|vbscript|data)$/.test(scheme) ? 'script' : 'link', `${href.slice(0, 100)}: its words stay`)
    return undefined
  }
  if (!URL.canParse(href, base?.href)) {
    note('dead-link', href.slice(0, 200))
    return undefined
  }
  const url = new URL(href, base?.href)
  const isOld = base?.host === url.host || library.hosts.has(url.host)
  const moved = isOld ? newAddress(url.pathname) : undefined
  // As places are called in articles (rich-text.ts).
  if (moved !== undefined) return `${moved.page === '' ? 'help/' : moved.page}${url.hash.replace(/^#(?!kb-)/, '#kb-')}`
  if (isOld && library.fileAt(url, article) !== undefined) note('file', url.pathname.slice(0, 200))
  else if (isOld) note('dead-link', url.href.slice(0, 200))
  if (library.isInside?.(url) === true) return undefined
  if (!mayBePublicHost(url.hostname)) {
    note('link', `${url.href.slice(0, 200)}: its words stay`)
    return undefined
  }
  if (url.protocol === 'http:') {
    note('link', `${url.href.slice(0, 200)}: asked over https`)
    url.protocol = 'https:'
  }
  return url.href
}

const writeText = (
  pack: PackFolder,
  filesOfId: ReadonlyMap<string, string[]>,
  article: OldArticle,
  { locale, version, isDraft }: Text,
  markdown: string,
  context: ArticlesContext,
  note: PageContext['note'],
): boolean => {
  const { space, product, defaultLocale, idOf, categoryOf, isOverwriting } = context
  const id = String(idOf(article.key))
  const words = plainOf(richText(markdown))
  const title = firstWords(plainOf(version.title) || firstWords(words, 60) || article.key, 300)
  const keywords = article.labels.map(plainOf).filter((label) => label !== '' && label.length <= 100)
  if (keywords.length > mostKeywords || keywords.length < article.labels.length)
    note('shortened', `${article.labels.length} labels`)
  const missing = article.places.filter((place) => categoryOf(place) === undefined)
  if (missing.length > 0 && locale === defaultLocale) note('place', `there is no ${missing.join(', ')}`)
  const categories = [...new Set(article.places.flatMap((place) => categoryOf(place) ?? []))]
  const head = {
    id,
    title,
    summary: firstWords(plainOf(version.summary ?? '') || words || title, mostSummary),
    ...(locale === defaultLocale
      ? {
          products: [product],
          ...(categories.length > 0 ? { categories } : {}),
        }
      : {}),
    ...(keywords.length > 0 ? { keywords: keywords.slice(0, mostKeywords) } : {}),
    updated: version.updated,
    ...(locale === defaultLocale && article.isPromoted ? { trending: true } : {}),
  }
  const text = articleFile(`${space}/${article.key}`, head, markdown)
  const [folder, other] = isDraft ? ['drafts', 'articles'] : ['articles', 'drafts']
  const wished = articlePath({ locale, articleId: id }, title).replace(/^articles/, folder)
  const path = (filesOfId.get(`${folder}/${locale}/${id}`) ?? [])[0] ?? wished
  const change = judgeChange(pack.read(path), text)
  if (change === 'conflict') {
    if (!isOverwriting) note('conflict', path)
  }
  if (change === 'write' || (change !== 'same' && isOverwriting)) pack.put(path, text)
  for (const old of filesOfId.get(`${other}/${locale}/${id}`) ?? []) {
    if (judgeChange(pack.read(old), text) !== 'conflict' || isOverwriting) pack.remove(old)
    else note('conflict', `${old} stands beside ${path}`)
  }
  return isPathOf(path.replace(/^drafts/, 'articles'), { locale, articleId: id })
}
