// Asks a help centre for everything it has, page by page, as slowly as it wishes.
import { idIn, isObject, listIn, textIn, type Json } from './json-things.ts'
import { noAnswers, takeAnswer, type Answers } from './zendesk-answers.ts'
import { MoveInError } from './library.ts'

export interface ZendeskAccess {
  /** https://example.zendesk.com */
  base: URL
  /** Header Authorization; null asks for what everybody may read. */
  authorization: string | null
  /** For tests: how long is waited. */
  pause?: (milliseconds: number) => Promise<void>
  say?: (line: string) => void
}

const mostBytes = 50_000_000
const mostTries = 8
const longestWait = 600
const secondsToAnswer = 60

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Retry-After as seconds or date; what is no such thing waits a little longer each time. */
const waitOf = (answer: Response, tries: number): number => {
  const said = answer.headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Math.min(longestWait, Number.isFinite(seconds) && seconds >= 0 ? seconds : 2 ** tries)
}

/** `https://user:token@host/x` → Authorization, from the environment. */
export const authorizationOf = (environment: Readonly<Record<string, string | undefined>>): string | null => {
  const { ZENDESK_OAUTH_TOKEN: bearer, ZENDESK_EMAIL: email, ZENDESK_API_TOKEN: token } = environment
  if (bearer) return `Bearer ${bearer}`
  if (!token) return null
  if (!email) throw new MoveInError('ZENDESK_API_TOKEN needs ZENDESK_EMAIL, the address it belongs to.')
  return `Basic ${Buffer.from(`${email}/token:${token}`).toString('base64')}`
}

export const createZendeskApi = ({ base, authorization, pause = sleep, say = () => undefined }: ZendeskAccess) => {
  if (base.protocol !== 'https:' && base.hostname !== 'localhost' && base.hostname !== '127.0.0.1')
    throw new MoveInError(`${base.origin} is not asked: its address has to begin with https://`)

  /** @returns undefined at 404 */
  const ask = async (url: URL, isFile = false): Promise<Response | undefined> => {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(url, {
        headers: { accept: isFile ? '*/*' : 'application/json', ...(authorization ? { authorization } : {}) },
        signal: AbortSignal.timeout(secondsToAnswer * 1000),
      }).catch((error: unknown) => error as Error)
      if (!(answer instanceof Error)) {
        if (answer.ok) return answer
        if (answer.status === 404) return undefined
        if (answer.status === 401 || answer.status === 403)
          throw new MoveInError(`${base.host} refuses (${answer.status}): set ZENDESK_EMAIL and ZENDESK_API_TOKEN.`)
        if (answer.status !== 429 && answer.status < 500)
          throw new MoveInError(`${base.host} answers ${answer.status} to ${url.pathname}`)
      }
      if (tries === mostTries)
        throw new MoveInError(
          `${base.host} did not answer ${url.pathname}: ${answer instanceof Error ? answer.message : answer.status}`,
        )
      const seconds = answer instanceof Error ? 2 ** tries : waitOf(answer, tries)
      say(`${base.host} asks for patience: ${Math.ceil(seconds)} s`)
      await pause(seconds * 1000)
    }
  }
  const readJson = async (url: URL): Promise<Json | undefined> => {
    const answer = await ask(url)
    if (answer === undefined) return undefined
    const text = await readAtMost(answer, mostBytes)
    const json = JSON.parse(text.toString('utf8')) as unknown
    if (!isObject(json)) throw new MoveInError(`${base.host} answers no object to ${url.pathname}`)
    return json
  }
  /** Pages by cursor, or by number where a help centre has no other. */
  const readPages = async (path: string, take: (page: Json) => void): Promise<void> => {
    const seen = new Set<string>()
    let next: URL | undefined = new URL(path, base)
    while (next !== undefined && !seen.has(next.href)) {
      seen.add(next.href)
      const page: Json | undefined = await readJson(next)
      if (page === undefined) return
      take(page)
      next = nextOf(page)
    }
  }
  const nextOf = (page: Json): URL | undefined => {
    const { meta, links } = page
    const byCursor = isObject(meta) && meta['has_more'] === true && isObject(links) ? textIn(links, 'next') : undefined
    const address = byCursor ?? (isObject(meta) ? undefined : textIn(page, 'next_page'))
    if (address === undefined || !URL.canParse(address, base)) return undefined
    const url = new URL(address, base)
    // The token goes nowhere else.
    if (url.origin !== base.origin) throw new MoveInError(`${base.host} sends on to ${url.origin}, which is not asked.`)
    return url
  }

  return {
    async readAll(): Promise<Answers> {
      const answers = noAnswers()
      const help = '/api/v2/help_center'
      const locales = await readJson(new URL(`${help}/locales.json`, base))
      if (locales !== undefined) takeAnswer(answers, locales)
      for (const kind of ['categories', 'sections', 'articles'] as const) {
        await readPages(`${help}/${kind}.json?include=translations&page[size]=100`, (page) => takeAnswer(answers, page))
        say(`${kind}: ${answers[kind].length}`)
      }
      for (const article of answers.articles) {
        const id = idIn(article, 'id')
        if (id === undefined) continue
        // Not every plan sends translations along.
        if (listIn(article, 'translations').length === 0 && !('translations' in article))
          await readPages(`${help}/articles/${id}/translations.json?page[size]=100`, (page) =>
            takeAnswer(answers, page),
          )
        await readPages(`${help}/articles/${id}/attachments.json?page[size]=100`, (page) => takeAnswer(answers, page))
      }
      return answers
    },
    /** A file of the help centre itself. @throws where there is none, or it is too large */
    async readFile(address: string, mostFileBytes: number): Promise<Buffer> {
      const url = new URL(address, base)
      if (url.origin !== base.origin) throw new MoveInError(`lies at ${url.host}`)
      const answer = await ask(url, true)
      if (answer === undefined) throw new MoveInError('is not there (404)')
      return readAtMost(answer, mostFileBytes)
    },
  }
}

export const readAtMost = async (answer: Response, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > most) throw new MoveInError(`has more than ${most} bytes`)
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts)
}
