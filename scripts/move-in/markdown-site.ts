// Which kind of Markdown site a folder is, and what its settings say. They are read as text: nothing of them is run.
import { parseDocument } from 'yaml'
import { textOfBytes } from '../../server/src/lib/guess-charset.ts'
import type { PackFiles } from '../../server/src/content/pack/pack-files.ts'
import { isObject } from './json-things.ts'

export interface NavEntry {
  /** Titles of the sections above. */
  sections: string[]
  title: string | null
}

export interface MarkdownSite {
  kind: 'docusaurus' | 'mkdocs' | 'plain'
  title: string | null
  host: string | null
  defaultLocale: string
  /** Folder of the pages, '' or with a slash at its end. */
  docs: string
  /** What a page's path lies below, with slashes around. */
  base: string
  /** `/intro/` or `/intro.html`. */
  isDirectory: boolean
  /** Folders that pictures from the root lie in. */
  statics: readonly string[]
  /** MkDocs' nav by path within the folder of pages; in its order. */
  nav: ReadonlyMap<string, NavEntry> | undefined
}

const slashed = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/')
/** A language may be the first or second part of an old address (pack/redirects.ts). */
const withLocale = (base: string, below = ''): string => {
  const above = slashed(base)
  return slashed(`${above}/${above.split('/').length > 3 ? '' : '{locale}'}/${below}`)
}

export const looseYaml = (text: string): Record<string, unknown> => {
  try {
    const value = parseDocument(text, { logLevel: 'silent', prettyErrors: false }).toJS({
      maxAliasCount: 50,
    }) as unknown
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const readNav = (nav: unknown): Map<string, NavEntry> | undefined => {
  if (!Array.isArray(nav)) return undefined
  const found = new Map<string, NavEntry>()
  const walk = (list: readonly unknown[], sections: string[]): void => {
    if (sections.length > 20) return
    for (const entry of list) {
      if (typeof entry === 'string') found.set(entry.replace(/^\.?\//, ''), { sections, title: null })
      else if (typeof entry === 'object' && entry !== null)
        for (const [title, value] of Object.entries(entry)) {
          // A whole folder may stand under a title.
          if (typeof value === 'string' && value.endsWith('/'))
            found.set(value, { sections: [...sections, title], title: null })
          else if (typeof value === 'string') found.set(value.replace(/^\.?\//, ''), { sections, title })
          else if (Array.isArray(value)) walk(value, [...sections, title])
        }
    }
  }
  walk(nav, [])
  return found
}

const stringIn = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`\b${name}\s*:\s*(['"\x60])([^'"\x60\n]{1,300})\1`).exec(text)?.[2]

export const readSite = (files: PackFiles): MarkdownSite => {
  const paths = files.list()
  const textOf = (path: string | undefined): string => (path === undefined ? '' : textOfBytes(files.read(path)))
  const config = paths.find((path) => /^docusaurus\.config\.[cm]?[jt]s$/.test(path))
  if (config !== undefined) {
    const text = textOf(config)
    const url = stringIn(text, 'url')
    const route = stringIn(text, 'routeBasePath') ?? 'docs'
    return {
      kind: 'docusaurus',
      title: stringIn(text, 'title') ?? null,
      host: url !== undefined && URL.canParse(url) ? new URL(url).host : null,
      defaultLocale: stringIn(text, 'defaultLocale') ?? 'en',
      docs: 'docs/',
      base: withLocale(stringIn(text, 'baseUrl') ?? '', route),
      isDirectory: false,
      statics: ['static/'],
      nav: undefined,
    }
  }
  const mkdocs = paths.find((path) => /^mkdocs\.ya?ml$/.test(path))
  if (mkdocs !== undefined) {
    const {
      docs_dir: docs,
      nav,
      site_name: name,
      site_url: url,
      use_directory_urls: isDirectory,
    } = looseYaml(textOf(mkdocs))
    const site = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null
    const folder = typeof docs === 'string' && /^[\w./-]+$/.test(docs) ? docs : 'docs'
    return {
      kind: 'mkdocs',
      title: typeof name === 'string' ? name : null,
      host: site?.host ?? null,
      defaultLocale: 'en',
      docs: `${folder.replace(/^\.?\/|\/$/g, '')}/`,
      base: withLocale(site?.pathname ?? ''),
      isDirectory: isDirectory !== false,
      statics: [`${folder.replace(/^\.?\/|\/$/g, '')}/`],
      nav: readNav(nav),
    }
  }
  return {
    kind: 'plain',
    title: null,
    host: null,
    defaultLocale: 'en',
    docs: '',
    base: '/{locale}/',
    isDirectory: false,
    statics: [''],
    nav: undefined,
  }
}
