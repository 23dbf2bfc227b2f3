import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../shared/account/login-address.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'

/** The session has ended while somebody wrote (amendment T9): both ways on, and nothing is lost on either. */
export function SessionEnded() {
  const { t } = useMessages()
  const here = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // Send may have been pressed far below.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Banner
        tone="warning"
        title={t('support.contact.ended.title')}
        actions={<LinkButton href={loginHref(here)}>{t('support.contact.ended.in')}</LinkButton>}
      >
        {t('support.contact.ended.text')}
      </Banner>
    </div>
  )
}
