// What is published speaks to partners: no text of the contract names a decision, a requirement or a paragraph of ours.
// Reasons stand beside a description as `x-decision: [G12, OD-46]`, which the bundler leaves out.

/** How our own documents are cited; none of these means anything to somebody who has only the published document. */
const codes = [
  /\bground G?\d+/,
  /\bOD-\d+/,
  /\bdecisions-\w+/,
  /\bDC-[A-N]\d*/,
  /\bpromises? [A-Z]\d+/,
  /\bamendments? T\d+/,
  /(?<!\bRFC \d{3,5} )§ ?\d*/,
  /\bissue \d+/,
  /\b(?:discovery|cases|house|look|stack|promises|ground|DECISIONS)\.md\b/,
  /\b[A-Z]{2,}-\d{2}\b/, // CASE-12, HOUSE-01, CD-03
  /\((?:see )?[A-W]\d{1,2}(?:(?:, | and | to )[A-W]\d{1,2})*\)/, // (G8), (B4, B6), (T12)
  /\b[GT]\d{1,2}\b/,
]

/** The first code a text holds, such as `ground G12`; undefined when it speaks for itself. */
export const codeIn = (text: string): string | undefined => {
  for (const code of codes) {
    const found = code.exec(text)
    if (found) return found[0]
  }
  return undefined
}

/**
 * One sentence for each text of a bundled document that holds a code, with its place. Every string counts: titles,
 * summaries and descriptions, values of examples, and of the extensions those that are published.
 */
export const findCodes = (node: unknown, where = ''): string[] => {
  if (typeof node === 'string') {
    const code = codeIn(node)
    return code === undefined
      ? []
      : [`${where} says "${code}": say it in words, and put the reason into x-decision beside it`]
  }
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => findCodes(child, where === '' ? key : `${where}.${key}`))
}
