import { SearchX } from 'lucide-react'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useFlagQuestion } from '../../shared/FlagQuestion.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { usePresence } from '../../shared/presence.ts'
import { useAnswers } from './answers-context.ts'
import { articleWords } from './Articles.tsx'
import { CaseHead } from './CaseHead.tsx'
import { Composer, type ComposerHandle } from './Composer.tsx'
import { Clocks } from './Clocks.tsx'
import { Details } from './Details.tsx'
import { Here } from './Here.tsx'
import { KnownProblem } from './KnownProblem.tsx'
import { HeldAnswer } from './HeldAnswer.tsx'
import { type Case, useArticles } from './queries.ts'
import { ContinuedIn } from './Merging.tsx'
import { Sensitive } from './Sensitive.tsx'
import { SplitDialog, canSplit } from './Splitting.tsx'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { Triage } from './Triage.tsx'
import { useAct } from './use-act.ts'
import { useSorting } from './use-sorting.ts'
import { Thread } from './Thread.tsx'
import { TranslationBar } from './Translation.tsx'
import { useTranslation } from './use-translation.ts'
import { useOperation } from '../../shared/operations.ts'
import { refreshEvery } from '../../shared/views.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import styles from './CaseView.module.css'

export interface CaseViewHandle {
  focus: () => void
  answer: () => void
  note: () => void
  resolve: () => void
  tags: () => void
  snooze: () => void
  split: () => void
  macro: () => void
  preview: () => void
  /** Puts the article of this place into the answer. */
  article: (place: number) => void
}

interface Props {
  id: string
  handle: RefObject<CaseViewHandle | null>
  /** What is to be done as soon as the case is here. */
  pendingRef: RefObject<'answer' | 'note' | null>
  onNext: () => void
  onBack: () => void
}

export function CaseView({ id, handle, pendingRef, onNext, onBack }: Props) {
  const { t } = useTexts()
  const { data, error, again } = useOperation(
    'getDeskCase',
    { id },
    { refreshInterval: refreshEvery, shouldRetryOnError: false },
  )
  if (data !== undefined)
    return <Shown key={id} whole={data} handle={handle} pendingRef={pendingRef} onNext={onNext} onBack={onBack} />
  if (error === undefined) return <Loading lines={15} />
  const isGone = problemOfFailure(error).status === 404
  return (
    <EmptyState
      icon={SearchX}
      isAlert
      title={t(isGone ? 'case.gone' : 'failed.load')}
      actions={
        <Button variant="secondary" onClick={isGone ? onBack : again}>
          {t(isGone ? 'case.back' : 'retry')}
        </Button>
      }
    >
      {!isGone && t('failed.load.text')}
    </EmptyState>
  )
}

