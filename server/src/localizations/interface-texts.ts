/** Sentences of the interface for whoever writes them otherwise (CD-468): found by their words, with what the product says. */
import type { InterfaceText } from '#generated/server/desk/schemas.ts'
import { isPseudoLocale } from '../content/pseudo-locale.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { valuesIn } from '../lib/message-values.ts'
import type { Messages, Texts } from './texts.ts'

const mostFound = 30

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const createInterfaceWording = (content: ContentHolder, messages: Messages, texts: Pick<Texts, 'all'>) => {
  const textOf = (key: string): InterfaceText['text'] =>
    Object.fromEntries(
      content
        .current()
        .locales.filter((locale) => !isPseudoLocale(locale))
        .flatMap((locale) => {
          const said = messages.get(locale)?.get(key)
          return said === undefined ? [] : [[locale, said]]
        }),
    )
  return {
    /** Sentences that hold these words in this language, just those first. */
    find: (words: string, locale: string) => {
      const asked = plain(words)
      if (asked === '') return { items: [], isMore: false }
      const shown = texts.all(locale)
      const ranked = [...shown].flatMap(([key, own]) => {
        // Who looks for what the product says finds it under the words that lie over it, too.
        const said = [own, messages.get(locale)?.get(key) ?? ''].map(plain)
        const rank = [
          said.includes(asked) || key === words,
          said.some((one) => one.startsWith(asked)),
          said.some((one) => one.includes(asked)),
          key.includes(words),
        ].indexOf(true)
        return rank < 0 ? [] : [{ key, rank, length: own.length }]
      })
      ranked.sort((one, other) => one.rank - other.rank || one.length - other.length)
      return {
        items: ranked.slice(0, mostFound).map(({ key }) => ({ key, text: textOf(key) })),
        isMore: ranked.length > mostFound,
      }
    },
    /** What the product says of each; nothing where it has no such key. */
    saidOf: (keys: readonly string[]) => keys.map((key) => ({ key, text: textOf(key) })),
    /** Names of the values the product gives a sentence; undefined where it has no such key. */
    valuesOf: (key: string) => {
      const message = messages.get('en-US')?.get(key)
      return message === undefined ? undefined : valuesIn(message)
    },
  }
}
