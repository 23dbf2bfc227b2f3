import { type ReactNode, createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Alert, type AlertState, type Alerts, AlertsContext } from '../shared/alerts/alerts.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { Stack, Text } from '../../kit/ui/Layout.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { problemText } from '../shared/form/problem-text.ts'
import styles from './Shell.module.css'

const ShownAlerts = createContext<{ alerts: readonly Alert[]; dismiss: (alert: Alert) => void }>({
  alerts: [],
  dismiss: () => undefined,
})

/**
 * Holds the notices of the page (SHELL-14). They go when the visitor goes on; one that travelled with the navigation
 * stays there.
 */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const [alerts, setAlerts] = useState<readonly Alert[]>([])
  const location = useLocation()
  const navigate = useNavigate()
  const shownOn = useRef(location.pathname)

  useEffect(() => {
    const brought = (location.state as AlertState | null)?.alert
    if (brought !== undefined) {
      setAlerts([brought])
      // A reload would show it again.
      void navigate(location.pathname + location.search + location.hash, {
        replace: true,
        state: { ...(location.state as object), alert: undefined },
      })
    } else if (shownOn.current !== location.pathname) setAlerts([])
    shownOn.current = location.pathname
  }, [location, navigate])

  const actions = useMemo<Alerts>(
    () => ({
      show: (alert) =>
        setAlerts((were) => [...were.filter(({ key, text }) => key !== alert.key || text !== alert.text), alert]),
      showProblem: (problem) =>
        setAlerts([
          {
            key: problem.messageKey,
            text: problemText(problem, messages),
            tone: 'danger',
            requestId: problem.requestId,
          },
        ]),
      clear: () => setAlerts([]),
    }),
    [messages],
  )
  const shown = useMemo(
    () => ({ alerts, dismiss: (alert: Alert) => setAlerts((were) => were.filter((other) => other !== alert)) }),
    [alerts],
  )
  return (
    <AlertsContext value={actions}>
      <ShownAlerts value={shown}>{children}</ShownAlerts>
    </AlertsContext>
  )
}

export function AlertList() {
  const { t, tKey } = useMessages()
  const { alerts, dismiss } = use(ShownAlerts)
  if (alerts.length === 0) return null
  return (
    <Stack gap={2} className={styles.alerts}>
      {alerts.map((alert) => (
        <Banner
          key={alert.key + (alert.text ?? '')}
          tone={alert.tone ?? 'danger'}
          onDismiss={() => dismiss(alert)}
          dismissLabel={t('support.common.dismiss')}
          actions={alert.way && <Link href={alert.way.href}>{alert.way.text}</Link>}
        >
          {alert.text ?? tKey(alert.key)}
          {alert.requestId && (
            <Text as="small" tone="quiet" className={styles.requestId}>
              {t('support.page.failed.request', { requestId: alert.requestId })}
            </Text>
          )}
        </Banner>
      ))}
    </Stack>
  )
}
