// The parts of an article, for the list beside it.

export interface ArticlePart {
  id: string
  /** Text as html has it: sanitised with the article, and again where it is drawn. */
  html: string
}

const heading = /<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/gi

/** Gives every heading of the second level an address, where it has none, and tells them in their order. */
export const withAnchors = (html: string): { body: string; parts: readonly ArticlePart[] } => {
  const parts: ArticlePart[] = []
  const body = html.replace(heading, (whole, attributes: string, inside: string) => {
    const own = /\sid="([^"]+)"/.exec(attributes)?.[1]
    const id = own ?? `part-${parts.length + 1}`
    parts.push({ id, html: inside.replaceAll(/<[^>]*>/g, '').trim() })
    return own === undefined ? `<h2${attributes} id="${id}">${inside}</h2>` : whole
  })
  return { body, parts }
}
