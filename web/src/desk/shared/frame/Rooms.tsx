import { ChevronLeft, Settings } from 'lucide-react'
import { useEffect } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { stored } from '../../../kit/lib/stored.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { useDesk } from '../desk-context.ts'
import { useTexts } from '../i18n.ts'
import { type MarkOf, useMarks } from './use-marks.ts'
import { type DeskRoom, isIn, roomsOf } from '../rooms.ts'
import styles from './Rail.module.css'

const isPath = (value: unknown): value is string => typeof value === 'string'
/** Where somebody was last, on each side: settings open where they were left, and so does the work. */
const lastOf = {
  settings: stored('local', 'desk-last-settings', isPath),
  work: stored('session', 'desk-last-room', isPath),
}

/** The rooms somebody is shown, those that are set up once apart; a single one of those is a room as any other. */
export const useRooms = () => {
  const { me } = useDesk()
  const all = roomsOf(me)
  const settings = all.filter(({ group }) => group === 'settings')
  return settings.length > 1
    ? { rooms: all.filter(({ group }) => group !== 'settings'), settings }
    : { rooms: all, settings: [] }
}

/** The rooms; in one that is set up once, those that are, and the way back. */
export function Rooms() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { rooms, settings } = useRooms()
  const marks = useMarks()
  const isInSettings = settings.some((room) => isIn(pathname, room))
  useEffect(() => {
    if (isInSettings) lastOf.settings.write(`/${pathname.split('/')[1] ?? ''}`)
    else lastOf.work.write(`${pathname}${location.search}`)
  }, [isInSettings, pathname])

  const last = lastOf.settings.read()
  const first = settings.find(({ path }) => path === last) ?? settings[0]
  return (
    <nav aria-label={t('rooms')}>
      <ul className={styles.views}>
        {isInSettings && (
          <li>
            <Stack
              as={Link}
              align="center"
              gap={2}
              padX={2}
              radius={1}
              tone="quiet"
              weight={600}
              to={lastOf.work.read() ?? '/cases'}
              className={styles.back}
            >
              <Icon icon={ChevronLeft} size={17} flip />
              <span>{t('settings.back')}</span>
              <Mark {...marks.waiting} />
            </Stack>
          </li>
        )}
        {(isInSettings ? settings : rooms).map((room, index, shown) => (
          <Place key={room.path} room={room} isFirst={index > 0 && shown[index - 1]!.group !== room.group} />
        ))}
        {!isInSettings && first !== undefined && (
          <li className={styles.begins}>
            <Link to={first.path} className={styles.view}>
              <Icon icon={Settings} size={17} />
              <span>{t('settings')}</span>
              <Mark {...marks.settings} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** One room, with what waits in it. */
export function Place({ room: { path, name, icon }, isFirst = false }: { room: DeskRoom; isFirst?: boolean }) {
  const { t } = useTexts()
  const marks = useMarks()
  return (
    <li className={isFirst ? styles.begins : undefined}>
      <NavLink to={path} className={styles.view!}>
        <Icon icon={icon} size={17} />
        <span>{t(name)}</span>
        <Mark {...marks.of(path)} />
      </NavLink>
    </li>
  )
}

/** A number at a place's end, and in words what it counts. */
export function Mark({ count, words, isCounted = false, isLoud = false }: MarkOf) {
  const { locale } = useTexts()
  if (count === 0) return null
  return (
    <span className={isLoud ? styles.alert : styles.count} title={words}>
      <VisuallyHidden>{words} </VisuallyHidden>
      <span aria-hidden={isCounted || undefined}>{new Intl.NumberFormat(locale).format(count)}</span>
    </span>
  )
}
