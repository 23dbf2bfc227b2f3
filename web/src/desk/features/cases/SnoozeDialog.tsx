import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { snoozeTimes } from './snooze-times.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import styles from './Triage.module.css'

/** Until when? */
export function SnoozeDialog({ onChoose, onClose }: { onChoose: (until: string) => void; onClose: () => void }) {
  const { t, locale } = useTexts()
  const [times] = useState(() => snoozeTimes(new Date()))
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <DeskDialog title={t('snooze.title')} onClose={onClose} size="small">
      <Stack as="ul" gap={2} className={styles.times}>
        {times.map(({ name, at }) => (
          <li key={name}>
            <Button
              variant="secondary"
              isWide
              onClick={() => {
                onClose()
                onChoose(at.toISOString())
              }}
            >
              <span>{t(`snooze.${name}`)}</span>{' '}
              <Text as="small" tone="quiet" weight={400}>
                {format.format(at)}
              </Text>
            </Button>
          </li>
        ))}
      </Stack>
    </DeskDialog>
  )
}
