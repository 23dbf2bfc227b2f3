/**
 * A game's tree, its forms and what its page offers as the pack's files: what the desk publishes is kept as it is exported
 * (CD-421, CD-466). What belongs to no game comes with those of `services` (CD-467).
 */
import { sharedProduct } from './vocabulary.ts'

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
}

const fileNames = {
  categories: 'categories',
  topics: 'topics',
  trending: 'trending',
  selfServices: 'self-services',
  resources: 'resources',
} as const
export const pageLists = ['trending', 'selfServices', 'resources'] as const
export const sharedLists = ['promos', 'headers'] as const
const isShared = (name: keyof TopicsFiles): name is (typeof sharedLists)[number] =>
  sharedLists.some((one) => one === name)

/** Lists of a game's page. */
export const pageFilesOf = (game: string): readonly ((typeof pageLists)[number] | (typeof sharedLists)[number])[] =>
  game === sharedProduct ? [...pageLists, ...sharedLists] : pageLists
export const topicsFilesOf = (game: string): readonly (keyof TopicsFiles)[] => [
  'categories',
  'topics',
  ...pageFilesOf(game),
]

export const pathOfTopics = (game: string, name: keyof TopicsFiles): string =>
  isShared(name) ? `${name}.yaml` : `products/${game}/${fileNames[name]}.yaml`

/** As one text, for the database. */
export const topicsSource = (files: TopicsFiles): string => JSON.stringify(files)
export const filesOfSource = (source: string): TopicsFiles => JSON.parse(source) as TopicsFiles
