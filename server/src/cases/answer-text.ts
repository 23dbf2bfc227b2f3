// What an agent wrote → HTML by the allow-list of decisions-cases C12, at write; what a player reads later is inert
// already.
import sanitizeHtml from 'sanitize-html'

/** Everything else is dropped; the text inside it stays. '' when nothing to read is left. */
export const cleanAnswer = (html: string): string => {
  const clean = sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'a', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'code', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  }).trim()
  return clean.replace(/<[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean
}
