/**
 * A game's tree, its forms and what its page offers as the pack's files: what the desk publishes is kept as it is exported
 * (CD-421, CD-466). What belongs to no game comes with those of `services` (CD-467).
 */
import { sharedProduct } from '#rules/shared-product.ts'

export interface TopicsFiles {
  /** YAML; null where there is no such file. */
  categories: string | null
  topics: string | null
  /** Absent where a version of old said nothing of the page. */
  trending?: string | null
  selfServices?: string | null
  resources?: string | null
  /** Of the shared product alone. */
  promos?: string | null
  headers?: string | null
  /** Of the shared product too, by language (CD-468). */
  [texts: TextsFile]: string | null | undefined
}
type TextsFile = `texts/${string}`

const fileNames = {
  categories: 'categories',
  topics: 'topics',
  trending: 'trending',
  selfServices: 'self-services',
  resources: 'resources',
} as const
export const pageLists = ['trending', 'selfServices', 'resources'] as const
export const sharedLists = ['promos', 'headers', 'texts'] as const
const isOfGame = (name: keyof TopicsFiles): name is keyof typeof fileNames => Object.hasOwn(fileNames, name)

export const textsFileOf = (locale: string): TextsFile => `texts/${locale}`
/** undefined: it is another file. */
export const localeOfTexts = (name: keyof TopicsFiles): string | undefined => /^texts\/(.+)$/.exec(name)?.[1]

/** Files of a game's page. @param locales of the pack */
export const pageFilesOf = (game: string, locales: readonly string[]): readonly (keyof TopicsFiles)[] =>
  game === sharedProduct ? [...pageLists, 'promos', 'headers', ...locales.map(textsFileOf)] : pageLists
export const topicsFilesOf = (game: string, locales: readonly string[]): readonly (keyof TopicsFiles)[] => [
  'categories',
  'topics',
  ...pageFilesOf(game, locales),
]

export const pathOfTopics = (game: string, name: keyof TopicsFiles): string =>
  isOfGame(name) ? `products/${game}/${fileNames[name]}.yaml` : `${name}.yaml`

/** As one text, for the database. */
export const topicsSource = (files: TopicsFiles): string => JSON.stringify(files)
export const filesOfSource = (source: string): TopicsFiles => JSON.parse(source) as TopicsFiles
