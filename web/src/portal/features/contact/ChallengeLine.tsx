import { Hourglass, type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Contact.module.css'
import type { ChallengeState } from './use-challenge.ts'

const icons: { [State in ChallengeState]?: LucideIcon } = { passed: ShieldCheck, failed: ShieldAlert }

/**
 * How far the challenge is. The built-in one needs nothing of the visitor: no puzzle, no picture, no sound (promises W13); a
 * vendor draws into the empty place.
 */
export function ChallengeLine({
  state,
  place,
  onRetry,
}: {
  state: ChallengeState
  place: string
  onRetry: () => void
}) {
  const { t } = useMessages()
  return (
    <Stack gap={3} className={styles.challengeBox}>
      <Row gap={3} tone="quiet" className={styles.challenge} data-state={state} role="status">
        <Icon icon={icons[state] ?? Hourglass} size={22} />
        <span>{t(`support.contact.challenge.${state === 'missing' ? 'solving' : state}`)}</span>
        {state === 'failed' && (
          <Button size="small" variant="secondary" onClick={onRetry}>
            {t('support.common.retry')}
          </Button>
        )}
      </Row>
      <div id={place} />
    </Stack>
  )
}
