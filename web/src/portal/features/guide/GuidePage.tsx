import { CloudOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { embeddedProduct, useConfig, useInGame } from '../../shared/settings/config.ts'
import { useFeature } from '../../shared/settings/features.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Grid } from '../../../kit/ui/Layout.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { createCatalogue } from './catalogue.ts'
import { defaultBreaks } from './description.ts'
import { Guide } from './Guide.tsx'
import styles from './GuidePage.module.css'
import { GuideSkeleton } from './GuideSkeleton.tsx'
import { chooseVariant } from './guide-runner.ts'
import { useVisit } from './use-guide.ts'

const defaultLimit = { limit: 2048 } // DESCRIBE-16, for when the server's cannot be read

/** The guided entry: product, description or topic, suggestions, solution, one question at a time (ROUTE-01). */
export function GuidePage() {
  const { t } = useMessages()
  usePageHead({ title: t('support.bft.title') })
  return (
    <Grid columns={1} gap={6} className={styles.page}>
      <PageTitle lead={t('support.bft.lead')}>{t('support.bft.title')}</PageTitle>
      <GuideEntrance key={useVisit()} />
    </Grid>
  )
}

/** Waits for everything the guards of the flow ask, picks the variant, and lets the flow begin (OD-19). */
function GuideEntrance() {
  const { t, locale } = useMessages()
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const products = useApi('/services/bft/api/product/{lang}', {}, { cacheFor: keep.default })
  const headers = useApi(
    '/services/bft/api/headers/{lang}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
  const breaks = useApi(
    '/services/bft/api/config/character-breaks/{lang}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: defaultBreaks } },
  )
  const limit = useApi(
    '/services/bft/api/config/description-limit',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: defaultLimit } },
  )
  const legacyMode = useFeature('legacyMode')
  const hideCategorizeButton = useFeature('hideCategorizeButton')
  const autoCategorize = useFeature('autoCategorize')
  const hasRestrictions = useFeature('accountRestrictions')
  const [catalogue] = useState(createCatalogue)
  useMemo(() => catalogue.addProducts(products.data ?? []), [catalogue, products.data])

  if (products.problem !== null && products.data === undefined) {
    return (
      <EmptyState
        icon={CloudOff}
        title={t('support.bft.load.failed')}
        isAlert
        actions={<Button onClick={() => void products.reload()}>{t('support.common.retry')}</Button>}
      >
        {t('support.bft.load.failed.text')}
      </EmptyState>
    )
  }
  const areFlagsKnown = legacyMode !== undefined && hideCategorizeButton !== undefined && autoCategorize !== undefined
  if (
    config === undefined ||
    products.data === undefined ||
    headers.data === undefined ||
    breaks.data === undefined ||
    limit.data === undefined ||
    !areFlagsKnown
  ) {
    return <GuideSkeleton />
  }

  const facts = {
    legacyMode,
    hideCategorizeButton,
    autoCategorize,
    hasSearchLink: config.hasSearchLink,
    breaks: breaks.data,
  }
  const game = {
    isInGameBrowser: isInGame,
    useEmbeddedFlow: config.useEmbeddedFlow,
    gameProduct: embeddedProduct(gameName, config) ?? '',
  }
  const chosen = chooseVariant(game, catalogue)
  return (
    <Guide
      key={chosen.variant}
      start={{ ...chosen, facts, catalogue, locale }}
      products={products.data}
      headers={headers.data}
      descriptionLimit={limit.data.limit}
      hasRestrictions={hasRestrictions === true}
    />
  )
}
