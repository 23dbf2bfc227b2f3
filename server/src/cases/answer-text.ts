// What an agent wrote → HTML by the allow-list of decisions-cases C12 (links: CD-233), at write; what a player reads later is inert
// already.
import sanitizeHtml from 'sanitize-html'
import { isBlank } from '#rules/text.ts'

/** Whether a link of http leads elsewhere: the portal's own does where it is served without TLS, as on one's own machine. */
const isForeignHttp = (href: string, ownOrigin: string): boolean => {
  const url = URL.parse(href)
  return url?.protocol === 'http:' && url.origin !== ownOrigin
}

/** What is on the list. */
const kept = ['p', 'br', 'a', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 's', 'code', 'blockquote']
/** Blocks that are not: of these the words stay, each on lines of its own; those of a table's row stay apart. */
const lined = 'div section article header footer address h1 h2 h3 h4 h5 h6 dl dt dd hr table caption tr pre'.split(' ')
const cells = ['td', 'th']

const edge = '\ue000'
const edges = new RegExp(`(?<!\\s)\\s*</?(?:${lined.join('|')})(?: /)?>`, 'g')
/** Well-formed HTML of the two lists → of the first alone, with a break where a block began or ended. */
const withoutBlocks = (html: string): string =>
  html
    .replaceAll(edge, '')
    .replaceAll(/<pre>([^]*?)<\/pre>/g, (whole) => whole.replaceAll(/(?<!<pre>)\n(?!<\/pre>)/g, '<br />'))
    .replaceAll(/<\/t[dh]>\s*(?=<t[dh]>)/g, ' ')
    .replaceAll(/<\/?t[dh]>/g, '')
    .replaceAll(edges, edge)
    .replaceAll(/\ue000[\ue000\s]*/g, edge)
    .replaceAll(/<br \/>\ue000/g, '<br />')
    .replaceAll(
      /^\ue000|\ue000$|\ue000(?=<\/?(?:p|ul|ol|li|blockquote)\b)|(?<=<\/?(?:p|ul|ol|li|blockquote)\b[^<>]*>)\ue000/g,
      '',
    )
    .replaceAll(edge, '<br />')
    .trim()

/** Everything else is dropped; the text inside it stays. '' when nothing to read is left. */
export const cleanAnswer = (html: string, ownOrigin: string): string => {
  const listed = sanitizeHtml(html, {
    allowedTags: [...kept, ...lined, ...cells],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: ['https', 'mailto', 'http'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      del: 's',
      strike: 's',
      ol: (tagName, { start = '' }) => {
        const attribs: sanitizeHtml.Attributes = /^\d{1,9}$/.test(start) ? { start } : {}
        return { tagName, attribs }
      },
      a: (tagName, attribs) => {
        const { href } = attribs
        return { tagName, attribs: href !== undefined && isForeignHttp(href, ownOrigin) ? {} : attribs }
      },
    },
  })
  const clean = withoutBlocks(listed)
  return isBlank(clean.replace(/<[^>]*>|&nbsp;/g, '')) ? '' : clean
}
