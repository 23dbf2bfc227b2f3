import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { DueBadge } from './DueBadge.tsx'
import type { Case } from './queries.ts'
import styles from './DueBadge.module.css'

type Clock = Case['clocks'][number]

/** What the player was promised: what runs, and what was kept. */
export function Clocks({ clocks }: { clocks: readonly Clock[] }) {
  const { t, locale } = useTexts()
  if (clocks.length === 0) return null
  return (
    <section aria-label={t('targets')}>
      <h3>{t('targets')}</h3>
      <Stack as="ul" gap={2} className={styles.clocks}>
        {clocks.map((clock) => (
          <li key={`${clock.kind} ${clock.begunAt}`}>
            <Row as="span" wrap justify="between" gap="0 2">
              <span>{t(`clock.${clock.kind}`)}</span>
              <State clock={clock} />
            </Row>
            <Text as="small" tone="quiet" size={1}>
              {[clock.target, wholeTime(clock.minutes * 60, locale)].filter((part) => part !== null).join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** What of it is due first. */
export function CaseDue({ clocks }: { clocks: readonly Clock[] }) {
  const [first] = clocks
    .flatMap(({ kind, dueAt, state }) => (state === 'running' && dueAt !== null ? [{ kind, at: dueAt }] : []))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return first === undefined ? null : <DueBadge due={first} />
}

function State({ clock: { kind, state, dueAt, leftSeconds } }: { clock: Clock }) {
  const { t, locale } = useTexts()
  if (state === 'running') return dueAt === null ? null : <DueBadge due={{ kind, at: dueAt }} />
  const time = wholeTime(Math.abs(leftSeconds ?? 0), locale)
  return (
    <Text as="span" size={1} weight={650} className={styles[state]}>
      {t(`clock.${state}`, { time })}
    </Text>
  )
}
