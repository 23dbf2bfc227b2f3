// The socket of a chat: connects, comes back after a break, says when it cannot (streamChat of the contract).
import { type Page } from '../../../kit/api/page.ts'
import { apiHref } from '../../../kit/api/api.ts'
import { backoff } from '../../../kit/api/poll.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { ChatEvent, ChatFrame } from './chat-log.ts'

export interface ChatConnection {
  /** @returns false when there is no open connection now */
  send: (frame: Schema<'ChatClientFrame'>) => boolean
  close: () => void
}

export interface ConnectOptions {
  url: string
  /** What happened; `FRAME` with the first state means that the connection stands. */
  onEvent: (event: ChatEvent) => void
  createSocket?: (url: string) => WebSocket
}

const normal = 1000
const notUnderstood = 1008
const tooLarge = 1009
const sessionEnded = 4401
/** A chat that never lets this page in is forgotten, or is not this visitor's. */
const mostRefusals = 6

/** Address of a chat's stream. */
export const chatUrl = (page: Page, chatId: string): string => {
  const url = new URL(apiHref(page, '/services/bft/chat/{chatId}/stream', { path: { chatId } }), page.origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

export const connectChat = ({
  url,
  onEvent,
  createSocket = (address) => new WebSocket(address),
}: ConnectOptions): ChatConnection => {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasOpened = false
  let isOver = false

  const finish = (event: ChatEvent | null): void => {
    isOver = true
    window.removeEventListener('online', connectNow)
    if (event !== null) onEvent(event)
  }
  const onClose = ({ code }: CloseEvent): void => {
    socket = null
    if (isOver) return
    if (code === normal) return finish(null)
    if (code === sessionEnded) return finish({ type: 'SIGNED_OUT' })
    if (!hasOpened && failures + 1 >= mostRefusals) return finish({ type: 'GONE' })
    onEvent({ type: code === notUnderstood || code === tooLarge ? 'NOT_UNDERSTOOD' : 'LOST' })
    timer = setTimeout(connect, backoff(failures))
    failures += 1
  }
  const connect = (): void => {
    clearTimeout(timer)
    const opened = createSocket(url)
    socket = opened
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hasOpened = true
      failures = 0
      onEvent({ type: 'FRAME', frame: JSON.parse(data) as ChatFrame })
    })
    opened.addEventListener('close', onClose)
  }
  // Back in the net: no need to wait for the next turn.
  const connectNow = (): void => {
    if (socket === null && !isOver) connect()
  }

  window.addEventListener('online', connectNow)
  connect()
  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(frame))
      return true
    },
    close() {
      clearTimeout(timer)
      finish(null)
      socket?.close()
    },
  }
}
