// The fuzz itself: every operation of both documents, as every sender, by one seed. A failure is shrunk by fast-check
// and told as a curl line.
import fc from 'fast-check'
import { findMistakes } from './checks.ts'
import { statusMistake, type Sender } from './expected.ts'
import { asCurl, sendTo } from '../../../tests/support/wire.ts'
import { surfaces, type Surface } from './operations.ts'
import type { Person } from '../../../tests/support/people.ts'
import { requestOf, type Planned } from './requests.ts'
import type { Known } from './values.ts'

export interface Failure {
  operationId: string
  sender: Sender
  mistakes: string[]
  curl: string
  seed: number
}
export interface Campaign {
  sent: number
  failures: Failure[]
  /** Operations of which a call succeeded. */
  succeeded: Set<string>
}

export interface CampaignOptions {
  origin: string
  seed: number
  /** How many requests in all, about; shrinking comes on top. */
  requests: number
  /** Who sends; asked anew for each operation, because some end the session they come with. */
  person: (sender: Sender, surface: Surface) => Promise<Person>
  known: Known
  /** Undoes what an operation did to the whole server (switched features, replaced content). */
  restore: (surface: Surface) => Promise<void>
}

/** What changes the server for all who come after it goes last. */
const unsettling = new Set([
  'setFeature',
  'changeSetting',
  'importContent',
  'replaceContent',
  'putContentDocument',
  'setChannels',
  'logout',
  'requestDataErasure',
  'eraseAccountData',
])

const endsSession = new Set(['logout', 'requestDataErasure'])

const sendersOf = ({ isDesk }: Surface): Sender[] =>
  isDesk ? ['agent', 'lead', 'admin', 'nobody', 'player'] : ['player', 'nobody']

/** A number of its own for each operation, the same in every run. */
const seedOf = (seed: number, text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, seed)

const inParallel = async <T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> => {
  const rest = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next)
    }),
  )
}

export const runCampaign = async (options: CampaignOptions): Promise<Campaign> => {
  const { origin, seed, requests, person, known, restore } = options
  const campaign: Campaign = { sent: 0, failures: [], succeeded: new Set() }
  const runs = Math.max(1, Math.ceil(requests / surfaces.length))

  const fuzz = async (surface: Surface): Promise<void> => {
    const senders = sendersOf(surface)
    const people = new Map(
      await Promise.all(senders.map(async (sender) => [sender, await person(sender, surface)] as const)),
    )
    const wireOf = (planned: Planned, sender: Sender) => {
      const { method, url, body, intent } = planned
      const headers = { ...planned.headers, ...people.get(sender)!.headers }
      if (intent === 'no-csrf') delete headers['x-csrf-token']
      return { method, url, headers, body }
    }
    const mistakesOf = async (planned: Planned, sender: Sender): Promise<string[]> => {
      const answer = await sendTo(origin, wireOf(planned, sender))
      campaign.sent += 1
      if (answer.status < 400) campaign.succeeded.add(surface.id)
      // Whoever signed out, or had everything erased, comes back as somebody new.
      if (endsSession.has(surface.id) && answer.status < 300) people.set(sender, await person(sender, surface))
      const status = statusMistake(surface, sender, planned, answer)
      const broken = planned.intent === 'bad-method' ? [] : findMistakes(surface, answer)
      return [...(status === undefined ? [] : [`${status}: ${answer.body.toString().slice(0, 300)}`]), ...broken]
    }
    // The first sender is the one who gets furthest.
    const sender = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...senders.slice(0, surface.isDesk ? 3 : 2)) },
      { weight: 1, arbitrary: fc.constantFrom(...senders) },
    )
    const property = fc.asyncProperty(requestOf(surface, known), sender, async (planned, who) => {
      const mistakes = await mistakesOf(planned, who)
      if (mistakes.length > 0) throw new Error(mistakes.join('; '))
    })
    const ownSeed = seedOf(seed, surface.id)
    const outcome = await fc.check(property, { seed: ownSeed, numRuns: runs })
    if (outcome.failed) {
      const [planned, who] = outcome.counterexample ?? []
      const cause =
        outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance)
      campaign.failures.push({
        operationId: surface.id,
        sender: who ?? 'nobody',
        mistakes: cause.split('; '),
        seed: ownSeed,
        curl: planned && who ? asCurl(origin, wireOf(planned, who)) : '(no request was made)',
      })
    }
    await restore(surface)
  }

  const [late, early] = [true, false].map((isLate) => surfaces.filter(({ id }) => unsettling.has(id) === isLate))
  await inParallel(early!, 6, fuzz)
  await inParallel(late!, 1, fuzz)
  return campaign
}

/** A failure as it is printed. */
export const describeFailure = ({ operationId, sender, mistakes, curl, seed }: Failure): string =>
  [`${operationId} as ${sender} (seed ${seed}):`, ...mistakes.map((mistake) => `  ${mistake}`), `  ${curl}`].join('\n')
