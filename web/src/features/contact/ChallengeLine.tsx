import { ShieldAlert, ShieldCheck, ShieldEllipsis } from 'lucide-react'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Contact.module.css'
import type { ChallengeState } from './use-challenge.ts'

const ICONS = { idle: ShieldEllipsis, solving: ShieldEllipsis, passed: ShieldCheck, failed: ShieldAlert } as const

/** The challenge needs nothing of the visitor: no puzzle, no picture, no sound (W13). It says how far it is. */
export function ChallengeLine({ state, onRetry }: { state: ChallengeState; onRetry: () => void }) {
  const { t } = useMessages()
  return (
    <div id="captcha-anonymous" className={styles.challenge} data-state={state} role="status">
      <Icon icon={ICONS[state]} size={22} />
      <span>{t(`support.contact.challenge.${state}`)}</span>
      {state === 'failed' && <Button size="small" variant="secondary" onClick={onRetry}>{t('support.common.retry')}</Button>}
    </div>
  )
}
