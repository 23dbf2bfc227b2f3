// A folder of Markdown → what becomes a pack: Docusaurus (docs/, i18n/), MkDocs (mkdocs.yml), or just a folder of files.
import { realpathSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { Marked } from 'marked'
import { cleanText } from '../../server/src/lib/clean-text.ts'
import { textOfBytes } from '../../server/src/lib/guess-charset.ts'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { oldAddress } from '../../server/src/content/pack/redirects.ts'
import { splitFrontMatter } from '../../server/src/content/pack/yaml-file.ts'
import { sourceFinding } from './json-folder.ts'
import {
  MoveInError,
  type Finding,
  type OldArticle,
  type OldFile,
  type OldLibrary,
  type OldPlace,
  type OldVersion,
} from './library.ts'
import { plainMarkdown } from './markdown-dialects.ts'
import { looseYaml, readSite, type MarkdownSite } from './markdown-site.ts'
import { mostPictureBytes } from './pictures.ts'
import { readable, withoutComments } from './words.ts'

/** Where files are, for links and pictures: no page was ever there. */
const filesAt = '/__files/'
const mostBytes = 2_000_000

interface Page {
  /** Within the folder of pages, without ending. */
  path: string
  file: string
  locale: string
}

const withoutNumber = (name: string): string => name.replace(/^\d+\s*[-_.]+\s*(?=[^\d\s])/, '')
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(',').map((one) => one.trim())
    : Array.isArray(value)
      ? value.flatMap((one) => textOf(one) ?? [])
      : []
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : Number.POSITIVE_INFINITY

/** Pages of all languages. */
const findPages = (paths: readonly string[], site: MarkdownSite): Page[] =>
  paths.flatMap((file): Page[] => {
    const [, translated, below] = /^i18n\/([^/]+)\/docusaurus-plugin-content-docs\/current\/(.+)$/.exec(file) ?? []
    const inside = below ?? (file.startsWith(site.docs) ? file.slice(site.docs.length) : undefined)
    if (inside === undefined || !/\.mdx?$/i.test(inside) || inside.split('/').some((part) => part.startsWith('_')))
      return []
    if (/(^|\/)(node_modules|versioned_docs)\//.test(inside)) return []
    const path = inside.replace(/\.mdx?$/i, '')
    // page.de.md beside page.md, as MkDocs' plugin for languages has it.
    const [, own, suffix] = /^(.*)\.([a-z]{2}(?:-[A-Z]{2})?)$/.exec(path) ?? []
    if (own !== undefined && paths.includes(`${site.docs}${own}.md`)) return [{ path: own, file, locale: suffix! }]
    return [{ path, file, locale: translated ?? site.defaultLocale }]
  })

export const readMarkdownFolder = (folder: string): OldLibrary => {
  const files = folderFiles(folder)
  const root = realpathSync(folder)
  const site = readSite(files)
  const paths = files.list()
  const known = new Set(paths)
  const findings: Finding[] = []
  const pages = findPages(paths, site)
  if (pages.length === 0)
    throw new MoveInError(`${folder} holds no Markdown${site.docs === '' ? '' : ` in ${site.docs}`}`)
  if (paths.some((path) => path.startsWith('versioned_docs/')))
    findings.push(sourceFinding('left-out', 'versioned_docs: the present version alone'))

  const program = paths.find((path) => /^sidebars\.[cm]?[jt]s$/.test(path))
  if (program !== undefined)
    findings.push(sourceFinding('unreadable', `${program} is a program and is not run: folders are the categories`))

  const byPath = new Map<string, Page[]>()
  for (const page of pages) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page])
  const host = site.host ?? 'markdown.invalid'
  const marked = new Marked({ gfm: true, async: false })

  const readPage = (page: Page): { head: Record<string, unknown>; version: OldVersion } | undefined => {
    const note = (what: Finding['what'], detail: string): void =>
      void findings.push({ key: page.path, title: page.path, locale: page.locale, what, detail })
    if (statSync(join(folder, page.file)).size > mostBytes) {
      note('left-out', `has more than ${mostBytes} bytes`)
      return undefined
    }
    const text = cleanText(textOfBytes(files.read(page.file)))
    const parts = splitFrontMatter(text)
    const head = looseYaml(parts?.head ?? '')
    const body = plainMarkdown(withoutComments(parts?.body ?? text), (detail) => note('markup', detail))
    const [whole, heading] = /^\s*#\s+(.+?)\s*#*\s*(?:\n|$)/.exec(body) ?? []
    const lastUpdate = head['last_update']
    const date = textOf(
      (typeof lastUpdate === 'object' && lastUpdate !== null
        ? (lastUpdate as Record<string, unknown>)['date']
        : undefined) ??
        head['updated'] ??
        head['date'],
    )
    const time = date === undefined ? Number.NaN : Date.parse(date)
    return {
      head,
      version: {
        locale: page.locale,
        title:
          textOf(head['title']) ??
          heading?.replace(/<[^>]*>/g, '').replace(/[*_`]/g, '') ??
          site.nav?.get(`${page.path}.md`)?.title ??
          withoutNumber(basename(page.path)),
        // The page shows its title itself.
        body: marked.parse(whole === undefined ? body : body.slice(whole.length)) as string,
        ...(textOf(head['description']) === undefined ? {} : { summary: textOf(head['description'])! }),
        isDraft: head['draft'] === true || head['unlisted'] === true,
        updated: new Date(Number.isNaN(time) ? statSync(join(folder, page.file)).mtimeMs : time).toISOString(),
        url: `https://${host}${filesAt}${encodeURI(page.file)}`,
      },
    }
  }

  const addressOf = (path: string, head: Record<string, unknown>): string => {
    const plain = path.split('/').map(withoutNumber)
    const last = plain.at(-1)!
    const isIndex =
      /^(index|readme)$/i.test(last) || (site.kind === 'docusaurus' && plain.length > 1 && last === plain.at(-2))
    const below = plain.slice(0, -1)
    const slug = textOf(head['slug'])
    if (slug?.startsWith('/')) return `${site.base}${slug}`
    const own = slug ?? (isIndex ? '' : (site.kind === 'docusaurus' && textOf(head['id'])) || last)
    const whole = `${site.base}${[...below, own].join('/')}`
    return site.isDirectory || own === '' || site.kind === 'docusaurus' ? whole : `${whole}.html`
  }

  const articles = [...byPath].flatMap(([path, versions]): OldArticle[] => {
    const read = versions.flatMap((page) => readPage(page) ?? [])
    const first = read.find(({ version }) => version.locale === site.defaultLocale) ?? read[0]
    if (first === undefined) return []
    const { head } = first
    const nav =
      site.nav?.get(`${path}.md`) ??
      [...(site.nav ?? [])].find(([one]) => one.endsWith('/') && path.startsWith(one))?.[1]
    const above = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
    const place =
      site.nav === undefined
        ? above === null
          ? null
          : `folder/${above}`
        : nav?.sections.length
          ? `nav/${nav.sections.join('/')}`
          : null
    if (site.nav !== undefined && nav === undefined)
      findings.push({ key: path, title: first.version.title, locale: null, what: 'place', detail: 'is not in nav' })
    const address = addressOf(path, head)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
    const isFit = oldAddress.pattern!.test(address)
    if (!isFit)
      findings.push({
        key: path,
        title: first.version.title,
        locale: null,
        what: 'link',
        detail: `${address} cannot be an old address`,
      })
    return [
      {
        key: path,
        places: place === null ? [] : [place],
        labels: [...new Set([...textsOf(head['keywords']), ...textsOf(head['tags'])])],
        isPromoted: false,
        isRestricted: false,
        versions: read.map(({ version }) => version),
        sourceLocale: first.version.locale,
        addresses: isFit ? [address] : [],
        files: versions.flatMap(({ file }) => [
          `${filesAt}${file}`,
          `${filesAt}${file.replace(/(\/(index|readme))?\.mdx?$/i, '')}`,
        ]),
      },
    ]
  })

  const fileAt = (url: URL): OldFile | undefined => {
    if (url.host !== host) return undefined
    const asked = readable(url.pathname)
    if (asked === undefined) return undefined
    const candidates = asked.startsWith(filesAt)
      ? [asked.slice(filesAt.length)]
      : [...site.statics.map((folder_) => `${folder_}${asked.slice(1)}`), asked.slice(1)]
    const path = candidates.find((one) => known.has(one))
    if (path === undefined) return undefined
    return {
      key: path,
      name: basename(path),
      bytes: async () => {
        const file = realpathSync(join(folder, path))
        if (!file.startsWith(root + sep)) throw new MoveInError('leads out of the folder')
        if (statSync(file).size > mostPictureBytes) throw new MoveInError(`has more than ${mostPictureBytes} bytes`)
        return files.read(path)
      },
    }
  }
  return {
    kind: 'markdown',
    defaultLocale: site.defaultLocale,
    title: site.title,
    places:
      site.nav === undefined
        ? folderPlaces(articles, site, known, (path) => textOfBytes(files.read(path)))
        : navPlaces(site),
    articles,
    home: [],
    hosts: new Set([host]),
    fileAt,
    isInside: (url) => url.host === 'markdown.invalid' || url.pathname.startsWith(filesAt),
    findings,
  }
}

const navPlaces = ({ nav, defaultLocale }: MarkdownSite): OldPlace[] => {
  const places = new Map<string, OldPlace>()
  for (const { sections } of nav?.values() ?? [])
    for (let depth = 1; depth <= sections.length; depth++) {
      const key = `nav/${sections.slice(0, depth).join('/')}`
      if (!places.has(key))
        places.set(key, {
          key,
          parent: depth === 1 ? null : `nav/${sections.slice(0, depth - 1).join('/')}`,
          names: new Map([[defaultLocale, sections[depth - 1]!]]),
          descriptions: new Map(),
          order: places.size,
          addresses: [],
        })
    }
  return [...places.values()]
}

const folderPlaces = (
  articles: readonly OldArticle[],
  site: MarkdownSite,
  known: ReadonlySet<string>,
  read: (path: string) => string,
): OldPlace[] => {
  const places = new Map<string, OldPlace>()
  const add = (path: string): void => {
    const key = `folder/${path}`
    if (places.has(key)) return
    const above = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
    if (above !== null) add(above)
    // Docusaurus: _category_.json or .yml; JSON is YAML.
    const file = ['json', 'yml', 'yaml']
      .map((type) => `${site.docs}${path}/_category_.${type}`)
      .find((one) => known.has(one))
    const { label, position, description } =
      file === undefined ? ({} as Record<string, unknown>) : looseYaml(read(file))
    const name = withoutNumber(basename(path)).replace(/[-_]+/g, ' ')
    const number = Number(/^(\d+)/.exec(basename(path))?.[1] ?? Number.NaN)
    places.set(key, {
      key,
      parent: above === null ? null : `folder/${above}`,
      names: new Map([[site.defaultLocale, textOf(label) ?? name.charAt(0).toUpperCase() + name.slice(1)]]),
      descriptions: new Map(textOf(description) === undefined ? [] : [[site.defaultLocale, textOf(description)!]]),
      order: Math.min(numberOf(position), Number.isNaN(number) ? 1_000_000 : number),
      addresses: [],
    })
  }
  for (const { places: its } of articles) for (const place of its) add(place.slice('folder/'.length))
  return [...places.values()]
}
