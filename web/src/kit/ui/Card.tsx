import type { ElementType, HTMLAttributes } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Card.module.css'

/** A raised sheet. `isLink` lets the one link inside fill it: put class `cardLink` on that link. */
export function Card({
  as: Tag = 'div',
  padding = 'medium',
  isLink = false,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: ElementType
  padding?: 'none' | 'small' | 'medium' | 'large'
  isLink?: boolean
}) {
  return <Tag {...rest} className={cx(styles.card, styles[padding], isLink && styles.link, className)} />
}

/** For the link that fills its card. */
export const cardLink = styles.cardLink
