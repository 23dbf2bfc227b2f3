/** Insults written so that a list of words would not find them, out of a seed. */
import insults from './insults.json' with { type: 'json' }
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'

type Disguise = (word: string, random: () => number) => string
const signs: Readonly<Record<string, string>> = { a: '@4', e: '3', i: '1!', l: '1', o: '0', s: '$5', t: '7', b: '8' }

export const disguises: Readonly<Record<'dots' | 'repeated' | 'leet', Disguise>> = {
  dots: (word, random) => [...word].join(['.', '-', '_', '*'][Math.floor(random() * 4)]),
  repeated: (word, random) =>
    [...word].map((letter) => letter.repeat(random() < 0.5 ? 1 : 1 + Math.floor(random() * 4))).join(''),
  leet: (word, random) => {
    const places = [...word].flatMap((letter, at) => (letter in signs ? [at] : []))
    const sure = places[Math.floor(random() * places.length)]
    return [...word]
      .map((letter, at) => {
        const its = signs[letter]
        return its && (at === sure || random() < 0.4) ? its[Math.floor(random() * its.length)] : letter
      })
      .join('')
  },
}

/** @returns the share of disguised insults that are found, each tried so many times */
export const foundDisguised = (
  isFound: (text: string, locale: string) => boolean,
  disguise: Disguise,
  times: number,
): number => {
  const random = seeded(7)
  let [found, all] = [0, 0]
  for (const [locale, words] of Object.entries(insults))
    for (const word of words)
      for (let time = 0; time < times; time++) {
        all++
        if (isFound(disguise(word, random), locale)) found++
      }
  return found / all
}
