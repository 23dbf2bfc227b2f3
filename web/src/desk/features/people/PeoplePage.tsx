import { Users } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useScopeWords } from '../../shared/ScopeChoices.tsx'
import { PersonForm } from './PersonForm.tsx'
import { type Person, usePeople } from './queries.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './People.module.css'

/** Who works at the desk, what they may and see. For administrators. */
export function PeoplePage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const { people, hasFailed, again } = usePeople()
  useEffect(() => {
    document.title = `${t('people')} · ${t('title')}`
  }, [t])
  if (!me.roles.includes('admin')) return <Navigate to="/cases" replace />

  const chosen = people?.find((one) => one.id === id)
  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('people')}>
        <header className={room.head}>
          <h2>{t('people')}</h2>
          <Link to="/people/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('people.new')}
          </Link>
        </header>
        {hasFailed ? (
          <EmptyState
            icon={Users}
            title={t('failed')}
            isAlert
            actions={
              <Button variant="secondary" onClick={again}>
                {t('retry')}
              </Button>
            }
          />
        ) : people === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={12} />
          </div>
        ) : (
          <ul className={room.rows}>
            {people.map((one) => (
              <Row key={one.id} person={one} isChosen={one.id === id} />
            ))}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {chosen !== undefined || id === 'new' ? (
          <PersonForm
            key={id}
            person={chosen ?? null}
            onSaved={(saved) => void navigate(`/people/${encodeURIComponent(saved)}`, { replace: true })}
          />
        ) : (
          <EmptyState icon={Users} title={t('people.choose')}>
            {t('people.choose.text')}
          </EmptyState>
        )}
      </main>
    </Frame>
  )
}

function Row({
  person: { id, displayName, role, scope, lastSeenAt },
  isChosen,
}: {
  person: Person
  isChosen: boolean
}) {
  const { t, locale } = useTexts()
  const scopeWords = useScopeWords()
  return (
    <li>
      <Link
        to={`/people/${encodeURIComponent(id)}`}
        className={cx(room.row, styles.row)}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className={cx(parts.initial, styles.initial)} aria-hidden="true">
          {displayName.slice(0, 1)}
        </span>
        <strong dir="auto">{displayName}</strong>
        <span className={cx(parts.status, role === null ? parts.info : parts.open)}>
          {role === null ? t('people.role.none') : t(`role.${role}`)}
        </span>
        <span className={room.line}>{scopeWords(scope)}</span>
        <span className={room.small}>
          {lastSeenAt === null ? (
            <span>{t('people.seen.never')}</span>
          ) : (
            <RelativeTime time={lastSeenAt} locale={locale} />
          )}
        </span>
      </Link>
    </li>
  )
}
