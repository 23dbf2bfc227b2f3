/** "English", not "American English": what matters is whether it can be read. */
export const languageName = (locale: string, shownIn: string): string => {
  const language = locale.split('-', 1)[0]!
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(language) ?? language
}
