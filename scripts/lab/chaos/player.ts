// A player: files a case and does with it what the intent says, or appeals a restriction. What was acknowledged is
// written down, to be looked for afterwards.
import { setTimeout as delay } from 'node:timers/promises'
import { cancelCase, resolveCase, respondToCase } from '#generated/server/cases.ts'
import { submitContact } from '#generated/server/contact.ts'
import { appealPenalty } from '#generated/server/penalties.ts'
import type { SupportCase } from '#generated/server/schemas.ts'
import { answerSurvey } from '#generated/server/survey.ts'
import { createUpload } from '#generated/server/uploads.ts'
import { formBody, formType, ticketForm } from '../../../tests/support/form-bytes.ts'
import type { Player } from '../lib/player.ts'
import type { Intent, IntentFile, IntentSource, Step, Write } from './intents.ts'
import { sendOnce, type Target, untilAnswered } from './send.ts'

export interface ChaosTarget extends Target {
  player: (at: number) => Player
  /** An account that has appealed at most once. */
  appellant: () => Promise<{ player: Player; accountId: string }>
  /** The company answers. @returns how many entries the case has then */
  answerCase: (caseId: string) => Promise<number>
  /** The company restricts an account. @returns the restriction's id */
  restrict: (accountId: string) => Promise<string>
}

/** What was acknowledged; of a file its name and hash alone. */
export interface Stored {
  kind: 'case' | 'reply' | 'resolve' | 'cancel' | 'survey' | 'appeal'
  marker: string
  /** Every id that answers named, of an appeal its restriction's: one, or it was stored twice. */
  ids: Set<string>
  files: readonly Pick<IntentFile, 'name' | 'sha256'>[]
}

const formHeaders = { 'content-type': formType }
const jsonHeaders = { 'content-type': 'application/json' }

/** The same bytes at every try. */
const formOf = (form: object, files: readonly IntentFile[]): Buffer =>
  formBody(
    JSON.stringify(form),
    files.map(({ name, bytes }) => ({ part: 'files[files]', filename: name, type: 'image/png', content: bytes })),
  )
const jsonOf = (body: object): Buffer => Buffer.from(JSON.stringify(body))

const operations = { reply: respondToCase, resolve: resolveCase, cancel: cancelCase, survey: answerSurvey }
const addressOf = ({ path }: { path: string }, id: string): string =>
  path.replace(/\{(locale|lang)\}/, 'en-US').replace(/\{(id|caseId)\}/, id)

const tus = { 'tus-resumable': '1.0.0' }
const mostTries = 200

/** In two pieces, gone on with after every break from where the server says. @returns its id */
const upload = async (target: Target, { headers }: Player, { name, bytes }: IntentFile): Promise<string> => {
  const begin = {
    method: 'POST',
    path: createUpload.url,
    headers: {
      ...headers,
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  }
  let place: string | undefined
  let offset = 0
  for (let round = 0; place === undefined || offset < bytes.length; round += 1) {
    if (round > mostTries) throw new Error(`chaos: ${name} was not uploaded in ${mostTries} tries`)
    if (place === undefined) {
      place = (await sendOnce(target, begin))?.headers.get('location') ?? undefined
    } else {
      const to = offset === 0 ? Math.ceil(bytes.length / 2) : bytes.length
      const sent = await sendOnce(target, {
        method: 'PATCH',
        path: place,
        headers: {
          ...headers,
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes.subarray(offset, to),
      })
      const stands =
        sent?.status === 204
          ? sent
          : await sendOnce(target, { method: 'HEAD', path: place, headers: { ...headers, ...tus } })
      if (stands?.status === 404) throw new Error(`chaos: an upload that was begun is gone`)
      offset = Number(stands?.headers.get('upload-offset') ?? offset)
    }
    await delay(5)
  }
  return place.split('/').at(-1)!
}

/** Uploads wait for no key: one whose id was answered is there. */
const file = async (intent: Intent, target: ChaosTarget, player: Player): Promise<Stored> => {
  const isUpload = intent.isUpload && intent.files.length > 0
  const [first, ...others] = intent.files
  const form = {
    ...ticketForm(`The hero falls through the floor. ${intent.marker}`),
    ...(isUpload ? { uploads: { files: [await upload(target, player, first!)] } } : {}),
  }
  const answers = await untilAnswered(target, intent, {
    method: 'POST',
    path: submitContact.url,
    headers: { ...player.headers, ...formHeaders },
    body: formOf(form, isUpload ? others : intent.files),
  })
  const ids = new Set(answers.map(({ text }) => (JSON.parse(text) as { caseId: string }).caseId))
  return { kind: 'case', marker: intent.marker, ids, files: intent.files }
}

const appeal = async (intent: Intent, target: ChaosTarget): Promise<Stored> => {
  const { player, accountId } = await target.appellant()
  const penaltyId = await target.restrict(accountId)
  await untilAnswered(target, intent, {
    method: 'POST',
    path: addressOf(appealPenalty, ''),
    headers: { ...player.headers, ...jsonHeaders },
    body: jsonOf({ penaltyId, reasonId: 'support.penalty.appeal.reason.mistake', description: intent.marker }),
  })
  return { kind: 'appeal', marker: intent.marker, ids: new Set([penaltyId]), files: [] }
}

/** @returns what was acknowledged, in its order */
export const play = async (at: number, source: IntentSource, target: ChaosTarget): Promise<Stored[]> => {
  const intent = source.intentAt(at)
  if (intent.kind === 'appeal') return [withoutBytes(await appeal(intent, target))]
  const player = target.player(intent.player)
  const filed = await file(intent, target, player)
  const stored = [withoutBytes(filed)]
  const [caseId] = filed.ids
  const draw = source.drawsOf(at)
  let entries = 1
  for (const [step, kind] of intent.steps.entries()) {
    if (kind === 'answered') {
      entries = await target.answerCase(caseId!)
      continue
    }
    const write = source.writeOf(draw, `${intent.marker}-${step}`, kind === 'reply')
    const answers = await untilAnswered(target, write, requestOf(kind, write, caseId!, entries, player))
    if (kind === 'reply') entries = (JSON.parse(answers.at(-1)!.text) as SupportCase).caseEvents.length
    stored.push(withoutBytes({ kind, marker: write.marker, ids: filed.ids, files: write.files }))
  }
  return stored
}

const withoutBytes = (stored: Stored): Stored => ({
  ...stored,
  files: stored.files.map(({ name, sha256 }) => ({ name, sha256 })),
})

const requestOf = (
  kind: Exclude<Step, 'answered'>,
  { marker, files }: Write,
  caseId: string,
  eventCount: number,
  { headers }: Player,
) => {
  const path = addressOf(operations[kind], caseId)
  if (kind === 'survey')
    return {
      method: 'POST',
      path,
      headers: { ...headers, ...jsonHeaders },
      body: jsonOf({ q1: '5', q2: '4', q3: '5', q4: '5', q5: '4', feedback: marker }),
    }
  if (kind !== 'reply') return { method: 'POST', path, headers }
  const form = { description: `It is the same still. ${marker}`, channel: 'ticket', eventCount }
  return { method: 'POST', path, headers: { ...headers, ...formHeaders }, body: formOf(form, files) }
}
