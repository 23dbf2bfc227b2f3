import type { DeskSchema } from '../../../kit/api/desk.ts'
import { shortTime } from '../../../kit/lib/relative-time.ts'
import { Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type HistoryEntry, historyOf } from './appeal-history.ts'
import { useAgentName } from '../../shared/agents.ts'
import styles from './Penalties.module.css'

/** Every step, oldest first, with who made it and when. */
export function AppealHistory({ sheet }: { sheet: DeskSchema<'DeskAppealSheet'> }) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  const say = (entry: HistoryEntry): string => {
    if (entry.what === 'created' || entry.what === 'answered') return t(`appeal.history.${entry.what}`)
    const name = nameOf(entry.by)
    if (entry.what === 'decided') return t('appeal.history.decided', { name, state: t(`appeal.${entry.state}`) })
    if (entry.what === 'given' || entry.what === 'opinion')
      return t(`appeal.history.${entry.what}`, { name, other: nameOf(entry.other) })
    return t(`appeal.history.${entry.what}`, { name })
  }
  return (
    <section className={styles.group} aria-labelledby="appeal-history">
      <h3 id="appeal-history">{t('appeal.history')}</h3>
      <ol className={styles.history}>
        {historyOf(sheet).map((entry) => (
          <li key={`${entry.at} ${say(entry)}`}>
            <span>{say(entry)}</span>
            {entry.note !== null && (
              <span className={styles.plain} dir="auto">
                {entry.note}
              </span>
            )}
            <Text as="time" size={1} dateTime={entry.at} className={styles.over}>
              {shortTime(entry.at, locale)}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
