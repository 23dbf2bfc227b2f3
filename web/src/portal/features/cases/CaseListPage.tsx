import { Archive, Inbox, MessageCirclePlus, ShieldUser } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { useCaseNews } from '../../shared/news/case-news.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { usePageTurn } from '../../shared/page/use-page-turn.ts'
import { embeddedProduct, useConfig, useInGame } from '../../shared/settings/config.ts'
import { clampPage } from '../../../kit/lib/page-links.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { CaseTable } from './CaseTable.tsx'
import nothingHere from '../../../kit/ui/pictures/empty.svg'
import styles from './Cases.module.css'
import { addressOf, isWished, wishOf } from './case-filter.ts'
import { CaseFilters } from './CaseFilters.tsx'
import { FoundCases } from './FoundCases.tsx'
import { type CasePage, pageSize, useCaseChoices, useCasePage, useFoundCases } from './queries.ts'

/**
 * Active or archived cases, ten a page; toggle and page live in the URL, so that reload and Back work (decisions-cases
 * C20).
 */
export function CaseListPage() {
  const { t, locale } = useMessages()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wish = wishOf(query)
  const { isArchived } = wish
  const isFinding = isWished(wish)
  const wanted = Math.max(1, Math.min(1_000_000, Number.parseInt(query.get('page') ?? '1', 10) || 1))
  const { list, hasFailed, retry, refresh } = useList(isArchived, wanted, isFinding)
  // More than a page is worth searching; what it can be narrowed by is asked for then.
  const [wasLong, setWasLong] = useState(false)
  if (list !== undefined && wasLong !== list.total > pageSize) setWasLong(!wasLong)
  const isLong = isFinding || wasLong
  const found = useFoundCases(isFinding ? wish : null)
  useCaseNews(null, () => (isFinding ? void found.reload() : refresh()))
  const choices = useCaseChoices(isLong ? (isArchived ? 'archive' : 'active') : null)
  const product = useNewIssueProduct()
  // Once is enough: an empty list says no second time where help is.
  const isOffered = !isArchived && product !== null
  usePageTurn(wanted)
  const title = t(isArchived ? 'support.case.list.archived' : 'support.case.list.active')
  usePageHead({ title, crumb: t('support.shell.cases'), isUnlisted: true })

  const address = (page: number, archived = isArchived): string => {
    const parts = [...(archived ? ['archived=true'] : []), ...(page > 1 ? [`page=${page}`] : [])]
    return `/case${parts.length === 0 ? '' : `?${parts.join('&')}`}`
  }
  const total = list?.total ?? 0
  const pages = Math.ceil(total / pageSize)
  const page = clampPage(wanted, Math.max(1, pages))

  // A page beyond the end shows the last one (decisions-cases C20).
  useEffect(() => {
    if (list !== undefined && list.total > 0 && wanted > pages) void navigate(address(pages), { replace: true })
  })

  return (
    <Stack gap={4} wide className={styles.page}>
      <Row wrap align="baseline" gap="2 5">
        <PageTitle>{title}</PageTitle>
        <Row wrap align="baseline" justify="between" gap="0 4" className={styles.listLine}>
          <Text tone="quiet">{!isFinding && list !== undefined && t('support.case.list.count', { count: total })}</Text>
          <Link
            className={styles.toggle}
            href={isFinding ? addressOf({ ...wish, isArchived: !isArchived, cursor: null }) : address(1, !isArchived)}
          >
            <Icon icon={isArchived ? Inbox : Archive} size={18} />
            {t(isArchived ? 'support.case.list.show.active' : 'support.case.list.show.archived')}
          </Link>
        </Row>
      </Row>
      {isLong && (
        <CaseFilters
          wish={wish}
          choices={choices.data}
          onWish={(next) => void navigate(addressOf(next), { replace: isFinding })}
        />
      )}
      {isFinding && <FoundCases wish={wish} found={found} title={title} />}
      {hasFailed && (
        <Banner
          tone="danger"
          actions={
            <Button variant="secondary" onClick={retry}>
              {t('support.common.retry')}
            </Button>
          }
        >
          {t('support.error.generic')}
        </Banner>
      )}
      {list === undefined && !hasFailed && !isFinding && (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
      {list !== undefined &&
        (total === 0 ? (
          <EmptyState
            icon={isArchived ? Archive : Inbox}
            picture={nothingHere}
            title={t(isArchived ? 'support.case.list.empty.archived' : 'support.case.list.empty.active')}
            actions={isOffered ? undefined : <LinkButton href="/">{t('support.case.list.get.help')}</LinkButton>}
          />
        ) : (
          <CaseTable cases={list.cases} title={title} />
        ))}
      {list !== undefined && total > 0 && (
        <Pagination
          page={page}
          pages={pages}
          max={6}
          label={t('support.common.pages')}
          previousLabel={t('support.common.page.previous')}
          nextLabel={t('support.common.page.next')}
          pageLabel={(number) => t('support.common.page', { page: number })}
          locale={locale}
          hrefFor={address}
          onPage={(next) => void navigate(address(next))}
          summary={t('support.common.showing', {
            from: (page - 1) * pageSize + 1,
            to: Math.min(page * pageSize, total),
            total,
          })}
        />
      )}
      {isOffered && <NewIssue product={product} />}
      <Surface as="p" line="start" className={styles.own}>
        <Link className={styles.toggle} href="/account/data">
          <Icon icon={ShieldUser} size={18} /> {t('support.own.data.link')}
        </Link>
      </Surface>
    </Stack>
  )
}

/** The game whose own browser shows this, where it allows its own home. */
const useNewIssueProduct = (): string | null => {
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  return isInGame && config?.allowEmbeddedHome === true ? embeddedProduct(gameName, config) : null
}

/** Inside a game that allows its own home, a way to a new case (CASELIST-11, decisions-cases K12). */
function NewIssue({ product }: { product: string }) {
  const { t } = useMessages()
  return (
    <Banner
      isQuiet
      actions={
        <LinkButton icon={<MessageCirclePlus size={18} aria-hidden />} href={`/product/${product}`}>
          {t('support.case.list.get.help')}
        </LinkButton>
      }
    >
      {t('support.case.list.new.issue')}
    </Banner>
  )
}

/**
 * Reads the page anew whenever the address changes; what was shown goes at once, since another list is no answer to
 * this one.
 */
const useList = (
  isArchived: boolean,
  page: number,
  /** Something else is shown instead: nothing is read. */
  isOff: boolean,
): { list: CasePage | undefined; hasFailed: boolean; retry: () => void; refresh: () => void } => {
  const read = useCasePage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ of: string; list?: CasePage; hasFailed?: boolean }>({ of: '' })
  const of = `${isArchived} ${page} ${turn}`
  const [asked, setAsked] = useState(0)
  const load = useEffectEvent((of: string, signal: AbortSignal): void => {
    read(isArchived, page, signal).then(
      (list) => setState({ of, list }),
      (error: unknown) => {
        if (signal.aborted) return
        if (problemOfFailure(error).status === 401) void navigate(rootWithLogin(pathname + search))
        else setState((was) => (was.of === of && was.list ? was : { of, hasFailed: true }))
      },
    )
  })
  useEffect(() => {
    if (isOff) return
    const stop = new AbortController()
    load(of, stop.signal)
    return () => stop.abort()
  }, [of, isOff, asked])
  const isNow = state.of === of && !isOff
  const hasFailed = isNow && state.hasFailed === true
  useEffect(() => {
    if (!hasFailed) return
    const again = (): void => setTurn((was) => was + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])
  return {
    list: isNow ? state.list : undefined,
    hasFailed,
    retry: () => setTurn(turn + 1),
    // What is shown stays until the answer is here.
    refresh: () => setAsked((was) => was + 1),
  }
}
