/** Languages that are not written in Latin letters, whatever names and words of the game stand among theirs. */
const otherScripts = new Set(['ar', 'ja', 'ko', 'zh'])
const ownLetters = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Fewer are a name: "Emberfall Keep" is written so in any language. */
const fewestWords = 4

/**
 * The language whose articles a description is compared with: a sentence in Latin letters on a page in Japanese is not
 * Japanese, and the words it shares with Japanese articles are chance. What it leads to is shown in the page's language.
 */
export const heardLocale = (text: string, locale: string, defaultLocale: string): string => {
  const isLatin = (its: string): boolean => !otherScripts.has(its.slice(0, 2))
  if (isLatin(locale) || !isLatin(defaultLocale) || ownLetters.test(text)) return locale
  return (text.match(/\p{Script=Latin}+/gu) ?? []).length >= fewestWords ? defaultLocale : locale
}
