import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useAgain, usePages } from '../../shared/operations.ts'
import { refreshEvery } from '../../shared/views.ts'
import { Due } from '../../shared/Due.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { useFirst } from '../../shared/use-first.ts'
import { useDeskNews } from '../../shared/use-desk-news.ts'
import { type AppealHandle, AppealView } from './AppealView.tsx'
import { stepKeys } from './step-keys.ts'
import { mayLead } from '../../shared/roles.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { seenAgain } from './use-penalties.ts'
import { useAgentName } from '../../shared/agents.ts'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

/** What waits for the desk, what of it is late, what is the reader's to do, what waits for its player; what is decided. */
const appealStates = ['PENDING', 'OVERDUE', 'MINE', 'ASKED', 'WAITING', 'UPHELD', 'OVERTURNED'] as const

/** Players who say that a restriction is wrong: what is due first, and the chosen one. */
export function AppealsPage() {
  const { t, me } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  // What somebody may not decide is not theirs to have.
  const states = appealStates.filter((one) => one !== 'MINE' || mayLead(me.roles))
  const state: (typeof appealStates)[number] = states.find((one) => one === search.get('state')) ?? 'PENDING'
  const found = usePages(
    'listAppeals',
    { state, limit: 100 },
    { refreshInterval: refreshEvery, revalidateFirstPage: true },
  )
  const { hasMore, more } = found
  const appeals = found.state === 'here' ? found.items : undefined
  const again = useAgain(...seenAgain)
  useDeskNews(() => void again(), 'appeals')
  useFirst(id === undefined && appeals?.[0] ? `/appeals/${appeals[0].id}?state=${state}` : undefined)
  const open = useRef<AppealHandle>(null)
  const rows = useRef<HTMLUListElement>(null)
  const step = (by: 1 | -1): void => {
    const at = appeals?.findIndex((appeal) => appeal.id === id) ?? -1
    const next = appeals?.[at === -1 ? 0 : at + by]
    if (next === undefined) return
    void navigate(`/appeals/${next.id}?state=${state}`)
    rows.current?.querySelector(`[data-appeal="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const commands = [
    { name: t('appeals.next'), key: 'j' as const, run: () => step(1) },
    { name: t('appeals.previous'), key: 'k' as const, run: () => step(-1) },
    ...(id === undefined
      ? []
      : [
          { name: t('appeal.write'), key: stepKeys.decide, run: () => open.current?.open('decide') },
          { name: t('appeal.ask'), key: stepKeys.ask, run: () => open.current?.open('ask') },
          { name: t('appeal.opinion'), key: stepKeys.opinion, run: () => open.current?.open('opinion') },
          { name: t('appeal.give'), key: stepKeys.give, run: () => open.current?.open('give') },
          { name: t('appeal.take'), key: 'a' as const, run: () => open.current?.take() },
        ]),
  ]

  return (
    <ListRoom
      commands={commands}
      rows={appeals}
      hasMore={hasMore}
      reads={[{ hasFailed: found.state === 'failed', again: found.again }]}
      tools={
        <Select
          aria-label={t('appeals.state')}
          value={state}
          onChange={(event) => setSearch({ state: event.target.value }, { replace: true })}
          choices={choicesOf(states, (value) => t(`appeal.${value}`))}
        />
      }
      none={t('appeals.none')}
      text={t('appeals.choose.text')}
      list={
        <ul ref={rows} className={room.rows} data-live-list>
          {appeals?.map((appeal) => (
            <Row key={appeal.id} appeal={appeal} state={state} isChosen={appeal.id === id} />
          ))}
          {hasMore && (
            <Stack as="li" items="center" pad={3}>
              <Button variant="secondary" size="small" onClick={more}>
                {t('appeals.more')}
              </Button>
            </Stack>
          )}
        </ul>
      }
    >
      {id !== undefined && <AppealView key={id} id={id} handle={open} />}
    </ListRoom>
  )
}

function Row({
  appeal,
  state,
  isChosen,
}: {
  appeal: DeskSchema<'DeskAppeal'>
  state: (typeof appealStates)[number]
  isChosen: boolean
}) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  const { penalty, assignee } = appeal
  return (
    <li data-appeal={appeal.id}>
      <RoomRow to={`/appeals/${appeal.id}?state=${state}`} isChosen={isChosen}>
        <span className={styles.rowHead}>
          <strong dir="auto">{penalty.gameAccount}</strong>
          {appeal.state === 'PENDING' && !appeal.waitsForPlayer && <Due name={t('appeal.due')} at={appeal.dueAt} />}
        </span>
        <span className={room.line} dir="auto">
          {appeal.description ?? variantOf({ texts: penalty.reason }, locale)}
        </span>
        <span className={room.small}>
          <span dir="auto">{variantOf({ texts: penalty.penalty }, locale)}</span>
          <Ago time={appeal.submittedDate} />
          {appeal.waitsForPlayer && <span>{t('appeal.WAITING')}</span>}
          {appeal.state === 'PENDING' && assignee !== null && state !== 'MINE' && (
            <span>{t('appeal.with', { name: nameOf(assignee) })}</span>
          )}
        </span>
      </RoomRow>
    </li>
  )
}
