/**
 * A game's tree, its forms and what its page offers as the pack's files: what the desk publishes is kept as it is exported
 * (CD-421, CD-466).
 */
export interface TopicsFiles {
  /** YAML; null where there is no such file. */
  categories: string | null
  topics: string | null
  /** Absent where a version of old said nothing of the page. */
  trending?: string | null
  selfServices?: string | null
  resources?: string | null
}

const fileNames = {
  categories: 'categories',
  topics: 'topics',
  trending: 'trending',
  selfServices: 'self-services',
  resources: 'resources',
} as const
export const pageFiles = ['trending', 'selfServices', 'resources'] as const
export const topicsFileNames = ['categories', 'topics', ...pageFiles] as const

export const pathOfTopics = (game: string, name: keyof TopicsFiles): string =>
  `products/${game}/${fileNames[name]}.yaml`

/** As one text, for the database. */
export const topicsSource = (files: TopicsFiles): string => JSON.stringify(files)
export const filesOfSource = (source: string): TopicsFiles => JSON.parse(source) as TopicsFiles
