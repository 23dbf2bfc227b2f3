import { useEffect, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { canBeNotified, switchOff, usePushOffer } from '../../shared/push/push.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import styles from './MailPreferences.module.css'

/** Ends the notifications of this browser; where they are off it is not there, for they are offered elsewhere (CD-268). */
export function PushSwitch() {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const [isAble, setAble] = useState(false)
  const { data: offer } = usePushOffer(isAble)
  const [isBusy, setBusy] = useState(false)
  const [isEnded, setEnded] = useState(false)
  useEffect(() => setAble(canBeNotified()), [])
  if (offer?.isOn !== true) return null

  const end = async (): Promise<void> => {
    setBusy(true)
    const isHeard = await switchOff(api)
    setBusy(false)
    if (isHeard) setEnded(true)
    else alerts.show({ key: 'support.error.generic' })
  }
  return (
    <section className={styles.part}>
      <h2>{t('support.push.section')}</h2>
      <p role="status">{t(isEnded ? 'support.push.ended' : 'support.push.section.on')}</p>
      {!isEnded && (
        <div>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void end()}>
            {t('support.push.end')}
          </Button>
        </div>
      )}
    </section>
  )
}
