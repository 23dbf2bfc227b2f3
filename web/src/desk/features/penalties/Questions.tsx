import type { DeskSchema } from '../../../kit/api/desk.ts'
import { shortTime } from '../../../kit/lib/relative-time.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Penalties.module.css'

/** What the desk asked, and what the player answered; until when they may. */
export function Questions({ appeal: { questions, waitsForPlayer } }: { appeal: DeskSchema<'DeskAppeal'> }) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  if (questions.length === 0) return null
  const time = (at: string): string => shortTime(at, locale)
  return (
    <section className={styles.group} aria-labelledby="appeal-questions">
      <h3 id="appeal-questions">{t('appeal.questions')}</h3>
      <ol className={styles.said}>
        {questions.map(({ question, askedBy, askedAt, answerUntil, answer, answeredAt }, index) => (
          <li key={askedAt}>
            <p className={styles.who}>
              <strong>{t('appeal.question.by', { name: nameOf(askedBy) })}</strong>
              <Ago time={askedAt} />
            </p>
            <p className={styles.plain} dir="auto">
              {question}
            </p>
            {answer !== null ? (
              <Stack gap={1} line="start" className={styles.reply}>
                <p className={styles.who}>
                  <strong>{t('appeal.question.answer')}</strong>
                  {answeredAt !== null && <Ago time={answeredAt} />}
                </p>
                <p className={styles.plain} dir="auto">
                  {answer}
                </p>
              </Stack>
            ) : (
              <p className={styles.over}>
                {waitsForPlayer && index === questions.length - 1
                  ? t('appeal.question.until', { time: time(answerUntil) })
                  : t('appeal.question.none')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
