// What an agent types as plain text → the short HTML that a player reads.

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter]!)

/** A sentence's end behind an address belongs to the sentence. */
const address = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’]/g

/** `[words](https://…)`, as an inserted article stands in an answer. */
const named = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"]+)\)/g

const bareLinks = (line: string): string => {
  let html = ''
  let from = 0
  for (const { 0: url, index } of line.matchAll(address)) {
    html += `${escape(line.slice(from, index))}<a href="${escape(url)}">${escape(url)}</a>`
    from = index + url.length
  }
  return html + escape(line.slice(from))
}

const withLinks = (line: string): string => {
  let html = ''
  let from = 0
  for (const { 0: whole, 1: words, 2: url, index } of line.matchAll(named)) {
    html += `${bareLinks(line.slice(from, index))}<a href="${escape(url!)}">${escape(words!)}</a>`
    from = index + whole.length
  }
  return html + bareLinks(line.slice(from))
}

/** An empty line parts paragraphs, a new line breaks; addresses and `[words](address)` become links. '' for nothing but space. */
export const answerHtml = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.split('\n').map(withLinks).join('<br>')}</p>`)
    .join('')
