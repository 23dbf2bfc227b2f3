import { useLocation } from 'react-router-dom'
import { loginHref } from '../../shared/account/login-address.ts'
import { loginChoices, useLoginOptions } from '../../shared/account/login-options.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'

/**
 * Stands in place of the form where a way of contact wants an account (CHANNEL-01): the sign-in back to this page, and
 * the pack's other options beside it (OD-108). A pack without any: a search for the trouble, in the reader's words.
 */
export function LoginPrompt() {
  const { t } = useMessages()
  const here = useLocation()
  const { data } = useLoginOptions()
  const others = data === undefined ? [] : loginChoices(data, here).filter(({ isSignIn }) => !isSignIn)
  const help = t('support.contact.login.help')
  return (
    <Banner
      isQuiet
      title={t('support.contact.login.title')}
      actions={
        <>
          <LinkButton href={loginHref(here)}>{t('support.shell.signin')}</LinkButton>
          {others.map(({ order, href, text }) => (
            <LinkButton key={order} variant="secondary" href={href}>
              {text}
            </LinkButton>
          ))}
          {data !== undefined && others.length === 0 && (
            <LinkButton variant="secondary" href={`/search?q=${encodeURIComponent(help)}`}>
              {help}
            </LinkButton>
          )}
        </>
      }
    >
      {t('support.contact.login.text')}
    </Banner>
  )
}
