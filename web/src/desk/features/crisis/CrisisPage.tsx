import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { type CrisisMessage, useCrisisMessages } from '../../shared/crisis.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useGameTitle } from '../../shared/games.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { BadDay } from './BadDay.tsx'
import { severities, SeverityMark } from './SeverityMark.tsx'
import { MessageForm } from './MessageForm.tsx'
import { SayDialog } from './SayDialog.tsx'
import { StateMark } from './StateMark.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'
import styles from './Crisis.module.css'

/** The portal's own language: players read it where another is missing. */
const original = 'en-US'

const groups = [
  { name: 'now', states: ['running', 'resolved'] },
  { name: 'planned', states: ['planned', 'draft'] },
  { name: 'past', states: ['past'] },
] as const

/** What all players are told at once: what runs, what is to, what was; and the chosen one with all it takes. */
export function CrisisPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { id, step } = useParams()
  const [search] = useSearchParams()
  const begun = severities.find((one) => one === search.get('severity'))
  const { data: messages, hasFailed, again } = useCrisisMessages()
  const chosen = messages?.find((message) => message.id === id)
  const isNew = id === 'new'
  const isWriting = isNew || (chosen !== undefined && step === 'edit' && chosen.mayChange)
  const goTo = ({ id: saved }: CrisisMessage): void => void navigate(`/crisis/${saved}`, { replace: true })
  return (
    <ListRoom
      rows={messages}
      reads={[{ hasFailed, again }]}
      begin={[{ to: '/crisis/new', name: t('crisis.new') }]}
      isAlone={isWriting}
      none={t('crisis.none')}
      text={t('crisis.choose.text')}
      start={<Start />}
      list={
        <div className={cx(list.lists, id === undefined && styles.cards)}>
          {groups.map(({ name, states }) => {
            const its = (messages ?? []).filter(({ state }) => states.some((one) => one === state))
            return its.length === 0 ? null : (
              <section key={name} aria-labelledby={`crisis-${name}`}>
                <h3 id={`crisis-${name}`} className={list.group}>
                  {t(`crisis.group.${name}`)}
                </h3>
                <ul>
                  {its.map((message) => (
                    <li key={message.id}>
                      {id === undefined ? (
                        <Card message={message} />
                      ) : (
                        <Entry message={message} isChosen={message === chosen} />
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      }
    >
      {isWriting ? (
        <Raced key={chosen?.id ?? 'new'} thing={chosen ?? null}>
          {(message) => <MessageForm message={message} begun={begun} original={original} onSaved={goTo} />}
        </Raced>
      ) : (
        chosen !== undefined && (
          <BadDay
            key={chosen.id}
            message={chosen}
            original={original}
            onRemoved={() => void navigate('/crisis', { replace: true })}
          />
        )
      )}
    </ListRoom>
  )
}

/** The first question of a new message: an answer begins it. */
function Start() {
  const { t } = useTexts()
  return (
    <Stack as="section" content="start" gap={3} pad={5} className={styles.start} aria-labelledby="crisis-start">
      <h3 id="crisis-start">{t('crisis.new')}</h3>
      <p className={styles.quiet}>{t('crisis.choose.text')}</p>
      <h4>{t('crisis.severity')}</h4>
      <ul>
        {severities.toReversed().map((severity) => (
          <li key={severity}>
            <Link to={`/crisis/new?severity=${severity}`}>
              <SeverityMark severity={severity} />
              <span className={styles.quiet}>{t(`crisis.severity.${severity}.hint`)}</span>
              <Icon icon={ChevronRight} size={18} flip />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const useMessageWords = ({ title, summary, games: its, updates }: CrisisMessage) => {
  const { t, locale } = useTexts()
  const titleOf = useGameTitle()
  const say = (texts: Record<string, string>): string => texts[locale] ?? texts[original] ?? ''
  const titles = its.map(titleOf)
  const latest = [...updates].sort((one, other) => one.at.localeCompare(other.at)).at(-1)
  return {
    title: say(title),
    summary: say(summary),
    where: titles.length === 0 ? t('crisis.everywhere') : titles.join(' · '),
    latest: latest && { at: latest.at, text: say(latest.text) },
  }
}

/** What its group says already is not said again. */
const isSaid = (state: CrisisMessage['state']): boolean => state === 'running' || state === 'past'

/** One of them with the room to itself: how bad, what, where, since when, and what was said last. */
function Card({ message }: { message: CrisisMessage }) {
  const { title, summary, where, latest } = useMessageWords(message)
  const { id, state, severity, startedAt, mayChange } = message
  const { t } = useTexts()
  const [said, setSaid] = useState<'update' | 'resolve' | null>(null)
  return (
    <Stack
      as="article"
      gap={1}
      pad="4 5"
      line="all"
      radius={2}
      ground="raised"
      breaks
      className={styles.card}
      data-severity={isSaid(state) ? severity : undefined}
      aria-labelledby={`${id}-title`}
    >
      <Row as="span" wrap justify="between" gap="1 3" align="stretch">
        <SeverityMark severity={severity} />
        {!isSaid(state) && <StateMark state={state} />}
      </Row>
      {/* Its place is the whole card; what is done most stands above it. */}
      <Link to={`/crisis/${id}`} className={styles.whole}>
        <strong id={`${id}-title`} dir="auto">
          {title}
        </strong>
      </Link>
      <span dir="auto">{summary}</span>
      {state === 'running' && latest !== undefined && (
        <Stack as="span" pad="2 3" radius={1} ground="sunken" tone="quiet" size={1} className={styles.last}>
          <span>
            {t('crisis.latest')} <Ago time={latest.at} />
          </span>
          <bdi>{latest.text}</bdi>
        </Stack>
      )}
      <Row gap="2 4" className={styles.foot}>
        <span className={room.small}>
          <span>{where}</span>
          <Ago time={startedAt} />
          {state === 'running' && severity !== 'notice' && latest === undefined && (
            <span>{t('crisis.latest.none')}</span>
          )}
        </span>
        {state === 'running' && mayChange && (
          <Row as="span" gap={2} align="stretch" className={styles.acts}>
            <Button
              size="small"
              variant="quiet"
              aria-label={`${t('crisis.resolve')}: ${title}`}
              onClick={() => setSaid('resolve')}
            >
              {t('crisis.resolve')}
            </Button>
            <Button
              size="small"
              variant="secondary"
              aria-label={`${t('crisis.update')}: ${title}`}
              onClick={() => setSaid('update')}
            >
              {t('crisis.update')}
            </Button>
          </Row>
        )}
      </Row>
      {said !== null && (
        <SayDialog
          message={message}
          isResolution={said === 'resolve'}
          original={original}
          onClose={() => setSaid(null)}
        />
      )}
    </Stack>
  )
}

function Entry({ message, isChosen }: { message: CrisisMessage; isChosen: boolean }) {
  const { title, summary, where } = useMessageWords(message)
  return (
    <RoomRow to={`/crisis/${message.id}`} isChosen={isChosen}>
      <strong dir="auto">{title}</strong>
      <span className={room.line} dir="auto">
        {summary}
      </span>
      <span className={cx(room.small, room.aligned)}>
        {!isSaid(message.state) && <StateMark state={message.state} />}
        <span>{where}</span>
        <Ago time={message.startedAt} />
      </span>
    </RoomRow>
  )
}
