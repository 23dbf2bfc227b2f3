/**
 * The part of an article that answers what was asked (amendment T2, CD-67): the section by its heading and words, for
 * the player's device; of that the whole where it is short, else a step or a sentence. Pure but for what it remembers
 * of articles it has cut.
 */
import type { MarkedText } from '#generated/server/schemas.ts'
import type { ContentArticle, LocalContent } from '../content/types.ts'
import { createLru, type Lru } from '../lib/lru.ts'
import { blocksOf, type Block } from './article-blocks.ts'
import { fold, isUnspaced, terms } from './engine/analysis.ts'
import { devicesIn, type Device } from './devices.ts'
import { stemArabic } from './engine/arabic-stemmer.ts'
import { bitsOf, lettersOf, typingDistance } from '../lib/edit-distance.ts'
import { stemEnglish } from './engine/english-stemmer.ts'
import { isFunctionWord } from './engine/function-words.ts'
import { createSynonyms, type Synonyms } from './engine/synonyms.ts'

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
}
/** What stands below one heading, or before the first. */
interface Section {
  /** Where it is shown from. */
  chapter: number
  heading: Word[]
  /** All words of the heading: "how long" and "where" ask for something, too. */
  asks: ReadonlySet<string>
  devices: readonly Device[]
  lines: Line[]
  words: Word[]
  /** Its text in one line; empty where it has more than text and steps. */
  whole: string
  /** It only leads on to the form. */
  isContact: boolean
}
interface Cut {
  title: Word[]
  sections: Section[]
}
interface Wanted {
  /** Its number: a word and its synonyms are one thing that is asked. */
  of: number
  plain: string
  stem: string
  letters: number
  trust: number
}

interface Fit {
  of: number
  trust: number
}

const mostWanted = 40
/** Room in letters, of which those of Chinese, Japanese and Korean take twice as much. */
const longestLine = 240
const roomOf = (text: string): number => text.replace(/[\u1100-\u11ff\u3040-\uffdc]/g, 'xx').length
const shortSentence = 30
/** A shorter word is one slip away from too many others. */
const leastSlip = 5
const trusts = { same: 1, form: 0.8, slip: 0.7, synonym: 0.6 }
/**
 * Fitted on two thirds of the questions in tests/journeys/sections.tsv, where each may be a half or twice as much for two
 * questions of a hundred.
 */
const weights = { heading: 1.5, saturation: 0.6, asks: 0.7, device: 1.5 }
/** What speaks less: a word of the article's title, another device's section, what stands before all headings, a form. */
const shares = { title: 0.5, otherDevice: 0.4, introduction: 0.7, contact: 0.3 }
const stepLift = 1.15
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

const katakana = /^[\p{Script=Katakana}ー]+$/u
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
  const closeness = (2 * common) / (wanted.stem.length + word.stem.length)
  // But a word in katakana has none: パス is another one than パスワード.
  if (isUnspaced(wanted.stem))
    return shorter >= 2 && common === shorter && (closeness >= 0.7 || !katakana.test(word.stem)) ? trusts.form : 0
  if (common >= 4 && closeness >= 0.7) return trusts.form
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

/** Steps without a stop at their end are parted by more than a blank. */
const follow = (one: string, next: string): string =>
  one === '' || /[。！？]$/.test(one) ? one + next : `${one}${/[\p{Po}\p{Pf}]$/u.test(one) ? ' ' : '; '}${next}`

