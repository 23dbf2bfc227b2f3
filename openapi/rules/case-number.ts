/** How a case's number is written, and read however it is typed (T43). Pure. */

/** `US594020582` in the parts it is said in: the region, then digits by threes. */
export const numberGroups = (number: string): string[] => number.match(/[A-Z]+|\d{1,3}(?=(?:\d{3})*$)/g) ?? [number]

/** The digits of a number that was typed, whatever stands between them: a region, `#`, spaces, dashes. */
export const typedNumber = (text: string): string | undefined =>
  /^(?:[a-z]{2})?(\d{1,19})$/i.exec(text.normalize('NFKC').replaceAll(/[#\s\p{Pd}]/gu, ''))?.[1]
