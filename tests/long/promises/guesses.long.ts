// Promise P15: a million guesses at the link of a case that nobody signed in for, at full speed and without a limit by
// address, from tokens of the same form to true ones with one letter changed (GUESSES settable): none opens it, and no
// token stands in the log or in the figures.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RawClient } from '../../../scripts/lab/lib/raw-client.ts'
import { nobody, passChallenge, type Person } from '../../support/people.ts'
import { fileTicket, openScene, type Scene } from '../../../scripts/lab/fuzz/scene.ts'

const guesses = Number(process.env['GUESSES'] ?? 1_000_000)
const tokens = Number(process.env['TOKENS'] ?? 10_000)
const atOnce = 64
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

let scene: Scene
beforeAll(async () => {
  scene = await openScene({ LOG_LEVEL: 'info' })
}, 300_000)
afterAll(() => scene?.stop())

/** A solved challenge is good for one form. */
const fileOne = async (person: Person): Promise<string> => {
  await passChallenge(person)
  return (await fileTicket(person, 'Filed without an account.')).anonymousToken!
}
const urlOf = (token: string): string => `/services/bft/api/cases/en-US/detail/${token}`
const changed = (token: string, at: number): string => {
  const other = letters[(letters.indexOf(token[at]!) + 1 + (at % 60)) % letters.length]!
  return token.slice(0, at) + other + token.slice(at + 1)
}

test(`[P15] ${guesses} guesses open nothing`, { timeout: 7_200_000 }, async () => {
  const person = await nobody(scene.origin)
  const real = await fileOne(person)
  const client = new RawClient(scene.origin.replace('localhost', '127.0.0.1'), atOnce)
  const headers = { cookie: person.headers['cookie']!, 'accept-encoding': 'identity' }
  expect((await client.ask({ path: urlOf(real), headers })).status).toBe(200)
  const answers = new Map<number, number>()
  let next = 0
  const work = async (): Promise<void> => {
    for (let index = next++; index < guesses; index = next++) {
      // Every fourth is a true one with one letter changed.
      const guess =
        index % 4 === 0
          ? changed(real, (index / 4) % real.length)
          : randomBytes(real.length).toString('base64url').slice(0, real.length)
      const { status } = await client.ask({ path: urlOf(guess), headers })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = (performance.now() - begun) / 1000
  client.close()
  process.stdout.write(
    `${guesses} guesses in ${seconds.toFixed(0)} s: ${JSON.stringify(Object.fromEntries(answers))}\n`,
  )
  expect(answers.get(404)).toBe(guesses)
  expect(scene.server.log()).not.toContain(real)
  const figures = await fetch(`${scene.origin}/metrics`).then((answer) => answer.text())
  expect(figures).not.toContain(real)
})

test(`[P15] ${tokens} links have nothing in common`, { timeout: 7_200_000 }, async () => {
  const all: string[] = []
  const work = async (): Promise<void> => {
    const person = await nobody(scene.origin)
    while (all.length < tokens) all.push(await fileOne(person))
  }
  await Promise.all(Array.from({ length: 8 }, work))
  expect(new Set(all).size).toBe(all.length)
  const length = all[0]!.length
  // 43 letters of six bits: 256 bits and two that say nothing.
  expect(length).toBeGreaterThanOrEqual(43)
  // Every place holds every letter about equally often: chi-square of 63 degrees, one in a million each way; the last
  // letter carries four bits alone.
  const worst = Array.from({ length: length - 1 }, (_, at) => {
    const counts = new Map<string, number>()
    for (const token of all) counts.set(token[at]!, (counts.get(token[at]!) ?? 0) + 1)
    const expected = all.length / letters.length
    return [...letters].reduce((sum, letter) => sum + ((counts.get(letter) ?? 0) - expected) ** 2 / expected, 0)
  })
  process.stdout.write(
    `${all.length} links of ${length} letters, largest chi-square of a place ${Math.max(...worst).toFixed(0)} (63 degrees)\n`,
  )
  expect(Math.max(...worst)).toBeLessThan(138)
})
