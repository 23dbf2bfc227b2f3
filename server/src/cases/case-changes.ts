// What a case grows by and what of it may change.
import type { CaseEvent, CaseRecord, NewAttachment } from './types.ts'

export type NewEvent = Omit<CaseEvent, 'attachments' | 'via'> & {
  attachments?: NewAttachment[]
  via?: CaseEvent['via']
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
