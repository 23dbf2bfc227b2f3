import { Archive, Inbox, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ApiState } from '../../../kit/api/use-api.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageTurn } from '../../shared/page/use-page-turn.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { type Wish, addressOf, unwished } from './case-filter.ts'
import { CaseTable } from './CaseTable.tsx'
import type { FoundCases as Found } from './queries.ts'

/** What was found, a page of it; the next one is an address of its own, Back is the browser's (CD-177). */
export function FoundCases({ wish, found, title }: { wish: Wish; found: ApiState<Found>; title: string }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, problem, reload } = found
  const isSignedOut = problem?.status === 401
  useEffect(() => {
    if (isSignedOut) void navigate(rootWithLogin(pathname + search))
  }, [isSignedOut, navigate, pathname, search])
  usePageTurn(wish.cursor)
  const other: Wish = { ...wish, isArchived: !wish.isArchived, cursor: null }
  const elsewhere = data?.inOtherList ?? 0
  const otherTitle = t(other.isArchived ? 'support.case.list.show.archived' : 'support.case.list.show.active')
  const toOther = elsewhere > 0 ? t('support.case.filter.choice', { title: otherTitle, count: elsewhere }) : otherTitle
  return (
    <Stack gap={6}>
      <Row wrap justify="between" gap="2 6">
        <p role="status">{data !== undefined && t('support.case.list.count', { count: data.total })}</p>
        {data !== undefined && data.total > 0 && elsewhere > 0 && <Link href={addressOf(other)}>{toOther}</Link>}
        <Link href={addressOf(unwished(wish))}>{t('support.case.filter.clear')}</Link>
      </Row>
      {problem !== null && !isSignedOut && (
        <Banner
          tone="danger"
          actions={
            <Button variant="secondary" onClick={() => void reload()}>
              {t('support.common.retry')}
            </Button>
          }
        >
          {t(problem.status === 503 ? 'support.error.unavailable' : 'support.error.generic')}
        </Banner>
      )}
      {data === undefined && problem === null && (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
      {data !== undefined && data.items.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('support.case.filter.none')}
          actions={
            <LinkButton
              variant="secondary"
              href={addressOf(other)}
              icon={<Icon icon={other.isArchived ? Archive : Inbox} size={18} />}
            >
              {toOther}
            </LinkButton>
          }
        />
      )}
      {data !== undefined && data.items.length > 0 && <CaseTable cases={data.items} title={title} />}
      {data !== undefined && (wish.cursor !== null || data.nextCursor !== null) && (
        <Row as="nav" wrap gap={3} align="stretch" aria-label={t('support.common.pages')}>
          {wish.cursor !== null && (
            <LinkButton variant="secondary" href={addressOf({ ...wish, cursor: null })}>
              {t('support.case.filter.first')}
            </LinkButton>
          )}
          {data.nextCursor !== null && (
            <LinkButton variant="secondary" href={addressOf({ ...wish, cursor: data.nextCursor })}>
              {t('support.common.page.next')}
            </LinkButton>
          )}
        </Row>
      )}
    </Stack>
  )
}
