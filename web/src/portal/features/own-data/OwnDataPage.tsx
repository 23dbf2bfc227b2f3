import {
  ChevronRight,
  Eraser,
  FolderDown,
  Inbox,
  type LucideIcon,
  MailCheck,
  ShieldBan,
  ShieldCheck,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useAccountStore } from '../../shared/account/use-account.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import styles from './OwnData.module.css'
import { EraseData } from './EraseData.tsx'
import { WaysToSignIn } from './WaysToSignIn.tsx'
import { SaveCopy } from '../../shared/save-copy/SaveCopy.tsx'
import { ownData, requestDataExport } from './actions.ts'
import { useKeptCounts } from './kept-counts.ts'
import { erasureView, exportView, hasWorkUnderWay } from './own-data.ts'
import { type DataRequest, fetchDataCopy, useDataRequests, useSignInWays } from './queries.ts'

/** Everything the portal holds about a player: a copy of it, or its end (ground G33, decisions-cases C21). */
export function OwnDataPage() {
  const { t } = useMessages()
  const navigate = useNavigate()
  const [isWorking, setWorking] = useState(false)
  const { data: requests, problem, reload } = useDataRequests(isWorking)
  const ways = useSignInWays()
  usePageHead({ title: t('support.own.data.title'), crumb: t('support.own.data.title'), isUnlisted: true })

  // The erasure ends the session: being signed out in the middle of it means that it is done.
  const wasErasing = useRef(false)
  if (requests !== undefined && erasureView(requests).kind === 'under-way') wasErasing.current = true
  useEffect(() => {
    if (requests !== undefined) setWorking(hasWorkUnderWay(requests))
  }, [requests])
  const isSignedOut = problem?.status === 401
  const isGone = isSignedOut && wasErasing.current
  useEffect(() => {
    if (isSignedOut && !isGone) void navigate(rootWithLogin(ownData), { replace: true })
  }, [isSignedOut, isGone, navigate])

  if (isGone) return <Gone />
  // Shown once both are there: nothing moves under the pointer.
  if (requests === undefined || ways.isLoading)
    return <Waiting problem={isSignedOut ? null : problem} onRetry={() => void reload()} />
  return (
    <Stack gap={6} wide className={styles.page}>
      <PageTitle lead={t('support.own.data.lead')}>{t('support.own.data.title')}</PageTitle>
      <Kept />
      <WaysToSignIn {...ways} />
      <Copy requests={requests} onAsked={reload} />
      <Erasure
        requests={requests}
        onAsked={() => {
          // The job may be quicker than the next question.
          wasErasing.current = true
          return reload()
        }}
      />
    </Stack>
  )
}

/** Where what is kept is looked at without a copy; the line above says what else there is. */
function Kept() {
  const { t } = useMessages()
  const { locale } = useMessages()
  const { cases, restrictions } = useKeptCounts()
  const number = new Intl.NumberFormat(locale)
  const kept: readonly { icon: LucideIcon; name: string; href: string; count?: number | undefined }[] = [
    { icon: Inbox, name: t('support.own.data.cases'), href: '/case', count: cases },
    { icon: ShieldBan, name: t('support.own.data.penalties'), href: '/restrictions', count: restrictions },
    { icon: MailCheck, name: t('support.mails.link'), href: '/account/mail' },
  ]
  return (
    <Stack as="ul" gap={3} className={styles.kept}>
      {kept.map(({ icon, name, href, count }) => (
        <li key={name}>
          <Link href={href}>
            <Icon icon={icon} size={20} /> <span>{name}</span>
            {count !== undefined && (
              <Surface as="span" padX={2} ground="accent" tone="soft" tabular className={styles.count}>
                {number.format(count)}
              </Surface>
            )}
            <Icon icon={ChevronRight} size={16} flip />
          </Link>
        </li>
      ))}
    </Stack>
  )
}

function Waiting({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  return problem === null ? (
    <Stack gap={6} wide className={styles.page} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </Stack>
  ) : (
    <LoadFailed problem={problem} onRetry={onRetry} />
  )
}

function Gone() {
  const { t } = useMessages()
  const account = useAccountStore()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    // The session went with the data: the header must not greet who is gone until the next poll.
    void account.refresh()
  }, [account])
  return (
    <EmptyState
      icon={ShieldCheck}
      title={
        <h1 ref={title} tabIndex={-1}>
          {t('support.own.data.gone.title')}
        </h1>
      }
      actions={<LinkButton href="/">{t('support.own.data.gone.home')}</LinkButton>}
    >
      {t('support.own.data.gone.text')}
    </EmptyState>
  )
}

