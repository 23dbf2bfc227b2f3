/**
 * From a typed word to the index terms that may answer it, each with the trust put in it: itself 1, other forms and slips less. One group a word, so
 * that an article with three forms of one word is no better than one with the word itself.
 */
import { isUnspaced, terms as termsOf } from './analysis.ts'
import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Term → trust (0..1] */
export type Group = Map<number, number>

export interface Expansion { expand(word: string, isLast: boolean): Group }

export interface ExpansionDeps {
  vocabulary: Vocabulary
  postings: Postings
  stem: (word: string) => string
  /** Does the language bend its words more than a stemmer is here for. */
  isInflected: boolean
  /** Folded word → the other words of its synonym rows. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Is the word in a title: a correction to such a word is likelier meant. */
  isInTitle: (word: number) => boolean
}

const synonymTrust = 0.7
const completionTrust = 0.75
const mostCompletions = 60
const mostSlips = 12

export const createExpansion = ({ vocabulary, postings, stem, isInflected, synonyms, isInTitle }: ExpansionDeps): Expansion => {
  const add = (group: Group, term: number | undefined, trust: number): void => {
    if (term !== undefined && trust > (group.get(term) ?? 0)) group.set(term, trust)
  }

  const completions = (group: Group, word: string): void => {
    const [from, to] = vocabulary.startingWith(word)
    const found: { term: number; trust: number }[] = []
    for (let id = from; id < to; id++) {
      const length = vocabulary.words[id]!.length
      found.push({ term: vocabulary.termOf(id), trust: completionTrust * (isInTitle(id) ? 1 : 0.6) * Math.sqrt(word.length / length) })
    }
    for (const { term, trust } of found.sort((a, b) => b.trust - a.trust).slice(0, mostCompletions)) add(group, term, trust)
  }

  /** Forms of one word share their start: `elektrowni` and `elektrownia`, `mines` and `mine`. */
  const forms = (group: Group, word: string): void => {
    const start = word.slice(0, Math.max(3, Math.ceil(word.length * 0.5)))
    const [from, to] = vocabulary.startingWith(start)
    for (let id = from; id < to; id++) {
      const other = vocabulary.words[id]!
      let common = start.length
      while (common < word.length && common < other.length && word[common] === other[common]) common++
      const likeness = 2 * common / (word.length + other.length)
      if (likeness >= 0.6) add(group, vocabulary.termOf(id), likeness ** 2 * 0.9)
    }
  }

  const slips = (group: Group, word: string, isKnown: boolean): void => {
    const limit = word.length <= 3 ? 1 : word.length <= 4 && isKnown ? 1 : 2
    const found = vocabulary.near(word, limit).slice(0, 200).map(({ word: id, distance }) => {
      const likely = Math.log1p(postings.frequency(vocabulary.termOf(id))) * 0.03 + (isInTitle(id) ? 0.1 : 0)
      const first = vocabulary.words[id]![0] === word[0] ? 0 : 0.25
      return { id, cost: distance + first - likely }
    }).sort((a, b) => a.cost - b.cost).slice(0, mostSlips)
    const [best] = found
    if (!best) return
    const scale = isKnown ? 0.45 : 0.9 * Math.exp(1.4 * Math.max(0, best.cost))
    for (const { id, cost } of found) add(group, vocabulary.termOf(id), Math.min(0.95, scale * Math.exp(-1.4 * Math.max(0, cost))))
  }

  return {
    expand(word, isLast) {
      const group: Group = new Map()
      const own = vocabulary.term(stem(word))
      add(group, own, 1)
      for (const other of synonyms.get(word) ?? []) {
        for (const part of termsOf(other)) add(group, vocabulary.term(stem(part)), synonymTrust)
      }
      if (isUnspaced(word)) {
        if (own === undefined && word.length === 1) completions(group, word)
        return group
      }
      if (isLast && word.length >= 2) completions(group, word)
      if (isInflected && word.length >= 4) forms(group, word)
      if (word.length >= 3 && !/^\d+$/.test(word)) slips(group, word, own !== undefined || group.size > 0)
      return group
    },
  }
}
