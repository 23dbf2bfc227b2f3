import { ArrowLeft } from 'lucide-react'
import { useMessages } from '../../../shared/i18n/context.ts'
import type { MessageKey } from '../../../shared/i18n/message-key.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../../kit/ui/Layout.tsx'
import { canAutoCategorize } from '../flow/categories.ts'
import type { BackStep } from '../flow/types.ts'
import { useGuide } from '../guide-context.ts'
import styles from './FlowBack.module.css'

const labels: Partial<Record<BackStep, MessageKey>> = {
  describe: 'support.bft.search.back.describe',
  categorize: 'support.bft.search.back.categorize',
  recommend: 'support.bft.search.back.recommend',
  search: 'support.bft.article.back',
}

const isBackStep = (step: string): step is BackStep => step in labels

/** Back to the step before this one, in the embedded variant, whose search and article steps stand inside the flow. */
export function ReturnButton() {
  const { t } = useMessages()
  const { steps, send } = useGuide()
  const step = steps.at(-2)?.step
  const label = step === undefined || !isBackStep(step) ? undefined : labels[step]
  if (step === undefined || !isBackStep(step) || label === undefined) return null
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon icon={ArrowLeft} flip />}
      className={styles.back ?? ''}
      onClick={() => send({ type: 'BACK', step })}
    >
      {t(label)}
    </Button>
  )
}

/** The ways on from an article or a search of the embedded variant (E7). */
export function FurtherHelp() {
  const { t } = useMessages()
  const { state, flow, facts, send } = useGuide()
  const hasCategory = state === 'articleState' && canAutoCategorize({ flow, facts })
  return (
    <Stack as="section" gap={4} line="start" className={styles.more} aria-labelledby="further-help">
      <h3 id="further-help">{t('support.bft.recommend.more.question')}</h3>
      <Row wrap gap={3} align="stretch">
        <Button onClick={() => send({ type: 'CSAI_MORE_HELP_CHOSEN' })}>
          {t(hasCategory ? 'support.bft.recommend.more.topic' : 'support.bft.recommend.more')}
        </Button>
        {hasCategory && (
          <Button variant="secondary" onClick={() => send({ type: 'AUTO_CAT_STILL_NEED_HELP' })}>
            {t('support.bft.recommend.still')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
