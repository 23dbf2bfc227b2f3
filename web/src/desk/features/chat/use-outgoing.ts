import { useState } from 'react'
import { useDesk } from '../../shared/desk-context.ts'
import type { Outgoing } from './chat-lists.ts'

/** What was said here and may not have reached the server: shown at once, kept when it fails, stored once however often it is sent. */
export const useOutgoing = (chatId: string, onSent: () => Promise<unknown>, onFailed: () => Promise<unknown>) => {
  const { call } = useDesk()
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const mark = (clientId: string, hasFailed: boolean): void =>
    setOutgoing((all) => all.map((one) => (one.clientId === clientId ? { ...one, hasFailed } : one)))
  const deliver = async ({ clientId, text }: { clientId: string; text: string }, flags: string[]): Promise<void> => {
    try {
      await call('sendChatMessage', {
        chatId,
        body: { clientId, text, ...(flags.length > 0 && { confirmedFlags: flags }) },
        // Stored once, however often it is sent.
        header: { 'Idempotency-Key': clientId },
      })
      await onSent()
    } catch {
      mark(clientId, true)
      await onFailed()
    }
  }
  return {
    outgoing,
    /** `flags`: whose guidance was confirmed. */
    send: (text: string, flags: string[]): void => {
      const message = { clientId: crypto.randomUUID(), text }
      setOutgoing((all) => [...all, { ...message, hasFailed: false }])
      void deliver(message, flags)
    },
    sendAgain: (message: Outgoing, flags: string[]): void => {
      mark(message.clientId, false)
      void deliver(message, flags)
    },
  }
}
