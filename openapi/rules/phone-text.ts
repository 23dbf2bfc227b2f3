/**
 * A phone number as contacts hold it, in plain letters: their direction marks, spaces and digits of any width are none of a
 * plan's. Mexico's mobile numbers had a 1 behind the country's code until 2019, and many contacts still have.
 */
export const plainNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^([^\d+]*\+\D*52\D*)1(?=(?:\D*\d){10}\D*$)/, '$1')
