import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormHead } from '../../shared/FormPage.tsx'
import { useAsking } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { PenaltyForm } from './PenaltyForm.tsx'
import { Letter } from './Letter.tsx'
import { Course, Evidence, Who } from './Statement.tsx'
import { mayLead } from '../../shared/roles.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useChosen } from '../../shared/use-chosen.ts'
import { matchOf } from '../../shared/use-race.ts'
import { seenAgain, usePenalties } from './use-penalties.ts'
import { useGameTitle } from '../../shared/games.ts'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import form from '../../shared/FormPage.module.css'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'
import styles from './Penalties.module.css'

type Penalty = DeskSchema<'DeskPenalty'>

/** Restrictions, newest first, of one player or of all; imposed and ended by leads. */
export function RestrictionsPage() {
  const { t, me, number } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const account = search.get('account')
  const read = usePenalties(account)
  const penalties = read.data?.items
  const inForce = (penalties ?? []).filter(({ active }) => active)
  const over = (penalties ?? []).filter(({ active }) => !active)
  const chosen = useChosen([...inForce, ...over], id)
  const isLead = mayLead(me.roles)
  // What is over is looked for seldom: folded, unless it is what is read, or all there is.
  const [isOverOpen, setOverOpen] = useState<boolean | null>(null)
  const showsOver = isOverOpen ?? (inForce.length === 0 || chosen?.active === false)
  const count = (those: readonly Penalty[]): string => number(those.length)
  const rest = account === null ? '' : `?account=${encodeURIComponent(account)}`
  return (
    <ListRoom
      rows={penalties}
      reads={[read]}
      begin={isLead ? [{ to: `/restrictions/new${rest}`, name: t('restrictions.new') }] : []}
      tools={
        account !== null && (
          <p className={room.small}>
            <bdi>{account}</bdi> <Link to="/restrictions">{t('restrictions.all')}</Link>
          </p>
        )
      }
      isAlone={id === 'new' && isLead}
      none={t('restrictions.none')}
      text={t('restrictions.choose.text')}
      list={
        <div className={list.lists}>
          {inForce.length > 0 && (
            <section aria-labelledby="restrictions-active">
              <h3 id="restrictions-active" className={list.group}>
                {t('restrictions.active')} <span className={styles.number}>{count(inForce)}</span>
              </h3>
              <Players penalties={inForce} chosen={chosen} rest={rest} />
            </section>
          )}
          {over.length > 0 && (
            <section aria-labelledby="restrictions-over">
              <details open={showsOver} onToggle={({ currentTarget }) => setOverOpen(currentTarget.open)}>
                <Row as="summary" justify="between" pad="3 4" tone="quiet" bare className={styles.fold}>
                  <h3 id="restrictions-over">
                    {t('restrictions.over')} <span className={styles.number}>{count(over)}</span>
                  </h3>
                  <Icon icon={ChevronDown} size={16} />
                </Row>
                <Players penalties={over} chosen={chosen} rest={rest} />
              </details>
            </section>
          )}
        </div>
      }
    >
      {id === 'new' && isLead ? (
        <PenaltyForm
          account={account ?? ''}
          onImposed={(made) => void navigate(`/restrictions/${made}${rest}`, { replace: true })}
        />
      ) : (
        chosen !== undefined && <Restriction key={chosen.id} penalty={chosen} isLead={isLead} />
      )}
    </ListRoom>
  )
}

/** By player, whose name stands once; who was restricted last is first. */
function Players({
  penalties,
  chosen,
  rest,
}: {
  penalties: readonly Penalty[]
  chosen: Penalty | undefined
  rest: string
}) {
  const players = new Map<string, Penalty[]>()
  for (const penalty of penalties) {
    const name = `${penalty.accountId} ${penalty.gameAccount}`
    players.set(name, [...(players.get(name) ?? []), penalty])
  }
  return [...players].map(([name, ones]) => (
    <div key={name}>
      <Text weight={650} className={styles.whose}>
        <bdi>{ones[0]!.gameAccount}</bdi>
      </Text>
      <Surface as="ul" line="start">
        {ones.map((penalty) => (
          <Entry
            key={penalty.id}
            penalty={penalty}
            href={`/restrictions/${penalty.id}${rest}`}
            isChosen={penalty === chosen}
          />
        ))}
      </Surface>
    </div>
  ))
}

