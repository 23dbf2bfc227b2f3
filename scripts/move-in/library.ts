// What every kind of help pages is read into before it becomes a pack (CD-413).

/** A category, section, folder or collection. */
export interface OldPlace {
  key: string
  /** Key of the one above. */
  parent: string | null
  /** By locale as the source writes it; plain text. */
  names: ReadonlyMap<string, string>
  descriptions: ReadonlyMap<string, string>
  order: number
  /** Paths it was found at, as redirects.yaml writes them. */
  addresses: readonly string[]
}

export interface OldVersion {
  /** As the source writes it. */
  locale: string
  title: string
  body: string
  summary?: string
  isDraft: boolean
  /** RFC 3339. */
  updated: string
  /** Where its page stood: what links in it are relative to. */
  url: string | null
}

export interface OldArticle {
  key: string
  /** Keys of places. */
  places: readonly string[]
  labels: readonly string[]
  isPromoted: boolean
  /** Not everybody may read it there: it comes as a draft, whatever its versions say. */
  isRestricted: boolean
  versions: readonly OldVersion[]
  /** Its language where there is no other. */
  sourceLocale: string
  addresses: readonly string[]
  /** Paths links know it by that were never addresses: files. */
  files?: readonly string[]
}

/** A picture or other file, by the address an article names it with. */
export interface OldFile {
  /** Stays the same from one run to the next: the file of the pack is named by it. */
  key: string
  name: string
  bytes: () => Promise<Buffer>
}

export interface OldLibrary {
  kind: string
  defaultLocale: string
  /** The site's name, where it is known. */
  title: string | null
  places: readonly OldPlace[]
  articles: readonly OldArticle[]
  /** Paths of its first page. */
  home: readonly string[]
  /** Hosts whose addresses are the old help pages'. */
  hosts: ReadonlySet<string>
  /** @param url absolute · @returns undefined for one the source knows nothing of */
  fileAt: (url: URL, article: OldArticle) => OldFile | undefined
  /** Addresses that exist inside the source alone: no browser can follow them. */
  isInside?: (url: URL) => boolean
  /** What could not be read of the source. */
  findings: readonly Finding[]
}

/** Something that is not as it was. */
export interface Finding {
  /** The article's or place's key; null: of the whole source. */
  key: string | null
  title: string
  locale: string | null
  what: FindingKind
  detail: string
}

export const findingKinds = {
  unreadable: 'could not be read',
  'left-out': 'left out',
  conflict: 'changed in the pack and at the source: left as it is in the pack',
  gone: 'no longer at the source: left in the pack',
  restricted: 'only some may read it there: came as a draft',
  language: 'language left out',
  original: 'has no text in the default language: stands there in its own',
  place: 'stands elsewhere in the tree',
  picture: 'picture missing',
  file: 'file left where it was',
  video: 'video became a link',
  script: 'taken out because it acts',
  markup: 'formatting taken out',
  link: 'link changed',
  'dead-link': 'link to a page that did not come along',
  callout: 'box became a quotation',
  table: 'table kept as HTML',
  shortened: 'shortened',
} as const
export type FindingKind = keyof typeof findingKinds

/** What cannot be done before somebody has done something else. */
export class MoveInError extends Error {
  override readonly name = 'MoveInError'
}

/** The order of keys wherever files are written: by code units, the same on every machine. */
export const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
