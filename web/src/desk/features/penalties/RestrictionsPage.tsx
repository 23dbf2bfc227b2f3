import { ShieldBan } from 'lucide-react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/Button.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { PenaltyForm } from './PenaltyForm.tsx'
import { endPenalty, type Penalty, usePenalties, usePenaltiesAgain } from './queries.ts'
import { Statement } from './Statement.tsx'
import { mayLead } from '../../shared/roles.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useChosen } from '../../shared/use-chosen.ts'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

/** Restrictions, newest first, of one player or of all; imposed and ended by leads. */
export function RestrictionsPage() {
  const { t, locale } = useTexts()
  const { me } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const account = search.get('account')
  const { data: penalties } = usePenalties(account)
  const chosen = useChosen(penalties, id)
  const isLead = mayLead(me.roles)
  const rest = account === null ? '' : `?account=${encodeURIComponent(account)}`
  return (
    <ListRoom
      title={t('restrictions')}
      icon={ShieldBan}
      rows={penalties}
      begin={isLead ? [{ to: `/restrictions/new${rest}`, name: t('restrictions.new') }] : []}
      tools={
        account !== null && (
          <p className={room.small}>
            <bdi>{account}</bdi> <Link to="/restrictions">{t('restrictions.all')}</Link>
          </p>
        )
      }
      isReading={id !== undefined}
      none={t('restrictions.none')}
      choose={t('restrictions.choose')}
      text={t('restrictions.choose.text')}
      list={
        <ul className={room.rows}>
          {penalties?.map((penalty) => (
            <li key={penalty.id}>
              <Link
                to={`/restrictions/${penalty.id}${rest}`}
                className={room.row}
                aria-current={penalty === chosen ? 'true' : undefined}
              >
                <strong dir="auto">{variantOf({ texts: penalty.penalty }, locale)}</strong>
                <span className={room.line} dir="auto">
                  {penalty.gameAccount}
                </span>
                <span className={room.small}>
                  <span className={penalty.active ? styles.state : styles.over}>
                    {t(penalty.active ? 'restrictions.active' : 'restrictions.over')}
                  </span>
                  {penalty.lastAppealState !== null && <span>{t(`appeal.${penalty.lastAppealState}`)}</span>}
                  <RelativeTime time={penalty.imposedAt} locale={locale} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
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

function Restriction({ penalty, isLead }: { penalty: Penalty; isLead: boolean }) {
  const { t, locale } = useTexts()
  const { client, say } = useDesk()
  const again = usePenaltiesAgain()
  const end = (): void =>
    void endPenalty(client, penalty.id)
      .then(() => say(t('restrictions.ended')))
      .catch(() => say(t('failed')))
      .then(again)
  return (
    <article className={room.sheet} aria-labelledby="restriction-title">
      <Link to="/restrictions" className={room.back}>
        {t('restrictions.back')}
      </Link>
      <h2 id="restriction-title" dir="auto">
        {variantOf({ texts: penalty.penalty }, locale)}
      </h2>
      <Statement penalty={penalty} />
      {isLead && penalty.active && (
        <div className={room.actions}>
          <Button variant="secondary" onClick={end}>
            {t('restrictions.end')}
          </Button>
        </div>
      )}
    </article>
  )
}
