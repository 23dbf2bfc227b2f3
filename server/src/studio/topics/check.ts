/** What is wrong with an outline, held against the content it belongs to. Pure but for that. */
import type { TopicFinding } from '#generated/server/desk/schemas.ts'
import { promotedArticle } from '../../content/vocabulary.ts'
import { isTopic, type Outline } from './outline.ts'
import { finding, readOutline, type Reading, type ReadOutline } from './read-outline.ts'

/** What an outline is held against. */
export interface Surroundings extends Reading {
  game: string
  /** A service of the pack, or an article players see. */
  isPromo: (id: string) => boolean
  isAsset: (path: string) => boolean
  /** Game of a category that is there now. */
  gameOf: (categoryId: number) => string | undefined
  /** Titles of the articles that name one of these. */
  articlesNaming: (categoryIds: ReadonlySet<number>) => string[]
}

export interface Checked extends Pick<ReadOutline, 'categories' | 'topics' | 'page'> {
  findings: TopicFinding[]
}

/** What was read, held against everything else there is. */
export const judgeOutline = (
  { findings, references, promos, ids, gone, categories, topics, page }: ReadOutline,
  around: Surroundings,
): Checked => {
  const missing = references.flatMap(({ kind, name }): TopicFinding[] =>
    kind === 'asset' && !around.isAsset(name)
      ? [finding({ code: 'content', message: `there is no ${kind} "${name}"` })]
      : [],
  )
  // An article may go at any time, and players are then not shown it; a service goes with another pack.
  const lost = promos
    .filter(({ promo }) => !around.isPromo(promo))
    .map(({ categoryId, promo }) => {
      const isBlocking = !promotedArticle.test(promo)
      return finding({ code: 'promo-missing', isBlocking, categoryId, property: 'promos', message: promo })
    })
  const named = gone.length === 0 ? [] : around.articlesNaming(new Set(gone))
  return {
    findings: [
      ...findings,
      ...missing,
      ...lost,
      ...ids
        .filter((id) => (around.gameOf(id) ?? around.game) !== around.game)
        .map((id) => finding({ code: 'content', categoryId: id, message: `${id} belongs to another game` })),
      ...(named.length > 0
        ? [finding({ code: 'still-named', message: named.slice(0, 5).join(' · '), property: String(named.length) })]
        : []),
    ],
    categories,
    topics,
    page,
  }
}

export const checkOutline = (outline: Outline, live: Outline, around: Surroundings, isWhole = false): Checked =>
  judgeOutline(readOutline(outline, live, around, isWhole), around)

/** So that what is new has a form, and what has entries below it none. */
export const hasFormBelow = (before: Outline, nodes: Outline['nodes']): number | undefined =>
  before.topics.find(
    (topic) =>
      nodes.some(({ id }) => id === topic.id) &&
      !isTopic(nodes, topic.id) &&
      topic.fields.length + topic.channels.length > 0,
  )?.id
