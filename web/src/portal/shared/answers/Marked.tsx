import type { Schema } from '../../../kit/api/types.ts'

/** A text of the server with the words that fit (CD-67). */
export function Marked({ parts }: { parts: Schema<'MarkedText'> }) {
  return <>{parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</>
}
