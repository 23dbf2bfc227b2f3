import { cx } from '../../../lib/class-names.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import type { ValidationMessage } from '../description.ts'
import { Avatar } from './Avatar.tsx'
import styles from './Bubble.module.css'

/**
 * The speech bubble beside the avatar: what the text still needs, or '…' while it is being typed (DESCRIBE-01,
 * DESCRIBE-20). Read out when it changes; the dots are for eyes only.
 */
export function Bubble({ id, message, isTyping }: { id: string; message: ValidationMessage; isTyping: boolean }) {
  const { t } = useMessages()
  const isGood = message === 'support.bft.description.valid' && !isTyping
  return (
    <div className={styles.row}>
      <Avatar className={styles.avatar ?? ''} isPleased={isGood} />
      <div className={cx(styles.bubble, isGood && styles.good)}>
        <p id={id} role="status" className={cx(isTyping && styles.hidden)}>
          {t(message)}
        </p>
        {isTyping && (
          <span className={styles.dots} aria-hidden="true" title={t('support.bft.describe.typing')}>
            <i />
            <i />
            <i />
          </span>
        )}
      </div>
    </div>
  )
}
