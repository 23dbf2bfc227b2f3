// The world the access matrix is asked in: one started server, everybody with a real session or token of their own, and
// things that belong to them.
import { createAccountScope } from '../../../server/src/compose/account-scope.ts'
import { createHmac, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { operationsOf, type OpenApi, type PlacedOperation } from '../../../scripts/generate/document.ts'
import { createCaseFiling } from '../../../server/src/cases/filing.ts'
import { archivedFrom } from '../../../server/src/cases/rules.ts'
import { casePeriods } from '../../../server/src/content/periods.ts'
import { createCaseStore, type NewEvent } from '../../../server/src/cases/store.ts'
import { createCaseReads } from '../../../server/src/cases/reads.ts'
import { mailField } from '../../../server/src/cases/types.ts'
import { createCallBackStore } from '../../../server/src/callbacks/store.ts'
import { createChatStore } from '../../../server/src/chat/store.ts'
import { createDeskSessions } from '../../../server/src/desk/desk-sessions.ts'
import type { ProvenPerson } from '../../../server/src/desk/identity.ts'
import { createLockedOutStore } from '../../../server/src/lockedout/store.ts'
import { createIngameStore } from '../../../server/src/ingame/store.ts'
import { newToken, sha256 } from '../../../server/src/lib/ids.ts'
import { systemClock } from '../../../server/src/lib/clock.ts'
import { createKeyring } from '../../../server/src/lib/keyring.ts'
import type { Operation } from '../../../server/src/platform/contract/types.ts'
import type { Account } from '../../../server/src/platform/visitor.ts'
import { createPlayerStore } from '../../../server/src/players/store.ts'
import { createPenaltyStore } from '../../../server/src/penalties/store.ts'
import { createReviewStore } from '../../../server/src/reviews/store.ts'
import { createSensitiveStore } from '../../../server/src/sensitive/store.ts'
import { deskTokens, rolesUpTo } from '../../support/desk-token.ts'
import { readDocument } from '../documents.ts'
import { exampleRequest, type Instead } from '../example-request.ts'
import { startTestServer, type Browser } from '../test-server.ts'
import type { CellAnswer } from './check.ts'
import { keyRights, type Actor, type Cell } from './expected.ts'
import { chatLine, type Resource, type Row, crisisDraft } from './table.ts'

export interface WorldRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer | string | undefined
}

export interface World {
  /** Where the server is. */
  origin: string
  /** Words that stand in the things of one actor alone. */
  marks: Readonly<Partial<Record<Actor, string>>>
  /** Sends the contract's example as the cell says, over HTTP; `example` names another than the first. */
  ask: (operation: Operation, row: Row, cell: Cell, example?: string) => Promise<CellAnswer>
  /** The same request, not sent. */
  requestOf: (operation: Operation, row: Row, cell: Cell, example?: string) => Promise<WorldRequest>
  /** The actor's browser. */
  browserOf: (actor: Actor) => Promise<Browser>
  /** At the desk by its token; undefined for who has none. */
  bearerOf: (actor: Actor) => string | undefined
  send: (request: WorldRequest) => Promise<CellAnswer>
  setFeature: (key: string, isOn: boolean) => Promise<void>
  /** Waits for what the server does after it has answered. */
  runJobs: () => Promise<unknown>
  /** Of the content that is published now. */
  contentVersion: () => Promise<string>
  stop: () => Promise<void>
}

