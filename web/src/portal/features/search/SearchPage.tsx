import { SearchX } from 'lucide-react'
import { useNavigate, useSearchParams, useParams } from 'react-router-dom'
import type { Schema } from '../../../kit/api/types.ts'
import { useAsk } from '../../../kit/api/use-api.ts'
import { useGame } from '../../shared/discovery/game.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { useHelpTarget } from '../../shared/discovery/help-target.ts'
import { useProduct } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { usePageTurn } from '../../shared/page/use-page-turn.ts'
import { SearchBox } from '../../shared/search-box/SearchBox.tsx'
import {
  narrowedOf,
  pageOf,
  searchAddress,
  searchableTerm,
  type Narrowed,
} from '../../shared/search-box/search-term.ts'
import { useInGame } from '../../shared/settings/config.ts'
import { useProductView } from '../../shared/telemetry/telemetry.ts'
import { joined, visitText } from '../../shared/visit/visit.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchHit } from './SearchHit.tsx'
import styles from './SearchPage.module.css'
import { SearchStart } from './SearchStart.tsx'
import { SlashSwitch } from './SlashSwitch.tsx'

/**
 * Search of a game or of everything; in a game, others' articles follow under their own heading (amendment T5). Query,
 * page and what it is narrowed to stand in the address, so that reload, Back and a copied link work (SEARCH-01, OD-44).
 */
export function SearchPage() {
  const { t, locale } = useMessages()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isInGame = useInGame().isInGame
  const ownGame = useGame()
  const game = useParams()['game'] === undefined && !isInGame ? null : ownGame
  const query = searchableTerm(params.get('q') ?? '')
  const page = pageOf(params.get('page'))
  const narrowed = narrowedOf(params)
  const address = (number = 1, to: Narrowed = narrowed): string => searchAddress(game, query, number, to)
  const product = useProduct(game ?? undefined)
  const help = useHelpTarget(game === null ? [] : [game], game === null ? '/' : `/product/${game}`)
  const found = useAsk(
    '/services/bft/api/search',
    query === ''
      ? null
      : {
          body: {
            searchTerm: query,
            subjectName: narrowed.only ?? game ?? 'all',
            sourceName: 'all',
            page,
            locale,
            purpose: 'page',
            withOthers: narrowed.only === null && game !== null,
            ...(narrowed.kind === null ? {} : { kind: narrowed.kind }),
          },
        },
  )
  const results = query === '' ? undefined : found.data
  const isNothing = results?.totalCount === 0
  // A code that no article knows goes to people with whatever stood around it.
  const code =
    results?.unknownCode === undefined ? null : (
      <GetHelp
        href={help}
        title={t('support.search.code.title', { code: results.unknownCode })}
        text={t('support.search.code.text')}
        onClick={() => visitText.write(joined(visitText.read(), query))}
      />
    )
  const from = results === undefined ? 0 : (results.currentPage - 1) * results.pageSize + 1
  const own = results?.pagedResults.filter(({ isOfOtherGame }) => !isOfOtherGame) ?? []
  const others = results?.pagedResults.filter(({ isOfOtherGame }) => isOfOtherGame) ?? []
  const name = product.data?.titleText || product.data?.name
  const title = name === undefined ? t('support.search.title') : t('support.search.title.game', { product: name })
  usePageHead({ title: query === '' ? title : t('support.search.title.query', { query }), isUnlisted: true })
  useProductView(product.data?.shortName)

  usePageTurn(page)

  return (
    <Stack gap={5} className={styles.page}>
      {/* The news is the title: what was found, not what the page is. */}
      <PageTitle>
        {isNothing
          ? t('support.search.empty.title', { query })
          : results?.countMessage || (query === '' ? title : t('support.search.title.query', { query }))}
      </PageTitle>
      <SearchBox game={game} initial={query} />
      {query === '' && <SearchStart game={game} />}
      <Row wrap justify="between" gap="2 6" className={styles.bar}>
        <Text heard role="status">
          {found.isLoading
            ? t('support.search.searching')
            : isNothing
              ? t('support.search.empty.title', { query })
              : results?.countMessage}
        </Text>
        {/* Where there is nothing, there is nothing to narrow; what is narrowed can be widened. */}
        {query !== '' && (!isNothing || narrowed.only !== null || narrowed.kind !== null) && (
          <SearchFilters
            narrowed={narrowed}
            ownGame={name}
            onNarrow={(to) => void navigate(address(1, to), { replace: true })}
          />
        )}
      </Row>
      {found.problem !== null && (
        <EmptyState
          icon={SearchX}
          isAlert
          title={<h2>{t('support.search.failed')}</h2>}
          actions={<Button onClick={() => void found.reload()}>{t('support.common.retry')}</Button>}
        >
          <p>{t(found.problem.status === 429 ? 'support.page.too.many.text' : 'support.page.unavailable.text')}</p>
        </EmptyState>
      )}
      {found.isLoading && (
        <Stack gap={8} aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <div key={row}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          ))}
        </Stack>
      )}
      {isNothing ? <NothingFound game={game} query={query} code={code} /> : code}
      {results !== undefined && results.totalCount > 0 && results.pagedResults.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={<h2>{t('support.search.beyond.title', { page })}</h2>}
          actions={<LinkButton href={address()}>{t('support.search.beyond.first')}</LinkButton>}
        />
      )}
      {results !== undefined && results.pagedResults.length > 0 && (
        <>
          {own.length > 0 && <Hits hits={own} from={from} />}
          {others.length > 0 && (
            <Stack as="section" gap={4} className={styles.others} aria-labelledby="other-games">
              <h2 id="other-games">{t('support.search.other.games')}</h2>
              <Hits hits={others} from={from + own.length} />
            </Stack>
          )}
          <Pagination
            page={results.currentPage}
            pages={results.totalPages}
            max={6}
            label={t('support.common.pages')}
            previousLabel={t('support.common.page.previous')}
            nextLabel={t('support.common.page.next')}
            pageLabel={(number) => t('support.common.page', { page: number })}
            locale={locale}
            hrefFor={(number) => address(number)}
            onPage={(number) => void navigate(address(number))}
            summary={t('support.common.showing', {
              from,
              to: from + results.pagedResults.length - 1,
              total: results.totalCount,
            })}
          />
          {code === null && <GetHelp href={help} />}
        </>
      )}
      <SlashSwitch />
    </Stack>
  )
}

function Hits({ hits, from }: { hits: readonly Schema<'SearchResult'>[]; from: number }) {
  return (
    <Stack as="ol" pad={0} className={styles.hits} start={from}>
      {hits.map((hit) => (
        <SearchHit key={hit.articleNumber} hit={hit} />
      ))}
    </Stack>
  )
}
