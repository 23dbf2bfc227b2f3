// The live chat as the portal sees it, and what the room needs from others.
import type { ChatStatus } from '#generated/server/schemas.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { ChatCase } from './types.ts'

/**
 * Whoever runs the chats: the embedded queue of this server, or a vendor's adapter (decisions-cases E2). Skills are
 * `{chatLocale}-{agentType}`.
 */
export interface LiveChat {
  /**
   * Of a skill, or of the container of a page (`divisionId`): 0 available, -1 unavailable, -2 undetermined, -3 not
   * initialized (CHAT-05).
   */
  statusOf: (skill: string, divisionId?: string) => ChatStatus
  /** Expected wait from the queue, of a newcomer or at a place in it; null when unknown. */
  waitOf: (skill: string, place?: number) => Promise<{ currentStatus: ChatStatus; lastEwtSeconds: number | null }>
  /** The visitor has a chat of this skill, waiting or under way. */
  isMember: (visitor: Visitor, skill: string) => Promise<boolean>
  /** Tells which case, and which topic, the visitor's page is about. */
  noteCase: (visitor: Visitor, supportCase: ChatCase, topicId: number) => Promise<void>
  /**
   * Joins the skill's queue, or the chat of this case that is under way. @throws 422 when nobody serves the skill or
   * the case takes no chat
   */
  start: (
    visitor: Visitor,
    supportCase: ChatCase,
    wanted: { skill: string; divisionId: string },
  ) => Promise<{ chatId: string }>
}

/** One skill as the content and the desk have it now. */
interface ChatSkillFacts {
  isOpen: boolean
  divisionIds: ReadonlySet<string>
  ewtMinutes: number | null
}

export interface ChatCatalogue {
  /** undefined: no channel of any topic has this skill. */
  skill: (skill: string) => ChatSkillFacts | undefined
  /** Whether the topic's own chat channel has this skill and is open to this visitor. */
  isOpenFor: (topicId: number, skill: string, options: { isSignedIn: boolean }) => boolean
}

/** What a chat's end leaves on its case (ground G32). */
interface Transcript {
  caseId: string
  /** Who answered; null when nobody did: then the words are the player's own. */
  agent: { id: string; displayName: string } | null
  html: string
  text: string
  /** What the player said alone. */
  playersWords: string
  /** The player was there to the end and has read it all. */
  wasRead: boolean
}

export interface ChatCases {
  /** @returns false when the case is gone */
  addTranscript: (transcript: Transcript) => Promise<boolean>
}

/** Counts messages; the room decides which rule. */
export interface ChatLimits {
  take: (key: string, rule: { max: number; perSeconds: number }) => Promise<{ isAllowed: boolean }>
}

export interface ChatAgent {
  id: string
  displayName: string
}
