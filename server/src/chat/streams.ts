// Open pages of players: each socket shows one chat as the tables hold it. What a lost notification kept back comes
// with the next look (ground G32, promises O13).
import type { WebSocket } from 'ws'
import { ChatClientFrame, type ChatServerFrame } from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { requestValidator } from '../platform/contract/validators.ts'
import { decodeText, parseStrictJson } from '../platform/contract/strict-json.ts'
import type { EmbeddedChat } from './embedded-chat.ts'
import type { ChatLimits } from './ports.ts'
import { messageLimit } from './rules.ts'
import type { ChatStore } from './store.ts'
import { wireMessage } from './wire-message.ts'

/** Close codes of the contract (streamChat). */
const closeCode = { ended: 1000, notUnderstood: 1008, sessionEnded: 4401, tooSlow: 4408 } as const

const lookMilliseconds = 4_000
/** Every so many looks: is the page still there, and its session. */
const heartbeatLooks = 4
const mostBufferedBytes = 1_000_000
const mostFramesAtOnce = 100

interface ChatStreamsDeps {
  chat: Pick<EmbeddedChat, 'playerSays' | 'playerEnds' | 'forgetWait'>
  store: Pick<ChatStore, 'find' | 'messages' | 'placeOf' | 'seen'>
  limits: ChatLimits
  clock: Clock
  onError: (error: Error) => void
}

interface Listener {
  socket: WebSocket
  chatId: string
  skill: string
  isOwner: boolean
  isStillHere: () => Promise<boolean>
  /** Last message sent down; -1 before the first state. */
  sequence: number
  shown: string
  isAlive: boolean
  /** Frames wait for each other, looks too: nothing overtakes. */
  tail: Promise<void>
  waiting: number
}

