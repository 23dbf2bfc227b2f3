// Two instances on one database: what is said at one is shown by the other, told by a notification or found by the next
// look (ground G29).
import { createCaseReads } from '../cases/reads.ts'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { ChatServerFrame } from '#generated/server/schemas.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { createCaseStore } from '../cases/store.ts'
import { createTranscripts } from '../cases/transcript.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import type { AnyDatabase } from '../storage/database.ts'
import type { Visitor } from '../platform/visitor.ts'
import { createAvailabilities } from './availability.ts'
import { createChatSteps } from './chat-steps.ts'
import { createChatDesk } from './desk/service.ts'
import { createEmbeddedChat } from './embedded-chat.ts'
import { createChatStore } from './store.ts'
import { createChatStreams } from './streams.ts'

const clock = createManualClock()
const ada: Visitor = {
  kind: 'player',
  sessionId: 'a',
  account: { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' },
}
const jo = { id: 'jo', displayName: 'Jo' }
const skill = 'en-US-gm'

/** What a page is for the streams: takes frames, can be closed. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  frames: ChatServerFrame[] = []
  code: number | undefined
  send(text: string): void {
    this.frames.push(JSON.parse(text) as ChatServerFrame)
  }
  ping(): void {
    this.emit('pong')
  }
  terminate(): void {
    this.close(1006)
  }
  close(code: number): void {
    this.code = code
    this.readyState = 3
    this.emit('close', code)
  }
  say(frame: object): void {
    this.emit('message', Buffer.from(JSON.stringify(frame)), false)
  }
}

const instance = async (database: AnyDatabase, { isDeaf = false } = {}) => {
  const store = createChatStore(database, createCaseReads(database).scope)
  const caseStore = createCaseStore(database)
  const outbox = { enqueue: async () => undefined }
  const { withTransaction } = database
  const steps = createChatSteps({
    store,
    withTransaction,
    clock,
    say: (_locale, key) => key,
    announce: (what) => database.afterCommit(() => void database.notify('live_chat', what)),
    cases: {
      addTranscript: createTranscripts({ store: caseStore, clock, outbox, periods: () => ({ answererOwns: 1 }) }),
    },
  })
  const desk = createChatDesk({
    store,
    steps,
    withTransaction,
    clock,
    availabilities: await createAvailabilities({ database, clock }),
    mayTake: async () => true,
    demandHandled: async () => null,
  })
  const chat = createEmbeddedChat({
    store,
    steps,
    withTransaction,
    clock,
    isServed: true,
    catalogue: {
      skill: () => ({ isOpen: true, divisionIds: new Set(['d']), ewtMinutes: null }),
      isOpenFor: () => true,
    },
  })
  const streams = createChatStreams({
    chat,
    store,
    limits: { take: async () => ({ isAllowed: true }) },
    clock,
    onError: (error) => {
      throw error
    },
  })
  if (!isDeaf) await database.listen('live_chat', streams.changed)
  const filing = createCaseFiling({
    store: caseStore,
    withTransaction: database.withTransaction,
    clock,
    keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
    outbox,
  })
  const fileCase = async () => {
    const { caseId } = await filing.file({
      visitor: ada,
      locale: 'en-US',
      product: 'wow',
      topicId: 1211,
      subject: 'Stuck',
      description: 'Behind the gate.',
      channel: 'chat',
      name: 'Ada',
      email: null,
      phone: null,
      fields: {},
      secureFields: {},
      ingame: null,
      files: [],
      wantsToken: false,
    })
    return (await caseStore.find(caseId))!
  }
  const open = (chatId: string, isStillHere = async () => true) => {
    const socket = new FakeSocket()
    streams.open(socket as unknown as WebSocket, { chatId, isOwner: true, isStillHere })
    return socket
  }
  return { chat, desk, streams, store, caseStore, fileCase, open }
}
const texts = ({ frames }: FakeSocket): unknown[] =>
  frames
    .flatMap(({ messages, message }) => [...(messages ?? []), ...(message ? [message] : [])])
    .map(({ text }) => text)
const start = async (
  one: Awaited<ReturnType<typeof instance>>,
  supportCase = undefined as Awaited<ReturnType<typeof one.fileCase>> | undefined,
) => one.chat.start(ada, supportCase ?? (await one.fileCase()), { skill, divisionId: 'd' })

storeTest('live chat', ({ database, otherInstance }) => {
  test('the player is connected to one instance, the desk talks to the other', async () => {
    const [here, there] = [await instance(database()), await instance(await otherInstance())]
    const { chatId } = await start(here)
    const page = here.open(chatId)
    await expect.poll(() => page.frames.length).toBe(1)
    await there.desk.accept(chatId, jo)
    await expect.poll(() => page.frames.at(-1)).toEqual({ type: 'state', state: 'ACTIVE' })
    page.say({ type: 'message', clientId: 'a', text: 'one' })
    await expect.poll(() => texts(page)).toContain('one')
    await there.desk.say(chatId, jo, { clientId: 'a', text: 'two' })
    await expect.poll(() => texts(page)).toEqual(['support.chat.system.joined', 'one', 'two'])
    expect((await there.desk.get(chatId, 0)).messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    await there.desk.end(chatId, jo)
    await expect.poll(() => page.code).toBe(1000)
  })

  test('a lost notification costs a few seconds: the next look finds what was said', async () => {
    const [deaf, other] = [await instance(database(), { isDeaf: true }), await instance(await otherInstance())]
    const { chatId } = await start(deaf)
    const page = deaf.open(chatId)
    await expect.poll(() => page.frames.length).toBe(1)
    await other.desk.accept(chatId, jo)
    await other.desk.say(chatId, jo, { clientId: 'a', text: 'hello' })
    await deaf.streams.look()
    expect(texts(page)).toEqual(['support.chat.system.joined', 'hello'])
  })

  test('50 words at once from both ends are numbered without gap, each once; 20 who accept at once: one gets it', async () => {
    const [here, there] = [await instance(database()), await instance(await otherInstance())]
    const { chatId } = await start(here)
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? here : there).desk.accept(chatId, { id: `agent-${index}`, displayName: 'Jo' }),
      ),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // As pages do: whoever gets no answer says it again under the same name.
    const say = async (index: number): Promise<void> => {
      for (let tries = 0; tries < 20; tries += 1) {
        const done = await (index % 2 ? here : there).chat
          .playerSays(chatId, { clientId: `m-${Math.floor(index / 2)}`, text: `${index}` })
          .catch(() => undefined)
        if (done) return
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, index) => say(index)))
    const messages = await here.store.messages(chatId, 0)
    expect(messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
    expect(new Set(messages.map(({ clientId }) => clientId)).size).toBe(26)
  })

  test('20 who start a chat about one case at once start one; 20 who end it leave one transcript', async () => {
    const [here, there] = [await instance(database()), await instance(await otherInstance())]
    const supportCase = await here.fileCase()
    const tryStart = async (index: number): Promise<string> => {
      for (;;) {
        const started = await start(index % 2 ? here : there, supportCase).catch(() => undefined)
        if (started) return started.chatId
      }
    }
    const ids = new Set(await Promise.all(Array.from({ length: 20 }, (_, index) => tryStart(index))))
    expect(ids.size).toBe(1)
    const [chatId = ''] = ids
    await here.chat.playerSays(chatId, { clientId: 'a', text: 'Hello' })
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).chat.playerEnds(chatId)),
    )
    await here.chat.playerEnds(chatId)
    expect((await here.caseStore.events(supportCase.id)).filter(({ text }) => text?.includes('Hello'))).toHaveLength(1)
  })

  test('a page whose session has ended is closed with 4401, one that is gone is forgotten', async () => {
    const here = await instance(database())
    const { chatId } = await start(here)
    const [signedOut, gone] = [here.open(chatId, async () => false), here.open(chatId)]
    gone.ping = () => undefined
    for (let looks = 0; looks < 4; looks += 1) await here.streams.look()
    expect([signedOut.code, gone.code]).toEqual([4401, undefined])
    for (let looks = 0; looks < 4; looks += 1) await here.streams.look()
    expect(gone.code).toBe(1006)
    expect(here.streams.count()).toBe(0)
  })
})
