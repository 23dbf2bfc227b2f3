// Sends words through every text field and reads them back where the answer shows them.
import { randomUUID } from 'node:crypto'
import type { Schema } from '../../generate/document.ts'
import { findMistakes } from './checks.ts'
import { formBody, formType } from '../../../tests/support/form-bytes.ts'
import { asCurl, sendTo, type WireRequest } from '../../../tests/support/wire.ts'
import type { Person } from '../../../tests/support/people.ts'
import { fileTicket, signatureOf, type Scene } from './scene.ts'
import { textFields, type TextField } from './text-fields.ts'

type Words = readonly (readonly [name: string, text: string])[]
/** Fields that show what was sent get one word in `echoShare`, the others one in `share`. */
export interface WordsOptions {
  words: Words
  malformed: Words
  share: number
  echoShare: number
}
export interface WordsResult {
  sent: number
  returned: number
  failures: string[]
}

/** Fields whose answer shows what was sent, as it was sent. */
const echoed = new Set([
  'respondToCase.description',
  'submitContact.fields.description',
  'submitContact.fields.heroName',
  'addNote.text',
  'updateCase.subject',
  'createPenalty.gameAccount',
  'createPenalty.evidence[]',
  'createCrisisMessage.title.en-US',
])
/** What an import carries is a file of a content pack, not words. */
const isFile = ({ surface, path }: TextField): boolean => surface.id === 'importContent' && path.endsWith('.data')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Threads travel as HTML; this is what a browser shows of it. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const asTyped = (html: string): string =>
  html.replaceAll('<br>', '\n').replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
/** Line breaks are one and the same in HTML. */
const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** A word that a limit would refuse is cut, so that more than its length is tried. */
const fitted = (text: string, path: string): string[] =>
  /\.(description|text)$/.test(path) || text.length <= 100 ? [text] : [text, [...text].slice(0, 60).join('')]

export const sendEverywhere = async (
  scene: Scene,
  { words, malformed, share, echoShare }: WordsOptions,
): Promise<WordsResult> => {
  const result: WordsResult = { sent: 0, returned: 0, failures: [] }
  const [owner, admin] = await Promise.all([scene.player('test-words'), scene.person('admin')])
  const send = async (request: WireRequest) => {
    result.sent += 1
    return sendTo(scene.origin, request)
  }

  const tryField = async (field: TextField): Promise<void> => {
    const { surface, path, put } = field
    const { generated, id } = surface
    const isEchoed = echoed.has(id + path)
    const person: Person = surface.isDesk ? admin : owner
    let { caseId } = await fileTicket(owner, 'Words are tried on this one.')
    let tried = 0

    // What the contract lists or shows, where the scene knows nothing of its own.
    const shownFor = ({ enum: values, type }: Schema): unknown => values?.[0] ?? (type === 'integer' ? 1 : 'en-US')
    const segment = (name: string): unknown =>
      (name === 'id' ? caseId : undefined) ??
      scene.known[`${id}.${name}`]?.[0] ??
      scene.known[name]?.[0] ??
      shownFor((generated.params as Schema).properties?.[name] ?? {})
    const requestFor = (text: string): WireRequest => {
      const url = generated.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
        encodeURIComponent(String(segment(name))),
      )
      const body = put(text)
      const isForm = generated.multipart !== undefined
      // A desk's write names the events it has seen.
      const hasSeen = surface.isDesk && typeof body === 'object' && body !== null && 'eventCount' in body
      const now = JSON.stringify(hasSeen ? { ...body, eventCount: 1 } : body)
      const headers: Record<string, string> = {
        ...person.headers,
        'content-type': isForm ? formType : 'application/json',
        ...(generated.xIdempotent ? { 'idempotency-key': randomUUID() } : {}),
        'if-match': '*',
        ...(id === 'importPenalty' ? signatureOf(now) : {}),
      }
      return { method: generated.method, url, body: isForm ? formBody(now) : Buffer.from(now), headers }
    }

    const tryWord = async (name: string, text: string, mustFail: boolean): Promise<void> => {
      // A thread that grows without end would make every answer slower.
      tried += 1
      if (isEchoed && tried % 40 === 0) ({ caseId } = await fileTicket(owner, 'Words are tried on this one.'))
      const request = requestFor(text)
      const answer = await send(request)
      const say = (what: string): void => {
        result.failures.push(`${id}${path} with ${name}: ${what}: ${asCurl(scene.origin, request)}`)
      }
      const mistakes = findMistakes(surface, answer)
      const isUnfit = mustFail ? ![400, 401, 404].includes(answer.status) : answer.status === 400 && !isFile(field)
      if (mistakes.length > 0) say(mistakes.join('; '))
      else if (isUnfit) say(`answered ${answer.status} ${answer.body.toString().slice(0, 200)}`)
      if (mustFail || !isEchoed || answer.status >= 300) return
      const shown = textsIn(JSON.parse((id === 'submitContact' ? await readBack(answer.body) : answer.body).toString()))
      if (shown.some((one) => one === text || asTyped(one) === withPlainBreaks(text))) result.returned += 1
      else say('comes back changed')
    }

    const readBack = async (body: Buffer): Promise<Buffer> => {
      const filed = JSON.parse(body.toString()) as { caseId: string }
      const url = `/services/bft/api/cases/en-US/detail/${filed.caseId}/export`
      return (await send({ method: 'GET', url, headers: person.headers })).body
    }

    const every = isEchoed ? echoShare : share
    const own = words.filter((_, index) => index % every === (id + path).length % every)
    for (const [name, text] of own) for (const one of fitted(text, path)) await tryWord(name, one, false)
    for (const [name, text] of malformed) await tryWord(name, text, true)
  }

  const fields = textFields()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let field = fields.shift(); field !== undefined; field = fields.shift()) await tryField(field)
    }),
  )
  return result
}
