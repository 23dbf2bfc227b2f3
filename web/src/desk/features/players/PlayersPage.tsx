import { UserRoundSearch } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Loading } from '../../shared/Loading.tsx'
import { Begin } from '../../shared/frame/Begin.tsx'
import { Count } from '../../shared/frame/Count.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { usePages } from '../../shared/operations.ts'
import { playerHref, playerName, searchText, useTyped } from '../../shared/players.ts'
import { showRow } from '../../shared/show-row.ts'
import { onceLooked } from './once-looked.ts'
import { PlayerView } from './PlayerView.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import { Initial } from '../../shared/Parts.tsx'
import { SearchBox } from '../../shared/SearchBox.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Players.module.css'

/** Players: found by name, address or account on the left, everything about the chosen one on the right (CD-325). */
export function PlayersPage() {
  const { t } = useTexts()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q') ?? ''
  const [text, setText] = useState(asked)
  const typed = useTyped(text)
  useEffect(() => {
    if (typed !== asked) setSearch(typed === '' ? {} : { q: typed }, { replace: true })
    // Only what was typed changes the address; the address is read once.
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows the box
  }, [typed])
  // Whoever is read is in sight in the list.
  const rows = useRef<HTMLUListElement>(null)
  const found = usePages(
    'listPlayers',
    { q: searchText(typed), limit: 30 },
    { ...onceLooked, revalidateFirstPage: false },
  )
  const { items: players, state, hasMore } = found
  const isHere = players.some(({ accountId }) => accountId === id)
  useEffect(() => {
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]')
    if (isHere && row) showRow(rows.current!, row)
  }, [id, isHere])
  const rest = search.size === 0 ? '' : `?${search.toString()}`
  return (
    <Frame isReading={id !== undefined} hasList isChoosing={id === undefined}>
      <section className={room.list} aria-label={t('players')}>
        <Row as="header" wrap justify="between" gap="2 3" pad="2 4" line="end" className={room.head}>
          <h2>{t('players')}</h2>
          {players.length > 0 && <Count count={players.length} hasMore={hasMore} />}
          {/* Beside somebody's record a case is filed for them. */}
          {id === undefined && (
            <Link to="/file-case" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('filing')}
            </Link>
          )}
          <SearchBox
            label={t('players.search')}
            placeholder={t('players.search.short')}
            value={text}
            maxLength={deskLimits.SearchText.maxLength}
            className={styles.search}
            onChange={setText}
          />
          {/* Over the columns of a list that has the room; each value says to ears what it is by itself. */}
          {id === undefined && players.length > 0 && (
            <div className={cx(styles.player, styles.names)} aria-hidden="true">
              <span>{t('people.name')}</span>
              <span>{t('player.email')}</span>
              <span>{t('players.cases')}</span>
              <span>{t('restrictions')}</span>
              <span>{t('players.seen')}</span>
            </div>
          )}
        </Row>
        {state === 'failed' ? (
          <LoadFailed icon={UserRoundSearch} again={found.again} />
        ) : state === 'loading' ? (
          <Loading lines={6} />
        ) : players.length === 0 && !hasMore ? (
          <EmptyState icon={UserRoundSearch} title={t('players.none')}>
            {t('players.none.text')}
          </EmptyState>
        ) : (
          <ul ref={rows} className={room.rows}>
            {players.map((player) => (
              <li key={player.accountId}>
                <RoomRow
                  to={`${playerHref(player.accountId)}${rest}`}
                  isChosen={player.accountId === id}
                  className={styles.player}
                >
                  <Row as="strong" gap={2} shrinks className={styles.name}>
                    <Initial of={playerName(player)} className={styles.initial} />
                    <bdi>{playerName(player)}</bdi>
                    {player.isChild && <span className={cx(parts.status, parts.info)}>{t('players.child.short')}</span>}
                  </Row>
                  <span className={room.line}>
                    <bdi>{player.email ?? player.accountId}</bdi>
                  </span>
                  <Row as="span" wrap gap="0 3" size={1} align="stretch" className={styles.standing}>
                    <span>
                      {player.openCases > 0 && (
                        <>
                          <span className={styles.subject}>{t('players.cases')}: </span>
                          {t('players.cases.open', { count: player.openCases })}
                        </>
                      )}
                    </span>
                    <span>
                      {player.activeRestrictions > 0 && (
                        <>
                          <span className={styles.subject}>{t('restrictions')}: </span>
                          <span className={cx(parts.status, parts.ever)}>
                            {t('players.restrictions.active', { count: player.activeRestrictions })}
                          </span>
                        </>
                      )}
                    </span>
                  </Row>
                  <span className={cx(room.small, styles.seen)}>
                    <span>
                      <VisuallyHidden>{t('players.seen')} </VisuallyHidden>
                      <Ago time={player.lastSeenAt} />
                    </span>
                  </span>
                </RoomRow>
              </li>
            ))}
            {hasMore && (
              <Stack as="li" centre pad={3}>
                <Button variant="secondary" size="small" isBusy={found.isBusy} onClick={found.more}>
                  {t('players.more')}
                </Button>
              </Stack>
            )}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {id === undefined ? (
          <Begin>{t('players.choose.text')}</Begin>
        ) : (
          <PlayerView key={id} accountId={id} rest={rest} />
        )}
      </main>
    </Frame>
  )
}
