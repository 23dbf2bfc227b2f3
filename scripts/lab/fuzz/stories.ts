// Stateful fuzz: one case from its submit to its end, by steps in an order fast-check draws. After every step the case must say
// what was accepted, once, and nothing of what was refused.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { findMistakes } from './checks.ts'
import { formBody, formType } from '../../../tests/support/form-bytes.ts'
import { asCurl, sendTo, type WireAnswer, type WireRequest } from '../../../tests/support/wire.ts'
import { surfaceOf } from './operations.ts'
import type { Person } from '../../../tests/support/people.ts'
import { fileTicket, type Scene } from './scene.ts'

export const steps = [
  'reply',
  'stale reply',
  'reply twice',
  'empty reply',
  'resolve',
  'cancel',
  'answer',
  'inform',
  'resolve at the desk',
  'reopen at the desk',
  'lock',
  'unlock',
  'note',
  'stranger',
  'signed out',
] as const
export type Step = (typeof steps)[number]

interface CaseEvent {
  eventType: string
  responseText: string | null
  companyResponse: boolean
}
interface CaseView {
  id: string
  status: string
  locked: boolean
  canRespond: boolean
  canReopen: boolean
  caseEvents: CaseEvent[]
}
export interface StoryResult {
  sent: number
  failure: { steps: Step[]; cause: string; seed: number } | null
}

interface Cast {
  owner: Person
  stranger: Person
  nobody: Person
  agent: Person
  lead: Person
}

/** What a call carries: JSON, or a form of it, and the key that lets it happen once. */
interface Load {
  json?: unknown
  form?: unknown
  key?: string
}

const encode = ({ json, form, key }: Load): Pick<WireRequest, 'headers' | 'body'> => {
  const once: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  if (form !== undefined)
    return { headers: { 'content-type': formType, ...once }, body: formBody(JSON.stringify(form)) }
  if (json === undefined) return { headers: once }
  return { headers: { 'content-type': 'application/json', ...once }, body: Buffer.from(JSON.stringify(json)) }
}

const openStory = (scene: Scene, count: () => void) => {
  let last: WireRequest | undefined
  const fail = (why: string): never => {
    throw new Error(`${why}\n  ${last === undefined ? '' : asCurl(scene.origin, last)}`)
  }

  /** Sends one operation and holds its answer against the contract. */
  const call = async (
    id: string,
    person: Person,
    params: Record<string, string>,
    load: Load = {},
  ): Promise<WireAnswer> => {
    const surface = surfaceOf(id)
    const url = surface.generated.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? 'en-US'),
    )
    const { headers, body } = encode(load)
    last = { method: surface.generated.method, url, headers: { ...person.headers, ...headers }, body }
    count()
    const answer = await sendTo(scene.origin, last)
    const mistakes = findMistakes(surface, answer)
    if (mistakes.length > 0) fail(`${id}: ${mistakes.join('; ')}`)
    return answer
  }
  return { call, fail }
}

const viewOf = ({ body }: WireAnswer): CaseView => JSON.parse(body.toString()) as CaseView

