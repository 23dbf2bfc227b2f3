import type { CaseEvent, CaseRecord, NewAttachment } from './types.ts'

export type NewEvent = Omit<
  CaseEvent,
  'position' | 'attachments' | 'via' | 'folded' | 'writtenAs' | 'from' | 'split'
> & {
  attachments?: NewAttachment[]
  via?: CaseEvent['via']
  folded?: CaseEvent['folded']
  writtenAs?: CaseEvent['writtenAs']
  /** What of it the player wrote, where it is a whole conversation. */
  playersWords?: string
}
export type CaseChange = Partial<
  Pick<
    CaseRecord,
    | 'status'
    | 'resolverType'
    | 'statusChangedAt'
    | 'cancelledAt'
    | 'archivedAt'
    | 'lastReadAt'
    | 'companyEventAt'
    | 'isLocked'
    | 'subject'
    | 'type'
    | 'assignee'
    | 'topicId'
    | 'product'
    | 'region'
    | 'tokenHash'
    | 'tokenSalt'
    | 'isSurveyAnswered'
    | 'contactPhone'
    | 'priority'
    | 'team'
  >
>
