import { useMessages } from '../../../shared/i18n/context.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { StepHeading } from '../StepHeading.tsx'
import styles from './RetrieveStep.module.css'

/** retrieveState: the suggestions are on their way. The shapes are those of the list that follows. */
export function RetrieveStep() {
  const { t } = useMessages()
  return (
    <>
      <StepHeading hint={t('support.bft.retrieve.text')}>
        <span className={styles.title}>
          {t('support.bft.retrieve.title')} <Spinner label={t('support.bft.retrieve.title')} />
        </span>
      </StepHeading>
      <div className={styles.shapes}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={styles.shape}>
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </>
  )
}
