import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadingPages } from '../shared/routing/lazy-page.tsx'
import { useMessages } from '../shared/i18n/context.ts'
import { Row } from '../../kit/ui/Layout.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import styles from './Shell.module.css'

/** Shows while a screen is on its way, after 150 ms, above the page that is still there (SHELL-08, OD-53). */
export function NavigationSpinner() {
  const { t } = useMessages()
  const isLoading = useSyncExternalStore(
    loadingPages.subscribe,
    () => loadingPages.read() > 0,
    () => false,
  )
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return setShown(false)
    const timer = setTimeout(() => setShown(true), 150)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <Row justify="center" align="stretch" className={styles.navigating} role="status">
      {isShown && (
        <>
          <Spinner />
          <span>{t('support.shell.navigating')}</span>
        </>
      )}
    </Row>
  )
}
