import { type Ref, useImperativeHandle, useRef } from 'react'
import { cx } from '../../../lib/class-names.ts'
import type { ControlProps } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import styles from './SourceBox.module.css'

export interface SourceBoxHandle {
  /** Goes to a line, counted from one, and marks it. */
  show: (line: number) => void
}

interface SourceBoxProps {
  control: ControlProps
  handle: Ref<SourceBoxHandle>
  value: string
  lang: string
  dir: 'ltr' | 'rtl'
  maxLength: number
  /** Lines about which there is something to say, counted from one. */
  found: ReadonlySet<number>
  onChange: (value: string) => void
}

/**
 * A text with the numbers of its lines, and a mark on those about which there is something to say. Behind the box the
 * same text stands once more, unseen and line by line: so a number stays with its line however it is broken.
 */
export function SourceBox({ control, handle, value, found, onChange, ...rest }: SourceBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const lines = value.split('\n')
  useImperativeHandle(handle, () => ({
    show: (line) => {
      const element = box.current
      if (element === null) return
      const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
      element.focus()
      element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
      const place = behind.current?.children[line - 1]
      if (place instanceof HTMLElement) element.scrollTop = place.offsetTop - element.clientHeight / 3
    },
  }))
  return (
    <div className={styles.box}>
      {/* What scrolls is reached by Tab in Chromium, unless it is inert. */}
      <div ref={behind} className={cx(styles.text, styles.behind)} dir={rest.dir} aria-hidden="true" inert>
        {lines.map((line, index) => (
          <div key={index} className={cx(found.has(index + 1) && styles.found)}>
            {line === '' ? '\u200b' : line}
          </div>
        ))}
      </div>
      <Textarea
        {...control}
        {...rest}
        ref={box}
        className={cx(styles.text, styles.front)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onScroll={({ currentTarget }) => {
          if (behind.current !== null) behind.current.scrollTop = currentTarget.scrollTop
        }}
      />
    </div>
  )
}
