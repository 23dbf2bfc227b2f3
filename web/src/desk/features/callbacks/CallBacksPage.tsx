import { Phone, PhoneCall, PhoneOff, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { shortTime } from '../../../kit/lib/relative-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { type CallBack, useCallBacks } from '../../shared/callbacks.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { Count } from '../../shared/frame/Count.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { choicesOf, languageName, useTexts } from '../../shared/i18n.ts'
import { RichText } from '../../shared/RichText.tsx'
import { Due } from '../../shared/Due.tsx'
import { wholeTime } from '../../shared/remaining.ts'
import { useAgain, useOperation } from '../../shared/operations.ts'
import { useNow } from '../../shared/use-now.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useDeskNews } from '../../shared/use-desk-news.ts'
import { useWrite } from '../../shared/use-write.ts'
import { spokenNumber } from './spoken-number.ts'
import { spokenTime } from './spoken-time.ts'
import { mayLead } from '../../shared/roles.ts'
import { useAgentName } from '../../shared/agents.ts'
import { useGameTitle } from '../../shared/games.ts'
import { Ago } from '../../shared/Ago.tsx'
import page from '../../shared/Page.module.css'
import styles from './CallBacks.module.css'

const shownStates = ['open', 'ended'] as const

/** Players who asked to be called: the number, the language, how long they wait, and what came of each call (T20). */
export function CallBacksPage() {
  const [search, setSearch] = useSearchParams()
  const state = search.get('state') === 'ended' ? 'ended' : 'open'
  const { callBacks, error, hasFailed, again } = useCallBacks(state)
  const allAgain = useAgain('listCallBacks')
  useDeskNews(() => void allAgain())
  // They come in the order they are due: the first that nobody calls yet is the one to call.
  // Whoever calls already has that one before them.
  const { t, me } = useDesk()
  const next =
    callBacks?.find((one) => one.state === 'calling' && one.agentId === me.id) ??
    callBacks?.find((one) => one.state === 'waiting')
  return (
    <Frame>
      <main className={page.page} aria-labelledby="callbacks-title">
        <Row as="header" wrap justify="between" gap="2 3" pad="2 6" line="end" className={styles.head}>
          <h2 id="callbacks-title" className={page.title}>
            {t('callbacks')}
          </h2>
          {callBacks !== undefined && callBacks.length > 0 && <Count count={callBacks.length} />}
          <Select
            aria-label={t('callbacks.state')}
            value={state}
            onChange={(event) => setSearch(event.target.value === 'open' ? {} : { state: 'ended' }, { replace: true })}
            choices={choicesOf(shownStates, (value) => t(`callbacks.${value}`))}
          />
        </Row>
        {callBacks === undefined && error === undefined && <Loading lines={12} />}
        {hasFailed && <LoadFailed icon={PhoneOff} again={again} />}
        {callBacks?.length === 0 && <EmptyState icon={Phone} title={t(`callbacks.none.${state}`)} />}
        {callBacks !== undefined && callBacks.length > 0 && (
          <div className={styles.scroll} role="region" aria-label={t('callbacks')} tabIndex={0} data-live-list>
            <Surface as="ul" line="all" radius={2} ground="raised" bare className={styles.entries}>
              {callBacks.map((one) => (
                <li key={one.caseId}>
                  <Entry callBack={one} isNext={one === next} />
                </li>
              ))}
            </Surface>
          </div>
        )}
      </main>
    </Frame>
  )
}

function Entry({ callBack: one, isNext }: { callBack: CallBack; isNext: boolean }) {
  const { t, locale, call, me } = useDesk()
  const titleOf = useGameTitle()
  const nameOf = useAgentName()
  const { isBusy, act } = useWrite('listCallBacks', 'getDeskCase')
  const isMine = one.state === 'calling' && one.agentId === me.id
  const isLead = mayLead(me.roles)
  const isOpen = one.state === 'waiting' || one.state === 'calling'
  const take = (): void =>
    void act(
      async () => {
        await call('takeCallBack', { id: one.caseId })
        // A phone calls by itself; at a desk the number is dialled on another one.
        if (one.phoneNumber !== null && matchMedia('(pointer: coarse)').matches)
          location.assign(`tel:${one.phoneNumber}`)
      },
      undefined,
      t('callbacks.taken'),
    )
  const end = (outcome: DeskSchema<'CallBackOutcome'>): void =>
    void act(() => call('endCallBack', { id: one.caseId, body: { outcome } }), undefined, t('callbacks.taken'))
  const now = useNow()
  const isDue = new Date(one.dueAt).getTime() <= now
  return (
    <Stack
      as="article"
      align="center"
      gap="1 6"
      pad="3 4"
      className={cx(styles.entry, isMine && styles.mine, isNext && styles.next)}
    >
      <div className={styles.reach}>
        <h3 dir="auto">{one.playerName ?? t('player.anonymous')}</h3>
        {one.phoneNumber === null ? (
          <Text tone="quiet">{t('callbacks.erased')}</Text>
        ) : (
          <Text weight={600} tabular lines="one" className={styles.number}>
            {/* Dialled by whoever has taken the call: until then one press leads on, and it says so to colleagues. */}
            {isMine ? (
              <a href={`tel:${one.phoneNumber}`}>
                <bdi dir="ltr">{spokenNumber(one.phoneNumber)}</bdi>
              </a>
            ) : (
              <bdi dir="ltr">{spokenNumber(one.phoneNumber)}</bdi>
            )}
          </Text>
        )}
      </div>
      <div className={styles.about}>
        <p dir="auto" className={styles.subject}>
          <Link to={`/cases/${one.caseId}`}>{one.subject}</Link>
        </p>
        <Row as="p" wrap tone="quiet" size={1} align="stretch" className={styles.facts}>
          <span>{titleOf(one.gameName)}</span>
          <span>{languageName(one.language.split('-')[0]!, locale)}</span>
        </Row>
        {isNext && <Asked id={one.caseId} />}
      </div>
      <Text tone="quiet" size={1} className={styles.when}>
        {isOpen ? (
          <span className={styles.waits} title={shortTime(one.askedAt, locale)}>
            <strong>{wholeTime((now - Date.parse(one.askedAt)) / 1000, locale)}</strong> {t('callbacks.waiting')}
          </span>
        ) : (
          <span>
            {t('callbacks.asked')} <Ago time={one.askedAt} />
          </span>
        )}
        {isOpen && one.caseDue !== null && (
          <Row as="span" wrap gap="1 2" size={1}>
            <span>{t(`clock.${one.caseDue.kind}`)}</span>
            <Due name={t(`clock.${one.caseDue.kind}`)} at={one.caseDue.at} />
          </Row>
        )}
        {one.tries > 0 && <span>{t('callbacks.tries', { count: one.tries })}</span>}
        {one.state === 'waiting' && !isDue && (
          <span>
            {t('callbacks.due')} <Ago time={one.dueAt} />
          </span>
        )}
        {one.state === 'calling' && !isMine && (
          <span>
            {t('callbacks.with', {
              name: nameOf(one.agentId) ?? '',
            })}
          </span>
        )}
      </Text>
      <Row wrap gap={2} className={styles.actions}>
        {one.state === 'waiting' && (
          <Button
            variant={isNext ? 'primary' : 'secondary'}
            {...(isNext ? {} : { size: 'small' as const })}
            icon={<Icon icon={PhoneCall} size={17} />}
            isBusy={isBusy}
            onClick={take}
          >
            {t('callbacks.call')}
          </Button>
        )}
        {one.state === 'calling' && one.takenAt !== null && <Timer since={one.takenAt} />}
        {(isMine || (one.state === 'calling' && isLead)) && (
          <>
            {isMine && (
              <>
                <Button isBusy={isBusy} onClick={() => end('done')}>
                  {t('callbacks.done')}
                </Button>
                <Button variant="secondary" isBusy={isBusy} onClick={() => end('notReached')}>
                  {t('callbacks.notReached')}
                </Button>
              </>
            )}
            <Button
              variant="quiet"
              icon={<Icon icon={Undo2} size={17} flip />}
              isBusy={isBusy}
              onClick={() => end('putBack')}
            >
              {t('callbacks.putBack')}
            </Button>
          </>
        )}
        {one.state === 'done' && (
          <Text as="span" tone="success" weight={600}>
            {t('callbacks.was.done')}
          </Text>
        )}
        {one.state === 'unreached' && (
          <Text as="span" tone="danger" weight={600}>
            {t('callbacks.was.unreached')}
          </Text>
        )}
      </Row>
    </Stack>
  )
}

/** What it is about, in the player's own words. */
function Asked({ id }: { id: string }) {
  const { data } = useOperation('getDeskCase', { id }, { shouldRetryOnError: false })
  const first = data?.case.caseEvents.find(({ companyResponse, responseText }) => !companyResponse && !!responseText)
  if (first === undefined) return null
  return (
    <Surface as="blockquote" pad="3 4" radius={1} ground="page" className={styles.asked} dir="auto">
      <RichText html={first.responseText ?? ''} />
    </Surface>
  )
}

/** How long the call has lasted. */
function Timer({ since }: { since: string }) {
  const { t } = useTexts()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Text
      as="span"
      size={3}
      weight={650}
      tabular
      textAlign="end"
      className={styles.timer}
      role="timer"
      aria-label={t('callbacks.timer')}
    >
      {spokenTime(now - new Date(since).getTime())}
    </Text>
  )
}
