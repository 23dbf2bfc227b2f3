/**
 * The rule of the describe step: how long a description is, and what the speech bubble says about it (DESCRIBE-21 to DESCRIBE-24).
 */
import { limits } from '../../../kit/api/limits.ts'
import { textLength } from '#rules/text.ts'
import type { CharacterBreaks } from './flow/types.ts'

/** What applies when the server's breaks cannot be read: the en-US values (OD-55, CD-150). */
export const defaultBreaks: CharacterBreaks = { valid: 2, notValid: 1 }

export type ValidationMessage =
  | 'support.bft.description.valid'
  | 'support.bft.description.not.enough.text'
  | 'support.bft.description.enter.text.here'
  | 'support.bft.description.too.long'

export interface DescriptionVerdict {
  validationMessage: ValidationMessage
  disableButton: boolean
}

/** The message a text gets and whether Continue stays disabled. */
export const checkDescription = (text: string, { valid, notValid }: CharacterBreaks): DescriptionVerdict => {
  const length = textLength(text.trim())
  if (length > limits.SuggestionsRequest.query.maxLength)
    return { validationMessage: 'support.bft.description.too.long', disableButton: true }
  if (length > valid) return { validationMessage: 'support.bft.description.valid', disableButton: false }
  return {
    validationMessage:
      length > notValid ? 'support.bft.description.not.enough.text' : 'support.bft.description.enter.text.here',
    disableButton: true,
  }
}
