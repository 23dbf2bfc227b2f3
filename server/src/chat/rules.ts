// What follows from a queue and from a chat's messages. Pure.
import { escapeHtml, textToHtml } from '../lib/html.ts'
import type { ChatMessageRecord } from './types.ts'

/** A chat nobody waits for any more: its page has been gone for so long. */
export const waitingGoneSeconds = 120
/** A chat under way in which nobody has said anything for so long, and whose page is gone. */
export const silentSeconds = 1800
/** Chats that have ended can be shown again for so long; the case keeps the transcript. */
export const keptHours = 24
/** Words one chat can hold; beyond that a case is the better place. */
export const maxMessages = 1000
/** Messages of one player a minute: more than anybody types. */
export const messageLimit = { max: 30, perSeconds: 60 }
/** Who was connected so lately has seen the end. */
export const presentSeconds = 45

const longestWait = 604_800

export interface QueueFacts {
  /** The place in the queue the wait is asked for: behind all others for a newcomer. */
  place: number
  /** Seconds and place in the queue of the chats accepted lately. */
  recent: readonly { waitSeconds: number; place: number }[]
  /** The channel's own figure, for a queue that nobody has gone through yet. */
  ewtMinutes: number | null
}

/**
 * How long somebody at a place will wait: the time one place in the queue has taken lately, times the places. A queue without a
 * past says what the channel says, and nothing when that says nothing.
 */
export const expectedWait = ({ place, recent, ewtMinutes }: QueueFacts): number | null => {
  const places = recent.reduce((sum, one) => sum + one.place, 0)
  const waited = recent.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0)
  const perPlace = places > 0 ? waited / places : ewtMinutes === null ? null : ewtMinutes * 60
  return perPlace === null ? null : Math.min(longestWait, Math.max(0, Math.round(perPlace * place)))
}

interface TranscriptWords {
  title: string
  player: string
  company: string
}

/**
 * The conversation as the case keeps it. People appear by their part, not by name: a case can be read by whoever has
 * its link (decisions-cases B5). `html` is inert: every word is escaped.
 */
export const transcriptOf = (
  messages: readonly ChatMessageRecord[],
  words: TranscriptWords,
): { html: string; text: string; playersWords: string } => {
  const said = messages.filter(({ sender }) => sender !== 'system')
  const who = ({ sender }: ChatMessageRecord): string => (sender === 'player' ? words.player : words.company)
  const clock = ({ sentAt }: ChatMessageRecord): string => `${sentAt.slice(11, 16)} UTC`
  return {
    html: [
      `<p><em>${escapeHtml(words.title)}</em></p>`,
      ...said.map(
        (message) =>
          `<p><strong>${escapeHtml(who(message))}</strong> ${clock(message)}<br>${textToHtml(message.text)}</p>`,
      ),
    ].join(''),
    text: [words.title, ...said.map((message) => `${who(message)} ${clock(message)}\n${message.text}`)].join('\n\n'),
    playersWords: said.flatMap(({ sender, text }) => (sender === 'player' ? [text] : [])).join('\n'),
  }
}
