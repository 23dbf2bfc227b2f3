import { ChevronDown, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { problemOfFailure } from '../../../api/problem.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { cx } from '../../../lib/class-names.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { CopyId } from '../../../ui/CopyId.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FormHead } from '../../shared/FormPage.tsx'
import { useGames } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { playerName } from '../../shared/players.ts'
import { Status } from '../../shared/Status.tsx'
import { Notes } from './Notes.tsx'
import { type PlayerSheet, usePlayer } from './queries.ts'
import frame from '../../shared/FormPage.module.css'
import parts from '../../shared/Parts.module.css'
import styles from './Players.module.css'

/** Everything about one player. */
export function PlayerView({ accountId, rest }: { accountId: string; rest: string }) {
  const { t } = useTexts()
  const { data: sheet, error, mutate } = usePlayer(accountId)
  if (sheet !== undefined) return <Sheet sheet={sheet} rest={rest} />
  if (error === undefined)
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    )
  const isGone = [400, 404].includes(problemOfFailure(error).status ?? 0)
  return (
    <EmptyState
      icon={UserRoundX}
      title={t(isGone ? 'players.gone' : 'failed.load')}
      actions={
        isGone ? (
          <Link to={`/players${rest}`}>{t('players.back')}</Link>
        ) : (
          <Button variant="secondary" onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {!isGone && t('failed.load.text')}
    </EmptyState>
  )
}

function Sheet({ sheet, rest }: { sheet: PlayerSheet; rest: string }) {
  const { t, locale } = useTexts()
  const games = useGames()
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const endOf = ({ active, end }: PlayerSheet['penalties'][number]): string =>
    !active
      ? t('restrictions.over')
      : end === null
        ? t('penalty.end.ever.choice')
        : t('restrictions.until', { day: day.format(new Date(end)) })
  const { player } = sheet
  const account = encodeURIComponent(player.accountId)
  const inForce = sheet.penalties.filter(({ active }) => active)
  const over = sheet.penalties.filter(({ active }) => !active)
  const restriction = (one: PlayerSheet['penalties'][number]): ReactNode => (
    <li key={one.id}>
      <Link to={`/restrictions/${one.id}?account=${account}`} className={styles.entry}>
        <Localized texts={one.penalty} />
        <span className={cx(parts.status, !one.active ? parts.resolved : one.end === null ? parts.ever : parts.info)}>
          {endOf(one)}
        </span>
        <Small>
          <span dir="auto">{games.find(({ game }) => game === one.game)?.title ?? one.game}</span> ·{' '}
          <bdi>{one.gameAccount}</bdi> · <Ago time={one.imposedAt} />
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
        <Link to={`/file-case?player=${account}`} className={buttonClass({ variant: 'secondary' })}>
          {t('filing')}
        </Link>
      </FormHead>
      <div className={frame.body}>
        <div className={cx(frame.wide, styles.sheet)}>
          <Facts sheet={sheet} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Section
                title={t('players.cases')}
                beside={t('players.cases.open', { count: sheet.openCases })}
                none={t('players.cases.none')}
                more={<Link to={`/cases?view=open&q=${account}`}>{t('players.cases.all')}</Link>}
              >
                {sheet.cases.map((one) => (
                  <li key={one.id}>
                    <Link to={`/cases/${one.id}?view=open&q=${account}`} className={styles.entry}>
                      <span dir="auto">{one.subject}</span>
                      <Status status={one.status} />
                      <Small>
                        <span dir="auto">{one.gameTitle}</span> · <bdi>{one.region.toUpperCase() + one.id}</bdi> ·{' '}
                        <Ago time={one.updatedAt} />
                      </Small>
                    </Link>
                  </li>
                ))}
              </Section>
              <Section
                title={t('restrictions')}
                beside={t('players.restrictions.active', { count: inForce.length })}
                none={t('players.restrictions.none')}
                more={<Link to={`/restrictions?account=${account}`}>{t('player.restrictions')}</Link>}
              >
                {inForce.map(restriction)}
                {over.length > 0 && (
                  <li key="over">
                    <details open={inForce.length === 0}>
                      <summary className={styles.over}>
                        {t('restrictions.over')} · {new Intl.NumberFormat(locale).format(over.length)}
                        <Icon icon={ChevronDown} size={16} />
                      </summary>
                      <ul>{over.map(restriction)}</ul>
                    </details>
                  </li>
                )}
              </Section>
            </div>
            <div className={styles.column}>
              <Notes accountId={player.accountId} notes={sheet.notes} />
              <Section title={t('appeals')} none={t('players.appeals.none')}>
                {sheet.appeals.map((one) => (
                  <li key={one.id}>
                    <Link to={`/appeals/${one.id}?state=${one.state}`} className={styles.entry}>
                      <span>{t(`appeal.${one.state}`)}</span>
                      <Small>
                        <Ago time={one.decidedAt ?? one.submittedDate} />
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
                        <span className={styles.rating}>
                          {t('players.surveys.rating', { rating: one.ratings[0]! })}
                        </span>
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
        </div>
      </div>
    </article>
  )
}

/** Who it is, how to reach them, and what guards the account. */
function Facts({ sheet }: { sheet: PlayerSheet }) {
  const { t, locale } = useTexts()
  const { player, phoneNumber, smsProtectedSince, openedByMailAt, lockedUntil, verifications } = sheet
  const copied = (what: string) => ({ copyLabel: `${t('copy')}: ${what}`, copiedLabel: t('copied') })
  return (
    <dl className={styles.facts}>
      <Fact name={t('players.account')}>
        <CopyId id={player.accountId} {...copied(t('players.account'))} />
      </Fact>
      {player.email !== null && (
        <Fact name={t('player.email')}>
          <CopyId id={player.email} {...copied(t('player.email'))} />
          {player.isChild && <p className={styles.bad}>{t('players.child')}</p>}
        </Fact>
      )}
      {phoneNumber !== null && (
        <Fact name={t('player.phone')}>
          <CopyId id={phoneNumber} {...copied(t('player.phone'))} />
        </Fact>
      )}
      {player.language !== null && <Fact name={t('player.language')}>{languageName(player.language, locale)}</Fact>}
      <Fact name={t('players.seen')}>
        <RelativeTime time={player.lastSeenAt} locale={locale} />
      </Fact>
      <Fact name={t('player.sms')}>
        {smsProtectedSince === null
          ? t('player.sms.off')
          : t('player.sms.since', { time: absoluteTime(smsProtectedSince, locale) })}
      </Fact>
      <Fact name={t('players.proofs')}>
        {lockedUntil === null ? (
          t('players.proofs.free')
        ) : (
          <span className={styles.bad}>{t('players.proofs.locked', { time: absoluteTime(lockedUntil, locale) })}</span>
        )}
        {verifications.length > 0 && (
          <ul className={styles.proofs}>
            {verifications.slice(0, 3).map((one) => (
              <li key={`${one.at} ${one.outcome}`}>
                {t(`proof.${one.outcome}`)} <Ago time={one.at} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {openedByMailAt.length > 0 && (
        <Fact name={t('player.opened')}>
          <Ago time={openedByMailAt[0]!} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
    <section className={styles.section}>
      <h3>
        {title} {beside !== undefined && children.length > 0 && <small>· {beside}</small>}
      </h3>
      {children.length === 0 ? <p className={parts.quiet}>{none}</p> : <ul className={styles.entries}>{children}</ul>}
      {children.length > 0 && more}
    </section>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <small className={styles.small}>{children}</small>
}

function Ago({ time }: { time: string }) {
  const { locale } = useTexts()
  return <RelativeTime time={time} locale={locale} />
}

function Localized({ texts }: { texts: Readonly<Record<string, string>> }) {
  const { locale } = useTexts()
  return <span dir="auto">{variantOf({ texts }, locale)}</span>
}
