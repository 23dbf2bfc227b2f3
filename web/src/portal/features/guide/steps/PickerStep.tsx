import { CloudOff, PenLine } from 'lucide-react'
import { useEffect } from 'react'
import { keep } from '../../../../kit/api/cache-times.ts'
import { useApi } from '../../../../kit/api/use-api.ts'
import { media } from '../../../../kit/lib/breakpoints.ts'
import { useMediaQuery } from '../../../../kit/lib/use-media-query.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { ProductIcon } from '../../../shared/product-icon/ProductIcon.tsx'
import { useInGame } from '../../../shared/settings/config.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { Spinner } from '../../../../kit/ui/Spinner.tsx'
import { VisuallyHidden } from '../../../../kit/ui/VisuallyHidden.tsx'
import { useCategoryPath } from '../CategoryPath.tsx'
import { useChosenProduct, useGuide } from '../guide-context.ts'
import { pickerView } from '../picker.ts'
import { StepHeading } from '../StepHeading.tsx'
import { CategorySections } from './CategorySections.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { FlowSearch } from './FlowSearch.tsx'
import styles from './PickerStep.module.css'

const nowhere: readonly never[] = []

/** The category picker: tabs on desktop, sections that fold on mobile and in-game (PICKER-01, PICKER-02, OD-15). */
export function PickerStep() {
  const { t } = useMessages()
  const { flow, entry, catalogue, facts, send, isPreselecting, variant } = useGuide()
  const game = useChosenProduct()
  const { isInGame } = useInGame()
  const isMobile = useMediaQuery(media.mobile)
  const product = flow.productName
  const { data, problem, reload } = useApi(
    '/services/bft/api/categories/{lang}/{product}',
    { path: { product }, query: { visibility: 'visibleGuidedEntry' } },
    { cacheFor: keep.default },
  )
  const path = useCategoryPath(product, entry.topicId || entry.parentId) ?? nowhere
  useEffect(() => catalogue.addCategories([...(data ?? []), ...path]), [catalogue, data, path])

  if (isPreselecting) {
    return (
      <StepHeading>
        <Row as="span" gap={3} inline>
          {t('support.bft.categorize.preselecting')}{' '}
          <Spinner label={t('support.bft.categorize.preselecting')} delay={150} />
        </Row>
      </StepHeading>
    )
  }
  const Levels = isMobile || isInGame ? CategorySections : CategoryTabs
  const isEmbedded = variant === 'embedded'
  const describe = !facts.legacyMode && (
    <Button
      variant={isEmbedded ? 'secondary' : 'quiet'}
      icon={isEmbedded ? <Icon icon={PenLine} size={24} /> : undefined}
      onClick={() => send({ type: 'TOGGLE_DESCRIPTION' })}
    >
      {isEmbedded ? (
        <Stack as="span" tone="text" weight={700} className={styles.describe}>
          {t('support.bft.categorize.describe')}{' '}
          <Text as="small" tone="quiet" weight={400}>
            {t('support.bft.categorize.describe.line')}
          </Text>
        </Stack>
      ) : (
        t('support.bft.categorize.describe')
      )}
    </Button>
  )
  // Inside a game it is a tile among the topics, on a wide page it stands below them.
  const hasPlace = data !== undefined && (Levels === CategoryTabs || isEmbedded)
  return (
    <>
      {/* Inside a game no step was done that would name it. */}
      <StepHeading
        hint={
          isEmbedded && game !== undefined ? (
            <Row as="span" gap={2} inline>
              <ProductIcon baseUiName={game.baseUiName} size={24} /> {game.name}
            </Row>
          ) : undefined
        }
      >
        {t('support.bft.categorize.question')}
      </StepHeading>
      {problem !== null && data === undefined ? (
        <EmptyState
          icon={CloudOff}
          title={t('support.bft.categorize.failed')}
          isAlert
          actions={<Button onClick={() => void reload()}>{t('support.common.retry')}</Button>}
        />
      ) : data === undefined ? (
        <Stack gap={3} role="status" aria-busy="true" className={styles.shapes}>
          <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
          <Skeleton shape="choice" lines={5} />
        </Stack>
      ) : (
        <Levels categories={data} view={pickerView(entry, path)} path={path} last={hasPlace ? describe : undefined} />
      )}
      <div className={styles.ways}>
        {!hasPlace && describe}
        <FlowSearch />
      </div>
    </>
  )
}
