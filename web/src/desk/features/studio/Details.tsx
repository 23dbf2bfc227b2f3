import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useGameTitle } from '../../shared/games.ts'
import { useTexts } from '../../shared/i18n.ts'
import { headLine, listIn } from './source.ts'
import { TextareaBox } from '../../../kit/ui/Boxes.tsx'
import styles from './Details.module.css'

/** The front matter, closed while nothing in it is amiss. */
export function Details({
  head,
  isWrong,
  onChange,
}: {
  head: string
  isWrong: boolean
  onChange: (head: string) => void
}) {
  const { t } = useTexts()
  const id = useId()
  const titleOf = useGameTitle()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (head.trim() === '' || isWrong)
  // What is folded says the most of what is in it.
  const products = listIn(head, 'products')
  const summary = [...products.map(titleOf), headLine(head, 'summary') ?? ''].filter(Boolean).join(' · ')
  return (
    <Stack gap={2}>
      <Row
        as="button"
        gap={2}
        shrinks
        pad={0}
        tone="text"
        inline
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon icon={ChevronDown} size={18} className={cx(styles.caret, isOpen && styles.turned)} />
        {t('studio.details')}
        {!isOpen && summary !== '' && (
          <Text as="span" shrinks tone="quiet" weight={400} lines="one" className={styles.said} dir="auto">
            {summary}
          </Text>
        )}
      </Row>
      {isOpen && (
        <div id={id}>
          <TextareaBox
            label={t('studio.details.label')}
            hint={t('studio.details.hint')}
            dir="ltr"
            controlClass={styles.code}
            rows={9}
            spellCheck={false}
            value={head}
            onChange={(typed) => {
              // What is typed into stays open, whatever becomes of its mistakes.
              setChosen(true)
              onChange(typed)
            }}
          />
        </div>
      )}
    </Stack>
  )
}
