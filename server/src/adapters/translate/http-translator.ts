// A machine that translates, asked by LibreTranslate's protocol (CD-330): `POST {url}/translate`, `GET {url}/languages`.
// Texts alone go out, as plain text; what does not come in time, in number or as text counts as silence or as wrong.
import type { Translator, TranslatorFailure, TranslatorWish } from '../../translations/ports.ts'
import { readAnswer, TooLongError } from '../../lib/answer-text.ts'
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts'

interface HttpTranslatorOptions {
  /** Paths of the protocol are put behind its own. */
  url: string
  key: string | null
  warn: (message: string) => void
  timeoutMilliseconds?: number
  restMilliseconds?: number
  keepMilliseconds?: number
  now?: () => number
}

/** Of one answer. */
const mostBytes = 1_048_576
/** Of one request: public services refuse more. */
const mostLetters = 4_000
const mostTexts = 40
const mostFailures = 3
const mostLanguages = 1_000

/** An answer that came and cannot be used: the service is there, so the breaker does not count it. */
class BadAnswer extends Error {}
/** 400: what was asked for is not taken in this form. */
class Refused extends Error {}

/** What services call the portal's languages, the best first; the last is tried while none has said. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'zh-CN': ['zh-Hans', 'zh'],
  'zh-TW': ['zh-Hant', 'zt', 'zh'],
  'pt-BR': ['pb', 'pt'],
}
const namesOf = (locale: string): readonly string[] => [locale, ...(otherNames[locale] ?? [locale.slice(0, 2)])]
/** Names of their own that browsers do not know. */
const usualNames: Readonly<Record<string, string>> = { pb: 'pt-BR', zt: 'zh-Hant' }

interface Language {
  code: string
  targets: readonly string[] | null
}

const readText = async (answer: Response): Promise<string> =>
  readAnswer(answer, mostBytes).catch((error: unknown) => {
    throw error instanceof TooLongError ? new BadAnswer(error.message) : error
  })

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const readLanguages = (body: unknown): Language[] => {
  if (!Array.isArray(body) || body.length > mostLanguages) throw new BadAnswer('no list of languages')
  return body.map((one): Language => {
    const [code, targets] = [memberOf(one, 'code'), memberOf(one, 'targets')]
    if (typeof code !== 'string') throw new BadAnswer('a language without code')
    return { code, targets: Array.isArray(targets) ? targets.filter((target) => typeof target === 'string') : null }
  })
}

const tag = /<\/?[a-z!][^>]*>/i
/** Marks that turn the direction of writing, and control characters but line breaks. */
const odd = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u
/** A translation is longer than its original, and no novel. */
const isTooLong = (text: string, given: string): boolean => text.length > given.length * 10 + 200

const checked = (text: unknown, given: string): string => {
  if (typeof text !== 'string') throw new BadAnswer('something else than text')
  if (text.trim() === '') throw new BadAnswer('nothing for a text')
  if (tag.test(text) && !tag.test(given)) throw new BadAnswer('markup for a text without')
  if (odd.test(text.replaceAll(/[\t\r\n]/g, ' ')) && !odd.test(given)) throw new BadAnswer('control characters')
  if (isTooLong(text, given)) throw new BadAnswer('far more than it was given')
  return text
}

const detectedIn = (body: unknown): string | null => {
  const told = memberOf(body, 'detectedLanguage')
  const code = memberOf(Array.isArray(told) ? told[0] : told, 'language')
  if (typeof code !== 'string' || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code)) return null
  return usualNames[code] ?? code
}

/** In order, as many in a request as fit. */
const batchesOf = (texts: readonly string[]): string[][] => {
  const batches: string[][] = []
  let letters = 0
  for (const text of texts) {
    const last = batches.at(-1)
    if (last === undefined || last.length >= mostTexts || letters + text.length > mostLetters) {
      batches.push([text])
      letters = text.length
    } else {
      last.push(text)
      letters += text.length
    }
  }
  return batches
}

