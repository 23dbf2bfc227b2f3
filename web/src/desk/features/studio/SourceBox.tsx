import { Bold, Heading, Link as LinkIcon, List, ListOrdered } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../../lib/class-names.ts'
import type { ControlProps } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Format, formats, formatted } from './format.ts'
import styles from './SourceBox.module.css'

const icons = { heading: Heading, bold: Bold, list: List, numbers: ListOrdered, link: LinkIcon } as const

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
  const { t } = useTexts()
  const lines = value.split('\n')
  const press = (format: Format): void => {
    const element = box.current
    if (element === null) return
    const { selectionStart: start, selectionEnd: end } = element
    const next = formatted({ text: value, start, end }, format, t('studio.format.words'))
    flushSync(() => onChange(next.text))
    element.focus()
    element.setSelectionRange(next.start, next.end)
  }
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
    <div className={styles.framed}>
      <div className={styles.bar} role="group" aria-label={t('studio.format')}>
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            aria-label={t(`studio.format.${format}`)}
            title={t(`studio.format.${format}`)}
            onClick={() => press(format)}
          >
            <Icon icon={icons[format]} size={17} />
          </button>
        ))}
      </div>
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
    </div>
  )
}
