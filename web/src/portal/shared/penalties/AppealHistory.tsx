import { Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Penalties.module.css'
import { zonedTime } from './penalty-view.ts'
import type { Appeal, AppealQuestion } from './types.ts'

/** What was appealed and what came back, oldest first. Plain text on both sides (decisions-cases J8). */
export function AppealHistory({ history }: { history: readonly Appeal[] }) {
  const { t, locale } = useMessages()
  if (history.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="penalty-history">
      <h2 id="penalty-history">{t('support.penalty.history')}</h2>
      <Stack as="ol" gap={6} className={styles.history}>
        {history.map((appeal) => (
          <li key={appeal.submittedDate}>
            <Text tone="quiet">
              <time dateTime={appeal.submittedDate}>
                {t('support.penalty.history.sent', { date: zonedTime(appeal.submittedDate, locale) })}
              </time>
            </Text>
            {appeal.description === null ? (
              <Text tone="quiet">{t('support.penalty.history.without')}</Text>
            ) : (
              <p className={styles.plain} dir="auto">
                {appeal.description}
              </p>
            )}
            {appeal.questions.map((question) => (
              <Asked key={question.askedAt} question={question} />
            ))}
            {appeal.repResponse === null ? (
              <Text tone="quiet">{t('support.penalty.history.waiting')}</Text>
            ) : (
              <Surface as="blockquote" pad="4 5" ground="accent" radius={2} className={styles.response}>
                <Text weight={650} tone="soft">
                  {t('support.penalty.history.answer', { name: appeal.repName ?? t('support.site.title') })}
                </Text>
                <p className={styles.plain} dir="auto">
                  {appeal.repResponse}
                </p>
              </Surface>
            )}
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** What was asked before it was decided, and answered; the question that waits stands with its form. */
function Asked({ question: { question, repName, askedAt, answer, answeredAt, open } }: { question: AppealQuestion }) {
  const { t, locale } = useMessages()
  if (open) return null
  return (
    <>
      <Surface as="blockquote" pad="4 5" ground="accent" radius={2} className={styles.response}>
        <Text weight={650} tone="soft">
          {t('support.penalty.question.by', { name: repName })}
        </Text>
        <p className={styles.plain} dir="auto">
          {question}
        </p>
        <Text tone="quiet">
          <time dateTime={askedAt}>{zonedTime(askedAt, locale)}</time>
        </Text>
      </Surface>
      {answer === null ? (
        <Text tone="quiet">{t('support.penalty.question.none')}</Text>
      ) : (
        <Surface pad="4 5" radius={2}>
          <Text weight={650} tone="soft">
            {t('support.penalty.question.you')}
          </Text>
          <p className={styles.plain} dir="auto">
            {answer}
          </p>
          {answeredAt !== null && (
            <Text tone="quiet">
              <time dateTime={answeredAt}>{zonedTime(answeredAt, locale)}</time>
            </Text>
          )}
        </Surface>
      )}
    </>
  )
}
