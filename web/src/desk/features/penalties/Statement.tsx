import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Link } from 'react-router-dom'
import { shortTime } from '../../../kit/lib/relative-time.ts'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { type Fact, Facts } from '../../shared/Facts.tsx'
import { useGameTitle } from '../../shared/games.ts'
import { useTexts } from '../../shared/i18n.ts'
import { playerHref } from '../../shared/players.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Copied, Initial } from '../../shared/Parts.tsx'
import styles from './Penalties.module.css'

/** Whose it is: the name in the game, the game, and the account. */
export function Who({ penalty }: { penalty: DeskSchema<'DeskPenalty'> }) {
  const { t } = useTexts()
  const titleOf = useGameTitle()
  return (
    <Row as="p" wrap gap="1 3">
      <Initial of={penalty.gameAccount} />
      <Text as={Link} weight={650} to={playerHref(penalty.accountId)} title={t('players.open')}>
        <bdi>{penalty.gameAccount}</bdi>
      </Text>
      <span className={styles.who}>
        <span>{titleOf(penalty.game)}</span>
        <Copied id={penalty.accountId} what={t('player')} />
      </span>
    </Row>
  )
}

/** How it came about: who and when, by whom it was decided, and whether it was read; `more` of it first. */
export function Course({ penalty, more }: { penalty: DeskSchema<'DeskPenalty'>; more: readonly Fact[] }) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  // A time is not torn: the name before it has the line's end to itself.
  const time = (at: string): string => shortTime(at, locale).replaceAll(' ', '\u00a0')
  const by = penalty.imposedBy === null ? t('penalty.imported') : nameOf(penalty.imposedBy)
  const facts: Fact[] = [
    ...more,
    { name: t('penalty.imposedBy'), value: `${by} · ${time(penalty.imposedAt)}` },
    { name: t('penalty.decided'), value: penalty.decidedBy ? t(`penalty.by.${penalty.decidedBy}`) : '' },
    { name: t('player.opened'), value: penalty.openedByMailAt?.map(time).join(' · ') ?? '' },
  ]
  return <Facts facts={facts.filter(({ value }) => value !== '')} />
}

export function Evidence({ lines }: { lines: readonly string[] }) {
  const { t } = useTexts()
  if (lines.length === 0) return null
  return (
    <Stack as="section" gap={1} className={styles.proof}>
      <h3>{t('penalty.evidence')}</h3>
      <Stack as="ul" gap={1} pad="3 4" line="all" radius={1} ground="page" tabular className={styles.evidence}>
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
