import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Accordion.module.css'
import { Icon } from './Icon.tsx'
import { Row, Stack, Surface } from './Layout.tsx'

/**
 * One section that opens and closes. The parent knows which is open, so that "only one at a time" is its rule, not this
 * part's.
 */
export function AccordionSection({
  title,
  summary,
  isOpen,
  onToggle,
  headingLevel = 3,
  className,
  children,
}: {
  title: ReactNode
  /** Quiet line beside the title. */
  summary?: ReactNode
  isOpen: boolean
  onToggle: () => void
  headingLevel?: 2 | 3 | 4
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Surface as="section" radius={2} ground="raised" className={cx(styles.section, className)}>
      <Heading className={styles.heading}>
        <Row
          as="button"
          justify="between"
          gap={4}
          wide
          pad="3 5"
          textAlign="start"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className={styles.button}
        >
          <Stack as="span" shrinks className={styles.title}>
            {title}
            {summary !== undefined && <small>{summary}</small>}
          </Stack>
          <Icon icon={ChevronDown} className={cx(styles.caret, isOpen && styles.turned)} />
        </Row>
      </Heading>
      <Stack id={id} className={cx(styles.holder, isOpen && styles.open)} inert={!isOpen}>
        <Surface padX={5} className={styles.body}>
          {children}
        </Surface>
      </Stack>
    </Surface>
  )
}
