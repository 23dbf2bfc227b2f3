/**
 * The language a text is written in, told by the letters and words of the pack's own articles and phrasings (naive
 * Bayes): a page's language is not that of what is typed on it.
 */
import { isPseudoLocale } from '../content/pseudo-locale.ts'
import type { Content } from '../content/types.ts'
import { fold } from './engine/analysis.ts'
import { createTurns, longStep, shortTurn } from './engine/turns.ts'

/** So much clearer another language must be (in nats) before the page's is left: a name is no sentence. */
const clearOdds = 10
/** Letters of a language that are read, of each article and of a text; with fewer it is not known. */
const letters = { read: 200_000, ofArticle: 8_000, asked: 400, least: 2_000 }
/** Words and their parts are counted by a hash of so many values. */
const places = 2 ** 16
/** What no text had yet has this share of all. */
const unseen = 0.05

const otherLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu
/** Han, kana and Hangul say with one letter or two what others say with a word. */
const firstDense = 0x2e80

/** Places of every word, of its groups of three letters with its ends, and of its letters and pairs where those say much. */
const eachPart = (text: string, take: (place: number) => void): void => {
  for (const [word] of fold(text).matchAll(/[\p{L}\p{M}]+/gu)) {
    const padded = ` ${word} `
    const part = (from: number, to: number): void => {
      let sum = to - from
      for (let at = from; at < to; at++) sum = Math.imul(sum ^ padded.charCodeAt(at), 0x9e3779b1)
      take((sum ^ (sum >>> 15)) & (places - 1))
    }
    part(0, padded.length)
    for (let at = 0; at + 3 <= padded.length; at++) part(at, at + 3)
    if (word.charCodeAt(0) < firstDense) continue
    for (let at = 1; at <= word.length; at++) for (const size of [1, 2]) part(at, at + size)
  }
}

interface Profile {
  isLatin: boolean
  /** How likely each part is, as a logarithm. */
  odds: Float32Array
}

/** Undefined where too little is written in the language of a locale: what nobody has translated is not in it. */
const profileOf = async (content: Content, locale: string): Promise<Profile | undefined> => {
  const local = content.in(locale)
  const { defaultLocale } = content
  const others = locale === defaultLocale ? [] : content.in(defaultLocale).topicExamples()
  const borrowed = new Set(others.map(({ phrases }) => phrases))
  const counts = new Float32Array(places)
  const turns = createTurns(shortTurn)
  let [read, other, all] = [0, 0, 0]
  const learn = (text: string): Promise<void> | undefined => {
    read += text.length
    other += text.match(otherLetters)?.length ?? 0
    eachPart(text, (place) => {
      counts[place]!++
      all++
    })
    return turns.step(longStep)
  }
  for (const { phrases } of local.topicExamples()) if (!borrowed.has(phrases)) await learn(phrases.join(' '))
  for (const id of local.articleIds()) {
    if (read > letters.read) break
    const pause = turns.step()
    if (pause) await pause
    if (content.written(locale, id) === undefined) continue
    const { title, summary, keywords, problem, text } = local.searchable(id)!
    const body = `${problem} ${text}`.slice(0, letters.ofArticle).replaceAll(/<[^>]*>?/g, ' ')
    await learn([title, summary, ...keywords, body].join(' '))
  }
  if (read < letters.least) return undefined
  const odds = counts.map((count) => Math.log(unseen / places + ((1 - unseen) * count) / all))
  return { isLatin: other < read / 4, odds }
}

const learn = async (content: Content): Promise<Map<string, Profile>> => {
  const profiles = new Map<string, Profile>()
  for (const locale of content.locales) {
    const profile = isPseudoLocale(locale) ? undefined : await profileOf(content, locale)
    if (profile) profiles.set(locale, profile)
  }
  return profiles
}

let known: { key: string; profiles: Promise<Map<string, Profile>> } | undefined
const profilesOf = (content: Content): Promise<Map<string, Profile>> => {
  // A version of a few other articles is in the same languages.
  const size = Math.round(Math.log2(1 + content.in(content.defaultLocale).articleIds().length))
  const key = `${content.base} ${size}`
  if (known?.key !== key) known = { key, profiles: learn(content) }
  return known.profiles
}

/**
 * The locale whose articles a text is compared with: the page's, unless another language is clearer by far. What it leads
 * to is shown in the page's language.
 */
export const heardLocale = async (content: Content, text: string, locale: string): Promise<string> => {
  const profiles = await profilesOf(content)
  const own = profiles.get(locale)
  if (!own) return locale
  const asked = text.slice(0, letters.asked)
  const isLatin = asked.search(otherLetters) === -1
  const parts = new Set<number>()
  eachPart(asked, (place) => parts.add(place))
  const sumOf = ({ odds }: Profile): number => [...parts].reduce((sum, place) => sum + odds[place]!, 0)
  let [heard, most] = [locale, sumOf(own) + clearOdds]
  for (const [other, profile] of profiles) {
    if (profile.isLatin !== isLatin || other.slice(0, 2) === locale.slice(0, 2)) continue
    const sum = sumOf(profile)
    if (sum > most) [heard, most] = [other, sum]
  }
  return heard
}
