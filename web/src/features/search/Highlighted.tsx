import { highlight } from './highlight.ts'

/** A text with the words of the query marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map(({ text: part, isHit }, index) => (isHit ? <mark key={index}>{part}</mark> : part))}
    </>
  )
}
