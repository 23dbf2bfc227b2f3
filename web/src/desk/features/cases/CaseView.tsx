import { ArrowLeft, Lock, SearchX } from 'lucide-react'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { agentChoices, useAgentName, useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { failureWords } from '../../shared/failure-words.ts'
import { useFlagQuestion } from '../../shared/FlagQuestion.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { usePresence } from '../../shared/presence.ts'
import { useAnswers } from './answers-context.ts'
import { articleWords } from './Articles.tsx'
import { Composer, type ComposerHandle } from './Composer.tsx'
import { CaseDue, Clocks } from './Clocks.tsx'
import { Details } from './Details.tsx'
import { Here } from './Here.tsx'
import { KnownProblem } from './KnownProblem.tsx'
import { HeldAnswer } from './HeldAnswer.tsx'
import { type Case, useArticles, useRefresh } from './queries.ts'
import { Status } from '../../shared/Status.tsx'
import { ContinuedIn } from './Merging.tsx'
import { Sensitive } from './Sensitive.tsx'
import { SplitDialog, canSplit } from './Splitting.tsx'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { Triage } from './Triage.tsx'
import { useSorting } from './use-sorting.ts'
import { Thread } from './Thread.tsx'
import { TranslationBar } from './Translation.tsx'
import { useTranslation } from './use-translation.ts'
import { useOperation } from '../../shared/operations.ts'
import { refreshEvery } from '../../shared/views.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import { Copied } from '../../shared/Parts.tsx'
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

/** What the dialog asks is answered by Enter. */
const focusFirst = (button: HTMLButtonElement | null): void => {
  // The dialog shows itself first.
  if (button !== null) setTimeout(() => button.focus())
}

function Shown({ whole, handle, pendingRef, onNext, onBack }: Omit<Props, 'id'> & { whole: Case }) {
  const { t, call, me, say } = useDesk()
  const refresh = useRefresh()
  const agents = useAgents()
  const nameOf = useAgentName()
  const heading = useRef<HTMLHeadingElement>(null)
  const firstFlag = useRef<HTMLHeadingElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const scroll = useRef<HTMLDivElement>(null)
  // On a phone the head is a title and a menu, and what is due of it.
  const isWide = useIsWide()
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

  /** @returns whether it was done */
  const act = async (work: () => Promise<Case>, done: string): Promise<boolean> => {
    try {
      refresh(await work())
      say(done)
      return true
    } catch (error) {
      say(problemOfFailure(error).slug === 'changed' ? t('race.title') : failureWords(error, t))
      refresh.all()
      return false
    }
  }
  const assign = (assignee: string | null): Promise<Case> => call('assignCase', { id: shown.id, body: { assignee } })
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

  const named = shown.region.toUpperCase() + shown.id
  const number = (
    <Copied id={named} what={t('case.number')}>
      <CaseNumber number={named} />
    </Copied>
  )
  const assignee = (
    <Select
      aria-label={t('case.assignee')}
      value={whole.assignee ?? ''}
      onChange={(event) => {
        const chosen = event.target.value || null
        void act(
          () => assign(chosen),
          chosen === me.id
            ? t('case.yours')
            : chosen === null
              ? t('case.nobody')
              : t('list.assigned', { name: nameOf(chosen) }),
        )
      }}
      choices={[
        { value: '', label: t('case.nobody') },
        ...agentChoices(agents),
        ...(whole.assignee === null || agents.some(({ id }) => id === whole.assignee)
          ? []
          : [{ value: whole.assignee, label: whole.assignee }]),
      ]}
    />
  )
  const acts = (
    <>
      {whole.assignee !== me.id && (
        <Button
          variant={isWide ? 'secondary' : 'quiet'}
          size="small"
          onClick={() => void act(() => assign(me.id), t('case.yours'))}
        >
          {t('case.take')}
        </Button>
      )}
      {!isResolved && (
        <Button variant={isWide ? 'secondary' : 'quiet'} size="small" onClick={resolve}>
          {t('case.resolve')}
        </Button>
      )}
    </>
  )

  return (
    <Stack as="article" className={styles.case} aria-labelledby="case-title">
      <Row as="header" gap="2 4" pad="3 5" line="end" className={styles.caseHead}>
        <Surface
          as="button"
          centre
          radius={1}
          type="button"
          className={styles.back}
          onClick={onBack}
          aria-label={t('case.back')}
        >
          <Icon icon={ArrowLeft} flip />
        </Surface>
        <div className={styles.caseTitle}>
          <h2 id="case-title" ref={heading} tabIndex={-1}>
            <bdi>{shown.subject}</bdi>
          </h2>
          <Row as="p" wrap gap="1 3" tone="quiet" size={1} className={styles.caseFacts}>
            {!isWide && whole.player.displayName !== null && (
              <Text as="bdi" tone="text" weight={600}>
                {whole.player.displayName}
              </Text>
            )}
            <Status status={shown.status} />
            {/* Beside the talk the times stand by themselves. */}
            {!isWide && <CaseDue clocks={whole.clocks} />}
            {isWide && number}
            <span>{shown.gameTitle}</span>
            {/* Most are messages: said is what is not. */}
            {shown.contactChannelType !== 'TICKET' && <span>{t(`channel.${shown.contactChannelType}`)}</span>}
            {whole.filedBy !== undefined && (
              <span>
                {t('case.filed', {
                  name: nameOf(whole.filedBy),
                })}
              </span>
            )}
            {shown.locked && (
              <span>
                <Icon icon={Lock} size={14} /> {t('case.locked')}
              </span>
            )}
          </Row>
        </div>
        {isWide ? (
          <Row gap={2} className={styles.caseActions}>
            {assignee}
            {acts}
          </Row>
        ) : (
          <Menu label={t('studio.actions')}>
            {acts}
            <span className={styles.inMenu}>{number}</span>
            <span className={styles.inMenu}>{assignee}</span>
          </Menu>
        )}
      </Row>
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
      {isResolving && (
        <DeskDialog
          title={t('resolve.title')}
          onClose={() => setResolving(false)}
          size="small"
          actions={
            <>
              <Button variant="secondary" onClick={() => setResolving(false)}>
                {t('cancel')}
              </Button>
              <Button
                ref={focusFirst}
                onClick={() => {
                  setResolving(false)
                  void resolved([])
                }}
              >
                {t('case.resolve')}
              </Button>
            </>
          }
        >
          {t('resolve.text')}
        </DeskDialog>
      )}
    </Stack>
  )
}
