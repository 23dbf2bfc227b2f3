import { useState } from 'react'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { useMessages } from '../i18n/context.ts'
import { useConfig } from '../settings/config.ts'
import styles from './Penalties.module.css'
import { dayOf, detailText, endOf, helpArticle } from './penalty-view.ts'
import type { Penalty } from './types.ts'

const titles = {
  asked: 'support.penalty.detail.asked.title',
  appeal: 'support.penalty.detail.appeal.title',
  cannot: 'support.penalty.detail.cannot.title',
  submitted: 'support.penalty.detail.submitted.title',
  upheld: 'support.penalty.detail.upheld.title',
  overturned: 'support.penalty.detail.overturned.title',
} as const
const texts = {
  asked: 'support.penalty.detail.asked.text',
  appeal: 'support.penalty.detail.appeal.text',
  submitted: 'support.penalty.detail.submitted.text',
  upheld: 'support.penalty.detail.upheld.text',
  overturned: 'support.penalty.detail.overturned.text',
} as const

/** The page's head is the fact, with game and account (T39). */
export function PenaltyTitle({ penalty }: { penalty: Penalty }) {
  const { t, locale } = useMessages()
  const [now] = useState(() => Date.now())
  return (
    <PageTitle lead={[penalty.product.title, penalty.gameAccount].join(' · ')}>
      {t(`support.penalty.fact.${endOf(penalty, now)}`, {
        penalty: penalty.penalty,
        date: penalty.end === null ? '' : dayOf(penalty.end, locale),
      })}
    </PageTitle>
  )
}

/** How its appeals stand, and the service's own reason where it takes none (PENALTY-25, PENALTY-34). */
export function PenaltyState({ penalty }: { penalty: Penalty }) {
  const { t } = useMessages()
  const articles = useConfig()?.helpArticles
  const text = detailText(penalty)
  const why = penalty.noAppeal
  return (
    <section className={styles.block} aria-labelledby="penalty-state">
      <h2 id="penalty-state">{t(titles[text])}</h2>
      {text !== 'cannot' && <p>{t(texts[text])}</p>}
      {(why === 'final' || why === 'tooOld' || why === 'used') && <p>{t(`support.penalty.noAppeal.${why}`)}</p>}
      {text === 'cannot' && articles !== undefined && (
        <p>
          <Link href={helpArticle(articles.appealEligibility)}>{t('support.penalty.detail.cannot.link')}</Link>
        </p>
      )}
    </section>
  )
}
