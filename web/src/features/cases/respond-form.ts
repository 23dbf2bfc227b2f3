// Reply form ⇄ request (CASEENTITY-11).
import { limits } from '../../api/limits.ts'
import type { Schema } from '../../api/types.ts'
import { passedOn } from '../../shared/phone/phone-edit.ts'
import type { SupportCase } from './queries.ts'

export interface RespondValues {
  description: string
  files: File[]
  phoneNumber: string
  /** decisions-cases F7 */
  phoneEntered?: boolean
}

export const emptyReply: RespondValues = { description: '', files: [], phoneNumber: '' }

/** decisions-cases D6 */
export const replyMax = limits.CaseReplyForm.description.maxLength
export const replyFiles = limits.RespondToCaseRequest['files[files]'].maxItems

/** sessionStorage key of what is being typed for a case (decisions-cases A13). */
export const draftKey = (caseId: string): string => `reply:${caseId}`

/** @param channel the plain respond form of an open case sends `ticket` (decisions-cases E10) */
export const toReply = (supportCase: SupportCase, channel: string, values: RespondValues): Schema<'CaseReplyForm'> => {
  const phone = channel === 'phone' ? passedOn(values.phoneNumber) : null
  return {
    description: values.description,
    channel: channel as Schema<'CaseReplyForm'>['channel'],
    // A masked number is not passed on; the server then uses the stored one (decisions-cases F2).
    ...(phone === null ? {} : { phoneNumber: phone }),
    categoryId: supportCase.categoryId,
    game: supportCase.gameName,
    eventCount: supportCase.caseEvents.length,
  }
}
