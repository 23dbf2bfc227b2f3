// Times and limits of codes and marks (CD-305, CD-307). Pure.

export const codeDigits = 8
export const codeTries = 5
export const codeMilliseconds = 10 * 60_000
/** Between two codes for one browser. */
export const againSeconds = 60
export const markMilliseconds = 30 * 60_000
/** So long the desk sees when an account was opened (CD-308). */
export const keptDays = 365

/** What a code is signed for, and with what: a row's code opens no other row. */
export const codePurpose = 'lockedout-code'
export const codeText = (id: string, code: string): string => `${id} ${code}`
/** What an asked address is sealed for. */
export const sealContext = (id: string): string => `lockedout:${id}`
