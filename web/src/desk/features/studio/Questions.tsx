import { CircleHelp } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { cx } from '../../../kit/lib/class-names.ts'
import { Loading } from '../../shared/Loading.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { article, type Question } from './queries.ts'
import { useGameTitle } from '../../shared/games.ts'
import parts from '../../shared/Parts.module.css'
import styles from './Gaps.module.css'

/** Which searches of players lead to the article as drafted, and what they search for in vain nearby (CD-409). */
export function Questions({
  id,
  saved,
  onKeyword,
}: {
  id: string
  /** Grows with each save. */
  saved: number
  onKeyword: (words: string) => void
}) {
  const { t, number } = useTexts()
  // With each save it is looked for anew, and what is shown stays meanwhile.
  const {
    data: its,
    hasFailed,
    again,
  } = useOperation('getStudioQuestions', article(id), {
    since: saved,
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  if (hasFailed) return <LoadFailed icon={CircleHelp} again={again} />
  if (its === undefined) return <Loading lines={6} isBare />
  const { looked, found, foundBefore, questions, gaps } = its
  if (looked + gaps.length === 0) return <p className={styles.hint}>{t('studio.questions.empty')}</p>
  return (
    <div className={styles.questions}>
      <p className={styles.hint} role="status">
        {t('studio.questions.looked', { looked: number(looked), found: number(found) })}
        {found !== foundBefore && ` ${t('studio.questions.before', { count: number(foundBefore) })}`}
      </p>
      {gaps.length > 0 && (
        <section>
          <h3>{t('studio.questions.gaps')}</h3>
          <ul>
            {gaps.map((one) => (
              <Line key={`${one.game} ${one.words}`} question={one}>
                {one.after === null ? (
                  <Button size="small" variant="quiet" onClick={() => onKeyword(one.words)}>
                    {t('studio.questions.keyword')}
                  </Button>
                ) : (
                  <span className={cx(parts.status, parts.answered)}>{t('studio.questions.answered')}</span>
                )}
              </Line>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('studio.questions.lead')}</h3>
        {questions.length === 0 ? (
          <p className={styles.hint}>{t('studio.questions.none')}</p>
        ) : (
          <ul>
            {questions.map((one) => (
              <Line key={`${one.game} ${one.words}`} question={one}>
                <Place question={one} />
              </Line>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function Line({ question: { words, game, times }, children }: { question: Question; children: React.ReactNode }) {
  const { t } = useTexts()
  const titleOf = useGameTitle()
  return (
    <li>
      <Stack as="span" shrinks className={styles.asked}>
        <strong dir="auto">{words}</strong>
        <Text as="small" tone="quiet" size={1}>
          {game === null ? t('studio.gaps.everywhere') : titleOf(game)} · {t('studio.gaps.times', { count: times })}
        </Text>
      </Stack>
      {children}
    </li>
  )
}

function Place({ question: { before, after } }: { question: Question }) {
  const { t, number } = useTexts()
  if (after === null)
    return (
      <Surface as="span" ground="danger" tone="danger" className={parts.status}>
        {t('studio.questions.gone', { place: number(before ?? 0) })}
      </Surface>
    )
  if (before === null)
    return (
      <span className={cx(parts.status, parts.answered)}>{t('studio.questions.new', { place: number(after) })}</span>
    )
  if (before === after)
    return (
      <span className={cx(parts.status, parts.resolved)}>{t('studio.questions.same', { place: number(after) })}</span>
    )
  return (
    <span className={cx(parts.status, after < before ? parts.answered : parts.info)}>
      {t('studio.questions.moved', { before: number(before), after: number(after) })}
    </span>
  )
}
