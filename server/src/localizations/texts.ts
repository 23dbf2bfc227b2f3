/**
 * The texts of the user interface: the product's own (`messages/<locale>/<room>.json`), with the content pack's laid
 * over them. Within one key the asked language wins over the operator's default-language wording.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Localization } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { isPseudoLocale, pseudoText } from '../content/pseudo-locale.ts'
import type { Content } from '../content/types.ts'

/** locale → key → ICU message */
export type Messages = ReadonlyMap<string, ReadonlyMap<string, string>>

const folder = new URL('./messages/', import.meta.url).pathname

/**
 * Reads all message files. A key that two rooms of one language define is an error: the later file would win by chance.
 */
export const readMessages = (from: string = folder): Messages =>
  new Map(
    readdirSync(from)
      .sort()
      .map((locale) => {
        const texts = new Map<string, string>()
        for (const file of readdirSync(join(from, locale))
          .filter((name) => name.endsWith('.json'))
          .sort()) {
          for (const [key, message] of Object.entries(
            JSON.parse(readFileSync(join(from, locale, file), 'utf8')) as Record<string, string>,
          )) {
            if (texts.has(key)) throw new Error(`Message ${key} stands in two files of ${locale}, one is ${file}`)
            texts.set(key, message)
          }
        }
        return [locale, texts]
      }),
  )

/** All texts of a locale, sorted by key: asked language (pack, product), then default language (pack, product). */
export const textsOf = (messages: Messages, content: Content, locale: string): ReadonlyMap<string, string> => {
  const { defaultLocale } = content
  const layers = [messages.get('en-US'), messages.get(defaultLocale), content.in(defaultLocale).texts]
  if (!isPseudoLocale(locale) && locale !== defaultLocale) layers.push(messages.get(locale), content.in(locale).texts)
  const merged = new Map(layers.flatMap((layer) => (layer ? [...layer] : [])))
  const sorted = [...merged].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(isPseudoLocale(locale) ? sorted.map(([key, message]) => [key, pseudoText(locale, message)]) : sorted)
}

export const localizationsOf = (texts: ReadonlyMap<string, string>): Localization[] =>
  [...texts].map(([key, localization]) => ({ key, localization }))

/** Texts for the server's own words: mails, pages, ready messages. */
export const createTexts = (holder: ContentHolder, messages: Messages = readMessages()) => {
  let base: string | undefined
  /** With what the pack, or the desk over it (CD-468), says in this language and in the portal's own. */
  const byLocale = new Map<string, { own: unknown; fallback: unknown; all: ReadonlyMap<string, string> }>()
  const formats = new Map<string, IntlMessageFormat>()

  const all = (asked: string): ReadonlyMap<string, string> => {
    const content = holder.current()
    if (content.base !== base) {
      base = content.base
      byLocale.clear()
      formats.clear()
    }
    const { locale, texts: own } = content.in(asked)
    const fallback = content.in(content.defaultLocale).texts
    const known = byLocale.get(locale)
    if (known?.own === own && known.fallback === fallback) return known.all
    const made = textsOf(messages, content, locale)
    byLocale.set(locale, { own, fallback, all: made })
    // All languages: a text that is gone here may be the fallback there.
    formats.clear()
    return made
  }
  return {
    all,
    /** The formatted text; a missing key gives '' (ERROR-07), a message whose values are missing its raw form. */
    say(asked: string, key: string, values: Record<string, string | number | Date> = {}) {
      const message = all(asked).get(key)
      if (!message) return ''
      const { locale } = holder.current().in(asked)
      const name = `${locale}\n${key}`
      try {
        const format =
          formats.get(name) ??
          new IntlMessageFormat(message, isPseudoLocale(locale) ? 'en-US' : locale, undefined, { ignoreTag: true })
        formats.set(name, format)
        return String(format.format(values))
      } catch {
        return message
      }
    },
  }
}

export type Texts = ReturnType<typeof createTexts>
