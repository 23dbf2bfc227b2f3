import { useEffect, useRef } from 'react'
import type { Schema } from '../../api/types.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './Contact.module.css'

/**
 * Articles that may answer the question, once, before it is sent (CONTACT-08). They open beside, so that nothing typed
 * is left.
 */
export function SuggestionsPanel({
  found,
  onContinue,
  onBack,
}: {
  found: readonly Schema<'Recommendation'>[]
  onContinue: () => void
  onBack: () => void
}) {
  const { t } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" ref={heading} tabIndex={-1}>
        {t('support.contact.suggestions.title')}
      </h2>
      <p>{t('support.contact.suggestions.text')}</p>
      <ul>
        {found.map((article) => (
          <li key={article.id}>
            <Card padding="small">
              <Link href={`/article/${article.id}`} target="_blank" rel="noopener">
                <bdi>{article.title}</bdi>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onContinue}>{t('support.contact.suggestions.send')}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('support.contact.suggestions.back')}
        </Button>
      </div>
    </section>
  )
}