const cut = ({ title, problem, body, summary, locale }: ContentArticle): Cut => {
  const sections: Section[] = []
  const begin = (chapter: number, heading: string): Section => {
    const section: Section = {
      chapter,
      heading: wordsOf(heading, locale),
      asks: new Set(wordsIn(heading, locale).map(({ segment }) => plainOf(segment))),
      devices: devicesIn(heading),
      lines: [],
      words: [],
      whole: '',
      isContact: true,
    }
    sections.push(section)
    return section
  }
  let section = begin(0, '')
  let isText = true
  const add = (block: Block): void => {
    isText &&= block.kind === 'text' || block.kind === 'step'
    section.whole = isText ? follow(section.whole, block.text) : ''
    for (const text of sentencesOf(block, locale)) {
      const words = wordsOf(text, locale)
      section.words.push(...words)
      // What a column is called is no answer.
      if (block.kind !== 'head')
        section.lines.push({ text, words, isStep: block.kind === 'step', isContact: block.isContact })
    }
    section.isContact &&= block.isContact
  }
  for (const block of blocksOf(body)) {
    if (block.kind === 'heading') {
      section = begin(block.chapter, block.text)
      isText = true
    } else if (!block.isLink) add(block)
  }
  const said = sections.filter(({ lines }) => lines.length > 0)
  if (said.length === 0) {
    section = begin(0, '')
    isText = true
    const text = problem === null ? summary : (blocksOf(problem)[0]?.text ?? summary)
    add({ kind: 'text', chapter: 0, text, isContact: false, isLink: false })
  }
  return { title: wordsOf(title, locale), sections: said.length === 0 ? [section] : said }
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

/**
 * @param query what was typed or described, in the language of `local`
 * @param device the player's; what the query names goes before it
 */
export const answerLines = (query: string, local: LocalContent, device?: Device) => {
  const { locale } = local
  const stem = stemmer(locale)
  const asked = query.slice(0, 4_000)
  const named = devicesIn(asked)
  const devices = named.length > 0 || device === undefined ? named : [device]
  const spoken = terms(asked)
  const own: Wanted[] = wordsOf(asked, locale)
    .filter((each, at, list) => list.findIndex((other) => other.stem === each.stem) === at)
    .map((word, of) => ({ ...word, of, trust: 1 }))
  const wanted = [
    ...own,
    // Of a synonym of several words each alone means something else.
    ...spoken.flatMap((word, at) =>
      synonymsOf(local)
        .at(spoken, at)
        .filter(({ share }) => share === 1)
        .flatMap(({ word: other }): Wanted[] => {
          const of = own.findIndex((each) => each.stem === stem(word))
          const its = { plain: other, stem: stem(other), letters: lettersOf(other), trust: trusts.synonym }
          return of === -1 || own.some((each) => each.stem === its.stem) ? [] : [{ ...its, of }]
        }),
    ),
  ].slice(0, mostWanted)
  const questions = new Set(wordsIn(asked, locale).map(({ segment }) => plainOf(segment)))

  const fits = new Map<string, Fit | null>()
  /** What a word says best of all that is asked. */
  const fit = (word: Word): Fit | null => {
    const known = fits.get(word.plain)
    if (known !== undefined) return known
    let best: Fit | null = null
    for (const each of wanted) {
      const trust = each.trust * likeness(each, word)
      if (trust > (best?.trust ?? 0)) best = { of: each.of, trust }
    }
    fits.set(word.plain, best)
    return best
  }
  /** What was asked itself, in another form or with a slip; a synonym answers, but nobody typed it. */
  const matchesIn = (words: readonly Word[]): Word[] => words.filter((word) => (fit(word)?.trust ?? 0) > trusts.synonym)
  /** How often some words say each thing that is asked. */
  const said = (words: readonly Word[]): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>()
    for (const word of words) {
      const its = fit(word)
      if (its) counts.set(its.of, (counts.get(its.of) ?? 0) + its.trust)
    }
    return counts
  }
  const isForOthers = (its: readonly Device[]): boolean =>
    devices.length > 0 && its.length > 0 && !its.some((each) => devices.includes(each))

  interface Chosen {
    section: Section
    /** How much each thing that is asked tells one section of the article from another. */
    rarity: readonly number[]
  }
  const chosen = ({ title, sections }: Cut): Chosen | undefined => {
    const counts = sections.map(({ heading, words }) => ({ heading: said(heading), words: said(words) }))
    const inTitle = said(title)
    const rare = (among: number): number => (among === 0 ? 0 : Math.log(0.2 + sections.length / among))
    const rarity = own.map(({ of }) => {
      const among = counts.filter(({ heading, words }) => heading.has(of) || words.has(of)).length
      return rare(among) * (inTitle.has(of) ? shares.title : 1)
    })
    const asking = (word: string): number => sections.filter(({ asks }) => asks.has(word)).length
    let [best, most]: [Section | undefined, number] = [undefined, 0]
    for (const [at, section] of sections.entries()) {
      const { heading, words } = counts[at]!
      let score = 0
      for (const [of, weight] of rarity.entries()) {
        const count = words.get(of) ?? 0
        score += weight * (weights.heading * Math.min(1, heading.get(of) ?? 0) + count / (count + weights.saturation))
      }
      const isHis = section.devices.some((each) => devices.includes(each))
      if (isHis) score += named.length > 0 ? weights.device : 0.01
      if (score > 0)
        for (const word of questions)
          if (section.asks.has(word)) score += weights.asks * Math.log(1 + sections.length / asking(word))
      if (section.isContact) score *= shares.contact
      if (section.chapter === 0) score *= shares.introduction
      if (isForOthers(section.devices)) score *= shares.otherDevice
      if (score > most) [best, most] = [section, score]
    }
    return best && { section: best, rarity }
  }

  const lineOf = ({ section, rarity }: Chosen): Line => {
    let [best, most] = [section.lines.find(({ isContact }) => !isContact) ?? section.lines[0]!, 0]
    for (const line of section.lines) {
      let score = 0
      for (const [of, count] of said(line.words)) score += rarity[of]! * Math.min(1, count)
      score *= (line.isStep ? stepLift : 1) * (line.isContact ? shares.contact : 1)
      if (isForOthers(devicesIn(line.text))) score *= shares.otherDevice
      if (score > most) [best, most] = [line, score]
    }
    return best
  }

  return {
    mark: (text: string) => pieces(text, matchesIn(wordsOf(text, locale)), { from: 0, to: text.length }),
    /** Where that stands; 0 where no word fits. */
    chapterOf: (article: ContentArticle) => chosen(cutOf(article, local))?.section.chapter ?? 0,
    /** What of the article answers best; its first step where no word fits. */
    of: (article: ContentArticle) => {
      const known = cutOf(article, local)
      const found = chosen(known)
      const lines = known.sections.flatMap((section) => section.lines)
      const line = found ? lineOf(found) : (lines.find(({ isStep, isContact }) => isStep && !isContact) ?? lines[0]!)
      const whole = found?.section.whole ?? ''
      const shown = whole !== '' && roomOf(whole) <= longestLine ? { text: whole, words: wordsOf(whole, locale) } : line
      const matches = matchesIn(shown.words)
      return pieces(shown.text, matches, shorten(shown, matches[0]?.from ?? 0))
    },
  }
}

export type AnswerLines = ReturnType<typeof answerLines>
