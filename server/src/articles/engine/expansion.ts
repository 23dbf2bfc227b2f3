/**
 * From a typed word to the index terms that may answer it, each with the trust put in it. One group a word, so that
 * three forms of one word count once. The numbers were found on the sets of `make lab DO=relevance`.
 */
import { isUnspaced } from './analysis.ts'
import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Term → trust (0..1] */
export type Group = Map<number, number>

export interface Asked {
  /** The word may still be unfinished. */
  isLast: boolean
  /** What it says by itself, 0..1 (`Synonyms.shareOf`). */
  share: number
  /** Words the operator's synonyms add for it. */
  others: readonly SynonymPart[]
  /**
   * May a word that articles have be a slip too: in a query, yes; in a long description other words make up for the
   * rare one that is.
   */
  mayBeSlip: boolean
  /** It is neither unfinished nor a slip nor another form of anything. */
  isMeantAsItIs: boolean
}

/** A folded word of a synonym; one of several words carries only its part of the meaning. */
export interface SynonymPart {
  word: string
  share: number
}

interface ExpansionDeps {
  vocabulary: Vocabulary
  postings: Postings
  stem: (word: string) => string
  /** Does the language bend its words more than a stemmer is here for. */
  isInflected: boolean
}

const synonymTrust = 0.7
const completion = { unknown: 0.75, known: 0.45, outsideTitles: 1, most: 60 }
const form = { shortest: 4, likeness: 0.54, power: 1.2, trust: 0.9 }
const slip = { known: 0.55, unknown: 0.65, decay: 0.54, otherStart: 0.4, inTitle: 0.1, common: 0.034, most: 12 }

export const createExpansion = ({ vocabulary, postings, stem, isInflected }: ExpansionDeps) => {
  const add = (group: Group, term: number | undefined, trust: number): void => {
    if (term !== undefined && trust > (group.get(term) ?? 0)) group.set(term, trust)
  }

  const addCompletions = (group: Group, word: string, trust: number): void => {
    const found: { id: number; trust: number }[] = []
    for (const [from, to] of vocabulary.startingWith(word)) {
      for (let id = from; id < to; id++) {
        if (!vocabulary.isHere(id)) continue
        found.push({
          id,
          trust:
            trust *
            (vocabulary.isInTitle(id) ? 1 : completion.outsideTitles) *
            Math.sqrt(word.length / vocabulary.lengthOf(id)),
        })
      }
    }
    const best = found.sort((a, b) => b.trust - a.trust || vocabulary.compare(a.id, b.id)).slice(0, completion.most)
    for (const each of best) add(group, vocabulary.termOf(each.id), each.trust)
  }

  /** Forms of one word share their start: `elektrowni` and `elektrownia`, `erdőből` and `erdő`. */
  const addForms = (group: Group, word: string): void => {
    const start = word.slice(0, Math.max(3, Math.ceil(word.length * 0.5)))
    for (const [from, to] of vocabulary.startingWith(start)) {
      for (let id = from; id < to; id++) {
        const common = vocabulary.shared(id, word, start.length)
        const likeness = (2 * common) / (word.length + vocabulary.lengthOf(id))
        if (likeness >= form.likeness && vocabulary.isHere(id))
          add(group, vocabulary.termOf(id), likeness ** form.power * form.trust)
      }
    }
  }

  const addSlips = (group: Group, word: string, isKnown: boolean): void => {
    const limit = word.length <= 3 || (word.length === 4 && isKnown) ? 1 : 2
    const found = vocabulary
      .near(word, limit)
      .slice(0, 200)
      .map(({ word: id, distance }) => {
        const otherStart = vocabulary.shared(id, word[0]!, 0) === 1 ? 0 : slip.otherStart
        const likely =
          Math.log1p(postings.frequency(vocabulary.termOf(id))) * slip.common +
          (vocabulary.isInTitle(id) ? slip.inTitle : 0)
        return { id, cost: Math.max(0, distance + otherStart - likely) }
      })
      .sort((a, b) => a.cost - b.cost)
      .slice(0, slip.most)
    // A word no article has is surely a slip: then its best correction is as good as the word. A known word may still
    // be one.
    const scale = isKnown ? slip.known : slip.unknown * Math.exp(slip.decay * (found[0]?.cost ?? 0))
    for (const { id, cost } of found)
      add(group, vocabulary.termOf(id), Math.min(0.95, scale * Math.exp(-slip.decay * cost)))
  }

  return {
    expand(word: string, { isLast, share, others, mayBeSlip, isMeantAsItIs }: Asked) {
      const group: Group = new Map()
      const own = vocabulary.term(stem(word))
      add(group, own, share)
      for (const { word: other, share: its } of others) add(group, vocabulary.term(stem(other)), synonymTrust * its)
      if (isMeantAsItIs && own !== undefined) return group
      if (isUnspaced(word)) {
        if (own === undefined && word.length === 1) addCompletions(group, word, completion.unknown)
        return group
      }
      if (isLast && word.length >= 2)
        addCompletions(group, word, own === undefined ? completion.unknown : completion.known)
      if (isInflected && word.length >= form.shortest) addForms(group, word)
      const isKnown = own !== undefined || group.size > 0
      if (word.length >= 3 && share === 1 && (mayBeSlip || !isKnown) && !/\d/.test(word)) addSlips(group, word, isKnown)
      return group
    },
  }
}
