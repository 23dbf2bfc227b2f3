import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import type { CrisisMessage } from './queries.ts'
import styles from './Updates.module.css'

/** What became known later, newest first. */
export function Updates({ updates }: Pick<CrisisMessage, 'updates'>) {
  const { t } = useMessages()
  if (updates.length === 0) return null
  return (
    <Stack as="ol" gap={4} className={styles.updates} aria-label={t('support.crisis.updates')}>
      {updates.map(({ at, text, isResolution }, index) => (
        <li key={at} className={isResolution ? styles.solved : undefined}>
          <Row as="span" wrap gap={2} tone="quiet" size={1} align="stretch" className={styles.when}>
            {index === 0 && !isResolution && (
              <Text as="strong" tone="text">
                {t('support.crisis.latest')}
              </Text>
            )}
            <Time at={at} />
            {isResolution && (
              <Text as="strong" tone="text">
                {t('support.crisis.solved')}
              </Text>
            )}
          </Row>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </Stack>
  )
}
