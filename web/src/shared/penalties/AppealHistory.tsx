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
      <ol className={styles.history}>
        {history.map((appeal) => (
          <li key={appeal.submittedDate}>
            <p className={styles.quiet}>
              <time dateTime={appeal.submittedDate}>
                {t('support.penalty.history.sent', { date: zonedTime(appeal.submittedDate, locale) })}
              </time>
            </p>
            {appeal.description === null ? (
              <p className={styles.quiet}>{t('support.penalty.history.without')}</p>
            ) : (
              <p className={styles.plain} dir="auto">
                {appeal.description}
              </p>
            )}
            {appeal.questions.map((question) => (
              <Asked key={question.askedAt} question={question} />
            ))}
            {appeal.repResponse === null ? (
              <p className={styles.quiet}>{t('support.penalty.history.waiting')}</p>
            ) : (
              <blockquote className={styles.response}>
                <p className={styles.responder}>
                  {t('support.penalty.history.answer', { name: appeal.repName ?? t('support.site.title') })}
                </p>
                <p className={styles.plain} dir="auto">
                  {appeal.repResponse}
                </p>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What was asked before it was decided, and answered; the question that waits stands with its form. */
function Asked({ question: { question, repName, askedAt, answer, answeredAt, open } }: { question: AppealQuestion }) {
  const { t, locale } = useMessages()
  if (open) return null
  return (
    <>
      <blockquote className={styles.response}>
        <p className={styles.responder}>{t('support.penalty.question.by', { name: repName })}</p>
        <p className={styles.plain} dir="auto">
          {question}
        </p>
        <p className={styles.quiet}>
          <time dateTime={askedAt}>{zonedTime(askedAt, locale)}</time>
        </p>
      </blockquote>
      {answer === null ? (
        <p className={styles.quiet}>{t('support.penalty.question.none')}</p>
      ) : (
        <div className={styles.answered}>
          <p className={styles.responder}>{t('support.penalty.question.you')}</p>
          <p className={styles.plain} dir="auto">
            {answer}
          </p>
          {answeredAt !== null && (
            <p className={styles.quiet}>
              <time dateTime={answeredAt}>{zonedTime(answeredAt, locale)}</time>
            </p>
          )}
        </div>
      )}
    </>
  )
}
