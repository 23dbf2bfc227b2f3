// The same lists as the server's (OD-46 for articles and topics, decisions-cases C12 for messages of a case).

export const ARTICLE = {
  tags: ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 'u', 'br', 'hr', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'blockquote', 'pre', 'code', 'details', 'summary', 'div', 'span', 'iframe'],
  attributes: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'id', 'class', 'target', 'rel', 'loading', 'width', 'height', 'allowfullscreen'],
} as const

export const MESSAGE = {
  tags: ['p', 'br', 'a', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'code', 'blockquote'],
  attributes: ['href', 'rel', 'target'],
} as const

export type RichTextKind = 'article' | 'message'