export const createChatStreams = ({ chat, store, limits, clock, onError }: ChatStreamsDeps) => {
  const listeners = new Set<Listener>()
  const isFrame = requestValidator(ChatClientFrame)
  let timer: NodeJS.Timeout | undefined
  let looks = 0

  const send = ({ socket }: Listener, frame: ChatServerFrame): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostBufferedBytes) return socket.close(closeCode.tooSlow, 'too slow')
    socket.send(JSON.stringify(frame))
  }

  /**
   * Sends what the page does not have yet: everything at first, then new messages, then the state when it is another
   * one.
   */
  const refresh = async (listener: Listener): Promise<void> => {
    const { socket, chatId } = listener
    if (socket.readyState !== socket.OPEN) return
    const record = await store.find(chatId)
    if (!record) return socket.close(closeCode.ended, 'gone')
    listener.skill = record.skill
    const isFirst = listener.sequence < 0
    const messages =
      record.messageCount > Math.max(0, listener.sequence)
        ? await store.messages(chatId, Math.max(0, listener.sequence))
        : []
    const positionInQueue = record.state === 'WAITING' ? await store.placeOf(record) : undefined
    const state: ChatServerFrame = {
      type: 'state',
      state: record.state,
      ...(positionInQueue === undefined ? {} : { positionInQueue }),
    }
    const shown = JSON.stringify(state)
    const wire = messages.map((message) => wireMessage(message, listener.isOwner))
    if (isFirst) send(listener, { ...state, messages: wire })
    else {
      for (const message of wire) send(listener, { type: 'message', message })
      if (shown !== listener.shown) send(listener, state)
    }
    listener.sequence = messages.at(-1)?.sequence ?? Math.max(0, listener.sequence)
    listener.shown = shown
    if (record.state === 'ENDED') socket.close(closeCode.ended, 'ended')
  }

  /** After everything this socket has under way. */
  const queue = (listener: Listener, work: () => Promise<void>): Promise<void> => {
    listener.waiting += 1
    listener.tail = listener.tail
      .then(work)
      .catch((error: unknown) => onError(error as Error))
      .finally(() => {
        listener.waiting -= 1
      })
    return listener.tail
  }

  const take = async (listener: Listener, frame: ChatClientFrame): Promise<void> => {
    const { chatId } = listener
    if (frame.type === 'end') {
      await chat.playerEnds(chatId)
      return refresh(listener)
    }
    const { clientId = '', text = '' } = frame
    const refuse = (errorKey: string): void => send(listener, { type: 'error', errorKey, clientId })
    const taken = await limits.take(`chat:message:${chatId}`, messageLimit)
    if (!taken.isAllowed) return refuse('support.chat.error.too.many')
    const before = listener.sequence
    const message = await chat.playerSays(chatId, { clientId, text }).catch((error: unknown) => {
      onError(error as Error)
      return null
    })
    // The text stays with the page, which sends it again (ground: what a person typed is never lost).
    if (message === null) return refuse('support.chat.error.unavailable')
    if (message === undefined) return refuse('support.chat.error.ended')
    // A repeat is answered as the first time: the page has not seen it, or it would not repeat.
    if (message.sequence <= before) send(listener, { type: 'message', message: wireMessage(message, listener.isOwner) })
    await refresh(listener)
  }

  const receive = (listener: Listener, data: Buffer, isBinary: boolean): void => {
    const { socket } = listener
    const frame = isBinary ? undefined : readFrame(data)
    if (frame === undefined) return socket.close(closeCode.notUnderstood, 'frame not understood')
    if (listener.waiting > mostFramesAtOnce) return socket.close(closeCode.tooSlow, 'too many frames at once')
    if (frame === 'broken rule') {
      const { clientId } = JSON.parse(data.toString('utf8')) as { clientId?: unknown }
      const named = typeof clientId === 'string' && /^[A-Za-z0-9-]{1,40}$/.test(clientId) ? { clientId } : {}
      return send(listener, { type: 'error', errorKey: 'support.chat.error.text', ...named })
    }
    void queue(listener, () => take(listener, frame))
  }

  /** A frame; 'broken rule' for one whose text the contract does not allow; undefined for anything else. */
  const readFrame = (data: Buffer): ChatClientFrame | 'broken rule' | undefined => {
    let value: unknown
    try {
      value = parseStrictJson(decodeText(data))
    } catch {
      return undefined
    }
    if (isFrame(value)) {
      const frame = value as ChatClientFrame
      return frame.type === 'message' && (frame.clientId === undefined || frame.text === undefined) ? undefined : frame
    }
    const isTextAlone = (isFrame.errors ?? []).every(
      ({ instancePath, keyword }) => instancePath === '/text' && keyword !== 'type',
    )
    return isTextAlone ? 'broken rule' : undefined
  }

  const heartbeat = async (): Promise<void> => {
    for (const listener of listeners) {
      if (!listener.isAlive) {
        listener.socket.terminate()
        continue
      }
      listener.isAlive = false
      listener.socket.ping()
      if (!(await listener.isStillHere().catch(() => true)))
        listener.socket.close(closeCode.sessionEnded, 'session ended')
    }
    await store.seen([...new Set([...listeners].map(({ chatId }) => chatId))], clock.now().toISOString())
  }

  const look = async (): Promise<void> => {
    looks += 1
    if (looks % heartbeatLooks === 0) await heartbeat().catch((error: unknown) => onError(error as Error))
    await Promise.all([...listeners].map((listener) => queue(listener, () => refresh(listener))))
  }

  return {
    /** @param isStillHere asked from time to time: false once the session has ended */
    open: (
      socket: WebSocket,
      { chatId, isOwner, isStillHere }: { chatId: string; isOwner: boolean; isStillHere: () => Promise<boolean> },
    ) => {
      const listener: Listener = {
        socket,
        chatId,
        skill: '',
        isOwner,
        isStillHere,
        sequence: -1,
        shown: '',
        isAlive: true,
        tail: Promise.resolve(),
        waiting: 0,
      }
      listeners.add(listener)
      socket.on('message', (data, isBinary) =>
        receive(
          listener,
          Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map((part) => Buffer.from(part as ArrayBuffer))),
          isBinary,
        ),
      )
      socket.on('pong', () => {
        listener.isAlive = true
      })
      socket.on('close', () => listeners.delete(listener))
      socket.on('error', () => socket.terminate())
      void queue(listener, async () => {
        await store.seen([chatId], clock.now().toISOString())
        await refresh(listener)
      })
    },
    /** A chat's id, a skill, or '' for "look at everything". */
    changed: (what: string) => {
      chat.forgetWait(what)
      for (const listener of listeners)
        if (what === '' || what === listener.chatId || what === listener.skill)
          void queue(listener, () => refresh(listener))
    },
    count: () => listeners.size,
    look,
    start: () => {
      timer = setInterval(() => void look(), lookMilliseconds).unref()
    },
    stop: () => clearInterval(timer),
  }
}

export type ChatStreams = ReturnType<typeof createChatStreams>
