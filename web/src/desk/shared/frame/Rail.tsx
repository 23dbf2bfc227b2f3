import {
  AlarmClock,
  Bookmark,
  Headset,
  Inbox,
  MessagesSquare,
  ShieldAlert,
  Timer,
  X,
  type LucideIcon,
  CircleCheck,
  Hourglass,
  User,
  UserRoundX,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useAvailability } from '../availability.ts'
import { applyColours, colours, type Colours, keptLocale } from '../choices.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useCallBacks } from '../callbacks.ts'
import { useChats } from '../chats.ts'
import { deskPath, useDesk } from '../desk-context.ts'
import { deskLocales, languageName, useTexts } from '../i18n.ts'
import { mayLead, worksOnCases } from '../roles.ts'
import { roomsOf } from '../rooms.ts'
import { usePausedWebhooks } from '../webhooks.ts'
import { type SavedView, type ViewName, useViews, viewNames } from '../views.ts'
import styles from './Rail.module.css'
import parts from '../Parts.module.css'

const icons: Record<ViewName, LucideIcon> = {
  sensitive: ShieldAlert,
  mine: User,
  unassigned: UserRoundX,
  due: Timer,
  open: Inbox,
  waiting: Hourglass,
  snoozed: AlarmClock,
  resolved: CircleCheck,
}

const chatsAtOnce = ['1', '2', '3', '4', '5', '6', '8', '10']
/** None chosen is all of them, so that a language that comes later is one too. */
const toggled = (chosen: readonly string[], language: string): string[] => {
  const before = chosen.length === 0 ? deskLocales : chosen
  const next = before.includes(language) ? before.filter((one) => one !== language) : [...before, language]
  return next.length === deskLocales.length ? [] : next
}

