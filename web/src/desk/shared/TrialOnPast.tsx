import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../kit/ui/Button.tsx'
import { Row, Stack } from '../../kit/ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import styles from './Rules.module.css'

interface TrialOnPastProps {
  trial: { items: readonly { id: string; subject: string }[] } | null
  isBusy: boolean
  onTry: () => void
  /** What came of it, in words. */
  children: ReactNode
}

/** Tried on past cases before it is switched on: nothing is changed, the newest it would have met are named. */
export function TrialOnPast({ trial, isBusy, onTry, children }: TrialOnPastProps) {
  const { t } = useTexts()
  return (
    <Stack gap={2} className={styles.trial}>
      <span>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={onTry}>
          {t('rules.try')}
        </Button>
      </span>
      <div role="status">{trial !== null && children}</div>
      {trial !== null && trial.items.length > 0 && (
        <Stack as="ul" gap={1}>
          {trial.items.map(({ id, subject }) => (
            <Row as="li" gap={3} shrinks align="stretch" key={id}>
              <Link to={`/cases/${id}`}>{id}</Link> <bdi>{subject}</bdi>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
