import { Button } from '../../../kit/ui/Button.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { Case } from './queries.ts'
import { Thread } from './Thread.tsx'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import styles from './Composer.module.css'

interface Come {
  whole: Case
  newer: Case['case']['caseEvents']
}

/** What has come since, above the text that was not sent. */
export function Race({ whole, newer, isLive, onRead }: Come & { isLive: boolean; onRead: () => void }) {
  const { t } = useTexts()
  return (
    <Stack gap={2} items="start" pad="3 4" radius={2} ground="warning" className={styles.race} role="alert">
      <strong>{t(isLive ? 'race.live' : 'race.title')}</strong>
      <p>{t('race.text', { count: newer.length })}</p>
      <Newer whole={whole} newer={newer} />
      <Button variant="secondary" size="small" onClick={onRead}>
        {t('race.show')}
      </Button>
    </Stack>
  )
}

/** Before an answer goes that was begun without it. */
export function RaceQuestion({ whole, newer, onSend, onClose }: Come & { onSend: () => void; onClose: () => void }) {
  const { t } = useTexts()
  return (
    <DeskDialog
      title={t('race.ask')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={onSend}>{t('race.send')}</Button>
        </>
      }
    >
      <Newer whole={whole} newer={newer} />
    </DeskDialog>
  )
}

function Newer({ whole, newer }: Come) {
  return (
    <div className={styles.raceThread}>
      <Thread whole={{ ...whole, notes: [], case: { ...whole.case, caseEvents: newer } }} />
    </div>
  )
}
