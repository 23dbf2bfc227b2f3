import { ChevronDown, ChevronUp, type LucideIcon, X } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { cx } from '../../kit/lib/class-names.ts'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../kit/ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import styles from './IconButton.module.css'

/** A button that is a sign; its words are heard. */
export function IconButton({
  icon,
  label,
  isLarge = false,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'content'> & {
  icon: LucideIcon
  label: string
  /** As high as a field. */
  isLarge?: boolean
}) {
  return (
    <Stack
      as="button"
      centre
      radius={1}
      tone="quiet"
      type="button"
      {...rest}
      className={cx(styles.button, isLarge && styles.large, className)}
      aria-label={label}
    >
      <Icon icon={icon} size={isLarge ? 18 : 16} />
    </Stack>
  )
}

interface MovesProps {
  /** What is moved. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

/** A place up, a place down; at either end the button stays and does nothing. */
export function Moves({ name, index, count, onMove, className }: MovesProps & { className?: string | undefined }) {
  const { t } = useTexts()
  return (
    [
      [ChevronUp, 'rules.up', index - 1],
      [ChevronDown, 'rules.down', index + 1],
    ] as const
  ).map(([icon, key, to]) => {
    const isEnd = to < 0 || to === count
    return (
      <IconButton
        key={key}
        icon={icon}
        label={t(key, { name })}
        className={className}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onMove(to)}
      />
    )
  })
}

/** Moves a row, and takes it away. */
export function RowButtons({
  onRemove,
  className,
  ...moves
}: MovesProps & { onRemove: () => void; className?: string | undefined }) {
  const { t } = useTexts()
  return (
    <Row as="span" inline className={className}>
      <Moves {...moves} />
      <IconButton icon={X} label={t('topics.option.remove', { name: moves.name })} onClick={onRemove} />
    </Row>
  )
}
