import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { usePageTurn } from '../../shared/page/use-page-turn.ts'
import { useConfig } from '../../shared/settings/config.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import styles from '../../shared/penalties/Penalties.module.css'
import { AppealLimit } from '../../shared/penalties/AppealLimit.tsx'
import { PenaltyCard } from '../../shared/penalties/PenaltyCard.tsx'
import { reportPenaltyEvent } from './actions.ts'
import { mostLinks, helpArticle, pageOfList, splitPenalties } from '../../shared/penalties/penalty-view.ts'
import type { Penalty } from '../../shared/penalties/types.ts'
import { useAppealLimit, usePenalties } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Active and past restrictions of the account, each list with pages of its own (PENALTY-07, PENALTY-08, decisions-cases J16). */
export function RestrictionsPage() {
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const articles = useConfig()?.helpArticles
  const { data: penalties, problem, reload } = usePenalties()
  const isLimitReached = useAppealLimit().data === true
  usePageHead({ title: t('support.penalty.list.title'), crumb: t('support.penalty.list.title'), isUnlisted: true })
  useEffect(() => reportPenaltyEvent(api), [api])
  useMarkRead(penalties)

  const appealable =
    penalties?.find(({ appealFrom }) => appealFrom !== undefined) ?? penalties?.find(({ canAppeal }) => canAppeal)
  const isSignedOut = problem?.status === 401
  useEffect(() => {
    if (isSignedOut) void navigate(rootWithLogin('/restrictions'), { replace: true })
  }, [isSignedOut, navigate])

  const disclaimer =
    articles === undefined ? (
      ''
    ) : (
      <Link href={helpArticle(articles.disclaimer)}>{t('support.penalty.list.disclaimer.link')}</Link>
    )
  return (
    <Stack gap={6} wide className={styles.page}>
      <PageTitle lead={<Sentence k="support.penalty.list.disclaimer" params={{ link: disclaimer }} />}>
        {t('support.penalty.list.title')}
      </PageTitle>
      {isLimitReached && appealable !== undefined && <AppealLimit appealFrom={appealable.appealFrom} />}
      {penalties === undefined && problem === null && (
        <p className={styles.loading}>
          <Spinner size="large" label={t('support.penalty.list.loading')} />
        </p>
      )}
      {penalties === undefined && problem !== null && !isSignedOut && (
        <Banner
          tone="danger"
          title={t('support.penalty.list.failed')}
          actions={
            <Button variant="secondary" onClick={() => void reload()}>
              {t('support.common.retry')}
            </Button>
          }
        >
          {t('support.error.generic')}
        </Banner>
      )}
      {penalties?.length === 0 && (
        <EmptyState icon={ShieldCheck} title={t('support.penalty.list.empty')}>
          <Sentence
            k="support.penalty.list.empty.text"
            params={{
              link:
                articles === undefined ? (
                  ''
                ) : (
                  <Link href={helpArticle(articles.noPenalties)}>{t('support.penalty.list.empty.link')}</Link>
                ),
            }}
          />
        </EmptyState>
      )}
      {penalties !== undefined && penalties.length > 0 && (
        <Lists penalties={penalties} isLimitReached={isLimitReached} />
      )}
    </Stack>
  )
}

function Lists({ penalties, isLimitReached }: { penalties: Penalty[]; isLimitReached: boolean }) {
  const { active, past } = splitPenalties(penalties)
  const [query] = useSearchParams()
  // Once the other page stands there: a way to the top begun before it would end with the height it was measured in.
  usePageTurn(`${query.get('active') ?? '1'} ${query.get('past') ?? '1'}`)
  return (
    <>
      <List name="active" penalties={active} isLimitReached={isLimitReached} />
      <List name="past" penalties={past} isLimitReached={isLimitReached} />
    </>
  )
}

const titles = { active: 'support.penalty.list.active', past: 'support.penalty.list.past' } as const
const empty = { active: 'support.penalty.list.none.active', past: 'support.penalty.list.none.past' } as const

/** Its page lives in the URL, so that a reload and Back keep it. */
function List({
  name,
  penalties,
  isLimitReached,
}: {
  name: 'active' | 'past'
  penalties: Penalty[]
  isLimitReached: boolean
}) {
  const { t, locale } = useMessages()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { items, page, pages, from, to, total } = pageOfList(
    penalties,
    Number.parseInt(query.get(name) ?? '1', 10) || 1,
  )
  const address = (target: number): string => {
    const next = new URLSearchParams(query)
    next.set(name, String(target))
    return `/restrictions?${next.toString()}`
  }
  const title = t(titles[name])
  return (
    <Stack as="section" gap={4} className={styles.list} aria-labelledby={`restrictions-${name}`}>
      <h2 id={`restrictions-${name}`}>
        {title}{' '}
        <Text as="span" tone="quiet" weight={400} tabular>
          {new Intl.NumberFormat(locale).format(total)}
        </Text>
      </h2>
      {total === 0 ? (
        <Text tone="quiet">{t(empty[name])}</Text>
      ) : (
        <Stack as="ul" gap={4} className={styles.cards}>
          {items.map((penalty) => (
            <Stack as="li" shrinks key={penalty.id}>
              <PenaltyCard penalty={penalty} isLimitReached={isLimitReached} />
            </Stack>
          ))}
        </Stack>
      )}
      {total > 0 && (
        <Pagination
          page={page}
          pages={pages}
          max={mostLinks}
          label={`${t('support.common.pages')}: ${title}`}
          previousLabel={t('support.common.page.previous')}
          nextLabel={t('support.common.page.next')}
          pageLabel={(number) => t('support.common.page', { page: number })}
          locale={locale}
          hrefFor={address}
          onPage={(target) => void navigate(address(target))}
          summary={t('support.common.showing', { from, to, total })}
        />
      )}
    </Stack>
  )
}
