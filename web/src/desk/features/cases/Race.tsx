import { Button } from '../../../kit/ui/Button.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { Case } from './queries.ts'
import { Thread } from './Thread.tsx'
import styles from './Composer.module.css'

/** What has come since the case was opened, above the text that was not sent. */
export function Race({ whole, newer, onRead }: { whole: Case; newer: Case['case']['caseEvents']; onRead: () => void }) {
  const { t } = useTexts()
  return (
    <Stack gap={2} items="start" pad="3 4" radius={2} ground="warning" className={styles.race} role="alert">
      <strong>{t('race.title')}</strong>
      <p>{t('race.text', { count: newer.length })}</p>
      <div className={styles.raceThread}>
        <Thread whole={{ ...whole, notes: [], case: { ...whole.case, caseEvents: newer } }} />
      </div>
      <Button variant="secondary" size="small" onClick={onRead}>
        {t('race.show')}
      </Button>
    </Stack>
  )
}
