import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { canBeNotified, type SwitchedOn, switchOn, usePushOffer } from '../../shared/push/push.ts'
import { useInGame } from '../../shared/settings/config.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'

/**
 * Offers to be told of an answer in this browser. Only here, where somebody has just asked something, and only by a press:
 * a page that asks by itself is refused for good (CD-268).
 */
export function PushOffer() {
  const { t } = useMessages()
  const api = useApiClient()
  const { isInGame } = useInGame()
  const [isAble, setAble] = useState(false)
  const { data: offer } = usePushOffer(isAble && !isInGame)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<SwitchedOn | null>(null)
  useEffect(() => setAble(canBeNotified()), [])

  const publicKey = offer?.publicKey ?? null
  if (publicKey === null || (offer?.isOn === true && outcome === null)) return null
  const press = async (): Promise<void> => {
    setBusy(true)
    setOutcome(await switchOn(api, publicKey))
    setBusy(false)
  }
  return (
    <Stack items="start" gap={3}>
      {outcome !== 'on' && (
        <>
          <p>{t('support.push.offer')}</p>
          <Button
            variant="secondary"
            icon={<Icon icon={BellRing} size={18} />}
            isBusy={isBusy}
            onClick={() => void press()}
          >
            {t('support.push.ask')}
          </Button>
        </>
      )}
      {outcome !== null && (
        <Banner tone={outcome === 'on' ? 'success' : 'warning'}>{t(`support.push.${outcome}`)}</Banner>
      )}
    </Stack>
  )
}
