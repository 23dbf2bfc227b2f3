import { RichText } from '../rich-text/RichText.tsx'
import type { DynamicFieldProps } from './field-props.ts'

/** Words between the fields, no control (OD-87). */
export function InstructionsField({ field }: DynamicFieldProps) {
  return (
    <section aria-label={field.label || undefined}>
      {field.content !== null && <RichText html={field.content} />}
    </section>
  )
}
