import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { isRecord } from '../../../kit/api/problem.ts'
import { stored } from '../../../kit/lib/stored.ts'
import { type ChatConnection, chatUrl, connectChat } from './chat-connection.ts'
import { type ChatLog, type Unsent, emptyLog, nextLog, toSend } from './chat-log.ts'

export interface Chat {
  log: ChatLog
  say: (text: string) => void
  /** Takes a refused text out of the conversation; its words go back into the box. */
  takeBack: (clientId: string) => void
  end: () => void
  /** Connects once more after it was given up. */
  again: () => void
}

const isUnsentList = (value: unknown): value is Unsent[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && typeof one['clientId'] === 'string' && typeof one['text'] === 'string')

/**
 * Joins a chat; texts that have not arrived survive a break and a reload, and go out again under the same name, so that
 * none arrives twice.
 */
export const useChat = (chatId: string): Chat => {
  const api = useApiClient()
  const [place] = useState(() => stored('session', `chat-unsent:${chatId}`, isUnsentList))
  const [log, dispatch] = useReducer(nextLog, undefined, () => emptyLog(place.read() ?? []))
  const [round, setRound] = useState(0)
  const connection = useRef<ChatConnection | null>(null)
  const sent = useRef(new Set<string>())

  useEffect(() => {
    // A new connection begins with nothing sent on it.
    const marks = sent.current
    const opened = connectChat({
      url: chatUrl(api.page, chatId),
      onEvent: (event) => {
        if (event.type !== 'FRAME') marks.clear()
        dispatch(event)
      },
    })
    connection.current = opened
    return () => {
      connection.current = null
      marks.clear()
      opened.close()
    }
  }, [api, chatId, round])

  const isOpen = log.link === 'open' && log.state !== 'ENDED'
  useEffect(() => {
    if (log.unsent.length === 0) place.clear()
    else place.write([...log.unsent])
    if (!isOpen) return
    for (const { clientId, text } of toSend(log)) {
      if (!sent.current.has(clientId) && connection.current?.send({ type: 'message', clientId, text }))
        sent.current.add(clientId)
    }
  }, [log, isOpen, place])

  return {
    log,
    say: useCallback((text) => dispatch({ type: 'TYPED', clientId: crypto.randomUUID(), text }), []),
    takeBack: useCallback((clientId) => dispatch({ type: 'TAKEN_BACK', clientId }), []),
    end: useCallback(() => void connection.current?.send({ type: 'end' }), []),
    again: useCallback(() => {
      dispatch({ type: 'AGAIN' })
      setRound((count) => count + 1)
    }, []),
  }
}
