import { ShieldBan } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { PenaltyForm } from './PenaltyForm.tsx'
import { endPenalty, type Penalty, usePenalties, usePenaltiesAgain } from './queries.ts'
import { Statement } from './Statement.tsx'
import { mayLead } from '../../shared/roles.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
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
  const chosen = penalties?.find((penalty) => penalty.id === id)
  const isLead = mayLead(me.roles)
  const rest = account === null ? '' : `?account=${encodeURIComponent(account)}`
  useEffect(() => {
    document.title = `${t('restrictions')} · ${t('title')}`
  }, [t])

  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('restrictions')}>
        <header className={room.head}>
          <h2>{t('restrictions')}</h2>
          {isLead && (
            <Link to={`/restrictions/new${rest}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('restrictions.new')}
            </Link>
          )}
          {account !== null && (
            <p className={room.small}>
              <bdi>{account}</bdi> <Link to="/restrictions">{t('restrictions.all')}</Link>
            </p>
          )}
        </header>
        {penalties === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={12} />
          </div>
        ) : penalties.length === 0 ? (
          <EmptyState icon={ShieldBan} title={t('restrictions.none')} isAside>
            {t('restrictions.choose.text')}
          </EmptyState>
        ) : (
          <ul className={room.rows}>
            {penalties.map((penalty) => (
              <li key={penalty.id}>
                <Link
                  to={`/restrictions/${penalty.id}${rest}`}
                  className={room.row}
                  aria-current={penalty.id === id ? 'true' : undefined}
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
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {id === 'new' && isLead ? (
          <PenaltyForm
            account={account ?? ''}
            onImposed={(made) => void navigate(`/restrictions/${made}${rest}`, { replace: true })}
          />
        ) : chosen === undefined ? (
          <EmptyState icon={ShieldBan} title={t(penalties?.length === 0 ? 'restrictions.none' : 'restrictions.choose')}>
            {t('restrictions.choose.text')}
          </EmptyState>
        ) : (
          <Restriction penalty={chosen} isLead={isLead} />
        )}
      </main>
    </Frame>
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
