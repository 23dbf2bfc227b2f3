import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import type { SubmittedCase } from '../../shared/submitted-case/submitted-case.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Text } from '../../../kit/ui/Layout.tsx'
import styles from './Contact.module.css'
import { nextSteps } from './completion.ts'

/** What happens after a form was sent, in its order, and when. */
export function WhatNext({ held, locale, opensCase }: { held: SubmittedCase; locale: string; opensCase: boolean }) {
  const { t } = useMessages()
  const steps = nextSteps(held, locale, opensCase)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next">{t('support.contact.complete.next')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, params }) => (
          <li key={key}>{t(key, params)}</li>
        ))}
      </ol>
    </section>
  )
}

/** The way back into the case, for a note or a mail to oneself; "copied" is said aloud and shown for two seconds. */
export function CopyLink({ path }: { path: string }) {
  const { t } = useMessages()
  const { page } = useApiClient()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void =>
    void navigator.clipboard?.writeText(page.origin + page.basePath + path).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <Button variant="secondary" size="large" icon={<Icon icon={isCopied ? Check : Copy} size={18} />} onClick={copy}>
        {t(isCopied ? 'support.common.copied' : 'support.contact.complete.copy')}
      </Button>
      <Text as="span" heard role="status">
        {isCopied ? t('support.common.copied') : ''}
      </Text>
    </>
  )
}
