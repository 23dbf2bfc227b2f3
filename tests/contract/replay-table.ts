// What the examples of a few operations need before the real server can take them as they stand: somebody else, a thing
// in another state, a code that was really sent. Everything else is replayed as it is written (access-matrix/table.ts
// says whose is what).
import { pbkdf2Sync } from 'node:crypto'
import { smsOutboxPath } from '../../server/src/phone/outbox.ts'
import type { Actor, Target } from './access-matrix/expected.ts'
import { playerRows, type Row, teamless } from './access-matrix/table.ts'
import type { World } from './access-matrix/world.ts'

export interface Replay {
  actor?: Actor
  target?: Target
  /** Instead of the operation's row. */
  row?: Row
  /** What has to happen first; what it gives stands in the example's place. */
  prepare?: (world: World, example: unknown) => Promise<object | undefined>
  /** The first time makes it, every other time changes it: asked twice, the second answer counts. */
  isSecond?: true
  /** Nobody can write such a request down beforehand: its refusal is compared instead, with the reason. */
  refused?: { status: number; why: string }
}

const api = '/services/bft/api'
/** The demonstration's publisher: a token for one call. */
const signedAt = '/services/dev/game/token?account=demo-ada'
interface CallOptions {
  actor?: Actor
  method?: string
  json?: unknown
}
const call = async (world: World, path: string, { actor = 'owner', method = 'GET', json }: CallOptions = {}) => {
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  const who = path.startsWith('/services/desk')
    ? { authorization: `Bearer ${world.bearerOf(actor)}` }
    : await world.browserOf(actor)
  return world.send({
    method,
    url: path,
    body: json === undefined ? undefined : JSON.stringify(json),
    headers: { ...who, accept: 'application/json', 'idempotency-key': crypto.randomUUID(), 'if-match': '*', ...type },
  })
}

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  signature: string
}

