import { ChevronDown, Inbox, Scale, ShieldBan, ShieldCheck, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { FormHead } from '../../shared/FormPage.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { useOperation } from '../../shared/operations.ts'
import { foundBy, isPerson, playerName } from '../../shared/players.ts'
import { Status } from '../../shared/Status.tsx'
import { type ChangeNotes, Notes } from './Notes.tsx'
import { onceLooked } from './once-looked.ts'
import { useGameTitle } from '../../shared/games.ts'
import { Ago } from '../../shared/Ago.tsx'
import { Copied } from '../../shared/Parts.tsx'
import { FactLine } from '../../shared/Facts.tsx'
import frame from '../../shared/FormPage.module.css'
import parts from '../../shared/Parts.module.css'
import styles from './Players.module.css'

/** Everything about one player. */
export function PlayerView({ accountId, rest }: { accountId: string; rest: string }) {
  const { t } = useTexts()
  const { data: sheet, error, mutate, again } = useOperation('getPlayer', { accountId }, onceLooked)
  if (sheet !== undefined)
    return (
      <Sheet
        sheet={sheet}
        rest={rest}
        // The notes as they are now, without another look.
        onNotes={(change) => void mutate({ ...sheet, notes: change(sheet.notes) }, { revalidate: false })}
      />
    )
  if (error === undefined) return <Loading lines={8} />
  const isGone = [400, 404].includes(problemOfFailure(error).status ?? 0)
  return (
    <EmptyState
      icon={UserRoundX}
      title={t(isGone ? 'players.gone' : 'failed.load')}
      actions={
        isGone ? (
          <Link to={`/players${rest}`}>{t('players.back')}</Link>
        ) : (
          <Button variant="secondary" onClick={again}>
            {t('retry')}
          </Button>
        )
      }
    >
      {!isGone && t('failed.load.text')}
    </EmptyState>
  )
}

type PlayerSheet = DeskSchema<'DeskPlayerSheet'>

function Sheet({ sheet, rest, onNotes }: { sheet: PlayerSheet; rest: string; onNotes: ChangeNotes }) {
  const { t, locale } = useTexts()
  const titleOf = useGameTitle()
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const endOf = ({ active, end }: PlayerSheet['penalties'][number]): string =>
    !active
      ? t('restrictions.over')
      : end === null
        ? t('penalty.end.ever.choice')
        : t('restrictions.until', { day: day.format(new Date(end)) })
  const { player } = sheet
  const account = encodeURIComponent(player.accountId)
  const found = encodeURIComponent(foundBy(player))
  // What never ends first, then what lasts longest.
  const inForce = sheet.penalties.filter(({ active }) => active).toSorted((one, other) => lastsTo(other) - lastsTo(one))
  const over = sheet.penalties.filter(({ active }) => !active)
  const restriction = (one: PlayerSheet['penalties'][number]): ReactNode => (
    <li key={one.id}>
      <Link to={`/restrictions/${one.id}?account=${account}`} className={styles.entry}>
        <Localized texts={one.penalty} />
        <span className={one.active && one.end === null ? cx(parts.status, parts.ever) : styles.until}>
          {one.active ? endOf(one) : null}
        </span>
        <Small>
          <span dir="auto">{titleOf(one.game)}</span> · <bdi>{one.gameAccount}</bdi> · <Ago time={one.imposedAt} />
        </Small>
      </Link>
    </li>
  )
  return (
    <article className={frame.form} aria-labelledby="player-name">
      <FormHead
        back={{ to: `/players${rest}`, name: t('players.back') }}
        title={<span id="player-name">{playerName(player)}</span>}
      >
        {!isPerson(player.accountId) && (
          <Link to={`/file-case?player=${account}`} className={buttonClass({ variant: 'secondary' })}>
            {t('filing')}
          </Link>
        )}
      </FormHead>
      <div className={frame.body}>
        <Stack gap={6} className={cx(frame.wide, styles.sheet)}>
          <State sheet={sheet} worst={inForce[0]} count={player.activeRestrictions} endOf={endOf} />
          <Facts sheet={sheet} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Section
                title={t('players.cases')}
                beside={t('players.cases.open', { count: sheet.openCases })}
                none={t('players.cases.none')}
                more={<Link to={`/cases?view=open&q=${found}`}>{t('players.cases.all')}</Link>}
              >
                {sheet.cases.map((one) => (
                  <li key={one.id}>
                    <Link to={`/cases/${one.id}?view=open&q=${found}`} className={styles.entry}>
                      <span dir="auto">{one.subject}</span>
                      <Status status={one.status} />
                      <Small>
                        <span dir="auto">{one.gameTitle}</span> ·{' '}
                        <CaseNumber number={one.region.toUpperCase() + one.id} /> · <Ago time={one.updatedAt} />
                      </Small>
                    </Link>
                  </li>
                ))}
              </Section>
              <Section
                title={t('restrictions')}
                beside={t('players.restrictions.active', { count: player.activeRestrictions })}
                none={t('players.restrictions.none')}
                more={<Link to={`/restrictions?account=${account}`}>{t('player.restrictions')}</Link>}
              >
                {inForce.map(restriction)}
                {over.length > 0 && (
                  <li key="over">
                    <details open={inForce.length === 0}>
                      <Row
                        as="summary"
                        justify="between"
                        pad="2 4"
                        tone="quiet"
                        size={1}
                        weight={600}
                        bare
                        className={styles.over}
                      >
                        {t('restrictions.over')}
                        <Icon icon={ChevronDown} size={16} />
                      </Row>
                      <ul>{over.map(restriction)}</ul>
                    </details>
                  </li>
                )}
              </Section>
            </div>
            <div className={styles.column}>
              <Notes accountId={player.accountId} notes={sheet.notes} onChange={onNotes} />
              <Section title={t('appeals')} none={t('players.appeals.none')}>
                {sheet.appeals.map((one) => (
                  <li key={one.id}>
                    <Link to={`/appeals/${one.id}?state=${one.state}`} className={styles.entry}>
                      <AppealedFrom appeal={one} penalties={sheet.penalties} />
                      <span className={one.state === 'PENDING' ? cx(parts.status, parts.open) : styles.until}>
                        {t(`appeal.${one.state}`)}
                      </span>
                      <Small>
                        <span dir="auto">{titleOf(one.game)}</span> · <Ago time={one.decidedAt ?? one.submittedDate} />
                      </Small>
                    </Link>
                  </li>
                ))}
              </Section>
              <Section title={t('players.surveys')} none={t('players.surveys.none')}>
                {sheet.surveys.map((one) => (
                  <li key={one.caseId}>
                    <Link to={`/cases/${one.caseId}?view=open`} className={styles.entry}>
                      <span dir="auto">{one.words ?? t('players.surveys.rating', { rating: one.ratings[0]! })}</span>
                      {one.words !== null && (
                        <Text as="span" tone="quiet" size={1}>
                          {t('players.surveys.rating', { rating: one.ratings[0]! })}
                        </Text>
                      )}
                      <Small>
                        <Ago time={one.answeredAt} />
                      </Small>
                    </Link>
                  </li>
                ))}
              </Section>
            </div>
          </div>
        </Stack>
      </div>
    </article>
  )
}

const lastsTo = ({ end }: PlayerSheet['penalties'][number]): number => (end === null ? Infinity : Date.parse(end))

/** What is appealed against; one of long ago is no longer among the restrictions that are told. */
function AppealedFrom({
  appeal,
  penalties,
}: {
  appeal: PlayerSheet['appeals'][number]
  penalties: PlayerSheet['penalties']
}) {
  const { t } = useTexts()
  const against = penalties.find(({ id }) => id === appeal.penaltyId)
  return against === undefined ? <span>{t('restriction.appeal')}</span> : <Localized texts={against.penalty} />
}

/** How the account stands, before anything else: the restriction that weighs most, what waits for a decision, what is open. */
function State({
  sheet,
  worst,
  count,
  endOf,
}: {
  sheet: PlayerSheet
  worst: PlayerSheet['penalties'][number] | undefined
  count: number
  endOf: (penalty: PlayerSheet['penalties'][number]) => string
}) {
  const { t, locale } = useTexts()
  const account = encodeURIComponent(sheet.player.accountId)
  const found = encodeURIComponent(foundBy(sheet.player))
  const appeal = sheet.appeals.find(({ state }) => state === 'PENDING')
  return (
    <Row as="ul" wrap gap={3} align="stretch" className={styles.state} aria-label={t('players.state')}>
      <li data-tone={worst === undefined ? 'good' : worst.end === null ? 'bad' : 'warn'}>
        <Icon icon={worst === undefined ? ShieldCheck : ShieldBan} size={20} />
        {worst === undefined ? (
          <strong>{t('players.state.free')}</strong>
        ) : (
          <Link to={`/restrictions/${worst.id}?account=${account}`}>
            <strong dir="auto">{variantOf({ texts: worst.penalty }, locale)}</strong>
            <span>
              {endOf(worst)}
              {count > 1 && ` · ${t('players.state.more', { count: count - 1 })}`}
            </span>
          </Link>
        )}
      </li>
      {appeal !== undefined && (
        <li>
          <Icon icon={Scale} size={20} />
          <Link to={`/appeals/${appeal.id}?state=PENDING`}>
            <strong>{t('restriction.appeal')}</strong>
            <span>{t('appeal.PENDING')}</span>
          </Link>
        </li>
      )}
      <li>
        <Icon icon={Inbox} size={20} />
        <Link to={`/cases?view=open&q=${found}`}>
          <strong>{t('players.cases')}</strong>
          <span>{t('players.cases.open', { count: sheet.openCases })}</span>
        </Link>
      </li>
    </Row>
  )
}

/** Who it is, how to reach them, and what guards the account. */
function Facts({ sheet }: { sheet: PlayerSheet }) {
  const { t, locale } = useTexts()
  const { player, phoneNumber, smsProtectedSince, openedByMailAt, lockedUntil, verifications } = sheet
  return (
    <Stack as="dl" gap="3 5" line="end" className={styles.facts}>
      <FactLine name={t('players.account')}>
        {isPerson(player.accountId) ? (
          t('player.anonymous')
        ) : (
          <Copied id={player.accountId} what={t('players.account')} />
        )}
      </FactLine>
      {player.email !== null && (
        <FactLine name={t('player.email')}>
          <Copied id={player.email} what={t('player.email')} />
          {player.isChild && (
            <Text tone="danger" size={1}>
              {t('players.child')}
            </Text>
          )}
        </FactLine>
      )}
      {phoneNumber !== null && (
        <FactLine name={t('player.phone')}>
          <Copied id={phoneNumber} what={t('player.phone')} />
        </FactLine>
      )}
      {player.language !== null && (
        <FactLine name={t('player.language')}>{languageName(player.language, locale)}</FactLine>
      )}
      <FactLine name={t('players.seen')}>
        <Ago time={player.lastSeenAt} />
      </FactLine>
      <FactLine name={t('player.sms')}>
        {smsProtectedSince === null
          ? t('player.sms.off')
          : t('player.sms.since', { time: absoluteTime(smsProtectedSince, locale) })}
      </FactLine>
      <FactLine name={t('players.proofs')}>
        {lockedUntil === null ? (
          t('players.proofs.free')
        ) : (
          <Text as="span" tone="danger" size={1}>
            {t('players.proofs.locked', { time: absoluteTime(lockedUntil, locale) })}
          </Text>
        )}
        {verifications.length > 0 && (
          <Text as="ul" tone="quiet" size={1} bare>
            {verifications.slice(0, 3).map((one) => (
              <li key={`${one.at} ${one.outcome}`}>
                {t(`proof.${one.outcome}`)} <Ago time={one.at} />
              </li>
            ))}
          </Text>
        )}
      </FactLine>
      {openedByMailAt.length > 0 && (
        <FactLine name={t('player.opened')}>
          <Ago time={openedByMailAt[0]!} />
        </FactLine>
      )}
    </Stack>
  )
}

function Section({
  title,
  beside,
  none,
  more,
  children,
}: {
  title: string
  beside?: string
  none: string
  more?: ReactNode
  children: readonly ReactNode[]
}) {
  return (
    <Stack as="section" content="start" gap={3} shrinks className={styles.section}>
      <h3>
        {title} {beside !== undefined && children.length > 0 && <small>· {beside}</small>}
      </h3>
      {children.length === 0 ? (
        <p className={parts.quiet}>{none}</p>
      ) : (
        <Surface as="ul" line="all" radius={2} className={styles.entries}>
          {children}
        </Surface>
      )}
      {children.length > 0 && more}
    </Stack>
  )
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Text as="small" tone="quiet" size={1} className={styles.small}>
      {children}
    </Text>
  )
}

function Localized({ texts }: { texts: Readonly<Record<string, string>> }) {
  const { locale } = useTexts()
  return <span dir="auto">{variantOf({ texts }, locale)}</span>
}
