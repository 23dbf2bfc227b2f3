// Loaded on demand: DOMPurify costs 11 KB (ground G26).
import createDOMPurify from 'dompurify'
import { article, message, type RichTextKind } from './allow-list.ts'

const purify = createDOMPurify(window)
let videoHosts: readonly string[] = []

purify.addHook('afterSanitizeAttributes', (node) => {
  const element = node as Element
  if (element.tagName === 'IFRAME' && !isVideo(element.getAttribute('src'))) element.remove()
  if (element.tagName === 'A' && element.getAttribute('target') === '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  const classes = element.getAttribute('class')
  if (classes !== null)
    element.setAttribute(
      'class',
      classes
        .split(/\s+/)
        .filter((name) => name.startsWith('kb-'))
        .join(' '),
    )
})

const isVideo = (src: string | null): boolean => {
  try {
    const url = new URL(src ?? '')
    return url.protocol === 'https:' && videoHosts.includes(url.hostname)
  } catch {
    return false
  }
}

/** Cleans html that the server has cleaned already, with the same list. */
export const sanitize = (html: string, kind: RichTextKind, hosts: readonly string[]): string => {
  videoHosts = hosts
  const list = kind === 'article' ? article : message
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...list.tags],
    ALLOWED_ATTR: [...list.attributes],
    ALLOWED_URI_REGEXP: kind === 'article' ? /^(?:https:|mailto:|tel:|\/|#|[^:]*$)/i : /^(?:https:|mailto:)/i,
  })
}
