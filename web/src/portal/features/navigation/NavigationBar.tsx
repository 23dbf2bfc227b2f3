import { Home, Inbox, LifeBuoy, ShieldAlert } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { beside } from '../../../kit/lib/beside.ts'
import { UnreadCount } from '../../shared/account/unread-count.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { embeddedProduct, useConfig, useInGame } from '../../shared/settings/config.ts'
import { useFeature } from '../../shared/settings/features.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import styles from './NavigationBar.module.css'
import { navigationTabs } from './navigation-tabs.ts'

const icons = { home: Home, help: LifeBuoy, tickets: Inbox, restrictions: ShieldAlert }
const labels = {
  home: 'support.navigation.home',
  help: 'support.navigation.help',
  tickets: 'support.navigation.tickets',
  restrictions: 'support.shell.restrictions',
} as const

/** Arrow keys in a game's browser (ground G34); the web does not fetch them. */
const useArrowKeys = (isInGame: boolean): void => {
  useEffect(() => {
    if (!isInGame) return
    // While the file does not come there is the tab key; each key asks for it anew (CD-191).
    return beside(async () => (await import('./arrow-keys.ts')).listenToArrowKeys(), ['keydown'])
  }, [isInGame])
}

/** A controller that is there tells nothing by itself: whatever else is done asks for its file again. */
const padSigns = ['gamepadconnected', 'keydown', 'pointermove', 'online']

/** A controller's file is fetched once there is one (CD-185). */
const useGamePad = (isInGame: boolean, bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!isInGame || !('getGamepads' in navigator)) return
    let stop = (): void => undefined
    const begin = (): void => {
      window.removeEventListener('gamepadconnected', begin)
      stop = beside(async () => (await import('./game-pad.ts')).listenToGamePad(() => bar.current), padSigns)
    }
    if (navigator.getGamepads().some((pad) => pad !== null)) begin()
    else window.addEventListener('gamepadconnected', begin)
    return () => {
      window.removeEventListener('gamepadconnected', begin)
      stop()
    }
  }, [isInGame, bar])
}

/** The bar of a game's browser, in place of the header. It follows the one poll of the account (decisions-cases K8). */
export function NavigationBar() {
  const { t } = useMessages()
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const { account } = useAccount()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  useArrowKeys(isInGame)
  useGamePad(isInGame, bar)
  const tabs = navigationTabs({
    isInGame,
    product: embeddedProduct(gameName, config),
    allowEmbeddedHome: config?.allowEmbeddedHome === true,
    account,
    hasRestrictions: useFeature('accountRestrictions') === true,
    path: pathname,
  })
  if (tabs.length === 0) return null
  return (
    <Row as="nav" gap={1} align="stretch" ref={bar} aria-label={t('support.navigation.label')} className={styles.bar}>
      {tabs.map(({ name, href, isCurrent, unread }) => (
        <Row
          as={Link}
          gap={2}
          padX={4}
          tone="brand-quiet"
          lines="one"
          inline
          key={name}
          href={href}
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Icon icon={icons[name]} size={18} />
          <span>{t(labels[name])}</span>
          {unread > 0 && (
            <UnreadCount count={unread} of={name === 'restrictions' ? 'restrictions' : 'cases'} className={undefined} />
          )}
        </Row>
      ))}
    </Row>
  )
}
