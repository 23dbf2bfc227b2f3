/**
 * Light stemming of Arabic after Larkey, Ballesteros and Connell ("light10"): the article and joined particles in
 * front, the commonest endings behind.
 */

const fronts = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و']
const ends = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ية', 'ه', 'ي']
const shortest = 3
const isArabic = /^[\u0621-\u064a]+$/

/**
 * @param word folded by `analysis.ts`: no vowel marks, one form of alef, ه for ة, ي for ى
 * @returns the stem: `المرور` and `مرور`, `المقالات` and `مقال` meet. What would become shorter than three letters
 * stays.
 */
export const stemArabic = (word: string): string => {
  if (!isArabic.test(word)) return word
  const front = fronts.find((letters) => word.startsWith(letters) && word.length - letters.length >= shortest)
  let stem = front === undefined ? word : word.slice(front.length)
  for (const end of ends) {
    if (stem.endsWith(end) && stem.length - end.length >= shortest) stem = stem.slice(0, -end.length)
  }
  return stem
}
