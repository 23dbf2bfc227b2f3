import { useMessages } from '../../../shared/i18n/context.ts'
import { Row, Stack, Surface } from '../../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { Spinner } from '../../../../kit/ui/Spinner.tsx'
import { StepHeading } from '../StepHeading.tsx'
import styles from './RetrieveStep.module.css'

/** retrieveState: the suggestions are on their way. The shapes are those of the list that follows. */
export function RetrieveStep() {
  const { t } = useMessages()
  return (
    <>
      <StepHeading hint={t('support.bft.retrieve.text')}>
        <Row as="span" gap={3} inline>
          {t('support.bft.retrieve.title')} <Spinner label={t('support.bft.retrieve.title')} />
        </Row>
      </StepHeading>
      <Stack gap={3} className={styles.shapes}>
        {Array.from({ length: 3 }, (_, index) => (
          <Surface pad={4} radius={2} ground="raised" key={index}>
            <Skeleton lines={2} />
          </Surface>
        ))}
      </Stack>
    </>
  )
}