export const createHttpTranslator = ({
  url,
  key,
  warn,
  timeoutMilliseconds = 8_000,
  restMilliseconds = 15_000,
  keepMilliseconds = 600_000,
  now = () => performance.now(),
}: HttpTranslatorOptions): Translator => {
  const breaker = createCircuitBreaker({ failures: mostFailures, restMilliseconds, now })
  let known: { languages: Language[]; until: number } | null = null
  /** Some that speak the protocol take one text at a time. */
  let takesArrays = true

  /** @throws BadAnswer, Refused, or what kept it from answering */
  const call = async (path: string, body: object | null, signal?: AbortSignal): Promise<unknown> => {
    const target = new URL(url)
    target.pathname = `${target.pathname.replace(/\/+$/, '')}/${path}`
    const patience = AbortSignal.timeout(timeoutMilliseconds)
    // The limit holds for the last byte, not only for the first.
    const answer = await fetch(target, {
      redirect: 'error',
      method: body === null ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(body === null ? {} : { 'content-type': 'application/json' }) },
      body: body === null ? null : JSON.stringify(body),
      signal: signal === undefined ? patience : AbortSignal.any([patience, signal]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      if (answer.status === 400) throw new Refused('answered 400')
      throw new Error(`answered ${answer.status}`)
    }
    const text = await readText(answer)
    try {
      return JSON.parse(text) as unknown
    } catch {
      throw new BadAnswer('no JSON')
    }
  }

  /** What went wrong in a word; of the texts nothing is said. */
  const failed = (error: unknown): 'silent' | 'wrong' => {
    const isThere = error instanceof BadAnswer || error instanceof Refused
    if (isThere) breaker.succeeded()
    else breaker.failed()
    warn(`translator: ${error instanceof Error ? error.message : 'no answer'}`)
    return isThere ? 'wrong' : 'silent'
  }

  /** null while it does not say. */
  const languages = async (): Promise<readonly Language[] | null> => {
    if (known !== null && known.until > now()) return known.languages
    if (!breaker.mayAsk()) return known?.languages ?? null
    try {
      known = { languages: readLanguages(await call('languages', null)), until: now() + keepMilliseconds }
      breaker.succeeded()
    } catch (error) {
      failed(error)
    }
    return known?.languages ?? null
  }
  const codeOf = (locale: string, all: readonly Language[] | null): string | undefined => {
    const names = namesOf(locale)
    return all === null ? names.at(-1) : names.find((name) => all.some(({ code }) => code === name))
  }

  const ask = async (
    texts: readonly string[],
    pair: { source: string; target: string },
    signal: AbortSignal | undefined,
  ): Promise<{ texts: string[]; from: string | null }> => {
    const request = { ...pair, format: 'text', ...(key === null ? {} : { api_key: key }) }
    if (takesArrays) {
      try {
        const body = await call('translate', { q: texts, ...request }, signal)
        const told = memberOf(body, 'translatedText')
        if (!Array.isArray(told) || told.length !== texts.length)
          throw new BadAnswer('another number of texts than it was given')
        return { texts: texts.map((text, index) => checked(told[index], text)), from: detectedIn(body) }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
    const told: string[] = []
    let from: string | null = null
    for (const text of texts) {
      const body = await call('translate', { q: text, ...request }, signal)
      told.push(checked(memberOf(body, 'translatedText'), text))
      from ??= detectedIn(body)
    }
    // Only now: a request that is refused in both forms says nothing of lists.
    takesArrays = false
    return { texts: told, from }
  }

  const translate = async ({
    texts,
    from,
    to,
    signal,
  }: TranslatorWish): Promise<{ texts: string[]; from: string | null } | TranslatorFailure> => {
    const all = await languages()
    const target = codeOf(to, all)
    const source = from === null ? 'auto' : codeOf(from, all)
    if (target === undefined || source === undefined) return 'unsupported'
    const targets = all?.find(({ code }) => code === source)?.targets ?? null
    if (targets !== null && targets.length > 0 && !targets.includes(target)) return 'unsupported'
    const told: string[] = []
    let detected = from
    for (const batch of batchesOf(texts)) {
      if (!breaker.mayAsk()) return 'silent'
      try {
        const some = await ask(batch, { source, target }, signal)
        breaker.succeeded()
        told.push(...some.texts)
        detected ??= some.from
      } catch (error) {
        return failed(error)
      }
    }
    return { texts: told, from: detected }
  }

  return {
    translate,
    among: async (locales) => {
      const all = await languages()
      return all === null ? [...locales] : locales.filter((locale) => codeOf(locale, all) !== undefined)
    },
  }
}
