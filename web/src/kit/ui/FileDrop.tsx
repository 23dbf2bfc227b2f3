import { Paperclip } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import type { ControlProps } from './Field.tsx'
import styles from './FileDrop.module.css'
import { Icon } from './Icon.tsx'
import { Stack, Text } from './Layout.tsx'

/**
 * Where files are dropped, or chosen with a click or the keyboard: both ways are equal (promises W17). What is allowed is the
 * holder's rule.
 */
export function FileDrop({
  control,
  prompt,
  hint,
  accept,
  isMultiple = false,
  isDisabled = false,
  isTarget = false,
  onFiles,
  inputRef,
}: {
  control: ControlProps
  prompt: ReactNode
  hint?: ReactNode
  /** As in the attribute: ".png,.jpg" */
  accept?: string
  isMultiple?: boolean
  isDisabled?: boolean
  /** Files are held over the page that it would take. */
  isTarget?: boolean
  onFiles: (files: readonly File[]) => void
  inputRef?: Ref<HTMLInputElement>
}) {
  const [isOver, setOver] = useState(false)
  const drag =
    (over: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault()
      setOver(over && !isDisabled)
    }
  return (
    <Stack
      items="center"
      gap={1}
      pad={5}
      radius={2}
      ground="raised"
      tone="quiet"
      textAlign="center"
      className={cx(styles.drop, (isOver || isTarget) && styles.over, isDisabled && styles.disabled)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        if (!isDisabled) onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        {...control}
        ref={inputRef}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Emptied at once: the same file can be chosen again after it was removed.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Icon icon={Paperclip} size={24} />
      <Text as="span" weight={600} tone="accent">
        {prompt}
      </Text>
      {hint !== undefined && (
        <Text as="span" size={1} className={styles.hint}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
