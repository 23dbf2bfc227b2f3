/** What is wrong with an outline, held against the content it belongs to. Pure but for that. */
import type { TopicFinding } from '#generated/server/desk/schemas.ts'
import { promotedArticle } from '../../content/vocabulary.ts'
import { isTopic, type Outline } from './outline.ts'
import { readOutline, type ReadOutline } from './read-outline.ts'
import { finding, type Reading } from './topic-findings.ts'

export interface Named {
  name: string
  title: string
}

/** What an outline is held against. */
export interface Surroundings extends Reading {
  game: string
  /** A service of the pack, or an article players see. */
  isPromo: (id: string) => boolean
  isAsset: (path: string) => boolean
  /** Game of a category that is there now. */
  gameOf: (categoryId: number) => string | undefined
  /** What live topics of other games offer first, and panels live games stand in, each with who names it. */
  promosNamed: () => Named[]
  headersNamed: () => Named[]
  /** What the product gives a sentence of the interface; undefined where only packs know it. */
  valuesOf: (key: string) => ReadonlySet<string> | undefined
  /** Titles of the articles that name one of these. */
  articlesNaming: (categoryIds: ReadonlySet<number>) => string[]
}

export interface Checked extends Pick<ReadOutline, 'categories' | 'topics' | 'page'> {
  findings: TopicFinding[]
}

const mostNames = 5

/** Entries that are gone, and somebody names. */
const stillNamed = (list: 'promos' | 'headers', named: readonly Named[], left: ReadonlySet<string>): TopicFinding[] => {
  const missing = named.filter(({ name }) => !promotedArticle.test(name) && !left.has(name))
  return [...new Set(missing.map(({ name }) => name))].map((name) => {
    const titles = [...new Set(missing.filter((one) => one.name === name).map(({ title }) => title))]
    const message = `${name}: ${titles.slice(0, mostNames).join(' · ')}`
    return finding({ code: 'entry-named', property: `page.${list}`, message })
  })
}

/** Values a sentence names and is never given. */
const valuesMissing = (named: ReadOutline['named'], valuesOf: Surroundings['valuesOf']): TopicFinding[] =>
  named.flatMap(({ key, field, locale, values }) => {
    const given = valuesOf(key)
    const others = given === undefined ? [] : values.filter((name) => !given.has(name))
    if (others.length === 0) return []
    const message = others.map((name) => `{${name}}`).join(' ')
    return [finding({ code: 'message-values', field, property: 'page.texts.text', locales: [locale], message })]
  })

/** What was read, held against everything else there is. */
export const judgeOutline = (
  { findings, references, promos, ids, gone, categories, topics, page, named: messages }: ReadOutline,
  around: Surroundings,
): Checked => {
  const missing = references.flatMap(({ kind, name }): TopicFinding[] =>
    kind === 'asset' && !around.isAsset(name)
      ? [finding({ code: 'content', message: `there is no ${kind} "${name}"` })]
      : [],
  )
  // An article may go at any time, and players are then not shown it; a service goes with another pack.
  const own = page?.promos && new Set(page.promos.map(({ id }) => id))
  const isOffered = (promo: string): boolean =>
    own === undefined || promotedArticle.test(promo) ? around.isPromo(promo) : own.has(promo)
  const lost = promos
    .filter(({ promo }) => !isOffered(promo))
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
      ...(own === undefined ? [] : stillNamed('promos', around.promosNamed(), own)),
      ...(page?.headers === undefined
        ? []
        : stillNamed('headers', around.headersNamed(), new Set(page.headers.map(({ name }) => name)))),
      ...valuesMissing(messages, around.valuesOf),
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
