import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { SecretDialog } from '../../shared/SecretDialog.tsx'
import { KeyForm } from './KeyForm.tsx'
import { KeySheet } from './KeySheet.tsx'
import { type MachineKey, useMachineKeys } from './queries.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'

/** Keys by which partners' tools call the desk. For administrators. */
export function KeysPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const { keys, hasFailed, again } = useMachineKeys()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('keys.room')} · ${t('title')}`
  }, [t])
  if (!me.roles.includes('admin')) return <Navigate to="/cases" replace />

  const chosen = keys?.find((one) => one.id === id)
  const go = (to: string | null): void => void navigate(to === null ? '/keys' : `/keys/${to}`, { replace: true })
  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('keys.room')}>
        <header className={room.head}>
          <h2>{t('keys.room')}</h2>
          <Link to="/keys/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('keys.new')}
          </Link>
        </header>
        {hasFailed ? (
          <EmptyState
            icon={KeyRound}
            title={t('failed')}
            isAlert
            actions={
              <Button variant="secondary" onClick={again}>
                {t('retry')}
              </Button>
            }
          />
        ) : keys === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={12} />
          </div>
        ) : keys.length === 0 ? (
          <EmptyState icon={KeyRound} title={t('keys.none')} isAside>
            {t('keys.choose.text')}
          </EmptyState>
        ) : (
          <ul className={room.rows}>
            {keys.map((one) => (
              <Row key={one.id} machineKey={one} isChosen={one.id === id} />
            ))}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {id === 'new' ? (
          <KeyForm onMade={go} onToken={setToken} />
        ) : chosen !== undefined ? (
          <KeySheet key={chosen.id} machineKey={chosen} onToken={setToken} onRevoked={() => go(null)} />
        ) : (
          <EmptyState
            icon={KeyRound}
            title={t(keys?.length === 0 ? 'keys.none' : 'keys.choose')}
            actions={
              keys?.length === 0 && (
                <Link to="/keys/new" className={buttonClass()}>
                  {t('keys.new')}
                </Link>
              )
            }
          >
            {t('keys.choose.text')}
          </EmptyState>
        )}
      </main>
      {token !== null && (
        <SecretDialog
          title={t('keys.token')}
          text={t('keys.token.text')}
          secret={token}
          onClose={() => setToken(null)}
        />
      )}
    </Frame>
  )
}

function Row({
  machineKey: { id, name, rights, lastUsedAt },
  isChosen,
}: {
  machineKey: MachineKey
  isChosen: boolean
}) {
  const { t, locale } = useTexts()
  return (
    <li>
      <Link to={`/keys/${id}`} className={room.row} aria-current={isChosen ? 'true' : undefined}>
        <strong dir="auto">{name}</strong>
        <span className={room.line}>
          {new Intl.ListFormat(locale, { type: 'unit' }).format(rights.map((right) => t(`keys.right.${right}`)))}
        </span>
        <span className={room.small}>
          {lastUsedAt === null ? t('keys.used.never') : <RelativeTime time={lastUsedAt} locale={locale} />}
        </span>
      </Link>
    </li>
  )
}
