import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useOperation } from '../../shared/operations.ts'
import type { Webhook } from '../../shared/webhooks.ts'
import { SecretDialog } from '../../shared/SecretDialog.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Told } from './Told.tsx'
import { webhookEvents } from './webhook-events.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useChosen } from '../../shared/use-chosen.ts'
import { Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import room from '../../shared/Room.module.css'
import styles from './Webhooks.module.css'

/** Who else is told what happens: programs of the operator's, and what they were sent. For administrators. */
export function WebhooksPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { id, deliveryId } = useParams()
  const [search] = useSearchParams()
  const begun = webhookEvents.filter((event) => event === search.get('event'))
  const read = useOperation('listWebhooks', {}, { refreshInterval: 30_000 })
  const webhooks = read.data?.items
  const [secret, setSecret] = useState<string | null>(null)
  const chosen = useChosen(webhooks, id)

  return (
    <>
      <ListRoom
        rows={webhooks}
        reads={[read]}
        // Where there is none yet, what it is told of begins it.
        begin={webhooks?.length === 0 ? [] : [{ to: '/webhooks/new', name: t('webhooks.new') }]}
        none={t('webhooks.none')}
        text={t('webhooks.choose.text')}
        example={<Beginning />}
        list={
          <ul className={room.rows}>
            {webhooks?.map((one) => (
              <Row key={one.id} webhook={one} isChosen={one === chosen} />
            ))}
          </ul>
        }
      >
        {(chosen !== undefined || id === 'new') && (
          <Raced key={chosen?.id ?? id} thing={chosen ?? null}>
            {(read) => (
              <WebhookForm
                webhook={read}
                begun={begun}
                present={chosen ?? null}
                log={chosen !== undefined && <Deliveries webhookId={chosen.id} openId={deliveryId} />}
                onSecret={setSecret}
                onSaved={(saved) =>
                  void navigate(saved === null ? '/webhooks' : `/webhooks/${saved}`, { replace: true })
                }
              />
            )}
          </Raced>
        )}
      </ListRoom>
      {secret !== null && (
        <SecretDialog
          title={t('webhooks.secret')}
          text={t('webhooks.secret.text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  )
}

/** What most wait for; a press begins a webhook with it chosen. */
const usual = [
  'case.created',
  'case.player_replied',
  'case.closed',
  'case.survey_answered',
  'case.target_missed',
] as const

/** Where there is none: what could be told, and what such a message looks like. */
function Beginning() {
  const { t } = useTexts()
  return (
    <Stack gap={6} textAlign="start" className={styles.below}>
      <div>
        <h3>{t('webhooks.begin')}</h3>
        <Surface as="ul" line="all" radius={2} bare className={styles.usual}>
          {usual.map((event) => (
            <li key={event}>
              <Link to={`/webhooks/new?event=${event}`}>
                <span>{t(`webhooks.event.${event}`)}</span>
                <Icon icon={ChevronRight} size={18} flip />
              </Link>
            </li>
          ))}
          <li>
            <Link to="/webhooks/new">
              <span>{t('webhooks.other')}</span>
              <Icon icon={ChevronRight} size={18} flip />
            </Link>
          </li>
        </Surface>
      </div>
      <div className={styles.sample}>
        <h3>{t('webhooks.example')}</h3>
        <Told />
      </div>
    </Stack>
  )
}

function Row({ webhook: { id, name, url, state }, isChosen }: { webhook: Webhook; isChosen: boolean }) {
  const { t } = useTexts()
  return (
    <li>
      <RoomRow to={`/webhooks/${id}`} isChosen={isChosen} name={name} line={<bdi dir="ltr">{new URL(url).host}</bdi>}>
        <span className={cx(styles.state, styles[state])}>{t(`webhooks.state.${state}`)}</span>
      </RoomRow>
    </li>
  )
}
