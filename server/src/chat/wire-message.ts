import type { ChatMessage } from '#generated/server/schemas.ts'
import type { ChatMessageRecord } from './types.ts'

export const wireMessage = (
  { sequence, sender, author, text, clientId, sentAt }: ChatMessageRecord,
  showsPlayer = true,
): ChatMessage => ({
  sequence,
  from: sender,
  author: sender === 'player' && !showsPlayer ? null : author,
  text,
  sentAt,
  ...(clientId === null ? {} : { clientId }),
})
