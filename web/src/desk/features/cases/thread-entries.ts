// What the thread shows, in the order it came about: messages, notes among them, and in one line what became of the case.
import type { Case } from './queries.ts'

export type ThreadEntry =
  | {
      kind: 'message'
      event: number
      at: string
      isOurs: boolean
      isMail: boolean
      author: string | null
      html: string
      /** What its mail says beside. */
      folded: string | undefined
      files: Files
      mail: ThreadMail | undefined
      /** The case it was written in, where that was merged into this one. */
      from: string | null
    }
  | { kind: 'note'; at: string; author: string; text: string; mail: ThreadMail | undefined }
  | { kind: 'step'; at: string; name: string }
  | { kind: 'moved'; at: string }
  /** Messages that became a case of their own, or were one's (CD-329). */
  | { kind: 'split'; at: string; part: SplitPart; caseId: string; number: string }
type SplitPart = NonNullable<Case['case']['caseEvents'][number]['split']>['part']
type Files = NonNullable<Case['case']['caseEvents'][number]['attachments']>
export type ThreadFile = Files[number]
/** A mail as it came (DeskMail of the contract). */
export type ThreadMail = NonNullable<Case['mails']>[number]

export const entriesOf = ({
  case: { caseEvents },
  notes,
  mails = [],
}: Pick<Case, 'notes' | 'mails'> & { case: Pick<Case['case'], 'caseEvents'> }): ThreadEntry[] => {
  let isOver = false
  const events = caseEvents.map((event, index): ThreadEntry => {
    const at = event.relativeTimestamp
    if (event.split !== undefined) {
      const { part, case: other } = event.split
      return { kind: 'split', at, part, caseId: other.id, number: other.region.toUpperCase() + other.id }
    }
    if (event.eventType === 'REORGANIZATION_EVENT') return { kind: 'moved', at }
    if (event.eventType === 'STATUS_CHANGE') {
      const name = event.alternateName ?? ''
      // A reply to an answer opens the case, and reopens none that was not over: so reports count it, too.
      const isAgain = name !== 'Reopened' || isOver
      isOver = name === 'Resolved' || name === 'Cancelled'
      return { kind: 'step', at, name: isAgain ? name : 'Open' }
    }
    return {
      kind: 'message',
      event: index,
      at,
      isOurs: event.companyResponse,
      isMail: event.via === 'mail',
      author: event.responseAuthor ?? null,
      html: event.responseText ?? '',
      folded: event.folded,
      files: event.attachments ?? [],
      mail: mails.find((mail) => mail.event === index),
      from: event.from === undefined ? null : event.from.region.toUpperCase() + event.from.id,
    }
  })
  const internal = notes.map(
    ({ id, writtenAt, author, text }): ThreadEntry => ({
      kind: 'note',
      at: writtenAt,
      author,
      text,
      mail: mails.find((mail) => mail.note === id),
    }),
  )
  // Stable: what happened in the same moment stays as it came, notes behind.
  return [...events, ...internal].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
