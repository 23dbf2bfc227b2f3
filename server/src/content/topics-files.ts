/** A game's tree and forms as the pack's files: what the desk publishes of them is kept as it is exported (CD-421). */
export interface TopicsFiles {
  /** YAML; null where there is no such file. */
  categories: string | null
  topics: string | null
}

export const pathOfTopics = (game: string, name: 'categories' | 'topics'): string => `products/${game}/${name}.yaml`

/** As one text, for the database. */
export const topicsSource = (files: TopicsFiles): string => JSON.stringify(files)
export const filesOfSource = (source: string): TopicsFiles => JSON.parse(source) as TopicsFiles
