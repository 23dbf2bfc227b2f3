import { Headset } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../i18n.ts'
import type { ViewName } from '../views.ts'
import { Menu } from './Menu.tsx'
import { Own } from './Own.tsx'
import { Rooms } from './Rooms.tsx'
import { Views } from './Views.tsx'
import styles from './Rail.module.css'

/** The room that was left by a press in the rail is gone with its rail, and the focus with it: the next one takes it. */
let isFocusOwed = false

/** All places of the desk, the one that one is in marked, and who is here; on a phone a bar with a menu (CD-363). */
export function Rail({ view, hrefOf }: { view: ViewName | null; hrefOf: (view: ViewName) => string }) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const isWide = useIsWide()
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('a[aria-current]')
    current?.scrollIntoView?.({ block: 'nearest' })
    if (isFocusOwed && document.activeElement === document.body) current?.focus({ preventScroll: true })
    isFocusOwed = false
  }, [pathname, search, view])
  useEffect(() => {
    const element = rail.current
    const press = ({ target }: Event): void => {
      isFocusOwed = target instanceof Element && target.closest('a') !== null
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [])
  return (
    <Row as="header" ground="sunken" align="stretch" className={styles.rail} ref={rail}>
      <Row gap={3} pad="2 5" className={styles.brand}>
        <Stack as="span" centre radius={1} tone="brand" className={styles.mark}>
          <Icon icon={Headset} size={18} />
        </Stack>
        <h1>{t('title')}</h1>
      </Row>
      {isWide ? (
        <Surface padX={3} className={styles.places}>
          <Views shown={view} hrefOf={hrefOf} />
          <Rooms />
        </Surface>
      ) : (
        <Menu view={view} hrefOf={hrefOf} />
      )}
      <Own />
    </Row>
  )
}
