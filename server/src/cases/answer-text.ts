// What an agent wrote → HTML by the allow-list of decisions-cases C12 (links: CD-233), at write; what a player reads later is inert
// already.
import sanitizeHtml from 'sanitize-html'
import { isBlank } from '../lib/blank.ts'

/** Whether a link of http leads elsewhere: the portal's own does where it is served without TLS, as on one's own machine. */
const isForeignHttp = (href: string, ownOrigin: string): boolean => {
  const url = URL.parse(href)
  return url?.protocol === 'http:' && url.origin !== ownOrigin
}

/** Everything else is dropped; the text inside it stays. '' when nothing to read is left. */
export const cleanAnswer = (html: string, ownOrigin: string): string => {
  const clean = sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'a', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'code', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'http'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => {
        const { href } = attribs
        return { tagName, attribs: href !== undefined && isForeignHttp(href, ownOrigin) ? {} : attribs }
      },
    },
  }).trim()
  return isBlank(clean.replace(/<[^>]*>|&nbsp;/g, '')) ? '' : clean
}
