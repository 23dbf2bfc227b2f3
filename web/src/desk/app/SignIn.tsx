import { Headset } from 'lucide-react'
import type { Problem } from '../../kit/api/problem.ts'
import { buttonClass } from '../../kit/ui/Button.tsx'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Stack, Surface, Text } from '../../kit/ui/Layout.tsx'
import { loginHref } from '../shared/desk-context.ts'
import { type TextKey, useTexts } from '../shared/i18n.ts'
import styles from './App.module.css'

const reasons = new Set(['cancelled', 'ended', 'role', 'refused', 'unavailable'])

/** What the server said of a sign-in that came to nothing, else of the call that found nobody here. */
const reasonOf = (search: string, { kind, status }: Problem): TextKey | null => {
  const told = new URLSearchParams(search).get('problem')
  if (told !== null && reasons.has(told)) return `signin.${told}` as TextKey
  if (status === 401) return null
  if (status === 403) return 'signin.role'
  return kind === 'offline' ? 'failed.offline' : 'failed'
}

export function SignIn({ failed }: { failed: Problem }) {
  const { t } = useTexts()
  const reason = reasonOf(location.search, failed)
  // Come back without what went wrong.
  const own = location.search.includes('problem=') ? loginHref().replace(/\?.*$/, '') : loginHref()
  // What is begun under another name is never finished: the provider leads back to this one.
  const { origin } = document.documentElement.dataset
  const isElsewhere = origin !== undefined && origin !== location.origin
  const href = isElsewhere ? origin + own : own
  return (
    <Stack as="main" centre items="start" gap={5} className={styles.signIn}>
      <Stack gap={4} items="start" pad={8} line="all" radius={2} ground="raised" className={styles.sheet}>
        <Stack as="span" centre radius={2} tone="brand" className={styles.mark}>
          <Icon icon={Headset} size={26} />
        </Stack>
        <Text as="h1" size={5}>
          {t('title')}
        </Text>
        {reason === null && !isElsewhere ? (
          <p>{t('signin.text')}</p>
        ) : (
          <Surface as="p" wide pad="3 4" radius={1} ground="warning" tone="warning" role="alert">
            {isElsewhere ? t('signin.elsewhere', { address: origin }) : t(reason!)}
          </Surface>
        )}
        <a className={buttonClass()} href={href}>
          {t('signin.button')}
        </a>
      </Stack>
    </Stack>
  )
}
