/**
 * The line of an article that answers what was asked, and the words of it that fit (amendment T2, CD-67). Words are cut
 * by the language's own rules, compared by stem, form, slip and the operator's synonyms; in an article a word that
 * stands everywhere says little. Pure but for what it remembers of articles it has cut.
 */
import type { MarkedText } from '#generated/server/schemas.ts'
import type { ContentArticle, LocalContent } from '../content/types.ts'
import { createLru, type Lru } from '../lib/lru.ts'
import { blocksOf, type Block } from './article-blocks.ts'
import { fold, isUnspaced, terms } from './engine/analysis.ts'
import { stemArabic } from './engine/arabic-stemmer.ts'
import { bitsOf, lettersOf, typingDistance } from '../lib/edit-distance.ts'
import { stemEnglish } from './engine/english-stemmer.ts'
import { isFunctionWord } from './engine/function-words.ts'
import { createSynonyms, type Synonyms } from './engine/synonyms.ts'

export interface AnswerLines {
  /** The line of the article that answers best; its first step where no word fits. */
  of: (article: ContentArticle) => MarkedText
  /** The chapter of that line; 0 where no word fits. */
  chapterOf: (article: ContentArticle) => number
  /** A text with the words that fit. */
  mark: (text: string) => MarkedText
}

interface Word {
  /** Folded. */
  plain: string
  stem: string
  /** As `lettersOf` has it. */
  letters: number
  from: number
  to: number
}
interface Line {
  text: string
  words: Word[]
  isStep: boolean
  isContact: boolean
  chapter: number
  /** Number of its section, and whether it is the first line of it. */
  section: number
  isFirst: boolean
}
interface Cut {
  lines: Line[]
  /** Words of the headings, by section. */
  headings: Word[][]
  /** Stem → in how many lines. */
  spread: ReadonlyMap<string, number>
}
interface Wanted {
  plain: string
  stem: string
  letters: number
  trust: number
}

const mostWanted = 40
const longestLine = 240
/** A sentence shorter than this is read with the next one. */
const shortSentence = 30
/** A shorter word is one slip away from too many others. */
const leastSlip = 5
const trusts = { same: 1, form: 0.8, slip: 0.7, synonym: 0.6 }
/** What a heading that fits gives the lines of its section, the first of them above all. */
const headingShare = { first: 0.9, others: 0.6 }
const stepLift = 1.15
const contactShare = 0.3
/** A line of fewer words names a thing and says nothing of it. */
const fewWords = 4
/** Articles remembered a language: those asked for just now. */
const remembered = 100

const segmenters = new Map<string, Intl.Segmenter>()
const segments = (text: string, locale: string, granularity: 'word' | 'sentence'): Intl.Segments => {
  const key = `${granularity} ${locale}`
  let segmenter = segmenters.get(key)
  if (!segmenter) segmenters.set(key, (segmenter = new Intl.Segmenter(locale, { granularity })))
  return segmenter.segment(text)
}

