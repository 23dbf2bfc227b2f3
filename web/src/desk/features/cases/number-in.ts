/**
 * The first phone number of a text somebody wrote, as it stands there: six to fifteen digits, in groups or not. A day
 * ("2026-11-27") or the hours after a number are none.
 */
export const numberIn = (text: string): string | null => {
  for (const [found] of text.matchAll(/(?<![\d-])[+(]?\d[\d\s()./-]*\d(?![\d-])/g)) {
    const digits = found.replaceAll(/\D/g, '').length
    if (digits >= 6 && digits <= 15 && !/^\d{4}-\d{2}-\d{2}/.test(found)) return found
  }
  return null
}

/** What a telephone dials of it: of "+49 (0)30" the zero in brackets is for who calls from within. */
export const dialled = (number: string): string => number.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')
