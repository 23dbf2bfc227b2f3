import { useState } from 'react'
import { cutText, textLength } from '#rules/text.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { LengthNote } from '../../../kit/ui/LengthNote.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import styles from './Lines.module.css'

/** What the contract takes. */
interface Most {
  lines: number
  letters: number
}

const linesOf = (text: string, { lines, letters }: Most): string[] =>
  text
    .split('\n')
    .map((line) => cutText(line.trim(), letters))
    .filter((line) => line !== '')
    .slice(0, lines)

const lettersOf = (text: string, most: Most): number => textLength(linesOf(text, most).join(''))
const endless: Most = { lines: Infinity, letters: Infinity }

/** Many short texts in one box, one a line. What is typed stands as it is while it says the same lines. */
export function Lines({
  label,
  hint,
  lines,
  rows,
  lang,
  dir,
  most,
  isReadOnly = false,
  onChange,
}: {
  label: string
  hint?: string
  lines: readonly string[]
  rows: number
  lang?: string
  dir?: 'ltr' | 'rtl' | 'auto'
  most: Most
  isReadOnly?: boolean
  onChange: (lines: string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const text = linesOf(typed, most).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <>
          <Textarea
            {...control}
            rows={rows}
            className={styles.lines}
            lang={lang}
            dir={dir}
            readOnly={isReadOnly}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(linesOf(target.value, most))
            }}
          />
          <LengthNote length={lettersOf(text, endless)} maxLength={lettersOf(text, most)} />
        </>
      )}
    </Field>
  )
}
