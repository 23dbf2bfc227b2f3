import { ArrowLeft, ChevronDown, Download, Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { media } from '../../../kit/lib/breakpoints.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import type { AlertState } from '../../shared/alerts/alerts.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { ChatBox } from '../../shared/chat/ChatBox.tsx'
import { forgetChat } from '../../shared/chat/held-chats.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { ProductIcon } from '../../shared/product-icon/ProductIcon.tsx'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { CopyId } from '../../../kit/ui/CopyId.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Template } from '../../../kit/ui/templates/Template.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { CancelCase } from './CancelCase.tsx'
import { CaseThread } from './CaseThread.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import styles from './Cases.module.css'
import { ReopenBlock } from './ReopenBlock.tsx'
import { RespondForm } from './RespondForm.tsx'
import { SaveCopy } from '../../shared/save-copy/SaveCopy.tsx'
import { useLiveCase } from './use-live-case.ts'
import { blockOf, hasHeaderLine, isTokenId, maySucceedLater, ticketNumber, waitText } from './case-view.ts'
import { type SupportCase, fetchCaseCopy, readCase, useCase } from './queries.ts'

/** One case: header, thread, then the respond form or the reopen block (CASE-18). */
export function CaseDetailPage() {
  const { caseId = '' } = useParams()
  const { t } = useMessages()
  const { hash } = useLocation()
  const { data: supportCase, problem, replace, reload: readAgain } = useCase(caseId)
  const api = useApiClient()
  const navigate = useNavigate()
  const { heard, waiting } = useLiveCase(caseId, supportCase, replace)
  const isTokenView = isTokenId(caseId)
  const [error, setError] = useState<string | null>(null)
  const [news, setNews] = useState(0)
  const [failures, setFailures] = useState(0)
  usePageHead({
    title: supportCase?.subject,
    crumb: supportCase === undefined ? undefined : ticketNumber(supportCase),
    isUnlisted: true,
  })
  const isLater = supportCase === undefined && problem !== null && maySucceedLater(problem)
  useFailedLoad(supportCase === undefined && !isLater ? (problem?.status ?? null) : null, isTokenView)

  const hasLoaded = supportCase !== undefined
  useEffect(() => {
    if (!hasLoaded || hash !== '#respond') return
    document.getElementById('respond')?.querySelector('textarea')?.focus()
  }, [hasLoaded, hash])

  // CASEERROR-08, once the notice stands there.
  useEffect(() => {
    if (failures > 0)
      window.scrollTo({ top: 0, behavior: window.matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth' })
  }, [failures])
  useEffect(() => {
    if (news > 0) document.querySelector<HTMLElement>('#thread > :last-child')?.focus()
  }, [news])

  if (isLater) return <LoadFailed problem={problem} onRetry={() => void readAgain()} />
  if (supportCase === undefined)
    return (
      <Stack gap={6} wide className={styles.page} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton lines={6} />
      </Stack>
    )
  const showError = (text: string | null): void => {
    setError(text)
    if (text !== null) setFailures((was) => was + 1)
  }
  const showNews = (): void => setNews((was) => was + 1)
  // CASEERROR-12, CASEERROR-13: what is shown stays, but a link that has ended opens nothing any more.
  const reload = async (): Promise<void> => {
    try {
      replace(await readCase(api, caseId))
      showNews()
    } catch (error) {
      if (isTokenView && !maySucceedLater(problemOfFailure(error))) void navigate('/case/invalid', { replace: true })
      else showError(t('support.error.generic'))
    }
  }
  const block = blockOf(supportCase)
  return (
    <Stack gap="6 8" wide>
      {!isTokenView && (
        <p data-way-back>
          <Link href="/case" className={styles.back}>
            <Icon icon={ArrowLeft} flip size={18} /> {t('support.case.back')}
          </Link>
        </p>
      )}
      <Template kind="thread" head={<Title supportCase={supportCase} />} beside={<Facts supportCase={supportCase} />}>
        {error !== null && (
          <Banner tone="danger" onDismiss={() => setError(null)} dismissLabel={t('support.common.dismiss')}>
            {error}
          </Banner>
        )}
        {supportCase.continuedIn !== undefined && (
          <Banner>
            <Link href={`/case/detail/${supportCase.continuedIn.id}`}>
              {t('support.case.merged', { number: ticketNumber(supportCase.continuedIn) })}
            </Link>
          </Banner>
        )}
        {supportCase.filedBySupport === true && <p className={styles.next}>{t('support.case.filed.by.support')}</p>}
        <CaseThread events={supportCase.caseEvents} caseId={caseId} isTokenView={isTokenView} />
        <VisuallyHidden>
          <span role="status">
            {heard > 0 && waiting === null && <span key={heard}>{t('support.case.news')}</span>}
          </span>
        </VisuallyHidden>
        {waiting !== null && (
          <Banner
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  replace(waiting)
                  showNews()
                }}
              >
                {t('support.case.news.show')}
              </Button>
            }
          >
            {t('support.case.news')}
          </Banner>
        )}
        <ChatBox
          caseId={supportCase.id}
          caseHref={null}
          onEnded={() => void reload()}
          onOver={() => forgetChat(supportCase.id)}
        />
        {block === 'respond' && !isInLine(supportCase) && <p className={styles.next}>{t('support.case.next.ours')}</p>}
        {block === 'respond' && (
          <RespondForm
            supportCase={supportCase}
            caseId={caseId}
            channel={null}
            onCase={replace}
            onDone={showNews}
            onError={showError}
          />
        )}
        {block === 'reopen' && (
          <ReopenBlock
            supportCase={supportCase}
            caseId={caseId}
            startsOpen={hash === '#reopen'}
            onCase={replace}
            onDone={showNews}
            onError={showError}
          />
        )}
      </Template>
      {(!isTokenView || supportCase.cancellable) && (
        <Row wrap align="start" justify="between" gap="2 6" line="start" className={styles.foot}>
          {!isTokenView && <KeepCopy supportCase={supportCase} />}
          {supportCase.cancellable && <CancelCase caseId={caseId} onCancelled={reload} />}
        </Row>
      )}
    </Stack>
  )
}