function Shown({ whole, handle, pendingRef, onNext, onBack }: Omit<Props, 'id'> & { whole: Case }) {
  const { t, call } = useDesk()
  const act = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const firstFlag = useRef<HTMLHeadingElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const [isResolving, setResolving] = useState(false)
  const [isSnoozing, setSnoozing] = useState(false)
  const [isSplitting, setSplitting] = useState(false)
  const tagsBox = useRef<HTMLInputElement>(null)
  const sort = useSorting()
  const { case: shown } = whole
  const { people, wrote } = usePresence(shown.id)
  const isAlert = whole.sensitive?.some(({ outcome }) => outcome === null) === true
  const toFlags = (): void => firstFlag.current?.focus()
  const { ask, question } = useFlagQuestion({
    flags: whole.sensitive,
    locale: whole.player.locale,
    seen: whole.eventCount,
    onHandle: toFlags,
  })
  const isResolved = shown.status === 'RESOLVED'
  const translation = useTranslation(whole)
  const articles = useArticles(shown.id)
  const answers = useAnswers()
  const held = answers.find(shown.id)
  const returned = answers.returned(shown.id)

  useEffect(() => {
    const wanted = pendingRef.current
    pendingRef.current = null
    // An effect may not draw at once.
    if (wanted !== null) queueMicrotask(() => composer.current?.[wanted]())
  }, [pendingRef])
  const events = shown.caseEvents.length + whole.notes.length
  // The newest stands above the answer.
  useEffect(() => {
    const element = scroll.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [events])

  const step = (status: 'OPEN' | 'RESOLVED', confirmedFlags: string[] = []): Promise<Case> =>
    call('setCaseStatus', {
      id: shown.id,
      body: {
        status,
        alternateName: status === 'OPEN' ? 'Reopened' : 'Resolved',
        eventCount: whole.eventCount,
        ...(confirmedFlags.length > 0 && { confirmedFlags }),
      },
    })
  const resolved = async (confirmed: string[]): Promise<void> => {
    if (await act(() => step('RESOLVED', confirmed), t('resolve.done'))) onNext()
  }
  /** One question: where a flag stands it is the one of that. */
  const resolve = (): void => (isAlert ? ask('resolve', (confirmed) => void resolved(confirmed)) : setResolving(true))

  useImperativeHandle(handle, () => ({
    focus: () => heading.current?.focus(),
    answer: () => composer.current?.answer(),
    note: () => composer.current?.note(),
    resolve: () => !isResolved && resolve(),
    tags: () => tagsBox.current?.focus(),
    snooze: () => setSnoozing(!isResolved),
    split: () => setSplitting(canSplit(whole)),
    macro: () => composer.current?.macro(),
    preview: () => composer.current?.preview(),
    article: (place) => {
      const article = articles[place]
      if (article !== undefined) composer.current?.insert(articleWords(article))
    },
  }))

  return (
    <Stack as="article" className={styles.case} aria-labelledby="case-title">
      <CaseHead whole={whole} headingRef={heading} onBack={onBack} onResolve={resolve} />
      <Stack className={styles.caseBody}>
        <Stack className={styles.talk} data-alert={isAlert || undefined}>
          <div className={styles.alerts}>
            <KnownProblem
              whole={whole}
              onInsert={isResolved || held !== undefined ? undefined : (words) => composer.current?.insert(words)}
            />
            <Sensitive whole={whole} firstRef={firstFlag} onHandled={() => heading.current?.focus()} />
            <TranslationBar whole={whole} translation={translation} />
          </div>
          <Row
            pad={5}
            align="stretch"
            ref={scroll}
            className={styles.threadScroll}
            role="region"
            aria-label={t('thread')}
            tabIndex={0}
          >
            <Thread whole={whole} translation={translation} />
          </Row>
          <Here people={people} />
          {held !== undefined ? (
            <HeldAnswer id={shown.id} held={held} />
          ) : shown.continuedIn !== undefined ? (
            <ContinuedIn whole={whole} />
          ) : isResolved ? (
            <Stack
              content="start"
              gap={2}
              line="start"
              ground="raised"
              as="div"
              items="center"
              tone="quiet"
              className={styles.closed}
            >
              <p>{t('answer.resolved')}</p>
              <Button variant="secondary" onClick={() => void act(() => step('OPEN'), t('thread.reopened'))}>
                {t('case.reopen')}
              </Button>
            </Stack>
          ) : (
            <Composer
              key={returned?.version ?? 0}
              whole={whole}
              returned={returned}
              canTranslate={translation.isForAnswers}
              handle={composer}
              onWrote={wrote}
              onSent={onNext}
              onLeave={() => heading.current?.focus()}
              onHandle={toFlags}
            />
          )}
        </Stack>
        <Details
          whole={whole}
          triage={
            <>
              <Triage whole={whole} onSort={sort} onSnooze={() => setSnoozing(true)} tagsRef={tagsBox} />
              {shown.continuedIn === undefined && <Clocks clocks={whole.clocks} />}
            </>
          }
          onInsert={isResolved || held !== undefined ? undefined : (words) => composer.current?.insert(words)}
          onSplit={() => setSplitting(true)}
        />
      </Stack>
      {isSplitting && <SplitDialog whole={whole} onClose={() => setSplitting(false)} />}
      {isSnoozing && (
        <SnoozeDialog
          onClose={() => setSnoozing(false)}
          onChoose={(snoozedUntil) => {
            onNext()
            sort([shown.id], { snoozedUntil })
          }}
        />
      )}
      {question}
      {isResolving && <ResolveDialog onClose={() => setResolving(false)} onResolve={() => void resolved([])} />}
    </Stack>
  )
}

/** What the dialog asks is answered by Enter. */
const focusFirst = (button: HTMLButtonElement | null): void => {
  // The dialog shows itself first.
  if (button !== null) setTimeout(() => button.focus())
}

function ResolveDialog({ onClose, onResolve }: { onClose: () => void; onResolve: () => void }) {
  const { t } = useTexts()
  return (
    <DeskDialog
      title={t('resolve.title')}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            ref={focusFirst}
            onClick={() => {
              onClose()
              onResolve()
            }}
          >
            {t('case.resolve')}
          </Button>
        </>
      }
    >
      {t('resolve.text')}
    </DeskDialog>
  )
}
