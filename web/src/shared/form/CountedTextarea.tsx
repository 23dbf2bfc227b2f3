import type { TextareaHTMLAttributes } from 'react'
import { useWatch } from 'react-hook-form'
import { textLength } from '../../lib/text-length.ts'
import { Textarea } from '../../ui/Textarea.tsx'
import { useMessages } from '../i18n/context.ts'

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
  const { t } = useMessages()
  const { name, maxLength } = rest
  const left = useWatch({
    name,
    compute: (text: unknown) => Math.min(maxLength - textLength(typeof text === 'string' ? text : ''), nearLimit + 1),
  })
  return (
    <Textarea {...rest} counter={left <= nearLimit ? t('support.form.characters.left', { count: left }) : undefined} />
  )
}
