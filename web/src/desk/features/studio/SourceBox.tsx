import { Bold, Heading, ImagePlus, Link as LinkIcon, List, ListOrdered } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import type { ControlProps } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Format, formats, formatted } from './format.ts'
import { endOfLine, linesAbove } from './picture.ts'
import { piecesOf } from './source-words.ts'
import styles from './SourceBox.module.css'

const icons = { heading: Heading, bold: Bold, list: List, numbers: ListOrdered, link: LinkIcon } as const

export interface SourceBoxHandle {
  /** Goes to a line, counted from one, and marks it. */
  show: (line: number) => void
  /** Where the caret is. */
  caret: () => number
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
  /** Files that are dropped, pasted or chosen. @returns whether they are taken */
  onFiles: (files: readonly File[], at: number) => boolean
}

/**
 * A text with the numbers of its lines, and a mark on those about which there is something to say. Over the box the same
 * text stands once more, line by line: so a number stays with its line however it is broken, and words are dark where
 * marks are quiet (CD-454). It is as high as the text, and what holds both scrolls.
 */
export function SourceBox({ control, handle, value, found, onChange, onFiles, ...rest }: SourceBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  /** The line after which what is held over the text would go in. */
  const [after, setOver] = useState<number | null>(null)
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
  const caret = (): number => box.current?.selectionEnd ?? value.length
  /** The line below which what is let go of at that height goes in. */
  const lineAt = (y: number): number =>
    linesAbove(
      [...(over.current?.children ?? [])].map((row) => row.getBoundingClientRect()),
      y,
    )
  const take = (event: ClipboardEvent | DragEvent, given: DataTransfer): void => {
    setOver(null)
    // A program that copies a table brings a picture of it beside its words: the words are meant.
    const hasWords = event.type === 'paste' && given.getData('text/plain') !== ''
    const at = 'clientY' in event ? endOfLine(value, lineAt(event.clientY)) : caret()
    if (!hasWords && onFiles([...given.files], at)) event.preventDefault()
  }
  useImperativeHandle(handle, () => ({
    caret,
    show: (line) => {
      const element = box.current
      if (element === null) return
      const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
      element.focus({ preventScroll: true })
      element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
      over.current?.children[line - 1]?.scrollIntoView({ block: 'center' })
    },
  }))
  return (
    <Stack className={styles.framed}>
      <Row wrap ground="page" align="stretch" className={styles.bar} role="group" aria-label={t('studio.format')}>
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
        <button
          type="button"
          aria-label={t('studio.picture')}
          title={t('studio.picture')}
          onClick={() => files.current?.click()}
        >
          <Icon icon={ImagePlus} size={17} />
        </button>
        <input
          ref={files}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          hidden
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])], caret())
            target.value = ''
          }}
        />
      </Row>
      <Grid columns={1} ground="raised" className={cx(styles.box, after !== null && styles.dropping)}>
        <Textarea
          {...control}
          {...rest}
          ref={box}
          className={cx(styles.text, styles.under)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onPaste={(event) => take(event, event.clipboardData)}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return
            event.preventDefault()
            setOver(lineAt(event.clientY))
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => take(event, event.dataTransfer)}
        />
        <Text
          as="div"
          tone="quiet"
          ref={over}
          className={cx(styles.text, styles.over)}
          dir={rest.dir}
          aria-hidden="true"
          inert
        >
          {lines.map((line, index) => (
            <div
              key={index}
              className={cx(
                found.has(index + 1) && styles.found,
                after === index + 1 && styles.here,
                after === 0 && index === 0 && styles.first,
              )}
            >
              {line === ''
                ? '\u200b'
                : piecesOf(line).map(({ text, kind }, at) => (
                    <span key={at} data-kind={kind}>
                      {text}
                    </span>
                  ))}
            </div>
          ))}
        </Text>
      </Grid>
    </Stack>
  )
}
