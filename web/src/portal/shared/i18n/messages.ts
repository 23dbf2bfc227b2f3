import { type MessageValue, formatParts, parseMessage } from '../../../kit/lib/icu.ts'
import type { MessageKey } from './message-key.ts'

export type Params = Record<string, MessageValue>

/** The texts of one language. A missing key gives an empty string (ERROR-07). */
export interface Messages {
  locale: string
  dir: 'ltr' | 'rtl'
  t: (key: MessageKey, params?: Params) => string
  /** A key that comes from data: `statusKey`, an `errorKey`. */
  tKey: (key: string, params?: Params) => string
  has: (key: string) => boolean
  /** A text with elements in it: the parts in order. */
  parts: <T>(key: MessageKey, params: Record<string, MessageValue | T>) => (string | T)[]
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** Text direction of a locale; `ar-XB` is the mirrored pseudo language (ground G39). */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.slice(0, 2).toLowerCase()) ? 'rtl' : 'ltr'

export const createMessages = (
  locale: string,
  texts: Readonly<Record<string, string>>,
  log: (text: string) => void = console.warn,
): Messages => {
  const parsed = new Map<string, ReturnType<typeof parseMessage>>()
  const formatLocale = locale === 'en-XA' || locale === 'ar-XB' ? locale.slice(0, 2) : locale

  const read = (key: string): ReturnType<typeof parseMessage> => {
    const known = parsed.get(key)
    if (known !== undefined) return known
    const text = Object.hasOwn(texts, key) ? texts[key]! : ''
    let parts: ReturnType<typeof parseMessage>
    try {
      parts = parseMessage(text)
    } catch (error) {
      // An operator's own text with a brace too many: shown as written rather than not at all.
      log(`${key}: ${String(error)}`)
      parts = [text]
    }
    parsed.set(key, parts)
    return parts
  }
  const tKey = (key: string, params: Params = {}): string => formatParts(read(key), params, formatLocale).join('')

  return {
    locale,
    dir: directionOf(locale),
    t: tKey,
    tKey,
    has: (key) => Object.hasOwn(texts, key) && texts[key] !== '',
    parts: (key, params) => formatParts(read(key), params, formatLocale),
  }
}
