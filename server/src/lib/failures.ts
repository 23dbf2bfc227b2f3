// What a failure of work in the background says, and to whom.

/** Work that will never succeed, however often it is tried: the receiver refused it for good. */
export class PermanentFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PermanentFailure'
  }
}

/** Nobody is there to receive it, as at a mistyped address: the work is over, and nothing for an operator to mend. */
export class NobodyThere extends PermanentFailure {
  constructor(message: string) {
    super(message)
    this.name = 'NobodyThere'
  }
}

/** A mail address, and a phone number as it is sent (E.164). */
const personal = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+|\+\d{6,15}\b/g

/** @returns the text without mail addresses and phone numbers, which belong neither in a log nor in a column (ground G33) */
export const withoutAddresses = (text: string): string => text.replace(personal, '…')

/** @returns the error as it may be written down: name, message and stack without addresses, nothing of its members */
export const sayable = (error: unknown): Error => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const plain = new Error(withoutAddresses(message))
  plain.name = name
  plain.stack = withoutAddresses(stack ?? `${name}: ${message}`)
  return plain
}
