// Reply form ⇄ request (CASEENTITY-11).
import { limits } from '../../../kit/api/limits.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { passedOn } from '../../shared/phone/phone-edit.ts'
import type { ChannelName } from '../../shared/channels/channels.ts'
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

const contentOf = (description: string, files: readonly File[], channel: string): string =>
  JSON.stringify([description, channel, files.map(({ name, size }) => [name, size])])

const ways: readonly ChannelName[] = ['ticket', 'chat', 'phone']

/**
 * What makes two replies the same one: words, way and files (CD-461).
 *
 * @param chosen the way, where one was asked for
 * @param sent what went before and was not answered. Once it is in, the case is open and asks for no way any more: the
 * same words and files go by the way they went
 */
export const replySent = (
  { description, files }: Pick<RespondValues, 'description' | 'files'>,
  chosen: string | null,
  sent: string | null,
): { channel: string; content: string } => {
  const channel =
    chosen ?? ways.find((way) => contentOf(description, files, way) === sent) ?? ('ticket' satisfies ChannelName)
  return { channel, content: contentOf(description, files, channel) }
}

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
