// What a chat leaves on its case: one CONTACT event with the whole conversation (ground G32).
import type { Clock } from '../lib/clock.ts'
import type { CaseOutbox } from './ports.ts'
import { isTold, type CasePeriods } from './rules.ts'
import type { CaseStore } from './store.ts'

interface ChatTranscript {
  caseId: string
  /** Who answered; null when nobody did: then the words are the player's own. */
  agent: { id: string; displayName: string } | null
  /** Clean already. */
  html: string
  text: string
  /** What the player said alone. */
  playersWords: string
  wasRead: boolean
}

interface TranscriptDeps {
  store: Pick<CaseStore, 'find' | 'append'>
  clock: Clock
  outbox: CaseOutbox
  periods: () => Pick<CasePeriods, 'answererOwns'>
}

/** Joins the caller's transaction. @returns false when the case is gone */
export const createTranscripts =
  ({ store, clock, outbox, periods }: TranscriptDeps) =>
  async ({ caseId, agent, html, text, playersWords, wasRead }: ChatTranscript): Promise<boolean> => {
    const record = await store.find(caseId)
    if (!record) return false
    const createdAt = clock.now().toISOString()
    const isCompany = agent !== null
    await store.append(
      record,
      [
        {
          eventType: 'CONTACT',
          alternateName: null,
          author: agent?.displayName ?? record.contactName,
          text: isCompany ? html : text,
          playersWords,
          isCompany,
          channel: 'CHAT',
          createdAt,
        },
      ],
      {
        ...(wasRead ? { lastReadAt: createdAt } : {}),
        ...(agent !== null && record.assignee === null && periods().answererOwns === 1 ? { assignee: agent.id } : {}),
      },
      agent?.id,
    )
    // The news that there is something to read, as after any answer (decisions-cases B7).
    if (isCompany && isTold(record)) await outbox.enqueue('case-answered', caseId)
    return true
  }
