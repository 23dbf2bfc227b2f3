/** A whole valid pack as plain data: what is stored, and what `compileContent` makes a `Content` of. */
import type {
  PackArticle,
  PackCategory,
  PackCrisisMessage,
  PackFile,
  PackHeader,
  PackLoginOptions,
  PackProduct,
  PackPromo,
  PackResource,
  PackSelfService,
  PackTopic,
  PackTrending,
} from './format.ts'

/** Grows when stored documents of an older server can no longer be read as they are. */
export const packFormat = 1

export interface PackProductFolder {
  product: PackProduct
  categories: PackCategory[]
  topics: PackTopic[]
  trending: PackTrending[]
  selfServices: PackSelfService[]
  resources: PackResource[]
}

export interface PackAsset {
  path: string
  sha256: string
  mediaType: string
  bytes: number
}

export interface PackDocument {
  format: number
  pack: PackFile
  headers: PackHeader[]
  products: PackProductFolder[]
  promos: PackPromo[]
  crisis: PackCrisisMessage[]
  penaltyReasons: string[]
  loginOptions: PackLoginOptions
  texts: Record<string, Record<string, string>>
  synonyms: Record<string, string[][]>
  articles: PackArticle[]
  /** By old address (CD-414); content of old has none. */
  redirects?: Record<string, string>
  assets: PackAsset[]
}

/** A validated pack with the bytes of its assets, keyed by SHA-256 (hex). */
export interface LoadedPack {
  document: PackDocument
  files: ReadonlyMap<string, Buffer>
  /** Every other file as it was given, by path: what an export gives back byte for byte (CD-400). */
  sources: ReadonlyMap<string, Buffer>
  /** What is allowed and hardly meant, as `file:line: message`. */
  warnings: string[]
}
