// What a macro says, without whom it greets and who signs it: those are the same in all of them. Pure.

/** The words between greeting and signature, in one line that begins as a sentence does; all of them where nothing else is left. */
export const gistOf = (text: string): string => {
  const lines = text.split('\n').map((line) => line.trim())
  const isGreeting = (line: string): boolean => line.includes('{{player}}') && line.length <= 40
  const said = lines.filter((line, at) => line !== '' && line !== '{{me}}' && !(at === 0 && isGreeting(line)))
  const words = (said.length === 0 ? lines : said).join(' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
