import {
  AlarmClock,
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  Lock,
  MessageSquare,
  MessagesSquare,
  Phone,
  ShieldAlert,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { Ago } from '../../shared/Ago.tsx'
import { useAgentName } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import parts from '../../shared/Parts.module.css'
import { Status } from '../../shared/Status.tsx'
import type { ViewName } from '../../shared/views.ts'
import styles from './CaseList.module.css'
import { DueBadge } from './DueBadge.tsx'
import type { CaseRow } from './queries.ts'
import { type QueueFilter, writeFilter } from './queue-filter.ts'
import type { Group } from './queue-groups.ts'

/** Views whose cases are all in one state, which their name says. */
const statusOf: Readonly<Partial<Record<ViewName, CaseRow['status']>>> = {
  mine: 'OPEN',
  unassigned: 'OPEN',
  open: 'OPEN',
  due: 'OPEN',
  sensitive: 'OPEN',
  resolved: 'RESOLVED',
}
const priorityIcons = { low: ArrowDown, high: ArrowUp, urgent: ChevronsUp } as const
const channelIcons = { TICKET: MessageSquare, CHAT: MessagesSquare, PHONE_CALLBACK: Phone } as const

/** A row: whose case it is, what it says, and what presses. */
export function CaseEntry({
  row,
  filter,
  top,
  height,
  position,
  size,
  group,
  isChosen,
  isReached,
  onStep,
  isPicked,
  arePicking,
  onPick,
}: {
  row: CaseRow
  filter: QueueFilter
  top: number
  height: number
  position: number
  size: number
  /** The part whose head it stands below, which says of all what none needs to shout. */
  group: Group | null
  isChosen: boolean
  isReached: boolean
  onStep: (step: 1 | -1) => void
  isPicked: boolean
  arePicking: boolean
  onPick: () => void
}) {
  const { t, me } = useDesk()
  const name = useAgentName()(row.assignee)
  return (
    <li
      className={styles.rowPlace}
      style={{ insetBlockStart: top, blockSize: height }}
      aria-posinset={position}
      aria-setsize={size}
    >
      <input
        type="checkbox"
        className={cx(styles.pick, arePicking && styles.picking)}
        aria-label={t('bulk.pick', { subject: row.subject })}
        checked={isPicked}
        tabIndex={isReached || arePicking ? 0 : -1}
        onChange={onPick}
      />
      <Link
        to={`/cases/${row.id}?${writeFilter(filter)}`}
        replace
        className={cx(styles.row, isChosen && styles.chosen)}
        aria-current={isChosen ? 'true' : undefined}
        tabIndex={isReached ? 0 : -1}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          onStep(event.key === 'ArrowDown' ? 1 : -1)
        }}
      >
        <Row as="span" align="baseline" gap={3} className={styles.rowTop}>
          <Text as="span" weight={600} lines="one" className={styles.rowSubject} dir="auto">
            {row.subject}
          </Text>
          <Text as="span" tone="quiet" size={1} className={styles.rowTime}>
            <Ago time={row.waitingSince ?? row.updatedAt} />
          </Text>
        </Row>
        <Row as="span" gap={2} className={styles.rowMiddle}>
          <Text as="span" tone="quiet" lines="one" className={styles.rowWords} dir="auto">
            {row.excerpt ?? ''}
          </Text>
          {row.due !== null && <DueBadge due={row.due} isPlain={group === 'late'} />}
        </Row>
        <Row as="span" tone="quiet" size={1} className={styles.rowFacts}>
          {row.sensitive !== undefined && (
            <span className={cx(styles.priority, group !== 'sensitive' && styles.urgent, styles.mark)}>
              <Icon
                icon={ShieldAlert}
                size={16}
                label={t('sensitive.mark', {
                  categories: row.sensitive.map((one) => t(`sensitive.category.${one}`)).join(', '),
                })}
              />
            </span>
          )}
          {(filter.text !== '' || statusOf[filter.view] !== row.status) && <Status status={row.status} />}
          <Row as="span" shrinks gap={1} inline className={styles.rowGame} data-channel={row.contactChannelType}>
            <Icon
              icon={channelIcons[row.contactChannelType]}
              size={14}
              label={t(`channel.${row.contactChannelType}`)}
            />
            <span className={styles.rowGameName} dir="auto">
              {row.gameTitle}
            </span>
          </Row>
          {row.isDue && <Icon icon={AlarmClock} size={14} label={t('snooze.due')} />}
          {row.snoozedUntil !== null && <Icon icon={AlarmClock} size={14} label={t('view.snoozed')} />}
          {row.priority !== 'normal' && (
            <span className={cx(styles.priority, styles[row.priority])}>
              <Icon icon={priorityIcons[row.priority]} size={14} label={t(`priority.${row.priority}`)} />
            </span>
          )}
          {row.tags.slice(0, 1).map((tag) => (
            <bdi key={tag} className={styles.rowTag}>
              {tag}
            </bdi>
          ))}
          {row.locked && <Icon icon={Lock} size={14} label={t('case.locked')} />}
          {row.assignee !== null && (
            <span
              className={cx(parts.initial, parts.small, row.assignee === me.id && parts.mine)}
              role="img"
              aria-label={t('list.assigned', { name })}
              title={t('list.assigned', { name })}
            >
              {name!.slice(0, 1).toUpperCase()}
            </span>
          )}
        </Row>
      </Link>
    </li>
  )
}
