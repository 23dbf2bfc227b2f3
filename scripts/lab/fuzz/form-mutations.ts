// One byte at a time: a form with a file, spoilt at every position of its body, and its temporary files counted
// afterwards.
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formBody, formType, ticketForm, tinyPng } from '../../../tests/support/form-bytes.ts'
import { asCurl, sendTo } from '../../../tests/support/wire.ts'
import type { Person } from '../../../tests/support/people.ts'
import type { Scene } from './scene.ts'

const strangers = [0x00, 0x0d, 0x0a, 0x2d, 0x22, 0xff]
const withBytes = (body: Buffer, at: number, bytes: number[], skipped: number): Buffer =>
  Buffer.concat([body.subarray(0, at), Buffer.from(bytes), body.subarray(at + skipped)])

export const byteMutations = {
  flip: (body: Buffer, at: number): Buffer => withBytes(body, at, [body[at]! ^ (1 << (at % 8))], 1),
  drop: (body: Buffer, at: number): Buffer => withBytes(body, at, [], 1),
  insert: (body: Buffer, at: number): Buffer => withBytes(body, at, [strangers[at % strangers.length]!], 0),
  cut: (body: Buffer, at: number): Buffer => body.subarray(0, at),
} as const
export type ByteMutation = keyof typeof byteMutations

/** What a spoilt form may come to: it happens to be right still, or it is refused in words. */
const allowed = new Set([200, 400, 413, 415, 422])

export interface FormTarget {
  name: string
  url: string
  json: unknown
}

export const submitTarget: FormTarget = {
  name: 'submit',
  url: '/services/bft/api/submit',
  json: ticketForm('My character is stuck.'),
}
export const replyTarget = (caseId: string): FormTarget => ({
  name: 'reply',
  url: `/services/bft/api/cases/en-US/detail/${caseId}`,
  json: { description: 'Still stuck.', channel: 'ticket', eventCount: 99_999 },
})

/** @returns curl lines of requests with another answer, or none */
export const spoilEveryByte = async (
  scene: Scene,
  person: Person,
  { url, json }: FormTarget,
  mutations: readonly ByteMutation[],
  padding = 0,
): Promise<{ sent: number; failures: string[] }> => {
  const file = Buffer.concat([tinyPng, Buffer.alloc(padding, 'x')])
  const body = formBody(JSON.stringify(json), [
    { part: 'files[files]', filename: 'a.png', type: 'image/png', content: file },
  ])
  const jobs = mutations.flatMap((mutation) => Array.from({ length: body.length }, (_, at) => ({ mutation, at })))
  const failures: string[] = []
  let sent = 0
  const work = async (): Promise<void> => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      const { mutation, at } = job
      const headers = { ...person.headers, 'content-type': formType, 'idempotency-key': randomUUID() }
      const request = { method: 'POST', url, headers, body: byteMutations[mutation](body, at) }
      const answer = await sendTo(scene.origin, request).catch((error: unknown) => ({
        status: 0,
        body: Buffer.from(String(error)),
      }))
      sent += 1
      if (allowed.has(answer.status)) continue
      const told = `${answer.status} ${answer.body.toString().slice(0, 200)}`
      failures.push(`${mutation} at byte ${at} of ${body.length} answers ${told}: ${asCurl(scene.origin, request)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return { sent, failures }
}

/**
 * Names of files on their way in that nobody waits for any more; [] once the last answer is out. Waits a moment for the
 * last removal.
 */
export const leftFiles = async ({ server }: Scene): Promise<string[]> => {
  const folder = join(server.dataDir, 'tmp')
  for (let tries = 0; tries < 50; tries += 1) {
    const names = await readdir(folder).catch((): string[] => [])
    if (names.length === 0) return []
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return readdir(folder)
}
