import { cx } from '../../../../kit/lib/class-names.ts'
import { textLength } from '#rules/text.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Row, Stack } from '../../../../kit/ui/Layout.tsx'
import type { ValidationMessage } from '../description.ts'
import { Avatar } from './Avatar.tsx'
import styles from './Bubble.module.css'

/**
 * The speech bubble beside the avatar: what the text still needs, or '…' while it is being typed (DESCRIBE-01,
 * DESCRIBE-20). Read out when it changes; the dots are for eyes only.
 */
export function Bubble({
  id,
  message,
  text,
  isTyping,
}: {
  id: string
  message: ValidationMessage
  text: string
  isTyping: boolean
}) {
  const { t } = useMessages()
  // Two words are enough to go on, not to be praised (T31).
  const isShort = textLength(text.trim()) <= 20
  const isGood = message === 'support.bft.description.valid' && !isTyping && !isShort
  return (
    <Row gap={4} align="stretch" className={styles.row}>
      <Avatar className={styles.avatar ?? ''} isPleased={isGood} />
      <Stack align="center" pad="3 5" radius={2} ground="raised" className={cx(styles.bubble, isGood && styles.good)}>
        <p id={id} role="status" className={cx(isTyping && styles.hidden)}>
          {t(message, { length: isShort ? 'short' : 'long' })}
        </p>
        {isTyping && (
          <Row
            as="span"
            gap={1}
            align="stretch"
            className={styles.dots}
            aria-hidden="true"
            title={t('support.bft.describe.typing')}
          >
            <i />
            <i />
            <i />
          </Row>
        )}
      </Stack>
    </Row>
  )
}