/** Until when, in a mark: what is in force is told from what is over without reading. */
function EndMark({ penalty: { active, end } }: { penalty: Penalty }) {
  const { t, locale } = useTexts()
  if (!active) return <span className={cx(styles.mark, styles.ended)}>{t('restrictions.over')}</span>
  return (
    <span className={cx(styles.mark, end === null ? styles.forever : styles.inForce)}>
      {end === null
        ? t('penalty.end.ever.choice')
        : t('restrictions.until', {
            day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
              new Date(end),
            ),
          })}
    </span>
  )
}

function Entry({ penalty, href, isChosen }: { penalty: Penalty; href: string; isChosen: boolean }) {
  const { t, locale } = useTexts()
  const titleOf = useGameTitle()
  return (
    <li>
      <RoomRow to={href} isChosen={isChosen}>
        <span className={styles.rowHead}>
          <strong dir="auto">{variantOf({ texts: penalty.penalty }, locale)}</strong>
          {penalty.active && <EndMark penalty={penalty} />}
        </span>
        <span className={room.small}>
          <span>{titleOf(penalty.game)}</span>
          <Ago time={penalty.imposedAt} />
          {penalty.lastAppealState !== null && (
            <Text
              as="span"
              tone="text"
              className={cx(styles.appealed, penalty.lastAppealState === 'PENDING' && styles.toDecide)}
            >
              {t('restrictions.appeal', { state: t(`appeal.${penalty.lastAppealState}`) })}
            </Text>
          )}
        </span>
      </RoomRow>
    </li>
  )
}

function Restriction({ penalty, isLead }: { penalty: Penalty; isLead: boolean }) {
  const { t, locale, call, number } = useDesk()
  const titleOf = useGameTitle()
  const name = variantOf({ texts: penalty.penalty }, locale)
  const { ask, question } = useAsking(
    {
      title: t('restrictions.end'),
      action: t('restrictions.end'),
      isDanger: true,
      children: t('restrictions.end.text', { penalty: name, player: `\u2068${penalty.gameAccount}\u2069` }),
      work: () => call('updatePenalty', { penaltyId: penalty.id, body: { active: false }, header: matchOf(penalty) }),
      done: t('restrictions.ended'),
    },
    ...seenAgain,
  )
  // Asked for by itself: what is read may be a list of one player's, or the newest of many.
  const all = usePenalties(penalty.accountId).data?.items
  const count = (isActive: boolean): string => number(all?.filter(({ active }) => active === isActive).length ?? 0)
  const isWide = useIsWide()
  const ending = isLead && penalty.active && (
    <Button variant="secondary" className={styles.endIt!} onClick={ask}>
      {t('restrictions.end')}
    </Button>
  )
  return (
    <article className={form.form} aria-labelledby="restriction-title">
      <FormHead
        back={{ to: '/restrictions', name: t('restrictions.back') }}
        title={<span id="restriction-title">{name}</span>}
        state={<EndMark penalty={penalty} />}
      >
        {isWide && ending}
      </FormHead>
      <div className={form.body}>
        <Stack gap="8 10" className={cx(form.columns, form.two)}>
          <div className={cx(form.column, styles.record)}>
            <Who penalty={penalty} />
            <section className={styles.found} aria-labelledby="restriction-told">
              <h3 id="restriction-told">{t('penalty.reads')}</h3>
              <Letter
                isSent
                texts={penalty}
                game={titleOf(penalty.game)}
                until={
                  penalty.end === null
                    ? t('penalty.end.ever.choice')
                    : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(penalty.end))
                }
              />
            </section>
            <Evidence lines={penalty.evidence} />
          </div>
          <Stack content="start" gap={6} shrinks className={form.aside}>
            <Beside title={t('restriction.course')}>
              <Course
                penalty={penalty}
                more={[
                  {
                    name: t('restriction.appeal'),
                    value: t(
                      penalty.lastAppealState === null
                        ? 'restriction.appeal.none'
                        : `appeal.${penalty.lastAppealState}`,
                    ),
                  },
                  {
                    name: t('restriction.history'),
                    value:
                      all === undefined
                        ? ''
                        : t('restriction.history.count', { active: count(true), over: count(false) }),
                  },
                ]}
              />
            </Beside>
          </Stack>
        </Stack>
      </div>
      {/* A phone's title has its line to itself. */}
      {!isWide && ending !== false && <footer className={form.foot}>{ending}</footer>}
      {question}
    </article>
  )
}
