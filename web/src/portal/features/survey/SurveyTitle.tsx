import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import type { Survey } from './queries.ts'
import { ticketOf } from './survey-form.ts'
import styles from './Survey.module.css'

export function SurveyTitle({ survey }: { survey: Survey }) {
  const { t } = useMessages()
  return (
    <PageTitle
      eyebrow={
        <>
          <bdi dir="auto">{survey.subject}</bdi>
          {/* For who has to name it; the title says it to who listens. */}
          <Text as="span" weight={400} tabular lines="one" className={styles.number} aria-hidden="true">
            <CaseNumber number={ticketOf(survey)} />
          </Text>
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
    <Stack gap={6} wide aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={8} />
    </Stack>
  )
}
