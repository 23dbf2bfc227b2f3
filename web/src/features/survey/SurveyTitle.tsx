import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Survey } from './queries.ts'
import { ticketOf } from './survey-form.ts'
import styles from './Survey.module.css'

export function SurveyTitle({ survey }: { survey: Survey }) {
  const { t } = useMessages()
  return (
    <PageTitle
      isPanel
      eyebrow={
        <>
          <bdi dir="auto">{survey.subject}</bdi>
          {/* For who has to name it; the title says it to who listens. */}
          <span className={styles.number} aria-hidden="true">
            {ticketOf(survey)}
          </span>
        </>
      }
      lead={t('support.survey.intro')}
    >
      <Sentence k="support.survey.title" params={{ ticket: <VisuallyHidden>{ticketOf(survey)}</VisuallyHidden> }} />
    </PageTitle>
  )
}

export function SurveyLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={8} />
    </div>
  )
}