/** The views with their counts, and who is here. */
export function Rail({
  view: shown,
  hrefOf,
  savedHref,
}: {
  view: ViewName | null
  hrefOf: (view: ViewName) => string
  savedHref: (view: SavedView) => string
}) {
  const { t, locale } = useTexts()
  const { client, me, say } = useDesk()
  const { pathname, search } = useLocation()
  const rail = useRef<HTMLElement>(null)
  // On a phone the rail is a line that is longer than the window: what one is in is never out of sight.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [pathname, search, shown])
  const { data: views, mutate } = useViews()
  const { data: chats = [] } = useChats()
  const { data: callBacks = [] } = useCallBacks()
  /** Who waits in a room for somebody. */
  const waiting: Readonly<Record<string, number>> = {
    '/chats': chats.filter(({ state }) => state === 'WAITING').length,
    '/callbacks': callBacks.filter(({ state }) => state === 'waiting').length,
  }
  const paused = usePausedWebhooks()
  const isLead = mayLead(me.roles)
  const remove = async (viewId: string): Promise<void> => {
    try {
      await client.DELETE('/services/desk/views/{viewId}', { params: { path: { viewId } } })
      await mutate()
    } catch {
      say(t('failed'))
    }
  }
  const count = (view: ViewName): string => {
    return counted(views?.items.find((one) => one.view === view))
  }
  const counted = (found: { count: number; more: boolean } | undefined): string => {
    if (found === undefined) return ''
    return `${new Intl.NumberFormat(locale).format(found.count)}${found.more ? '+' : ''}`
  }
  return (
    <header className={styles.rail} ref={rail}>
      <div className={styles.brand}>
        <span className={styles.mark}>
          <Icon icon={Headset} size={18} />
        </span>
        <h1>{t('title')}</h1>
      </div>
      <div className={styles.places}>
        <nav aria-label={t('views')} hidden={!worksOnCases(me.roles)}>
          <ul className={styles.views}>
            {viewNames.map((view) => {
              return (
                <li key={view}>
                  <Link to={hrefOf(view)} className={styles.view} aria-current={view === shown ? 'page' : undefined}>
                    <Icon icon={icons[view]} size={17} />
                    <span>{t(`view.${view}`)}</span>
                    <span className={styles.count}>{count(view)}</span>
                  </Link>
                </li>
              )
            })}
            {views?.saved.map((one) => (
              <li key={one.id} className={styles.saved}>
                <Link
                  to={savedHref(one)}
                  className={styles.view}
                  aria-current={`?${savedHref(one).split('?')[1]}` === search ? 'page' : undefined}
                >
                  <Icon icon={Bookmark} size={17} />
                  <span dir="auto">{one.name}</span>
                  <span className={styles.count}>{counted(one)}</span>
                </Link>
                {(!one.shared || isLead) && (
                  <button
                    type="button"
                    aria-label={t('views.remove', { name: one.name })}
                    onClick={() => void remove(one.id)}
                  >
                    <Icon icon={X} size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('rooms')}>
          <ul className={styles.views}>
            {roomsOf(me).map(({ path, name, icon, begins }) => (
              <li key={path} className={begins === true ? styles.begins : undefined}>
                <NavLink to={path} className={styles.view!}>
                  <Icon icon={icon} size={17} />
                  <span>{t(name)}</span>
                  {path === '/webhooks' && paused > 0 && (
                    <span className={styles.alert} title={t('webhooks.paused.mark', { count: paused })}>
                      <VisuallyHidden>{t('webhooks.paused.mark', { count: paused })}</VisuallyHidden>
                      <span aria-hidden="true">{new Intl.NumberFormat(locale).format(paused)}</span>
                    </span>
                  )}
                  {(waiting[path] ?? 0) > 0 && (
                    <span className={styles.count}>
                      <VisuallyHidden>{t('chats.waiting')} </VisuallyHidden>
                      {new Intl.NumberFormat(locale).format(waiting[path]!)}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.own}>
        {worksOnCases(me.roles) && <Availability />}
        <Me />
      </div>
    </header>
  )
}

/** Whether players are offered a chat with me. */
function Availability() {
  const { t } = useTexts()
  const { kept, change } = useAvailability()
  const isHere = kept.state === 'available'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isHere}
      className={styles.switch}
      onClick={() => change({ ...kept, state: isHere ? 'away' : 'available' })}
    >
      <Icon icon={MessagesSquare} size={17} />
      <span>{t('availability')}</span>
      <small>{t(isHere ? 'availability.available' : 'availability.away')}</small>
    </button>
  )
}

function Me() {
  const { t, locale } = useTexts()
  const { client, me, say } = useDesk()
  const [scheme, setScheme] = useState(colours.read)
  const { kept, change } = useAvailability()
  const role = me.roles.at(-1) ?? 'agent'
  const signOut = async (everywhere: boolean): Promise<void> => {
    try {
      await client.POST('/services/desk/sign-out', { body: { everywhere } })
      location.assign(deskPath())
    } catch {
      say(t('failed'))
    }
  }
  return (
    <details className={styles.me}>
      <summary>
        <span className={parts.initial} aria-hidden="true">
          {me.displayName.slice(0, 1)}
        </span>
        <span className={styles.meName}>
          {me.displayName}
          <small>{t(`role.${role}`)}</small>
        </span>
      </summary>
      <div className={styles.meSheet}>
        <label>
          {t('me.language')}
          <Select
            value={locale}
            onChange={(event) => {
              keptLocale.write(event.target.value)
              location.reload()
            }}
            choices={deskLocales.map((value) => ({ value, label: languageName(value) }))}
          />
        </label>
        <label>
          {t('me.colours')}
          <Select
            value={scheme}
            onChange={(event) => {
              const chosen = event.target.value as Colours
              setScheme(chosen)
              colours.write(chosen)
              applyColours(chosen)
            }}
            choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`colours.${value}`) }))}
          />
        </label>
        {worksOnCases(me.roles) && (
          <>
            <label>
              {t('availability.chats')}
              <Select
                value={String(kept.chats)}
                onChange={(event) => change({ ...kept, chats: Number(event.target.value) })}
                choices={chatsAtOnce.map((value) => ({ value, label: value }))}
              />
            </label>
            <details className={styles.languages}>
              <summary>{t('availability.languages')}</summary>
              {deskLocales.map((value) => (
                <Checkbox
                  key={value}
                  label={languageName(value)}
                  checked={kept.languages.length === 0 || kept.languages.includes(value)}
                  onChange={() => change({ ...kept, languages: toggled(kept.languages, value) })}
                />
              ))}
            </details>
          </>
        )}
        <Button variant="secondary" size="small" isWide onClick={() => void signOut(false)}>
          {t('me.signout')}
        </Button>
        <Button variant="quiet" size="small" isWide onClick={() => void signOut(true)}>
          {t('me.everywhere')}
        </Button>
      </div>
    </details>
  )
}
