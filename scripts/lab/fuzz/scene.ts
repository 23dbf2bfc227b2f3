// A started server with people, cases and ids to fuzz with.
import { createHmac, randomUUID } from 'node:crypto'
import { startServerProcess, type ServerProcess } from '../../../tests/e2e/support/server-process.ts'
import { formBody, formType, ticketForm, tinyPng } from '../../../tests/support/form-bytes.ts'
import type { Surface } from './operations.ts'
import type { WireAnswer } from '../../../tests/support/wire.ts'
import { nobody, passChallenge, signInAtDesk, signInPlayer, type Person } from '../../../tests/support/people.ts'
import type { Sender } from './expected.ts'
import type { Known } from './values.ts'

const api = '/services/bft/api'
const desk = '/services/desk'

export interface Scene {
  server: ServerProcess
  origin: string
  person: (sender: Sender, surface?: Surface) => Promise<Person>
  /** A player of one's own: `test-…` or `soft-…`. */
  player: (login: string) => Promise<Person>
  known: Known
  restore: (surface: Surface) => Promise<void>
  stop: () => Promise<void>
}

const parse = <T>(body: Buffer): T => JSON.parse(body.toString()) as T

const webhookSecret = 'shared-with-the-game-back-end-0123456789'

/** Headers of a game's back end that signs what it sends (ground G32). */
export const signatureOf = (body: string): Record<string, string> => {
  const [id, timestamp] = [`msg-${randomUUID()}`, String(Math.floor(Date.now() / 1000))]
  const signature = createHmac('sha256', webhookSecret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Files one ticket. @returns its id and, for nobody, the token of its link */
export const fileTicket = async (
  person: Person,
  description: string,
): Promise<{ caseId: string; anonymousToken: string | null }> => {
  const aboutMe = person.name === 'nobody' ? { anonFields: { email: 'fuzz@players.example', name: 'Fuzz' } } : {}
  const file = { part: 'files[files]', filename: 'a.png', type: 'image/png', content: tinyPng }
  const answer = await person.browser.send({
    method: 'POST',
    url: `${api}/submit`,
    headers: { ...person.headers, 'content-type': formType, 'idempotency-key': randomUUID() },
    body: formBody(JSON.stringify({ ...ticketForm(description), ...aboutMe }), [file]),
  })
  if (answer.status !== 200) throw new Error(`a right ticket answered ${answer.status}: ${answer.body.toString()}`)
  return parse(answer.body)
}

const deskRoles: Partial<Record<Sender, string>> = { agent: 'agent-jo', lead: 'lead-kim', admin: 'admin-sam' }

/** @param environment settings over those of a test server */
export const openScene = async (environment: Record<string, string> = {}): Promise<Scene> => {
  // The server's own check of its answers stays off: here it is tested what goes out in production.
  const server = await startServerProcess({
    RESPONSE_CHECK: 'off',
    SHUTDOWN_GRACE_SECONDS: '5',
    DESK_WEBHOOK_SECRET: webhookSecret,
    ...environment,
  })
  try {
    return await fillScene(server)
  } catch (error) {
    await server.stop()
    throw error
  }
}

const fillScene = async (server: ServerProcess): Promise<Scene> => {
  const origin = server.url
  const entries = Object.entries(deskRoles).map(
    async ([sender, login]) => [sender, await signInAtDesk(origin, login)] as const,
  )
  const atDesk = new Map(await Promise.all(entries))
  let players = 0
  const person: Scene['person'] = async (sender, surface) => {
    const found = atDesk.get(sender)
    if (found) return found
    if (sender === 'nobody') return surface?.isDesk ? { ...(await nobody(origin)), headers: {} } : nobody(origin)
    players += 1
    const ownsDemoCases = surface !== undefined && !['requestDataErasure', 'logout'].includes(surface.id)
    // The demonstration's players own cases, penalties and phones; who is erased must be somebody else.
    return signInPlayer(origin, ownsDemoCases ? (players % 3 === 0 ? 'boris' : 'ada') : `test-fuzz-${players}`)
  }

  const anonymous = await nobody(origin)
  await passChallenge(anonymous)
  const { anonymousToken: token, caseId: unowned } = await fileTicket(anonymous, 'Filed without an account.')
  const ada = await signInPlayer(origin, 'ada')
  const filed = await Promise.all(['first', 'second', 'third'].map((one) => fileTicket(ada, `My ${one} ticket.`)))
  const admin = atDesk.get('admin')!
  // Long lists of the desk come in pages, short ones as they are.
  const list = async <T>(url: string): Promise<T[]> => {
    const found = parse<T[] | { items: T[] }>(
      (await admin.browser.send({ url: desk + url, headers: admin.headers })).body,
    )
    return Array.isArray(found) ? found : found.items
  }
  const filesOf = async (id: string): Promise<string[]> => {
    const { body } = await admin.browser.send({ url: `${desk}/cases/${id}`, headers: admin.headers })
    return [...body.toString().matchAll(/"fileId":"([^"]+)"/g)].map(([, fileId]) => fileId!)
  }
  const write = (method: string, url: string, body: unknown): Promise<WireAnswer> =>
    admin.browser.send({
      method,
      url: desk + url,
      // Whatever the campaign has made of it meanwhile.
      headers: { ...admin.headers, 'content-type': 'application/json', 'if-match': '*' },
      body: Buffer.from(JSON.stringify(body)),
    })
  const penalties = await list<{ id: string }>('/penalties?accountId=demo-boris')
  const said = {
    title: { 'en-US': 'Sign-in problems' },
    summary: { 'en-US': 'We look into it.' },
    body: { 'en-US': 'Soon.' },
    link: null,
    game: null,
    active: true,
  }
  for (let count = 0; count < 40; count += 1) await write('POST', '/messages', said)
  // Switched off: nobody is called but for trials, to a name that nobody has.
  const hooks = { name: 'Fuzz', url: 'https://hooks.example/', events: [], enabled: false }
  const { id: webhookId } = parse<{ id: string }>((await write('POST', '/webhooks', hooks)).body)
  const ping = await write('POST', `/webhooks/${webhookId}/ping`, {})
  const messages = await list<{ id: string }>('/messages')
  const flags = await list<{ key: string; enabled: boolean }>('/features')
  const caseIds = [...filed.map(({ caseId }) => caseId), '104233871', '104231177', '104232560']
  const playerCases = [...caseIds, ...(token === null ? [] : [token])]
  const known: Known = {
    lang: ['en-US', 'de-DE', 'ja-JP', 'xx-XX', 'EN-us'],
    locale: ['en-US', 'de-DE'],
    language: ['en-US'],
    product: ['wow', 'diablo4'],
    name: ['wow', 'nothing'],
    game: ['diablo4', 'wow'],
    categoryId: [1301, 1200, 1211, 1201],
    topicId: [1301, 1211],
    articleId: ['9852', '42673'],
    caseId: caseIds,
    id: caseIds,
    channel: ['ticket'],
    eventCount: [1, 2, 3],
    penaltyId: penalties.map(({ id }) => id),
    messageId: messages.map(({ id }) => id),
    webhookId: [webhookId],
    deliveryId: [parse<{ id: string }>(ping.body).id],
    accountId: ['demo-mika', 'test-nobody'],
    key: flags.map(({ key }) => key),
    // However long, nothing else that is sent here asks for it.
    setting: ['cases.surveyDays'],
    'getCase.id': playerCases,
    'respondToCase.id': playerCases,
    'resolveCase.id': playerCases,
    'cancelCase.id': playerCases,
    'createCaseToken.id': [unowned],
    'revokeCaseToken.id': [unowned],
    'getAttachment.id': [caseIds[0]],
    // Of a token's form; a true one stands in a mail alone.
    'getSurveyByLink.token': [`v1.${'A'.repeat(60)}`],
    'answerSurveyByLink.token': [`v1.${'A'.repeat(60)}`],
    fileId: await filesOf(caseIds[0]!),
    'getTrendingArticlesOf.id': [1200, 1301],
    'getContentDocument.id': ['wow'],
    'putContentDocument.id': ['wow'],
    documentId: ['en-US~24117'],
    'reportEvent.key': [],
    'eraseAccountData.accountId': ['test-fuzz-gone'],
    'readSecureField.key': ['nid'],
    'listCases.channel': ['TICKET'],
    'getCaseReport.channel': ['TICKET'],
  }

  const restore = async ({ id }: Surface): Promise<void> => {
    if (id !== 'setFeature') return
    for (const { key, enabled } of flags) await write('PUT', `/features/${key}`, { enabled })
  }
  return {
    server,
    origin,
    person,
    player: (login) => signInPlayer(origin, login),
    known,
    restore,
    stop: () => server.stop(),
  }
}
