import type { Schema } from '../../../kit/api/types.ts'

/** Whether the line that answers has one of the words asked for that neither title nor summary shows. */
export const saysMore = ({
  markedTitle,
  summary,
  excerpt,
}: Pick<Schema<'SearchResult'>, 'markedTitle' | 'summary' | 'excerpt'>): boolean => {
  const said = [...markedTitle.map(({ text }) => text), summary].join(' ').toLowerCase()
  return excerpt.some(({ isMatch, text }) => isMatch && !said.includes(text.toLowerCase()))
}
