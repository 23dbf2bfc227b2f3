import type { ReactNode } from 'react'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { CategoryPath } from './CategoryPath.tsx'
import styles from './DoneSteps.module.css'
import { hasStep } from './flow/steps.ts'
import type { BackStep } from './flow/types.ts'
import { useChosenProduct, useGuide } from './guide-context.ts'

/** What has been answered, one quiet line each, with the button that opens it again (LOOK-01). */
export function DoneSteps() {
  const { t } = useMessages()
  const { state, flow, steps, variant } = useGuide()
  const product = useChosenProduct()
  const isPast = (step: BackStep): boolean => hasStep(steps.slice(0, -1), step)
  const isDescribed = flow.descriptionChosen && (isPast('describe') || state === 'retrieveState')
  const isRecommended = flow.recommendations.length > 0 && isPast('recommend')
  const isSolved = state === 'solutionState'
  const isProductShown = product !== undefined && variant === 'standard' && state !== 'productSelectState'
  if (!isProductShown && !isDescribed && !isRecommended && !isSolved) return null
  return (
    <Stack as="ol" pad={0} radius={2} ground="raised" className={styles.steps} aria-label={t('support.bft.done')}>
      {isProductShown && (
        <DoneStep label={t('support.bft.product.chosen')} change={t('support.bft.product.change')} to="product">
          <img src={product.tileUrl} alt="" width={28} height={28} className={styles.picture} />
          <strong>{product.name}</strong>
        </DoneStep>
      )}
      {isDescribed && (
        <DoneStep label={t('support.bft.describe.chosen')} change={t('support.bft.describe.change')} to="describe">
          <Text as="q" tone="quiet" breaks dir="auto">
            {flow.description.trim()}
          </Text>
        </DoneStep>
      )}
      {isRecommended && (
        <DoneStep label={t('support.bft.recommend.chosen')} change={t('support.bft.recommend.again')} to="recommend">
          {t('support.bft.recommend.chosen.count', { count: flow.recommendations.length })}
        </DoneStep>
      )}
      {isSolved && (
        <DoneStep
          label={t('support.bft.categorize.chosen')}
          change={t('support.bft.categorize.change')}
          to="categorize"
        >
          <CategoryPath product={flow.productName} categoryId={flow.solutionId} />
        </DoneStep>
      )}
    </Stack>
  )
}

function DoneStep({
  label,
  change,
  to,
  children,
}: {
  label: string
  change: string
  to: BackStep
  children: ReactNode
}) {
  const { t } = useMessages()
  const { send, steps } = useGuide()
  // The word alone is seen, and what it changes is in the name.
  const isAgain = to === 'recommend'
  return (
    <Row as="li" gap={2} shrinks className={styles.done}>
      <Text as="span" heard>
        {label}
      </Text>
      <Row as="span" gap={2} shrinks className={styles.answer}>
        {children}
      </Row>
      {hasStep(steps, to) && (
        <Button variant="quiet" size="small" aria-label={change} onClick={() => send({ type: 'BACK', step: to })}>
          {isAgain ? change : t('support.common.change')}
        </Button>
      )}
    </Row>
  )
}