const plainOf = (word: string): string => fold(word).replace(/['’ʼ]/g, '')
/** What Japanese writes in hiragana after the characters of a word is its ending. */
const japaneseEnding = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u
const stemmer = (locale: string): ((word: string) => string) =>
  locale.startsWith('en')
    ? stemEnglish
    : locale.startsWith('ar')
      ? stemArabic
      : locale.startsWith('ja')
        ? (word) => word.replace(japaneseEnding, '$1')
        : (word) => word

/** Without `_`, which joins some words and not others. */
const isSimple = /^[\x00-\x5e\x60-\x7f]*$/
const simpleWord = /[a-z0-9]+(?:(?:(?<=[a-z])[.':](?=[a-z])|(?<=\d)[.',;](?=\d))[a-z0-9]+)*/gi
/** The language's own words, and where they begin. Most lines are plain letters: ten times as quick without the language. */
export const wordsIn = (text: string, locale: string): { segment: string; index: number }[] =>
  isSimple.test(text)
    ? Array.from(text.matchAll(simpleWord), ({ 0: segment, index }) => ({ segment, index }))
    : [...segments(text, locale, 'word')].filter(({ isWordLike }) => isWordLike === true)

const hiragana = /^\p{Script=Hiragana}{1,2}$/u
/** The words that say something, in order; those that only join others are left out. */
const wordsOf = (text: string, locale: string): Word[] => {
  const stem = stemmer(locale)
  const words: Word[] = []
  for (const { segment, index } of wordsIn(text, locale)) {
    const word = plainOf(segment)
    if (word === '' || isFunctionWord(word, locale) || hiragana.test(word)) continue
    words.push({
      plain: word,
      stem: stem(word),
      letters: lettersOf(word),
      from: index,
      to: index + segment.length,
    })
  }
  return words
}

const commonStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}

/** How sure one word means the other, 0..1. A synonym is meant as it stands. */
const likeness = (wanted: Wanted, word: Word): number => {
  if (wanted.stem === word.stem) return trusts.same
  if (wanted.trust < 1) return 0
  const common = commonStart(wanted.stem, word.stem)
  const shorter = Math.min(wanted.stem.length, word.stem.length)
  // Korean, Chinese and Japanese words take endings and others of their kind: one is the start of the other.
  if (isUnspaced(wanted.stem)) return shorter >= 2 && common === shorter ? trusts.form : 0
  if (common >= 4 && (2 * common) / (wanted.stem.length + word.stem.length) >= 0.7) return trusts.form
  return shorter >= leastSlip && mayBeSlip(wanted, word) && typingDistance(wanted.plain, word.plain, 1) <= 1
    ? trusts.slip
    : 0
}

/** One slip brings one letter at most and takes one away: rules out nearly all words without a look at their order. */
const mayBeSlip = (wanted: Wanted, word: Word): boolean =>
  Math.abs(wanted.plain.length - word.plain.length) <= 1 &&
  bitsOf(wanted.letters & ~word.letters) <= 1 &&
  bitsOf(word.letters & ~wanted.letters) <= 1

const sentencesOf = ({ kind, text }: Block, locale: string): string[] => {
  if (kind === 'step' && text.length <= longestLine) return [text]
  const sentences: string[] = []
  for (const { segment } of segments(text, locale, 'sentence')) {
    const last = sentences.at(-1)
    if (last !== undefined && last.length < shortSentence) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

const cut = ({ problem, body, summary, locale }: ContentArticle): Cut => {
  const lines: Line[] = []
  const headings: Word[][] = [[]]
  for (const block of blocksOf(body)) {
    if (block.kind === 'heading') {
      headings.push(wordsOf(block.text, locale))
      continue
    }
    if (block.isLink) continue
    const section = headings.length - 1
    for (const text of sentencesOf(block, locale))
      lines.push({
        text,
        words: wordsOf(text, locale),
        isStep: block.kind === 'step',
        isContact: block.isContact,
        chapter: block.chapter,
        section,
        isFirst: lines.at(-1)?.section !== section,
      })
  }
  if (lines.length === 0) {
    const text = problem === null ? summary : (blocksOf(problem)[0]?.text ?? summary)
    if (text !== '')
      lines.push({
        text,
        words: wordsOf(text, locale),
        isStep: false,
        isContact: false,
        chapter: 0,
        section: 0,
        isFirst: true,
      })
  }
  const spread = new Map<string, number>()
  for (const { words } of lines)
    for (const stem of new Set(words.map((word) => word.stem))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return { lines, headings, spread }
}

/** A long line from around the first word that fits, between words. */
const shorten = ({ text, words }: Pick<Line, 'text' | 'words'>, firstMatch: number): { from: number; to: number } => {
  if (text.length <= longestLine) return { from: 0, to: text.length }
  const starts = words.map(({ from }) => from)
  const wish = firstMatch <= longestLine * 0.6 ? 0 : firstMatch - longestLine * 0.4
  const from = wish === 0 ? 0 : (starts.find((start) => start >= wish) ?? 0)
  const to = words.findLast((word) => word.to - from <= longestLine)?.to ?? from + longestLine
  return { from, to }
}

const pieces = (text: string, matches: readonly Word[], { from, to }: { from: number; to: number }): MarkedText => {
  const parts: MarkedText = []
  const add = (part: string, isMatch: boolean): void => {
    const last = parts.at(-1)
    if (part === '') return
    if (last?.isMatch === isMatch) last.text += part
    else parts.push({ text: part, isMatch })
  }
  if (from > 0) add('… ', false)
  let at = from
  for (const match of matches) {
    if (match.from < from || match.to > to) continue
    add(text.slice(at, match.from), false)
    add(text.slice(match.from, match.to), true)
    at = match.to
  }
  add(text.slice(at, to), false)
  if (to < text.length) add(' …', false)
  return parts
}

const cuts = new WeakMap<LocalContent, Lru<Cut>>()
const cutOf = (article: ContentArticle, local: LocalContent): Cut => {
  let known = cuts.get(local)
  if (!known) cuts.set(local, (known = createLru(remembered)))
  const found = known.get(article.id) ?? cut(article)
  known.set(article.id, found)
  return found
}
const tables = new WeakMap<LocalContent, Synonyms>()
const synonymsOf = (local: LocalContent): Synonyms => {
  let known = tables.get(local)
  if (!known) tables.set(local, (known = createSynonyms(local.synonyms())))
  return known
}

/** @param query what was typed or described, in the language of `local` */
export const answerLines = (query: string, local: LocalContent): AnswerLines => {
  const { locale } = local
  const stem = stemmer(locale)
  const asked = query.slice(0, 4_000)
  const spoken = terms(asked)
  const wanted: Wanted[] = [
    ...wordsOf(asked, locale).map(({ plain, stem: its, letters }) => ({ plain, stem: its, letters, trust: 1 })),
    // Of a synonym of several words each alone means something else.
    ...spoken.flatMap((_, at) =>
      synonymsOf(local)
        .at(spoken, at)
        .filter(({ share }) => share === 1)
        .map(({ word }) => ({ plain: word, stem: stem(word), letters: lettersOf(word), trust: trusts.synonym })),
    ),
  ]
    .filter((each, at, list) => list.findIndex((other) => other.stem === each.stem) === at)
    .slice(0, mostWanted)

  const fits = new Map<string, number>()
  /** The most any wanted word says for this one. */
  const fit = (word: Word): number => {
    const known = fits.get(word.plain)
    if (known !== undefined) return known
    const best = wanted.reduce((most, each) => Math.max(most, each.trust * likeness(each, word)), 0)
    fits.set(word.plain, best)
    return best
  }
  const matchesIn = (words: readonly Word[]): Word[] => words.filter((word) => fit(word) > 0)

  /** A word counts once, however often a line repeats it. */
  const worth = (words: readonly Word[], { lines, spread }: Cut): number => {
    const counted = new Set<string>()
    let sum = 0
    for (const word of words) {
      const its = fit(word)
      if (its === 0 || counted.has(word.stem)) continue
      counted.add(word.stem)
      sum += its * Math.log(1 + lines.length / (spread.get(word.stem) ?? 1))
    }
    return sum
  }

  const bestOf = (known: Cut): Line | undefined => {
    const headings = known.headings.map((words) => worth(words, known))
    let best: Line | undefined
    let most = 0
    for (const line of known.lines) {
      const share = line.isFirst ? headingShare.first : headingShare.others
      const score =
        ((worth(line.words, known) + share * headings[line.section]!) *
          (line.isStep ? stepLift : 1) *
          (line.isContact ? contactShare : 1) *
          Math.min(1, line.words.length / fewWords)) /
        (1 + line.text.length / 600)
      if (score > most) [best, most] = [line, score]
    }
    return best
  }

  return {
    mark: (text) => {
      const words = wordsOf(text, locale)
      return pieces(text, matchesIn(words), { from: 0, to: text.length })
    },
    chapterOf: (article) => bestOf(cutOf(article, local))?.chapter ?? 0,
    of: (article) => {
      const known = cutOf(article, local)
      const line = bestOf(known) ?? known.lines.find(({ isStep, isContact }) => isStep && !isContact) ?? known.lines[0]
      if (line === undefined) return []
      const matches = matchesIn(line.words)
      return pieces(line.text, matches, shorten(line, matches[0]?.from ?? 0))
    },
  }
}
