// Text that comes by other doors than the contract obeys the contract's rule for text (T46).

/** What no line holds: control characters, line breaks, and marks that turn the reading order round (CD-70). */
export const oddInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const oddInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** A text as the contract would take it: NFC, newline and tab alone of the control characters. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(oddInText, '').normalize('NFC')

/** A name or an address, on one line. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replaceAll(/[\n\t\u2028\u2029]+/g, ' ')
    .trim()
