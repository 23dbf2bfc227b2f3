import { type ComponentProps, type ReactNode, useState } from 'react'
import { focusHeading } from '../../../kit/lib/focus-heading.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Surface } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Template } from '../../../kit/ui/templates/Template.tsx'
import { useMessages } from '../i18n/context.ts'
import { useConfig } from '../settings/config.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AppealHistory } from './AppealHistory.tsx'
import { AppealLimit } from './AppealLimit.tsx'
import styles from './Penalties.module.css'
import { PenaltyCard } from './PenaltyCard.tsx'
import { StatementOfReasons } from './StatementOfReasons.tsx'
import { dayOf, detailText, endOf, hasConductLink, helpArticle, openQuestion } from './penalty-view.ts'
import type { Penalty } from './types.ts'

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

/** One restriction: the same to who is signed in and to who reads it by a code. `children`: the appeal that each can file. */
export function PenaltyDetail({
  penalty,
  title,
  isLimitReached,
  mayAppeal = true,
  draft,
  onSend,
  onAnswered,
  onRefused,
  children,
}: {
  penalty: Penalty
  title?: ReactNode
  isLimitReached: boolean
  /** false: it takes an appeal, but not from here. Nothing is promised then. */
  mayAppeal?: boolean
  draft: string
  onAnswered: () => Promise<void>
  children: ReactNode
} & Pick<ComponentProps<typeof AnswerForm>, 'onSend' | 'onRefused'>) {
  const { t } = useMessages()
  const articles = useConfig()?.helpArticles
  const text = detailText(penalty)
  const why = penalty.noAppeal
  const question = openQuestion(penalty)
  const [isAnswered, setAnswered] = useState(false)
  return (
    <Template
      kind="read"
      head={
        <>
          {title}
          {(mayAppeal || !penalty.canAppeal) && (
            <section className={styles.block} aria-labelledby="penalty-state">
              <h2 id="penalty-state">{t(`support.penalty.detail.${text}.title`)}</h2>
              {text !== 'cannot' && <p>{t(`support.penalty.detail.${text}.text`)}</p>}
              {(why === 'final' || why === 'tooOld' || why === 'used') && <p>{t(`support.penalty.noAppeal.${why}`)}</p>}
              {text === 'cannot' && articles !== undefined && (
                <p>
                  <Link href={helpArticle(articles.appealEligibility)}>{t('support.penalty.detail.cannot.link')}</Link>
                </p>
              )}
            </section>
          )}
          {isAnswered && question === null && <Banner tone="success">{t('support.penalty.question.sent')}</Banner>}
          {penalty.lastAppealState === 'PENDING' && question === null && !isAnswered && (
            <Banner tone="warning" isQuiet>
              {t('support.penalty.detail.pending')}
            </Banner>
          )}
          {question !== null && (
            <AnswerForm
              key={question.askedAt}
              question={question}
              penaltyId={penalty.id}
              draft={`${draft}:${penalty.id}:${question.askedAt}`}
              onSend={onSend}
              onSent={async () => {
                setAnswered(true)
                await onAnswered()
                focusHeading()
              }}
              onRefused={onRefused}
            />
          )}
          {isLimitReached && penalty.canAppeal && <AppealLimit appealFrom={penalty.appealFrom} />}
        </>
      }
      beside={<PenaltyCard penalty={penalty} isLimitReached={isLimitReached} isAlone />}
    >
      <StatementOfReasons penalty={penalty} />
      {hasConductLink(penalty) && articles !== undefined && (
        <p>
          <Link href={helpArticle(articles.codeOfConduct)}>{t('support.penalty.conduct')}</Link>
        </p>
      )}
      {penalty.evidence.length > 0 && (
        <section className={styles.block} aria-labelledby="penalty-activity">
          <h2 id="penalty-activity">{t('support.penalty.activity')}</h2>
          <Surface
            as="ul"
            bare
            pad="3 5"
            ground="raised"
            radius={2}
            tabular
            className={styles.evidence}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it takes the focus (promises W3)
            tabIndex={0}
            aria-labelledby="penalty-activity"
          >
            {penalty.evidence.map((line, index) => (
              <Surface as="li" padY={2} breaks key={index} dir="auto">
                {line}
              </Surface>
            ))}
          </Surface>
        </section>
      )}
      <AppealHistory history={penalty.history} />
      {children}
    </Template>
  )
}
