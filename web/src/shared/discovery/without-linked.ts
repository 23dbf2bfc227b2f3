import type { ArticleSummary } from './queries.ts'

/** Where nothing else is left all are shown: those of the pictures above them are not offered twice. */
export const withoutLinked = <Entry extends Pick<ArticleSummary, 'id'>>(
  articles: readonly Entry[],
  topics: readonly { url: string }[] = [],
): readonly Entry[] => {
  const linked = new Set(topics.map(({ url }) => /(?:^|\/)article\/(\d+)$/.exec(url)?.[1]))
  const others = articles.filter(({ id }) => !linked.has(id))
  return others.length === 0 ? articles : others
}
