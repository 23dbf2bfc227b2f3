/**
 * Orders what was found by words anew by what is meant: an article that says it with other words rises (CD-110). Vectors
 * of articles are made at their first use and go with their content version.
 */
import { textOf } from '../../content/pack/rich-text.ts'
import type { ContentArticle, LocalContent } from '../../content/types.ts'
import { likeness } from '../engine/semantic-table.ts'
import type { Suggestion } from '../ports.ts'
import type { Semantics } from './read-table.ts'

export interface Nearness {
  /** So many hits are wanted to choose from; undefined in a language without a table. */
  wanted: (locale: string) => number | undefined
  /** The best of `hits`, best first, with scores as comparable as before. */
  ordered: (text: string, local: LocalContent, hits: readonly Suggestion[], most: number) => readonly Suggestion[]
}

const candidates = 100
/** How much the nearest article rises above one that has nothing to do with the text. */
const weight = 2

/** What an article is about stands in its beginning; so much of its body, with and without markup. */
const [beginning, mostMarkup] = [400, 2_000]
const subjectOf = ({ title, summary, problem, body }: ContentArticle): string => {
  const text = textOf(body.slice(0, mostMarkup).replace(/<[^>]*$/, '')).slice(0, beginning)
  return `${title}. ${summary} ${problem === null ? '' : textOf(problem)} ${text}`
}

export const createNearness = (semantics: Semantics): Nearness => {
  const vectors = new WeakMap<ContentArticle, Float32Array | 'none'>()

  return {
    wanted: (locale) => (semantics(locale) === undefined ? undefined : candidates),
    ordered(text, local, hits, most) {
      const table = semantics(local.locale)
      const own = table?.vectorOf(text)
      if (!table || !own) return hits.slice(0, most)
      const near = (id: string): number => {
        const article = local.article(id)
        if (!article) return 0
        let its = vectors.get(article)
        if (its === undefined) vectors.set(article, (its = table.vectorOf(subjectOf(article)) ?? 'none'))
        return its === 'none' ? 0 : Math.max(0, likeness(own, its))
      }
      const ordered = hits
        .map((hit) => ({ ...hit, score: hit.score * (1 + weight * near(hit.id)) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
      // Whether anything is suggested at all is judged by the score that words alone give.
      const scale = (hits[0]?.score ?? 1) / (ordered[0]?.score || 1)
      return ordered.map((hit) => ({ ...hit, score: hit.score * scale }))
    },
  }
}

export const withoutNearness = createNearness(() => undefined)