const playStory = async (scene: Scene, cast: Cast, story: readonly Step[], count: () => void): Promise<void> => {
  const { call, fail } = openStory(scene, count)
  const first = `Story ${randomUUID()}`
  count()
  const { caseId: id } = await fileTicket(cast.owner, first)
  /** Every text that was taken must stand in the thread once; every other nowhere. */
  const taken = [first]
  const refused: string[] = []
  let seen: CaseView = viewOf(await call('getCase', cast.owner, { id }))

  const expectStatus = ({ status, body }: WireAnswer, ...allowed: number[]): void => {
    if (!allowed.includes(status))
      fail(`${status} instead of ${allowed.join(' or ')}: ${body.toString().slice(0, 300)}`)
  }
  const note = (answer: WireAnswer, text: string): void => {
    ;(answer.status < 300 ? taken : refused).push(text)
  }
  const reply = async (person: Person, eventCount: number, key?: string, text = `Reply ${randomUUID()}`) => ({
    answer: await call(
      'respondToCase',
      person,
      { id },
      { form: { description: text, channel: 'ticket', eventCount }, key },
    ),
    text,
  })
  const deskCount = async (): Promise<number> => {
    const { body } = await call('getDeskCase', cast.agent, { id })
    return (JSON.parse(body.toString()) as { eventCount: number }).eventCount
  }
  const lock = async (locked: boolean): Promise<void> => {
    await call('updateCase', cast.lead, { id }, { json: { locked, eventCount: await deskCount() } })
  }
  const answerAs = async (status: string): Promise<void> => {
    const text = `Answer ${randomUUID()}`
    const answer = await call(
      'answerCase',
      cast.agent,
      { id },
      { form: { responseText: text, status, eventCount: await deskCount() } },
    )
    note(answer, text)
  }

  const play: Record<Step, () => Promise<void>> = {
    reply: async () => {
      const { answer, text } = await reply(cast.owner, seen.caseEvents.length)
      expectStatus(answer, ...(seen.canRespond || seen.canReopen ? [200] : [422]))
      note(answer, text)
    },
    'stale reply': async () => {
      const { answer, text } = await reply(cast.owner, 0)
      expectStatus(answer, 422)
      note(answer, text)
    },
    'reply twice': async () => {
      const key = randomUUID()
      const text = `Reply ${randomUUID()}`
      const send = (words = text) => reply(cast.owner, seen.caseEvents.length, key, words)
      const both = await Promise.all([send(), send()])
      for (const { answer } of both) expectStatus(answer, 200, 409, 422)
      const again = await send()
      if (both.some(({ answer }) => answer.status === 200)) {
        expectStatus(again.answer, 200)
        taken.push(text)
        const other = await send(`${text} changed`)
        expectStatus(other.answer, 422)
        refused.push(`${text} changed`)
      }
    },
    'empty reply': async () =>
      expectStatus((await reply(cast.owner, seen.caseEvents.length, undefined, ' \n ')).answer, 422),
    resolve: async () => expectStatus(await call('resolveCase', cast.owner, { id }), 200, 422),
    cancel: async () => expectStatus(await call('cancelCase', cast.owner, { id }), 204, 422),
    answer: () => answerAs('ANSWERED'),
    inform: () => answerAs('INFO'),
    'resolve at the desk': () => answerAs('RESOLVED'),
    'reopen at the desk': async () => {
      const json = { status: 'OPEN', alternateName: 'Reopened', eventCount: await deskCount() }
      await call('setCaseStatus', cast.agent, { id }, { json })
    },
    lock: () => lock(true),
    unlock: () => lock(false),
    note: async () => {
      const text = `Note ${randomUUID()}`
      expectStatus(await call('addNote', cast.agent, { id }, { json: { text } }), 201)
      refused.push(text) // the desk's own words are nothing a player sees
    },
    stranger: async () => {
      expectStatus(await call('getCase', cast.stranger, { id }), 404)
      expectStatus((await reply(cast.stranger, seen.caseEvents.length)).answer, 404)
      expectStatus(await call('resolveCase', cast.stranger, { id }), 404)
      expectStatus(await call('cancelCase', cast.stranger, { id }), 404)
      expectStatus(await call('exportCase', cast.stranger, { id }), 404)
    },
    'signed out': async () => {
      expectStatus(await call('getCase', cast.nobody, { id }), 401)
      expectStatus((await reply(cast.nobody, seen.caseEvents.length)).answer, 401)
      expectStatus(await call('cancelCase', cast.nobody, { id }), 401)
    },
  }

  for (const step of story) {
    await play[step]()
    const before = seen
    const answer = await call('getCase', cast.owner, { id })
    expectStatus(answer, 200)
    seen = viewOf(answer)
    const text = JSON.stringify(seen.caseEvents)
    for (const one of taken) {
      const times = text.split(one).length - 1
      if (times !== 1) fail(`after "${step}" the accepted text "${one}" stands ${times} times in the thread`)
    }
    for (const one of refused)
      if (text.includes(one)) fail(`after "${step}" the thread shows "${one}", which was not accepted`)
    if (seen.caseEvents.length < before.caseEvents.length) fail(`after "${step}" the thread is shorter`)
    if (seen.canRespond && seen.canReopen) fail(`after "${step}" the case can be answered and reopened at once`)
    if (seen.locked && seen.canRespond) fail(`after "${step}" a locked case can be answered`)
  }
}

/** Plays stories until `requests` are sent. The first failure ends it, shrunk to the fewest steps. */
export const runStories = async (
  scene: Scene,
  { seed, requests }: { seed: number; requests: number },
): Promise<StoryResult> => {
  let sent = 0
  const count = (): void => {
    sent += 1
  }
  const [owner, stranger, nobody, agent, lead] = await Promise.all([
    scene.player('test-owner'),
    scene.player('test-stranger'),
    scene.person('nobody'),
    scene.person('agent'),
    scene.person('lead'),
  ])
  const cast: Cast = { owner, stranger, nobody, agent, lead }
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 9, size: 'max' }),
    async (story) => {
      if (sent < requests) await playStory(scene, cast, story, count)
    },
  )
  const outcome = await fc.check(property, { seed, numRuns: Math.ceil(requests / 15) })
  if (!outcome.failed) return { sent, failure: null }
  const cause = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance)
  return { sent, failure: { steps: [...(outcome.counterexample?.[0] ?? [])], cause, seed } }
}
