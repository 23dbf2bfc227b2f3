import {
  AlarmClock,
  Bookmark,
  CircleCheck,
  Hourglass,
  Inbox,
  type LucideIcon,
  ShieldAlert,
  Timer,
  User,
  UserRoundX,
  X,
} from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useDesk } from '../desk-context.ts'
import { mayLead, worksOnCases } from '../roles.ts'
import { savedHref } from '../saved-href.ts'
import { useIsBeyond } from '../scope.ts'
import { type ViewName, useViews, viewNames } from '../views.ts'
import styles from './Rail.module.css'

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

/** The views of the queue with their counts, ours and those that were kept. */
export function Views({ shown, hrefOf }: { shown: ViewName | null; hrefOf: (view: ViewName) => string }) {
  const { t, call, me, say, number } = useDesk()
  const { search } = useLocation()
  const { data: views, mutate } = useViews()
  const isLead = mayLead(me.roles)
  const isBeyond = useIsBeyond()
  if (!worksOnCases(me.roles)) return null
  const remove = async (viewId: string): Promise<void> => {
    try {
      await call('deleteView', { viewId })
      await mutate()
    } catch {
      say(t('failed'))
    }
  }
  const counted = (found: { count: number; more: boolean } | undefined): string =>
    found === undefined ? '' : `${number(found.count)}${found.more ? '+' : ''}`
  return (
    <nav aria-label={t('views')}>
      <ul className={styles.views}>
        {viewNames.map((view) => (
          <li key={view}>
            <Link to={hrefOf(view)} className={styles.view} aria-current={view === shown ? 'page' : undefined}>
              <Icon icon={icons[view]} size={17} />
              <span>{t(`view.${view}`)}</span>
              <span className={styles.count}>{counted(views?.items.find((one) => one.view === view))}</span>
            </Link>
          </li>
        ))}
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
            {(!one.shared || (isLead && !isBeyond(one.query.game))) && (
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
  )
}
