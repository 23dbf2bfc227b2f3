import { Webhook as WebhookIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { SecretDialog } from '../../shared/SecretDialog.tsx'
import { Deliveries } from './Deliveries.tsx'
import { useWebhooks, type Webhook } from './queries.ts'
import { WebhookForm } from './WebhookForm.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Webhooks.module.css'

/** Who else is told what happens: programs of the operator's, and what they were sent. For administrators. */
export function WebhooksPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const navigate = useNavigate()
  const { id, deliveryId } = useParams()
  const webhooks = useWebhooks()
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('webhooks')} · ${t('title')}`
  }, [t])
  if (!me.roles.includes('admin')) return <Navigate to="/cases" replace />

  const chosen = webhooks?.find((one) => one.id === id)
  const isNew = id === 'new'
  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('webhooks')}>
        <header className={room.head}>
          <h2>{t('webhooks')}</h2>
          <Link to="/webhooks/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('webhooks.new')}
          </Link>
        </header>
        {webhooks === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={12} />
          </div>
        ) : webhooks.length === 0 ? (
          <EmptyState icon={WebhookIcon} title={t('webhooks.none')} isAside>
            {t('webhooks.choose.text')}
          </EmptyState>
        ) : (
          <ul className={room.rows}>
            {webhooks.map((one) => (
              <Row key={one.id} webhook={one} isChosen={one.id === id} />
            ))}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {chosen !== undefined || isNew ? (
          <div className={room.sheet} key={id}>
            <WebhookForm
              webhook={chosen ?? null}
              onSecret={setSecret}
              onSaved={(saved) => void navigate(saved === null ? '/webhooks' : `/webhooks/${saved}`, { replace: true })}
            />
            {chosen !== undefined && <Deliveries webhookId={chosen.id} openId={deliveryId} />}
          </div>
        ) : (
          <EmptyState
            icon={WebhookIcon}
            title={t(webhooks?.length === 0 ? 'webhooks.none' : 'webhooks.choose')}
            actions={
              webhooks?.length === 0 && (
                <Link to="/webhooks/new" className={buttonClass()}>
                  {t('webhooks.new')}
                </Link>
              )
            }
          >
            {t('webhooks.choose.text')}
          </EmptyState>
        )}
      </main>
      {secret !== null && (
        <SecretDialog
          title={t('webhooks.secret')}
          text={t('webhooks.secret.text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Frame>
  )
}

function Row({ webhook: { id, name, url, state }, isChosen }: { webhook: Webhook; isChosen: boolean }) {
  const { t } = useTexts()
  return (
    <li>
      <Link to={`/webhooks/${id}`} className={room.row} aria-current={isChosen ? 'true' : undefined}>
        <strong dir="auto">{name}</strong>
        <span className={room.line}>
          <bdi dir="ltr">{new URL(url).host}</bdi>
        </span>
        <span className={room.small}>
          <span className={cx(styles.state, styles[state])}>{t(`webhooks.state.${state}`)}</span>
        </span>
      </Link>
    </li>
  )
}