/** A stream of events never ends by itself: its first piece says that it is open. */
const bodyOf = async (answer: Response): Promise<string> => {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

const publicUrl = 'http://localhost:8080'
const webhookSecret = 'shared-with-the-game-back-end-00'
const encryptionKey = 'b'.repeat(32)
/** A topic of the demonstration with an open chat. */
const chatTopic = 1201
/** A topic of the demonstration that asks for a verification. */
const verifiedTopic = 1102

const clerk: ProvenPerson = {
  id: 'demo-agent-jo',
  displayName: 'Jo',
  roles: ['agent'],
  scope: null,
  provenAt: 0,
  signedInAt: null,
}
/** Two admins by cookie: one who signed in a moment ago, and one who did at the beginning of the shift. */
const fresh: ProvenPerson = {
  ...clerk,
  id: 'demo-admin-fresh',
  roles: ['agent', 'lead', 'admin'],
  signedInAt: 4_000_000_000,
}
const stale: ProvenPerson = { ...fresh, id: 'demo-admin-stale', signedInAt: 1_000_000_000 }
const byCookie: Partial<Record<Actor, ProvenPerson>> = { fresh, stale }

const scopedId = 'demo-admin-scoped'
const outsiderId = 'demo-admin-outsider'

interface NewKey {
  key: { id: string }
  token: string
}

const holders = { owner: 'demo-ada', other: 'demo-nora', soft: 'demo-mika', agent: 'demo-agent-jo' } as const
type Holder = keyof typeof holders
const markOf = (whose: string): string => `words-of-${whose}-6d1f`
const accountOf = (holder: Holder): Account => ({
  id: holders[holder],
  displayName: markOf(holder),
  softAccount: holder === 'soft',
  hasSqa: holder !== 'soft',
  roles: holder === 'agent' ? ['agent'] : [],
  region: 'us',
})
const holderOf = (actor: Actor): Holder | undefined =>
  actor === 'forger' ? 'owner' : Object.hasOwn(holders, actor) ? (actor as Holder) : undefined

const documents: Readonly<Record<string, OpenApi>> = { desk: readDocument('desk'), player: readDocument('openapi') }
const placed = new Map(
  Object.values(documents).flatMap((document) =>
    operationsOf(document).map((one): [string, [OpenApi, PlacedOperation]] => [
      one.operation.operationId,
      [document, one],
    ]),
  ),
)

/** @param env settings over the world's own */
export const startWorld = async (env: Record<string, string> = {}): Promise<World> => {
  const server = await startTestServer({
    PUBLIC_URL: publicUrl,
    DESK_WEBHOOK_SECRET: webhookSecret,
    SESSION_SECRET: 'a'.repeat(32),
    ENCRYPTION_KEY: encryptionKey,
    ...env,
  })
  const { app, database, flags, jobs } = server.composition
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const tokenFor = await deskTokens({ database, publicUrl })
  const bearers: Partial<Record<Actor, string>> = {
    writer: await tokenFor('demo-writer-wren', rolesUpTo('writer')),
    agent: await tokenFor('demo-agent-jo', rolesUpTo('agent')),
    lead: await tokenFor('demo-lead-kim', rolesUpTo('lead')),
    admin: await tokenFor('demo-admin-sam', rolesUpTo('admin')),
    roleless: await tokenFor('demo-ada', []),
    // The world's things are of these games, and in this language.
    scoped: await tokenFor(scopedId, rolesUpTo('admin'), {
      desk_games: ['wow', 'services', 'overwatch'],
      desk_languages: 'en-US',
    }),
    outsider: await tokenFor(outsiderId, rolesUpTo('admin'), { desk_games: 'another-game' }),
  }
  const matrixKeys = createKeyring(['a'.repeat(32)], [encryptionKey])
  const deskSessions = createDeskSessions({
    database,
    clock: systemClock,
    keys: matrixKeys,
    provider: { renew: async () => null },
    personOf: async () => clerk,
    shiftSeconds: 3_600,
    warn: () => undefined,
  })
  /** A session for each call: one of them signs out. */
  const clerkHeaders = async (actor: Actor): Promise<Record<string, string>> => {
    const value = await deskSessions.create(byCookie[actor] ?? clerk, null)
    const session = await deskSessions.find(value)
    if (actor === 'late-clerk') await deskSessions.end(session!.id)
    return {
      cookie: `gp_desk=${value}`,
      ...(actor === 'clerk-forger' ? {} : { 'x-csrf-token': deskSessions.tokenFor(session!) }),
    }
  }
  const subjects: Partial<Record<Actor, string>> = {
    agent: 'demo-agent-jo',
    clerk: clerk.id,
    writer: 'demo-writer-wren',
    'clerk-forger': clerk.id,
    lead: 'demo-lead-kim',
    admin: 'demo-admin-sam',
    scoped: scopedId,
    outsider: outsiderId,
    fresh: fresh.id,
    stale: stale.id,
  }

  const send = async (request: WorldRequest): Promise<CellAnswer> => {
    const answer = await fetch(origin + request.url, {
      method: request.method,
      redirect: 'manual',
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body as string }),
    })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await bodyOf(answer) }
  }
  const call = async (browser: Browser, method: string, url: string, json?: unknown): Promise<CellAnswer> =>
    send({
      method,
      url,
      headers: {
        ...browser,
        'idempotency-key': randomUUID(),
        'if-match': '*',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    })
  const asRole = (role: 'writer' | 'agent' | 'lead' | 'admin'): Browser => ({
    authorization: `Bearer ${bearers[role]}`,
  })

  const caseStore = createCaseStore(database)
  const chatStore = createChatStore(database, createCaseReads(database).scope)
  const callBacks = createCallBackStore(database, createCaseReads(database))
  const sensitive = createSensitiveStore(database, createCaseReads(database))
  const reviews = createReviewStore(database, createCaseReads(database))
  const penaltyStore = createPenaltyStore(database)
  const players = createPlayerStore({ database, clock: systemClock, scope: createAccountScope(database) })
  // Whom the contract's examples are about.
  await players.held({ accountId: 'boris' })
  const filing = createCaseFiling({
    store: caseStore,
    withTransaction: database.withTransaction,
    clock: systemClock,
    keys: createKeyring(['a'.repeat(32)], [encryptionKey]),
    outbox: { enqueue: async () => undefined },
  })
  const topics = {
    ticket: { product: 'wow', topicId: 1211 },
    chat: { product: 'wow', topicId: chatTopic },
    phone: { product: 'services', topicId: verifiedTopic },
  }
  const fileCase = (holder: Holder | 'token', channel: 'ticket' | 'chat' | 'phone' = 'ticket') =>
    filing.file({
      visitor:
        holder === 'token'
          ? { kind: 'anonymous', sessionId: 'matrix' }
          : { kind: 'player', sessionId: 'matrix', account: accountOf(holder) },
      locale: 'en-US',
      ...topics[channel],
      subject: markOf(holder),
      description: markOf(holder),
      channel,
      name: markOf(holder),
      email: null,
      phone: null,
      fields: {},
      secureFields: { secretAnswer: markOf(holder) },
      ingame: null,
      files: [],
      wantsToken: holder === 'token',
    })
  /** Its player has written once more. */
  const talkedCase = async (holder: Holder): Promise<string> => {
    const { caseId } = await fileCase(holder)
    const more: NewEvent = {
      eventType: 'CONTACT',
      alternateName: null,
      author: null,
      text: markOf(holder),
      isCompany: false,
      channel: 'TICKET',
      createdAt: new Date().toISOString(),
    }
    await database.withTransaction(async () => caseStore.append((await caseStore.find(caseId))!, [more]))
    return caseId
  }
  const askedToCall = async (holder: Holder | 'token'): Promise<string> => {
    const { caseId } = await fileCase(holder, 'phone')
    await callBacks.ask(caseId, new Date().toISOString())
    return caseId
  }
  const madeKeys: string[] = []
  const madeWebhooks: string[] = []
  const makeWebhook = async (): Promise<string> => {
    // Switched off, so that nobody is called.
    const webhook = { name: 'Webhook', url: 'https://hooks.example/', events: [], enabled: false }
    // There may be no more than fifty; those of earlier cells are done with.
    for (const old of madeWebhooks.splice(0, Math.max(0, madeWebhooks.length - 20)))
      await call(asRole('admin'), 'DELETE', `/services/desk/webhooks/${old}`)
    const { body } = await call(asRole('admin'), 'POST', '/services/desk/webhooks', webhook)
    const { id } = JSON.parse(body) as { id: string }
    madeWebhooks.push(id)
    return id
  }
  const imposePenalty = async (holder: Holder, imposedBy: string, accountId?: string): Promise<string> => {
    const id = `pen-${randomUUID()}`
    await penaltyStore.insert({
      id,
      externalId: null,
      accountId: accountId ?? holders[holder],
      game: 'wow',
      gameAccount: markOf(holder),
      penalty: { 'en-US': markOf(holder) },
      reason: { 'en-US': 'Abuse' },
      end: null,
      active: true,
      evidence: [],
      appealable: true,
      imposedAt: new Date().toISOString(),
      imposedBy,
      ruleBroken: null,
      facts: null,
      decidedBy: 'person',
      howToComplain: null,
      newsAt: null,
      seenAt: null,
    })
    return id
  }

  const appealPenalty = async (holder: Holder, imposedBy: string): Promise<{ id: string; penaltyId: string }> => {
    const penaltyId = await imposePenalty(holder, imposedBy)
    const id = `app-${randomUUID()}`
    await penaltyStore.insertAppeal({
      id,
      penaltyId,
      accountId: holders[holder],
      reasonId: 'support.penalty.appeal.reason.other',
      description: markOf(holder),
      submittedAt: new Date(2026, 0).toISOString(),
      state: 'PENDING',
      repName: null,
      repResponse: null,
      decidedBy: null,
      decidedAt: null,
      game: 'wow',
      dueAt: new Date(2026, 1).toISOString(),
      isWaiting: false,
      assignee: null,
      questions: [],
    })
    return { id, penaltyId }
  }

  /** Id of the picture that came with the answer. */
  const answerWithPicture = async (caseId: string): Promise<string> => {
    const form = new FormData()
    form.append('form', JSON.stringify({ responseText: 'See the file.', status: 'ANSWERED', eventCount: 1 }))
    form.append('files[files]', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])]), 'note.png')
    const encoded = new Response(form)
    const answered = await send({
      method: 'POST',
      url: `/services/desk/cases/${caseId}/responses`,
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { ...asRole('agent'), 'content-type': encoded.headers.get('content-type')! },
    })
    return (JSON.parse(answered.body) as { attachments: { fileId: string }[] }).attachments[0]!.fileId
  }

  const reviewCriteria = [
    { id: 'understood', name: 'Understood' },
    { id: 'solved', name: 'Solved' },
  ]
  /** Of a case that `by` has answered. */
  const drawReview = async (holder: Holder, by: string): Promise<string> => {
    const { caseId } = await fileCase(holder)
    const at = new Date().toISOString()
    await reviews.saveSettings({ share: 0, teams: [], criteria: reviewCriteria, changedAt: at, changedBy: by })
    const drawn = [{ agentId: by, caseId }]
    await reviews.drawn({ week: '2026-11-16', team: randomUUID(), answered: 1, drawn, at })
    const row = database.db.selectFrom('review').select('id').where('case_id', '=', caseId)
    return (await row.executeTakeFirstOrThrow()).id
  }

  let exported: Promise<unknown> = Promise.resolve()
  /** Somebody who is none of the actors: their own drafts wait for a colleague. */
  const byPen: Browser = { authorization: `Bearer ${await tokenFor('demo-writer-pen', rolesUpTo('writer'))}` }
  let written = 0
  const writeHelp = async (): Promise<string> => {
    const number = 880_000_000 + written++
    const source = `---\nid: '${number}'\ntitle: Help\nsummary: Help.\nproducts: [wow]\nupdated: 2026-11-20\n---\nHelp.\n`
    await call(byPen, 'PUT', `/services/desk/studio/articles/en-US~${number}/draft`, { draft: 0, source })
    return `en-US~${number}`
  }
  const publishHelp = async (): Promise<{ id: string; release: number }> => {
    const id = await writeHelp()
    const path = `/services/desk/studio/articles/${id}/publish`
    const { body } = await call(asRole('lead'), 'POST', path, { draft: 1, note: '' })
    return { id, release: (JSON.parse(body) as { release: number }).release }
  }

  const makeMacro = async (by: string, shared: boolean): Promise<string> => {
    const macro = { name: 'Gate', texts: { 'en-US': 'Hello' }, game: 'wow', status: null, shared }
    const bearer = { authorization: `Bearer ${await tokenFor(by, rolesUpTo('lead'))}` }
    return (JSON.parse((await call(bearer, 'POST', '/services/desk/macros', macro)).body) as { id: string }).id
  }

  /** Made anew each time: a cell that changes a thing leaves every other cell alone. `by`: who at the desk made it. */
  const make: Record<Resource, (holder: Holder, browser: Browser, by: string) => Promise<string>> = {
    case: async (holder) => (await fileCase(holder)).caseId,
    'answered-case': async (holder) => {
      const { caseId } = await fileCase(holder)
      await caseStore.update(caseId, { status: 'ANSWERED' })
      return caseId
    },
    'answered-phone-case': async (holder) => {
      const { caseId } = await fileCase(holder, 'phone')
      await caseStore.update(caseId, { status: 'ANSWERED' })
      return caseId
    },
    'resolved-chat-case': async (holder) => {
      const { caseId } = await fileCase(holder, 'chat')
      await caseStore.update(caseId, {
        status: 'RESOLVED',
        resolverType: 'PLAYER',
        statusChangedAt: new Date().toISOString(),
        archivedAt: archivedFrom(new Date().toISOString(), casePeriods),
      })
      return caseId
    },
    'resolved-case': async (holder) => {
      const { caseId } = await fileCase(holder)
      await caseStore.update(caseId, {
        status: 'RESOLVED',
        resolverType: 'PLAYER',
        statusChangedAt: new Date().toISOString(),
        archivedAt: archivedFrom(new Date().toISOString(), casePeriods),
      })
      return caseId
    },
    attachment: async (holder) => {
      const { caseId } = await fileCase(holder)
      return `${caseId} ${await answerWithPicture(caseId)}`
    },
    'kept-mail': async (holder) => {
      const { caseId } = await fileCase(holder)
      const fileId = await answerWithPicture(caseId)
      await database.db.updateTable('case_attachment').set({ field: mailField }).where('id', '=', fileId).execute()
      return `${caseId} ${fileId}`
    },
    'secure-field': async (holder) => (await fileCase(holder)).caseId,
    'signed-out-case': async () => (await fileCase('token')).caseId,
    penalty: (holder) => imposePenalty(holder, 'demo-lead-lee'),
    appeal: async (holder, _browser, by) => (await appealPenalty(holder, by)).id,
    'asked-appeal': async (holder, _browser, by) => {
      const { id, penaltyId } = await appealPenalty(holder, by)
      const now = new Date().toISOString()
      await penaltyStore.ask(id, {
        id: randomUUID(),
        question: markOf(holder),
        askedBy: 'demo-lead-lee',
        askedName: 'Lee',
        askedAt: now,
        dueBefore: now,
        answerUntil: new Date(Date.now() + 86_400_000).toISOString(),
        answer: null,
        answeredAt: null,
      })
      return penaltyId
    },
    'appeal-opinion': async (holder, _browser, by) => {
      const { id } = await appealPenalty(holder, 'game')
      await penaltyStore.insertOpinion({
        id: randomUUID(),
        appealId: id,
        colleague: by,
        question: null,
        askedBy: 'demo-lead-lee',
        askedAt: new Date().toISOString(),
        advice: null,
        words: null,
        givenAt: null,
      })
      return id
    },
    'data-export': async (_holder, browser) => {
      const { id } = JSON.parse((await call(browser, 'POST', '/services/bft/api/account/data/export')).body) as {
        id: string
      }
      // One after another: a job that somebody else's round has begun is not waited for.
      exported = exported.then(() => jobs.runDue())
      await exported
      return id
    },
    verification: async (_holder, browser) => {
      await call(
        browser,
        'GET',
        `/services/bft/api/verify/en-US/${verifiedTopic}/ticket?redirect=/support/en-US/help/contact/${verifiedTopic}/ticket`,
      )
      const open = await call(browser, 'GET', '/services/bft/api/verify/en-US/kbv')
      return open.status === 200
        ? (JSON.parse(open.body) as { questions: { id: string }[] }).questions[0]!.id
        : 'kq-none'
    },
    upload: async (_holder, browser) => {
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename Z2F0ZS50eHQ=' }
      const begun = await send({
        method: 'POST',
        url: '/services/bft/api/uploads',
        headers: { ...browser, ...headers },
      })
      return begun.headers['location']!.split('/').at(-1)!
    },
    message: async () =>
      (JSON.parse((await call(asRole('lead'), 'POST', '/services/desk/messages', crisisDraft)).body) as { id: string })
        .id,
    'help-draft': async () => writeHelp(),
    'help-in-review': async () => {
      const id = await writeHelp()
      await call(byPen, 'POST', `/services/desk/studio/articles/${id}/review`, { draft: 1, note: 'Please read it' })
      return id
    },
    'help-article': async () => (await publishHelp()).id,
    'help-release': async () => String((await publishHelp()).release),
    macro: (_holder, _browser, by) => makeMacro(by, false),
    'shared-macro': (_holder, _browser, by) => makeMacro(by, true),
    'merged-case': async (holder) => {
      const [kept, merged] = [await fileCase(holder), await fileCase(holder)]
      const json = { cases: [merged.caseId], eventCount: 1 }
      await call(asRole('agent'), 'POST', `/services/desk/cases/${kept.caseId}/merge`, json)
      return merged.caseId
    },
    'talked-case': async (holder) => talkedCase(holder),
    'split-case': async (holder) => {
      const id = await talkedCase(holder)
      const json = { messages: [1], categoryId: 1131, game: 'services', subject: null, eventCount: 2 }
      const made = await call(asRole('agent'), 'POST', `/services/desk/cases/${id}/split`, json)
      return (JSON.parse(made.body) as { case: { id: string } }).case.id
    },
    'player-note': async (_holder, _browser, by) => {
      const bearer = { authorization: `Bearer ${await tokenFor(by, rolesUpTo('agent'))}` }
      // There may be no more than a hundred; an earlier cell's is done with.
      const accountId = `demo-note-${randomUUID()}`
      await players.held({ accountId })
      // By which the account lies within a scope.
      await imposePenalty('other', 'demo-lead-lee', accountId)
      const made = await call(bearer, 'POST', `/services/desk/players/${accountId}/notes`, { text: 'Mine' })
      return `${accountId} ${(JSON.parse(made.body) as { id: string }).id}`
    },
    team: async () => {
      const team = { name: 'Team', members: [], assignment: 'nobody' }
      return (JSON.parse((await call(asRole('lead'), 'POST', '/services/desk/teams', team)).body) as { id: string }).id
    },
    key: async () => {
      // There may be no more than a hundred; those of earlier cells are done with.
      for (const old of madeKeys.splice(0, Math.max(0, madeKeys.length - 20)))
        await call(asRole('admin'), 'DELETE', `/services/desk/keys/${old}`)
      const { key } = await makeKey('Key', ['reports:read'])
      madeKeys.push(key.id)
      return key.id
    },
    webhook: makeWebhook,
    'webhook-delivery': async () => {
      const webhookId = await makeWebhook()
      const ping = await call(asRole('admin'), 'POST', `/services/desk/webhooks/${webhookId}/ping`)
      return `${webhookId} ${(JSON.parse(ping.body) as { id: string }).id}`
    },
    rule: async () => {
      const rule = {
        name: 'Rule',
        enabled: false,
        when: { games: [], topics: [], languages: [], channels: [], words: ['nothing'], atLeast: 1 },
        then: { team: null, priority: 'high', tags: [], macro: null },
      }
      return (JSON.parse((await call(asRole('lead'), 'POST', '/services/desk/rules', rule)).body) as { id: string }).id
    },
    target: async () => {
      const target = {
        name: 'Target',
        enabled: false,
        when: { teams: [], games: [], topics: [], priorities: [], languages: [] },
        minutes: { firstAnswer: 60, nextAnswer: null, resolution: null },
        schedule: null,
      }
      const made = await call(asRole('lead'), 'POST', '/services/desk/targets', target)
      return (JSON.parse(made.body) as { id: string }).id
    },
    schedule: async () => {
      const schedule = {
        name: 'Hours',
        timeZone: 'UTC',
        hours: [{ day: 1, from: '09:00', to: '18:00' }],
        holidays: [],
      }
      const made = await call(asRole('lead'), 'POST', '/services/desk/schedules', schedule)
      return (JSON.parse(made.body) as { id: string }).id
    },
    view: async (_holder, _browser, by) => {
      const bearer = { authorization: `Bearer ${await tokenFor(by, rolesUpTo('lead'))}` }
      const view = { name: 'Mine', query: { state: 'open' }, shared: false }
      return (JSON.parse((await call(bearer, 'POST', '/services/desk/views', view)).body) as { id: string }).id
    },
    'open-review': (holder, _browser, by) => drawReview(holder, by),
    'given-review': async (holder, _browser, by) => {
      const id = await drawReview(holder, by)
      await reviews.give(id, {
        scores: reviewCriteria.map(({ id: criterion, name }) => ({ criterion, name, score: 4 })),
        words: null,
        reviewer: 'demo-lead-lee',
        at: new Date().toISOString(),
      })
      return id
    },
    'sensitive-flag': async (holder) => {
      const { caseId } = await fileCase(holder)
      await sensitive.raise(
        { caseId, product: 'wow', locale: 'en-US', source: 'filing', at: new Date().toISOString() },
        [{ category: 'selfHarm', language: 'en-US', word: 'want to die' }],
      )
      const [flag] = await sensitive.ofCase(caseId)
      return `${caseId} ${flag!.id}`
    },
    'call-back': async (holder) => askedToCall(holder),
    'taken-call-back': async (holder, _browser, by) => {
      const caseId = await askedToCall(holder)
      const takenAt = new Date().toISOString()
      await callBacks.change(caseId, 'waiting', null, { state: 'calling', agent: by, takenAt })
      return caseId
    },
    'chat-case': async (holder) => (await fileCase(holder, 'chat')).caseId,
    chat: async (holder, browser, by) => {
      const started = await call(browser, 'POST', '/services/bft/api/chat/en-US/start', {
        ...chatLine,
        caseId: (await fileCase(holder, 'chat')).caseId,
        caseRegion: 'us',
      })
      const { chatId } = JSON.parse(started.body) as { chatId: string }
      // Not by the desk's call: nobody leads as many at once as there are rows (CD-283).
      await chatStore.accept(chatId, { id: by, displayName: by }, new Date().toISOString())
      return chatId
    },
  }

  const browsers = new Map<Actor, Promise<Browser>>()
  /** The actor's browser; another one where the call ends the session or what is asked for belongs to it. */
  const visit = (actor: Actor, isFresh: boolean): Promise<Browser> => {
    const holder = holderOf(actor)
    const known = isFresh ? undefined : browsers.get(actor)
    const browser = known ?? server.visit(holder && accountOf(holder))
    if (!isFresh) browsers.set(actor, browser)
    return browser
  }
  const withoutToken = ({ cookie }: Browser): Browser => ({ cookie: cookie! })

  const scarce: ReadonlySet<Resource> = new Set<Resource>(['webhook', 'webhook-delivery', 'key'])
  const shut = new Map<Resource, Promise<string>>()

  /** The id a request names, and the browser it comes from. */
  const prepare = async (
    operation: Operation,
    row: Row,
    { actor, target, status }: Cell,
    isDesk: boolean,
  ): Promise<{ id: string; browser: Browser }> => {
    const full = await visit(
      actor,
      operation.operationId === 'logout' || (row.whose === 'owner' && row.resource === 'verification'),
    )
    const browser = actor === 'forger' ? withoutToken(full) : full
    if (row.whose !== 'owner' && row.whose !== 'desk') return { id: '', browser }
    const takesToken = operation.xTokenLink === true || (row.whose === 'owner' && row.byBody === true)
    const isFile = row.resource === 'attachment'
    if (target === 'missing') {
      const unknown = isFile ? `${'A'.repeat(43)} ${row.missing.split(' ')[1]!}` : 'A'.repeat(43)
      return { id: takesToken && actor === 'token' ? unknown : row.missing, browser }
    }
    if (takesToken && actor === 'token' && target === 'own') {
      const filed = await fileCase('token', row.resource === 'chat-case' ? 'chat' : 'ticket')
      if (row.resource === 'answered-case') await caseStore.update(filed.caseId, { status: 'ANSWERED' })
      const more = isFile ? ` ${await answerWithPicture(filed.caseId)}` : ''
      return { id: filed.anonymousToken! + more, browser }
    }
    const holder: Holder =
      target === 'own' && !isDesk ? (holderOf(actor) ?? 'owner') : actor === 'other' ? 'owner' : 'other'
    const isTheirs = target === 'own' && !isDesk && (holderOf(actor) === holder || row.resource === 'upload')
    const by = isDesk && target === 'own' ? (subjects[actor] ?? 'demo-lead-lee') : 'demo-lead-lee'
    // What belongs to a session is made in it; everything else by its holder's own browser.
    const maker = isTheirs ? full : await visit(holder, row.resource === 'verification')
    // There may be few of them: whoever is turned away before it is looked at shares one.
    const isShut = isDesk && !isTheirs && (status === 401 || status === 403) && scarce.has(row.resource)
    if (!isShut) return { id: await make[row.resource](holder, maker, by), browser }
    const known = shut.get(row.resource) ?? make[row.resource](holder, maker, by)
    shut.set(row.resource, known)
    return { id: await known, browser }
  }

  const insteadOf = (row: Row, cell: Cell, id: string): Instead => {
    const body = row.sends && (() => row.sends)
    if (row.whose === 'published')
      return { body, path: cell.target === 'missing' ? { ...row.there, ...row.missing } : (row.there ?? {}) }
    if (row.whose === 'account') return { path: { accountId: cell.target === 'missing' ? 'nobody-ever' : 'demo-ada' } }
    if (row.whose !== 'owner' && row.whose !== 'desk') return { body }
    const { at } = row
    return { path: at.path?.(id) ?? {}, body: at.body ? (example) => at.body!(example as object, id) : body }
  }

  /** One for each call: an operation ends it. */
  const launcherToken = async (holder: Holder): Promise<string> => {
    const token = newToken()
    const created_at = new Date().toISOString()
    const row = { token_hash: sha256(token), account_id: holders[holder], created_at }
    await createIngameStore(database, createCaseReads(database).joined).insertToken(
      { ...row, expires_at: '2099-01-01T00:00:00.000Z' },
      1_000,
    )
    return token
  }

  /** One for each call: one of them files the mark's appeal. The account's address counts, as the demonstration has it. */
  const newMark = async (): Promise<string> => {
    const token = newToken()
    const opened_at = new Date().toISOString()
    const row = { id: randomUUID(), token_hash: sha256(token), account_id: holders.owner, opened_at, appealed_at: null }
    await createLockedOutStore(database).insertMark({ ...row, expires_at: '2099-01-01T00:00:00.000Z' })
    return `gp_lockedout=${token}`
  }

  const credentials = async (
    operation: Operation,
    actor: Actor,
    isDesk: boolean,
    browser: Browser,
    body: Buffer | undefined,
  ): Promise<Record<string, string>> => {
    const bearer = bearers[actor]
    const holder = holderOf(actor)
    if (holder !== undefined && operation.security.some((schemes) => schemes.includes('unreadToken')))
      return { ...browser, authorization: `Bearer ${await launcherToken(holder)}` }
    if (actor === 'marked') return { ...browser, cookie: [browser.cookie, await newMark()].filter(Boolean).join('; ') }
    if (actor === 'back-end') {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const id = randomUUID()
      const signature = createHmac('sha256', webhookSecret)
        .update(`${id}.${timestamp}.`)
        .update(body ?? '')
        .digest('base64')
      return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
    }
    if (isDesk && actor === 'token')
      return { ...browser, authorization: `Bearer ${(await fileCase('token')).anonymousToken}` }
    if (actor === 'clerk' || actor === 'clerk-forger' || actor === 'late-clerk' || byCookie[actor] !== undefined)
      return clerkHeaders(actor)
    if (keyTokens[actor] !== undefined) return { authorization: `Bearer ${keyTokens[actor]}` }
    if (isDesk && bearer !== undefined) return { authorization: `Bearer ${bearer}` }
    return { ...browser, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) }
  }

  for (const holder of ['owner', 'other', 'soft', 'agent'] as const) {
    await fileCase(holder)
    await imposePenalty(holder, 'demo-lead-lee')
  }

  const keyTokens: Partial<Record<Actor, string>> = {}
  const makeKey = async (name: string, rights: readonly string[], games: readonly string[] = []): Promise<NewKey> => {
    const body = { name, rights, scope: { games, languages: [] }, expiresAt: null }
    return JSON.parse((await call(asRole('admin'), 'POST', '/services/desk/keys', body)).body) as NewKey
  }
  keyTokens['key'] = (await makeKey('Reader', keyRights)).token
  keyTokens['key-elsewhere'] = (await makeKey('Elsewhere', keyRights, ['hearthstone'])).token
  const revoked = await makeKey('Revoked', keyRights)
  await call(asRole('admin'), 'DELETE', `/services/desk/keys/${revoked.key.id}`)
  keyTokens['key-revoked'] = revoked.token

  // Somebody whose sessions may be ended.
  await call(asRole('admin'), 'PUT', '/services/desk/people/matrix-leaver', {
    role: 'agent',
    scope: { games: [], languages: [] },
  })

  const requestOf: World['requestOf'] = async (operation, row, cell, example) => {
    const isDesk = operation.url.startsWith('/services/desk')
    const { id, browser } = await prepare(operation, row, cell, isDesk)
    const [document, one] = placed.get(operation.operationId)!
    const { method, url, headers, body } = exampleRequest(document, one, example, {
      query: { cursor: undefined },
      ...insteadOf(row, cell, id),
    })
    return {
      method,
      url,
      body,
      headers: {
        ...headers,
        ...(operation.xIdempotent ? { 'idempotency-key': randomUUID() } : {}),
        // Who may call, not who was faster.
        'if-match': '*',
        ...(await credentials(operation, cell.actor, isDesk, browser, body)),
      },
    }
  }

  return {
    marks: Object.fromEntries([...Object.keys(holders), 'token'].map((whose) => [whose, markOf(whose)])),
    browserOf: (actor) => visit(actor, false),
    bearerOf: (actor) => bearers[actor],
    send,
    origin,
    ask: async (...what) => send(await requestOf(...what)),
    requestOf,
    runJobs: () => jobs.runDue(),
    contentVersion: async () =>
      (
        JSON.parse((await call(asRole('admin'), 'GET', '/services/desk/content/headers')).body) as {
          contentVersion: string
        }
      ).contentVersion,
    setFeature: (key, isOn) => flags.set(key, isOn, 'matrix'),
    stop: server.stop,
  }
}
