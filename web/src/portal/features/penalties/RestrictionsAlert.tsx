import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useRestricted } from '../../shared/account/use-restricted.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { alertDismissal, isAlertShown } from './alert-dismissal.ts'

const never = (): (() => void) => () => undefined

/**
 * The account is restricted: said on every page until it is dismissed, for this session (BANNER-09, decisions-cases K4).
 */
export function RestrictionsAlert() {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const isRestricted = useRestricted()
  // While hydrating nobody knows what this session holds.
  const wasDismissed = useSyncExternalStore(never, alertDismissal.read, () => true)
  const [isDismissed, setDismissed] = useState(false)
  if (!isAlertShown({ isRestricted, isDismissed: isDismissed || wasDismissed, path: pathname })) return null
  return (
    <Banner
      tone="warning"
      dismissLabel={t('support.common.dismiss')}
      onDismiss={() => {
        alertDismissal.write()
        setDismissed(true)
      }}
    >
      {t('support.penalty.alert')} <Link href="help/restrictions">{t('support.penalty.alert.link')}</Link>
    </Banner>
  )
}
