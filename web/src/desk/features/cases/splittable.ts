// Which messages of a case may become a case of their own (CD-329): all but what it began with, whose form belongs to it.
import type { Case } from './queries.ts'

export interface SplittableMessage {
  /** Its place in the thread. */
  event: number
  at: string
  isOurs: boolean
  author: string | null
  html: string
  files: number
}

export const splittableOf = ({ caseEvents }: Pick<Case['case'], 'caseEvents'>): SplittableMessage[] => {
  const beginning = caseEvents.findIndex(({ from }) => from === undefined)
  return caseEvents.flatMap((event, index): SplittableMessage[] =>
    event.eventType !== 'CONTACT' || index === beginning
      ? []
      : [
          {
            event: index,
            at: event.relativeTimestamp,
            isOurs: event.companyResponse,
            author: event.responseAuthor ?? null,
            html: event.responseText ?? '',
            files: event.attachments?.length ?? 0,
          },
        ],
  )
}