interface PartProps {
  requests: readonly DataRequest[]
  onAsked: () => Promise<void>
}

function Copy({ requests, onAsked }: PartProps) {
  const { t } = useMessages()
  const api = useApiClient()
  const view = exportView(requests)
  const date = useDate()
  return (
    <Row
      as="section"
      gap={4}
      pad={6}
      ground="raised"
      radius={2}
      align="stretch"
      className={styles.part}
      aria-labelledby="own-copy"
    >
      <Row gap={3} className={styles.name}>
        <Icon icon={FolderDown} size={28} className={styles.sign} />
        <h2 id="own-copy">{t('support.own.data.export.title')}</h2>
      </Row>
      <p>{t('support.own.data.export.text')}</p>
      {view.kind === 'under-way' && (
        <UnderWay title={t('support.own.data.export.queued')}>{t('support.own.data.export.queued.text')}</UnderWay>
      )}
      {view.kind === 'ready' && (
        <>
          <Banner tone="success" title={t('support.own.data.export.ready')}>
            {view.until !== null && t('support.own.data.export.until', { date: date(view.until) })}
          </Banner>
          <SaveCopy name={view.id} fetchCopy={(format) => fetchDataCopy(api, view.id, format)} />
        </>
      )}
      {view.kind === 'expired' && view.until !== null && (
        <p className={styles.quiet}>{t('support.own.data.export.expired', { date: date(view.until) })}</p>
      )}
      {view.kind === 'failed' && (
        <Banner tone="danger" title={t('support.own.data.export.failed')}>
          {t('support.own.data.failed.text')}
        </Banner>
      )}
      {['none', 'expired', 'failed'].includes(view.kind) && (
        <AskForCopy isAgain={view.kind !== 'none'} onAsked={onAsked} />
      )}
    </Row>
  )
}

function AskForCopy({ isAgain, onAsked }: { isAgain: boolean; onAsked: () => Promise<void> }) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [writeKey] = useState(() => createWriteKey())
  const ask = async (): Promise<void> => {
    setBusy(true)
    const sent = await requestDataExport(api, writeKey)
    if (sent.isOk) await onAsked()
    setBusy(false)
    if (sent.isOk) return
    if (sent.problem.status === 401) void navigate(rootWithLogin(ownData))
    else alerts.showProblem(sent.problem)
  }
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void ask()}>
        {t(isAgain ? 'support.own.data.export.again' : 'support.own.data.export.ask')}
      </Button>
    </div>
  )
}

function Erasure({ requests, onAsked }: PartProps) {
  const { t } = useMessages()
  const view = erasureView(requests)
  const date = useDate()
  return (
    <Row
      as="section"
      gap={4}
      pad={6}
      ground="raised"
      radius={2}
      align="stretch"
      className={styles.part}
      aria-labelledby="own-erasure"
    >
      <Row gap={3} className={styles.name}>
        <Icon icon={Eraser} size={28} className={styles.warned} />
        <h2 id="own-erasure">{t('support.own.data.erase.title')}</h2>
      </Row>
      <p>{t('support.own.data.erase.text')}</p>
      {view.kind === 'under-way' && (
        <UnderWay title={t('support.own.data.erase.queued')}>{t('support.own.data.erase.queued.text')}</UnderWay>
      )}
      {view.kind === 'done' && (
        <Banner tone="success" title={t('support.own.data.erase.done', { date: date(view.at) })}>
          {t('support.own.data.erase.done.text')}
        </Banner>
      )}
      {view.kind === 'failed' && (
        <Banner tone="danger" title={t('support.own.data.erase.failed')}>
          {t('support.own.data.failed.text')}
        </Banner>
      )}
      {view.kind !== 'under-way' && <EraseData onAsked={onAsked} />}
    </Row>
  )
}

function UnderWay({ title, children }: { title: string; children: string }) {
  return (
    <Row gap={3} role="status">
      <Spinner />
      <div>
        <strong>{title}</strong>
        <p className={styles.quiet}>{children}</p>
      </div>
    </Row>
  )
}

const useDate = (): ((at: string) => string) => {
  const { locale } = useMessages()
  return (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
}
