/**
 * All articles of a content version by language and id. A next version with other articles shares everything that stays:
 * what one document costs does not depend on how many there are (CD-401).
 */
import type { PackArticle } from '../pack/format.ts'

/** One language's. */
export interface Shelf {
  get: (id: string) => PackArticle | undefined
  /** In the order of the pack; what came later stands last. */
  ids: () => readonly string[]
}

export interface ArticleChange {
  locale: string
  id: string
  /** null: taken away. */
  article: PackArticle | null
}

export interface ArticleShelf {
  in: (locale: string) => Shelf
  with: (changes: readonly ArticleChange[]) => ArticleShelf
}

const noShelf: Shelf = { get: () => undefined, ids: () => [] }

interface Layers {
  base: ReadonlyMap<string, PackArticle>
  over: ReadonlyMap<string, PackArticle | null>
}

/** Of a base, made once: the same list tells the next version that no article came or went. */
const idsOfBases = new WeakMap<Layers['base'], readonly string[]>()
const idsOfBase = (base: Layers['base']): readonly string[] => {
  const ids = idsOfBases.get(base) ?? [...base.keys()]
  idsOfBases.set(base, ids)
  return ids
}

const shelfOf = ({ base, over }: Layers): Shelf => {
  let ids: readonly string[] | undefined
  const idsOf = (): readonly string[] => {
    const [came, gone]: string[][] = [[], []]
    for (const [id, article] of over) {
      if (article === null) gone!.push(id)
      else if (!base.has(id)) came!.push(id)
    }
    const kept = gone!.length === 0 ? idsOfBase(base) : idsOfBase(base).filter((id) => over.get(id) !== null)
    return came!.length === 0 ? kept : [...kept, ...came!]
  }
  return {
    get: (id) => {
      const own = over.get(id)
      return own === undefined ? base.get(id) : (own ?? undefined)
    },
    ids: () => (ids ??= idsOf()),
  }
}

const shelves = (layers: ReadonlyMap<string, Layers>, known: ReadonlyMap<string, Shelf>): ArticleShelf => {
  const made = new Map(known)
  return {
    in: (locale) => {
      const its = layers.get(locale)
      if (!its) return noShelf
      const shelf = made.get(locale) ?? shelfOf(its)
      made.set(locale, shelf)
      return shelf
    },
    with: (changes) => {
      const next = new Map(layers)
      const same = new Map(made)
      for (const locale of new Set(changes.map((change) => change.locale))) {
        const { base, over } = layers.get(locale) ?? { base: new Map(), over: new Map() }
        const own = changes.filter((change) => change.locale === locale)
        next.set(locale, { base, over: new Map([...over, ...own.map(({ id, article }) => [id, article] as const)]) })
        same.delete(locale)
      }
      return shelves(next, same)
    },
  }
}

export const createArticleShelf = (articles: readonly PackArticle[]): ArticleShelf => {
  const layers = new Map<string, { base: Map<string, PackArticle>; over: Map<string, null> }>()
  for (const article of articles) {
    const its = layers.get(article.locale) ?? { base: new Map(), over: new Map() }
    layers.set(article.locale, its)
    its.base.set(article.id, article)
  }
  return shelves(layers, new Map())
}
