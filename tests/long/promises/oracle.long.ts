// Promise P19: nobody learns from an answer, or from its time, whether an account, an address or a case exists. Known and
// unknown by turns, so that a machine that becomes slower favours neither (ASKED settable).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireAnswer } from '../../support/wire.ts'
import { nobody, type Person } from '../../support/people.ts'
import { fileTicket, openScene, type Scene } from '../../../scripts/lab/fuzz/scene.ts'
import { median } from '../../../scripts/lab/lib/stats.ts'
import { mannWhitney } from './rank-test.ts'

const asked = Number(process.env['ASKED'] ?? 500)
const largestDifference = 5
const leastChance = 0.01
const api = '/services/bft/api'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
}, 300_000)
afterAll(() => scene?.stop())

const json = (person: Person, method: string, url: string, body: unknown): Promise<WireAnswer> =>
  person.browser.send({
    method,
    url,
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })

/** What changes with every answer, whoever asks: its id, its times. */
const withoutTimes = (text: string): string =>
  text
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":""')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/\d{9,}/g, 'NUMBER')
const shapeOf = ({ status, headers, body }: WireAnswer): string =>
  JSON.stringify([
    status,
    Object.keys(headers)
      .filter((name) => name !== 'set-cookie')
      .toSorted(),
    withoutTimes(body.toString()),
  ])

/** @param ask comes back once the answer is there; what has to be made ready is made by `prepare` */
const compare = async <T>(
  what: string,
  prepare: (isKnown: boolean, index: number) => Promise<T>,
  ask: (ready: T) => Promise<WireAnswer>,
): Promise<void> => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const shapes: Record<'known' | 'unknown', Set<string>> = { known: new Set(), unknown: new Set() }
  for (let index = 0; index < asked * 2 + 20; index += 1) {
    // By turns, but not always in the same order.
    const isKnown = (index + (index >> 1)) % 2 === 0
    const ready = await prepare(isKnown, index)
    const begun = performance.now()
    const answer = await ask(ready)
    const milliseconds = performance.now() - begun
    // The first ones warm up.
    if (index < 20) continue
    const side = isKnown ? 'known' : 'unknown'
    times[side].push(milliseconds)
    shapes[side].add(shapeOf(answer))
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const chance = mannWhitney(times.known, times.unknown)
  process.stdout.write(
    `${what}: ${times.known.length} known ${known.toFixed(2)} ms, ${times.unknown.length} unknown ${unknown.toFixed(2)} ms, ` +
      `p ${chance.toFixed(3)}; ${[...shapes.known][0]?.slice(1, 4)}\n`,
  )
  expect([...shapes.known]).toEqual([...shapes.unknown])
  expect(shapes.known.size).toBe(1)
  expect(Math.abs(known - unknown)).toBeLessThanOrEqual(largestDifference)
  expect(chance).toBeGreaterThan(leastChance)
}

test('[P19] a code for who cannot sign in: a known and an unknown address', { timeout: 600_000 }, () =>
  compare(
    'code for an address',
    async (isKnown, index) => ({
      person: await nobody(scene.origin),
      email: isKnown ? 'boris@players.example' : `boris${index}@players.example`,
    }),
    ({ person, email }) => json(person, 'POST', `${api}/lockedout/code`, { email }),
  ),
)

test('[P19] a wrong code: where one was sent, and where none was', { timeout: 600_000 }, () =>
  compare(
    'wrong code',
    async (isKnown, index) => {
      const person = await nobody(scene.origin)
      const email = isKnown ? 'boris@players.example' : `boris${index}@players.example`
      await json(person, 'POST', `${api}/lockedout/code`, { email })
      return { ...person, headers: { ...person.headers, cookie: person.browser.cookie() } }
    },
    (person) => json(person, 'POST', `${api}/lockedout/answer`, { code: '00000000' }),
  ),
)

test('[P19] a case: somebody else’s, and one that nobody has', { timeout: 600_000 }, async () => {
  const [owner, stranger] = await Promise.all([scene.player('test-oracle-owner'), scene.player('test-oracle-other')])
  const { caseId } = await fileTicket(owner, 'Mine alone.')
  await compare(
    'case by its number',
    async (isKnown, index) => (isKnown ? caseId : String(Number(caseId) + 1_000 + index)),
    (id) => stranger.browser.send({ url: `${api}/cases/en-US/detail/${id}`, headers: stranger.headers }),
  )
})
