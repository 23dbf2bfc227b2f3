import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { apiHref } from '../../../kit/api/api.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import type { MessageKey } from '../../shared/i18n/message-key.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './SignIn.module.css'
import { useSignInProviders } from './queries.ts'
import { signInWish } from './sign-in-wish.ts'

const troubles = {
  away: 'support.ways.trouble.away',
  cancelled: 'support.ways.trouble.cancelled',
  ended: 'support.ways.trouble.ended',
  refused: 'support.ways.trouble.refused',
} as const satisfies Record<string, MessageKey>

/** Where to sign in, and why it did not work the last time (CD-301). */
export function SignInPage() {
  const { t } = useMessages()
  const { page } = useApiClient()
  const { search } = useLocation()
  // The server draws this page for everybody alike; what the address says joins it afterwards.
  const isHydrated = useHydrated()
  const { trouble, returnTo } = signInWish(isHydrated ? search : '')
  const { data: providers, problem, reload } = useSignInProviders()
  const title = t('support.ways.choose.title')
  usePageHead({ title, crumb: title, isUnlisted: true })

  if (providers === undefined && problem !== null) return <LoadFailed problem={problem} onRetry={() => void reload()} />
  return (
    <Template kind="ask" head={<PageTitle lead={t('support.ways.choose.lead')}>{title}</PageTitle>} beside={<Night />}>
      {trouble !== null && <Banner tone={trouble === 'cancelled' ? 'info' : 'warning'}>{t(troubles[trouble])}</Banner>}
      {providers === undefined ? (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      ) : (
        <Stack as="ul" gap={3} pad={0}>
          {providers.map(({ id, name }) => (
            <li key={id}>
              <Row
                as="a"
                gap={4}
                pad="3 5"
                tone="text"
                ground="raised"
                line="strong"
                radius={2}
                weight={600}
                className={styles.provider}
                href={apiHref(page, '/services/bft/login', {
                  query: { provider: id, ...(returnTo !== null && { returnTo }) },
                })}
              >
                <Stack
                  as="span"
                  place="center"
                  radius="round"
                  ground="accent"
                  tone="soft"
                  weight={700}
                  className={styles.initial}
                  aria-hidden="true"
                >
                  {[...name][0]?.toLocaleUpperCase()}
                </Stack>
                <span className={styles.name}>{t('support.ways.choose.one', { name })}</span>
                <Icon icon={ArrowRight} size={20} flip className={styles.arrow} />
              </Row>
            </li>
          ))}
        </Stack>
      )}
      <div>
        <LinkButton variant="quiet" href="/">
          {t('support.signin.cancel')}
        </LinkButton>
      </div>
    </Template>
  )
}
