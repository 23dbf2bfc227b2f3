import { useState } from 'react'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import { ProductIcon } from '../product-icon/ProductIcon.tsx'
import { relativeTime } from '../../../kit/lib/relative-time.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import styles from './Penalties.module.css'
import { actionLabel, chipOf, endOf, openQuestion, zonedTime } from './penalty-view.ts'
import type { Penalty } from './types.ts'

/**
 * One restriction: game, name, reason, account, until when (PENALTY-13, PENALTY-14). `isAlone`: on its
 * own page, without the button that leads there. `href`: where that is.
 */
export function PenaltyCard({
  penalty,
  isLimitReached,
  isAlone = false,
  href = `/penalty/${penalty.id}`,
}: {
  penalty: Penalty
  isLimitReached: boolean
  isAlone?: boolean
  href?: string
}) {
  const { t } = useMessages()
  const Heading = isAlone ? 'h2' : 'h3'
  const action = t(actionLabel(penalty, isLimitReached))
  return (
    <Card as={isAlone ? 'section' : 'article'} className={cx(styles.card, isAlone && styles.alone)}>
      <div className={styles.cardIcon}>
        <ProductIcon baseUiName={penalty.product.baseUiName} size={40} />
      </div>
      <Stack gap={1} shrinks breaks>
        <Heading className={styles.name}>{penalty.penalty}</Heading>
        <Row wrap gap={2} align="stretch">
          <Text as="span" tone="quiet">
            {penalty.reason}
          </Text>
          {penalty.unread && <span className={cx(styles.chip, styles.fresh)}>{t('support.penalty.new')}</span>}
          <AppealChip penalty={penalty} />
        </Row>
        <Row wrap gap="0 4" align="stretch" className={styles.where}>
          <p>{penalty.product.title}</p>
          <dl>
            <Row wrap gap="0 2" align="stretch">
              <Text as="dt" tone="quiet">
                {t('support.penalty.account')}
              </Text>
              <dd>
                <bdi>{penalty.gameAccount}</bdi>
              </dd>
            </Row>
          </dl>
        </Row>
      </Stack>
      {/* Until when, and what can be done: the card's own last line. */}
      <Row wrap justify="between" gap="2 4" pad="2 6" line="start" className={styles.foot}>
        <Text tone="quiet" className={styles.end}>
          <End penalty={penalty} />
        </Text>
        {!isAlone && (
          <LinkButton
            href={href}
            size="small"
            variant={openQuestion(penalty) !== null || (penalty.canAppeal && !isLimitReached) ? 'primary' : 'secondary'}
            aria-label={t('support.penalty.about', {
              action,
              penalty: penalty.penalty,
              product: penalty.product.title,
            })}
          >
            {action}
          </LinkButton>
        )}
      </Row>
    </Card>
  )
}

function End({ penalty }: { penalty: Penalty }) {
  const { t, locale } = useMessages()
  const [now] = useState(() => Date.now())
  const state = endOf(penalty, now)
  if (state === 'permanent' || state === 'lifted') return t(`support.penalty.${state}`)
  return (
    <time
      dateTime={penalty.end!}
      className={cx(state === 'expires' && styles.soon)}
      title={
        state === 'expires' ? t('support.penalty.ends', { when: relativeTime(penalty.end!, now, locale) }) : undefined
      }
    >
      {t(state === 'expired' ? 'support.penalty.expired' : 'support.penalty.expires', {
        // The time of day is read in one piece.
        date: zonedTime(penalty.end!, locale).replaceAll(/ (?=[^ ]+( [^ ]+)?$)/g, '\u00a0'),
      })}
    </time>
  )
}

/** How the last appeal stands; nothing without one. */
export function AppealChip({ penalty }: { penalty: Pick<Penalty, 'lastAppealState' | 'history'> }) {
  const { t } = useMessages()
  const chip = chipOf(penalty)
  return chip === null ? null : <span className={cx(styles.chip, styles[chip.tone])}>{t(chip.label)}</span>
}
