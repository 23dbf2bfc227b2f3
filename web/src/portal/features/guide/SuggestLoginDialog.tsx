import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../../kit/api/use-api.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { loginHref } from '../../shared/account/login-address.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { useInGame } from '../../shared/settings/config.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { useGuide } from './guide-context.ts'
import styles from './SuggestLoginDialog.module.css'

/**
 * Opens one tick after product select was entered, for a visitor who is known to be signed out, unless it was closed
 * before (LOGIN-07, OD-66); in-game never (OD-102). Leaving the step unmounts it (LOGIN-09).
 */
export function SuggestLoginDialog() {
  const { flow, send } = useGuide()
  const { state } = useAccount()
  const { isInGame } = useInGame()
  const [isTicked, setTicked] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setTicked(true))
    return () => window.clearTimeout(timer)
  }, [])
  if (!isTicked || state !== 'out' || !flow.suggestLogin || isInGame) return null
  return <OpenDialog onClose={() => send({ type: 'SUGGEST_LOGIN_CLOSED' })} />
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const location = useLocation()
  const [view, setView] = useState<'default' | 'cant-login'>('default')
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // The button that was pressed is gone with its view.
    part.current?.closest('dialog')?.querySelector('h2')?.focus()
  }, [view])
  const { data } = useApi(
    '/services/bft/api/auth/suggest/options/{lang}',
    {},
    { whenFailed: { fallback: { suggestLoginOptions: [], cantLoginOptions: [] } } },
  )
  // A dialog that grows moves its buttons under the pointer: it comes with all it offers, or with what failed left out.
  if (data === undefined) return null
  const isDefault = view === 'default'
  return (
    <Dialog
      title={t(isDefault ? 'support.bft.login.title' : 'support.bft.login.cant')}
      closeLabel={t('support.common.close')}
      onClose={onClose}
    >
      {isDefault ? (
        <Stack gap={3} className={styles.columns} ref={part}>
          <div className={styles.part}>
            <p>{t('support.bft.login.header')}</p>
            <LinkButton href={loginHref(location)} isWide>
              {t('support.bft.login.button')}
            </LinkButton>
            <Button variant="secondary" isWide onClick={onClose}>
              {t('support.bft.login.close')}
            </Button>
          </div>
          <div className={styles.part}>
            <h3>{t('support.bft.login.anonymous')}</h3>
            <Options options={data.suggestLoginOptions} onToggle={() => setView('cant-login')} onFollow={onClose} />
          </div>
        </Stack>
      ) : (
        <div className={styles.part} ref={part}>
          <Button variant="quiet" size="small" icon={<Icon icon={ArrowLeft} flip />} onClick={() => setView('default')}>
            {t('support.bft.login.back')}
          </Button>
          <Options options={data.cantLoginOptions} onToggle={() => setView('default')} onFollow={onClose} />
        </div>
      )}
    </Dialog>
  )
}

/** Each option is a link, or the toggle of the other view when it has no address (LOGIN-04, LOGIN-05, OD-98). */
function Options({
  options,
  onToggle,
  onFollow,
}: {
  options: readonly Schema<'LoginOption'>[]
  onToggle: () => void
  onFollow: () => void
}) {
  if (options.length === 0) return null
  return (
    <Row as="ul" wrap justify="center" gap="0 4" pad={0} align="stretch" className={styles.options}>
      {options.map(({ order, url, buttonText }) => (
        <li key={order}>
          {url === null ? (
            <Button variant="quiet" size="small" onClick={onToggle}>
              {buttonText}
            </Button>
          ) : (
            <LinkButton variant="quiet" size="small" href={url} onClick={onFollow}>
              {buttonText}
            </LinkButton>
          )}
        </li>
      ))}
    </Row>
  )
}
