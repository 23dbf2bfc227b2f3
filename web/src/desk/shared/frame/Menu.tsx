import { ChevronDown, Menu as MenuLines, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useTexts } from '../i18n.ts'
import { isIn } from '../rooms.ts'
import { savedHref } from '../saved-href.ts'
import { useViews, type ViewName } from '../views.ts'
import { Mark, Place, useRooms } from './Rooms.tsx'
import { useMarks } from './use-marks.ts'
import { Views } from './Views.tsx'
import { DeskDialog } from '../DeskFrame.tsx'
import styles from './Rail.module.css'

/** Where the rail has no room: what one is in, and all places behind it. */
export function Menu({ view, hrefOf }: { view: ViewName | null; hrefOf: (view: ViewName) => string }) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { rooms, settings } = useRooms()
  const { data: views } = useViews()
  const { waiting } = useMarks()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [pathname, search])
  const saved = views?.saved.find((one) => savedHref(one) === `${pathname}${search}`)
  const room = [...rooms, ...settings].find((one) => isIn(pathname, one))
  const here =
    saved?.name ??
    (view !== null
      ? t(`view.${view}`)
      : room === undefined
        ? t(pathname === '/file-case' ? 'filing' : 'title')
        : t(room.name))
  return (
    <nav aria-label={t('rooms')} className={styles.bar}>
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className={styles.sign}>
          <Icon icon={MenuLines} />
          <Mark {...waiting} />
        </span>
        <span dir="auto">{here}</span>
        <Icon icon={ChevronDown} size={17} />
      </button>
      {isOpen && (
        <DeskDialog title={t('title')} onClose={() => setOpen(false)} size="small">
          <div className={styles.sheet}>
            <Views shown={view} hrefOf={hrefOf} />
            <ul className={styles.views}>
              {rooms.map((one, index) => (
                <Place key={one.path} room={one} isFirst={index > 0 && rooms[index - 1]!.group !== one.group} />
              ))}
            </ul>
            {settings.length > 0 && (
              <section aria-label={t('settings')}>
                <h3>
                  <Icon icon={Settings} size={17} />
                  {t('settings')}
                </h3>
                <ul className={styles.views}>
                  {settings.map((one) => (
                    <Place key={one.path} room={one} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        </DeskDialog>
      )}
    </nav>
  )
}