/** Solves a challenge exactly as openapi/contact/schemas/AltchaChallenge.yaml tells a partner to. */
export const solve = (challenge: Challenge): string => {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  for (let counter = 0; ; counter += 1) {
    const fourBytes = Buffer.alloc(4)
    fourBytes.writeUInt32BE(counter)
    const derivedKey = pbkdf2Sync(
      Buffer.concat([Buffer.from(nonce, 'hex'), fourBytes]),
      Buffer.from(salt, 'hex'),
      cost,
      keyLength,
      'sha256',
    ).toString('hex')
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}

/** Takes and solves a challenge of this visitor's. */
const solvedToken = async (world: World, actor: Actor): Promise<string> =>
  solve(JSON.parse((await call(world, `${api}/arkose/challenge`, { actor })).body) as Challenge)

const caseAt = { path: (id: string) => ({ id }) }
const reopening: Row = {
  whose: 'owner',
  resource: 'answered-phone-case',
  missing: '7',
  at: {
    ...caseAt,
    body: (example) => ({
      ...example,
      form: JSON.stringify({ ...(JSON.parse((example as { form: string }).form) as object), eventCount: 1 }),
    }),
  },
}
const surveyOfChat: Row = {
  whose: 'owner',
  resource: 'resolved-chat-case',
  at: { path: (caseId) => ({ caseId }) },
  missing: '7',
}
const everybody: Row = { whose: 'everybody' }
const present = async (world: World, example: unknown): Promise<object> => ({
  ...(example as object),
  contentVersion: await world.contentVersion(),
})

// A game's topics are one draft (CD-412), and what is sent says what it began from.
const topics = '/services/desk/topic-trees/wow'
/** What a game's page offers, to be saved as it is. */
const presentPage = async (world: World, game: string) => {
  const answer = await call(world, `/services/desk/topic-trees/${game}/page`, { actor: 'admin' })
  const { mark, page } = JSON.parse(answer.body) as Record<string, unknown>
  return { mark, page }
}
interface TreeAsRead {
  mark: string
  draft: number
  nodes: (object & Record<'isTopic' | 'fields' | 'channels' | 'change' | 'mark' | 'mistakes', unknown>)[]
}
const treeOf = async (world: World): Promise<TreeAsRead> =>
  JSON.parse((await call(world, topics, { actor: 'admin' })).body) as TreeAsRead
/** The tree as it was read, its first entry popular or not. */
const treeToSave = async (world: World, popular: boolean): Promise<object> => {
  const { mark, nodes } = await treeOf(world)
  return {
    mark,
    nodes: nodes.map(({ isTopic: _t, fields: _f, channels: _c, change: _h, mark: _k, mistakes: _m, ...node }, index) =>
      index === 0 ? { ...node, popular } : node,
    ),
  }
}
const draftTopics = async (world: World, popular: boolean): Promise<{ draft: number; note: string }> => {
  await call(world, topics, { actor: 'admin', method: 'PUT', json: await treeToSave(world, popular) })
  return { draft: (await treeOf(world)).draft, note: '' }
}

/** By operation, or by operation and example. */
export const replays: Readonly<Record<string, Replay>> = {
  unlinkSignIn: { refused: { status: 404, why: 'each account has its own ids of ways' } },
  mergeAccounts: { refused: { status: 404, why: 'an offer is made by a sign-in at another provider' } },
  endSessionsAtProvider: { refused: { status: 400, why: 'the token is signed by an identity provider' } },
  showUnsubscribe: { refused: { status: 404, why: 'the tag comes with a mail' } },
  unsubscribe: { refused: { status: 404, why: 'the tag comes with a mail' } },
  getSurveyByLink: { refused: { status: 404, why: 'the token comes with a mail' } },
  answerSurveyByLink: { refused: { status: 404, why: 'the token comes with a mail' } },
  // The code comes with a mail; the whole way is played through in lockedout/lockedout.test.ts.
  'answerLockedOutCode code': { refused: { status: 422, why: 'the code comes with a mail' } },
  getLockedOutRestrictions: { actor: 'marked' },
  getLockedOutCases: { actor: 'marked' },
  getLockedOutCase: { actor: 'marked' },
  'appealLockedOut with-text': { actor: 'marked' },
  'answerAppealLockedOut answer': { actor: 'marked' },
  getHandoff: { refused: { status: 404, why: 'the id comes with a code of the same session' } },
  endHandoff: { refused: { status: 404, why: 'the id comes with a code of the same session' } },
  'takeHandoff code': {
    row: { whose: 'everybody' },
    prepare: async (world) => {
      const form = { categoryId: 1201, channel: 'ticket', locale: 'en-US', fields: '{}' }
      const made = await call(world, `${api}/handoff`, { method: 'POST', json: form })
      return { code: (JSON.parse(made.body) as { code: string }).code }
    },
  },
  // One answer an article and visitor.
  'giveFeedback notHelpful': { actor: 'other' },
  'validateChallenge solved': {
    prepare: async (world, example) => ({ ...(example as object), token: await solvedToken(world, 'owner') }),
  },
  'submitContact anonymous': {
    actor: 'token',
    prepare: async (world) => {
      const verdict = await call(world, `${api}/arkose/validate`, {
        actor: 'token',
        method: 'POST',
        json: { token: await solvedToken(world, 'token'), onReady: 412, onShown: 980 },
      })
      if (verdict.body !== '{"valid":true}') throw new Error(`the challenge was not solved: ${verdict.body}`)
      return undefined
    },
  },
  'respondToCase reopen-by-phone': { row: reopening },
  'answerSurvey three': { row: surveyOfChat },
  'answerQuestions answers': { row: playerRows['answerQuestions']! },
  'validateSmsCode code': {
    prepare: async (world) => {
      await call(world, `${api}/sms/send`, { method: 'POST', json: {} })
      await world.runJobs()
      const code = /\b[0-9]{6}\b/.exec((await call(world, smsOutboxPath)).body)?.[0]
      return { code }
    },
  },
  'createGameContext token': {
    row: { whose: 'everybody' },
    prepare: async (world) => JSON.parse((await call(world, signedAt)).body) as object,
  },
  'openGameContext code': {
    row: { whose: 'everybody' },
    prepare: async (world) => {
      const json: unknown = JSON.parse((await call(world, signedAt)).body)
      const told = await call(world, `${api}/ingame/context`, { method: 'POST', json })
      return { code: (JSON.parse(told.body) as { code: string }).code }
    },
  },
  // Their last word in this world: whoever is erased is asked for nothing afterwards.
  'requestDataErasure confirmed': { actor: 'soft', row: { whose: 'caller' } },
  'importPenalty suspension': { isSecond: true },
  setChannels: { row: everybody },
  setFeature: { row: everybody },
  changeSetting: { row: everybody },
  getContentDocument: { row: everybody },
  mergeCases: { refused: { status: 422, why: 'the other case of the example is nobody’s' } },
  editPlayerNote: { target: 'own' },
  deletePlayerNote: { target: 'own' },
  replaceMacro: { target: 'own' },
  deleteMacro: { target: 'own' },
  createTeam: { row: everybody, prepare: async (_world, example) => ({ ...(example as object), members: [] }) },
  createWebhook: { prepare: async (_world, example) => ({ ...(example as object), enabled: false }) },
  createRule: { row: everybody, prepare: async (_world, example) => teamless(example as object) },
  orderRules: { refused: { status: 409, why: 'the example names a rule that is not there' } },
  orderTargets: { refused: { status: 409, why: 'the example names a target that is not there' } },
  createTarget: { row: everybody },
  createSchedule: { row: everybody },
  deleteTarget: { target: 'own' },
  deleteSchedule: { target: 'own' },
  deleteTeam: { target: 'own' },
  deleteRule: { target: 'own' },
  deleteView: { target: 'own' },
  giveOpinion: { target: 'own' },
  acceptChat: { target: 'own' },
  takeCallBack: { target: 'own' },
  endCallBack: { target: 'own' },
  handleSensitiveFlag: { target: 'own' },
  getReview: { target: 'own' },
  replyToReview: { target: 'own' },
  replaceSensitiveWords: { row: everybody },
  resetSensitiveWords: { row: everybody },
  // A writer's word waits for a colleague's (T44).
  deleteContent: { actor: 'writer' },
  transferChat: { target: 'own' },
  sendChatMessage: { target: 'own' },
  endChat: { target: 'own' },
  'putContentDocument header': { row: everybody, prepare: present },
  'replaceContent headers': { row: everybody, prepare: present },
  'saveTopicTree tree': { prepare: (world) => treeToSave(world, true) },
  'saveTopicSheet sheet': {
    prepare: async (world) => {
      const sheet = JSON.parse((await call(world, `${topics}/topics/1211`, { actor: 'admin' })).body) as Record<
        string,
        unknown
      >
      return { mark: sheet['mark'], topic: sheet['topic'] }
    },
  },
  'saveGamePage page': {
    prepare: (world) => presentPage(world, 'wow'),
  },
  'saveGamePage shared': {
    row: { whose: 'published', missing: {}, there: { game: 'services' } },
    prepare: (world) => presentPage(world, 'services'),
  },
  'publishTopics now': { prepare: (world) => draftTopics(world, true) },
  'requestTopicsReview asked': { prepare: (world) => draftTopics(world, true) },
  'returnTopicsDraft back': {
    prepare: async (world) => {
      const json = await draftTopics(world, false)
      await call(world, `${topics}/review`, { actor: 'admin', method: 'POST', json })
      return json
    },
  },
  'rollbackTopics one': {
    prepare: async (world) => {
      const json = await draftTopics(world, false)
      await call(world, `${topics}/publish`, { actor: 'admin', method: 'POST', json })
      return { version: 1, note: '' }
    },
  },
  'importContent pack': { refused: { status: 422, why: 'a whole pack is no example; this one lacks most of it' } },
}
