import type { DeskChat } from '#generated/server/desk/schemas.ts'
import type { ChatRecord } from '../types.ts'

export const deskChat = (chat: ChatRecord): DeskChat => ({
  chatId: chat.id,
  state: chat.state,
  skill: chat.skill,
  caseId: chat.caseId,
  caseRegion: chat.caseRegion,
  subject: chat.subject,
  playerName: chat.playerName,
  assignee: chat.assignee,
  offeredTo: chat.offeredTo,
  categoryId: chat.topicId,
  startedAt: chat.startedAt,
})
