import { Fragment } from 'react'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Penalties.module.css'
import { zonedTime } from './penalty-view.ts'
import type { Penalty } from './types.ts'

/** Rule, facts, who decided, and where else to complain; nothing for a penalty imported without them. */
export function StatementOfReasons({ penalty }: { penalty: Penalty }) {
  const { t, locale } = useMessages()
  const { imposedAt, ruleBroken, facts, decidedBy, howToComplain } = penalty
  const lines = [
    imposedAt !== undefined && [t('support.penalty.reasons.imposed'), zonedTime(imposedAt, locale)],
    ruleBroken !== undefined && [t('support.penalty.reasons.rule'), ruleBroken],
    facts !== undefined && [t('support.penalty.reasons.facts'), facts],
    decidedBy !== undefined && [
      t('support.penalty.reasons.by'),
      t(decidedBy === 'machine' ? 'support.penalty.reasons.by.machine' : 'support.penalty.reasons.by.person'),
    ],
    howToComplain !== undefined && [t('support.penalty.reasons.complain'), howToComplain],
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="penalty-reasons">
      <h2 id="penalty-reasons">{t('support.penalty.reasons.title')}</h2>
      <Stack as="dl" gap="3 6" pad={5} ground="raised" radius={2} className={styles.reasons}>
        {lines.map(([term, text]) => (
          <Fragment key={term}>
            <Text as="dt" tone="quiet">
              {term}
            </Text>
            <Text as="dd" shrinks breaks>
              {text}
            </Text>
          </Fragment>
        ))}
      </Stack>
    </section>
  )
}
