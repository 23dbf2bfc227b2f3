import type { TextareaHTMLAttributes } from 'react'
import { useWatch } from 'react-hook-form'
import { textLength } from '#rules/text.ts'
import { Textarea } from '../../../kit/ui/Textarea.tsx'

/**
 * Several lines of text that tell how many letters are left once few are. It alone is drawn anew then, and not with
 * every key: a form around it that watched the text was (CD-276).
 */
export function CountedTextarea({
  nearLimit = 200,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  /** As the form knows it. */
  name: string
  maxLength: number
  /** Letters left are told from here on. */
  nearLimit?: number
}) {
  const { name, maxLength } = rest
  const most = maxLength - nearLimit - 1
  const length = useWatch({
    name,
    compute: (text: unknown) => Math.max(textLength(`${text ?? ''}`), most),
  })
  return <Textarea {...rest} length={length} nearLimit={nearLimit} />
}
