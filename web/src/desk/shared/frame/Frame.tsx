import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../desk-context.ts'
import { type KeyName, useKeys } from '../keys.ts'
import { playerHref } from '../players.ts'
import { roomAt, roomsOf } from '../rooms.ts'
import { type ViewName, viewNames } from '../views.ts'
import { KeySheet } from './KeySheet.tsx'
import { type Command, Palette } from './Palette.tsx'
import { Rail } from './Rail.tsx'
import { worksOnCases } from '../roles.ts'
import styles from './Frame.module.css'

interface Props {
  /** What the window is called, where that is not the room's name. */
  title?: string
  /** What the rail marks; null in a room that is no view. */
  view?: ViewName | null
  hrefOf?: (view: ViewName) => string
  /** What this room can do: by its key, and by its name in the palette. */
  commands?: readonly Command[]
  /** While true, single keys do nothing. */
  areKeysHeld?: () => boolean
  /** On a phone: one case instead of the list. */
  isReading?: boolean
  /** Whether the room is a list beside its `main`: on a phone the list alone is what the page is about. */
  hasList?: boolean
  /** The list holds nothing: its head stands over `main`, which says so. */
  isEmpty?: boolean
  /** Nothing was chosen from the list: it has the room, `main` is a line below it. */
  isChoosing?: boolean
  /** What was chosen has the room to itself. */
  isAlone?: boolean
  children: ReactNode
}

const never = (): boolean => false
const plainHref = (view: ViewName): string => `/cases?view=${view}`

/** Every room of the desk: the rail beside it, its keys, their sheet, and the palette over all of it. */
export function Frame({
  title,
  view = null,
  hrefOf = plainHref,
  commands = [],
  areKeysHeld = never,
  isReading = false,
  hasList = false,
  isEmpty = false,
  isChoosing = false,
  isAlone = false,
  children,
}: Props) {
  const { t, me } = useDesk()
  const isWide = useIsWide()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const room = roomAt(pathname)
  const windowTitle = title ?? (room && t(room.name))
  useEffect(() => {
    document.title = `${windowTitle} · ${t('title')}`
  }, [windowTitle, t])
  const [open, setOpen] = useState<'keys' | 'palette' | null>(null)
  const isOnCases = worksOnCases(me.roles)
  const all: Command[] = [
    ...(isOnCases ? viewNames : []).map((name) => ({
      name: t(`view.${name}`),
      run: () => void navigate(hrefOf(name)),
    })),
    ...roomsOf(me).map(({ path, name }) => ({ name: t(name), run: () => void navigate(path) })),
    ...(isOnCases ? [{ name: t('filing'), run: () => void navigate('/file-case') }] : []),
    ...commands,
    { name: t('keys'), key: '?', run: () => setOpen('keys') },
  ]
  const actions: Partial<Record<KeyName, () => void>> = { palette: () => setOpen('palette') }
  for (const { key, run } of all) if (key !== undefined) actions[key] = run
  useKeys(actions, areKeysHeld)

  return (
    <Stack
      className={styles.desk}
      data-reading={isReading || undefined}
      data-empty={isEmpty || undefined}
      data-alone={isAlone || undefined}
      data-choosing={(isChoosing && !isReading && !isEmpty) || undefined}
    >
      <Rail view={view} hrefOf={hrefOf} />
      <div className={styles.room} role={hasList && !isReading && !isWide ? 'main' : undefined}>
        {children}
      </div>
      {open === 'keys' && <KeySheet onClose={() => setOpen(null)} />}
      {open === 'palette' && (
        <Palette
          commands={all.filter(({ isHidden }) => isHidden !== true)}
          onNumber={(id) => void navigate(`/cases/${id}${pathname.startsWith('/cases') ? search : ''}`)}
          onPlayer={(accountId) => void navigate(playerHref(accountId))}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  )
}
