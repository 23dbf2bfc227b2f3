// A chat inside the server; the wire's form is made in routes and streams.

export type ChatState = 'WAITING' | 'ACTIVE' | 'ENDED'
export type ChatSender = 'player' | 'company' | 'system'

/** Times are RFC 3339 in UTC. */
export interface ChatRecord {
  id: string
  caseId: string
  caseRegion: string
  subject: string
  skill: string
  state: ChatState
  /** Account of the case; null for an anonymous one. */
  ownerId: string | null
  playerName: string | null
  /** Language of the case: the transcript and what the system says. */
  locale: string
  /** Topic of the page the player writes from; 0 unknown. */
  topicId: number
  assignee: string | null
  assigneeName: string | null
  /** The colleague it is offered to (CD-284). */
  offeredTo: string | null
  /** 1 for a chat nobody was ahead of: with the wait it gives the pace of the queue. */
  placeAtStart: number
  messageCount: number
  startedAt: string
  acceptedAt: string | null
  endedAt: string | null
  /** Last time a page of the player was connected. */
  seenAt: string
  /** Last message of anybody. */
  saidAt: string
}

export interface ChatMessageRecord {
  sequence: number
  sender: ChatSender
  author: string | null
  text: string
  clientId: string | null
  sentAt: string
}

export interface ChatCase {
  id: string
  region: string
  subject: string
  status: string
  isLocked: boolean
  topicId: number
  locale: string
  ownerId: string | null
  contactName: string | null
}