/** The player's own copy, folded: it is for later. A link opens nothing but the case itself (ground G6, G33). */
function KeepCopy({ supportCase }: { supportCase: SupportCase }) {
  const { t } = useMessages()
  const api = useApiClient()
  return (
    <section className={styles.copy} aria-labelledby="case-copy">
      <details>
        <summary>
          <Icon icon={Download} size={18} />
          <h2 id="case-copy">{t('support.case.copy.title')}</h2>
          <Icon icon={ChevronDown} size={18} />
        </summary>
        <p className={styles.quiet}>{t('support.case.copy.text')}</p>
        <SaveCopy name={ticketNumber(supportCase)} fetchCopy={(format) => fetchCaseCopy(api, supportCase.id, format)} />
      </details>
    </section>
  )
}

function Title({ supportCase }: { supportCase: SupportCase }) {
  return (
    <PageTitle
      eyebrow={
        <Row as="span" gap={2} inline>
          <ProductIcon baseUiName={supportCase.baseUiName} /> {supportCase.gameTitle}
        </Row>
      }
      lead={hasHeaderLine(supportCase) ? <bdi dir="auto">{supportCase.excerpt}</bdi> : undefined}
    >
      <bdi>{supportCase.subject}</bdi>
    </PageTitle>
  )
}

function Facts({ supportCase }: { supportCase: SupportCase }) {
  const { t } = useMessages()
  const number = ticketNumber(supportCase)
  return (
    <Row as="dl" wrap gap="1 4" tone="quiet" className={styles.facts}>
      <div>
        <dt>{t('support.case.column.status')}</dt>
        <dd>
          <CaseStatus of={supportCase} />
        </dd>
      </div>
      <div>
        <dt>{t('support.case.number')}</dt>
        <dd>
          <CopyId
            id={number}
            copyLabel={t('support.common.copy', { id: number })}
            copiedLabel={t('support.common.copied')}
          >
            <CaseNumber number={number} />
          </CopyId>
        </dd>
      </div>
      <div>
        <dt>{t('support.case.column.updated')}</dt>
        <dd>
          <Time at={supportCase.relativeTimestamp} />
        </dd>
      </div>
      {supportCase.line !== null && <Wait line={supportCase.line} hasNext={blockOf(supportCase) === 'respond'} />}
    </Row>
  )
}

/** Place or usual wait is told above the thread, and with it what happens next. */
const isInLine = ({ line }: SupportCase): boolean =>
  line !== null && (line.place !== null || line.usualSeconds !== null)

/** `2nd in line · usually 6 hours`, as far as it is known, and what happens then. */
function Wait({
  line: { place, usualSeconds },
  hasNext,
}: {
  line: NonNullable<SupportCase['line']>
  hasNext: boolean
}) {
  const { t, locale } = useMessages()
  const told = [
    ...(place === null ? [] : [t('support.case.line.place', { place })]),
    ...(usualSeconds === null ? [] : [t('support.case.line.usual', { wait: waitText(usualSeconds, locale) })]),
  ]
  if (told.length === 0) return null
  return (
    <Surface pad="3 4" radius={1} ground="info" tone="text" size={2} weight={650} className={styles.line}>
      <dt>{t('support.case.line')}</dt>
      <Row as="dd" gap={2}>
        <Icon icon={Hourglass} size={20} /> {told.join(' · ')}
      </Row>
      {hasNext && (
        <Row as="dd" gap={2} className={styles.next}>
          {t('support.case.next.ours')}
        </Row>
      )}
    </Surface>
  )
}

/**
 * A case that is refused: a link goes to /case/invalid, anyone else to the root with a wish to sign in; who is
 * signed in goes there without, and is told what happened (CASE-09, decisions-cases A3).
 */
const useFailedLoad = (status: number | null, isTokenView: boolean): void => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { state } = useAccount()
  useEffect(() => {
    if (status === null) return
    if (isTokenView) return void navigate('/case/invalid', { replace: true })
    if (state === 'unknown') return
    const alert = { key: 'support.case.error.not.found', tone: 'danger' as const }
    // Refused to whom the server knows: no sign-in would change that. A session that has ended is 401 and signs in.
    void navigate(state === 'in' && status !== 401 ? '/' : rootWithLogin(pathname), {
      replace: true,
      state: state === 'in' ? ({ alert } satisfies AlertState) : undefined,
    })
  }, [status, isTokenView, state, navigate, pathname])
}
