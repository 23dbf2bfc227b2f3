import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useAsk } from '../../../../kit/api/use-api.ts'
import { GamesLabel } from '../../../shared/answers/GamesLabel.tsx'
import { Marked } from '../../../shared/answers/Marked.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../../kit/ui/EmptyState.tsx'
import { Stack, Text } from '../../../../kit/ui/Layout.tsx'
import { Pagination } from '../../../../kit/ui/Pagination.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../../kit/ui/VisuallyHidden.tsx'
import { lastPlace } from '../flow/steps.ts'
import { useGuide } from '../guide-context.ts'
import { StepHeading } from '../StepHeading.tsx'
import { scrollToTop } from '../use-guide.ts'
import { FlowSearch } from './FlowSearch.tsx'
import { FurtherHelp, ReturnButton } from './FlowBack.tsx'
import styles from './SearchStep.module.css'

/** The search step of the embedded variant (E4 … E8): its query is the one in the step list. */
export function SearchStep() {
  const { t } = useMessages()
  const { steps } = useGuide()
  const query = lastPlace(steps)?.query ?? ''
  return (
    <>
      <ReturnButton />
      <StepHeading>{t('support.bft.search.title')}</StepHeading>
      <FlowSearch key={query} query={query} />
      <Results key={`results-${query}`} query={query} />
      <FurtherHelp />
    </>
  )
}

function Results({ query }: { query: string }) {
  const { t, locale } = useMessages()
  const { flow, send } = useGuide()
  const [page, setPage] = useState(1)
  const { data, problem, reload } = useAsk('/services/bft/api/search', {
    body: { searchTerm: query, subjectName: flow.productName, sourceName: 'all', page, locale, purpose: 'page' },
  })
  if (problem !== null) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('support.bft.search.failed')}
        isAlert
        actions={<Button onClick={() => void reload()}>{t('support.common.retry')}</Button>}
      />
    )
  }
  if (data === undefined) {
    return (
      <Stack gap={4} role="status" className={styles.results}>
        <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
        <Skeleton lines={6} />
      </Stack>
    )
  }
  if (data.totalCount === 0) {
    return (
      <EmptyState icon={SearchX} title={t('support.bft.search.empty', { query })}>
        {t('support.bft.search.empty.text')}
      </EmptyState>
    )
  }
  const turn = (to: number): void => {
    setPage(to)
    scrollToTop()
  }
  return (
    <Stack gap={4} className={styles.results}>
      <Text tone="quiet" role="status">
        {data.countMessage}
      </Text>
      <Stack as="ol" gap={3} pad={0}>
        {data.pagedResults.map(({ articleNumber, markedTitle, summary, excerpt, games }) => (
          <li key={articleNumber}>
            <Stack
              as="button"
              gap={1}
              wide
              pad="4 5"
              radius={2}
              ground="raised"
              textAlign="start"
              type="button"
              className={styles.result}
              onClick={() => send({ type: 'VIEW_ARTICLE', articleId: articleNumber })}
            >
              <Text as="strong" tone="accent" dir="auto">
                <Marked parts={markedTitle} />
              </Text>
              <Text as="span" tone="quiet" dir="auto">
                {excerpt.length > 0 ? <Marked parts={excerpt} /> : summary}
              </Text>
              <small>
                <GamesLabel games={games} />
              </small>
            </Stack>
          </li>
        ))}
      </Stack>
      <Pagination
        page={data.currentPage}
        pages={data.totalPages}
        label={t('support.common.pages')}
        previousLabel={t('support.common.page.previous')}
        nextLabel={t('support.common.page.next')}
        pageLabel={(number) => t('support.common.page', { page: number })}
        locale={locale}
        onPage={turn}
      />
    </Stack>
  )
}
