import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useAgain, usePages } from '../../shared/operations.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { outcomeOf } from './outcome.ts'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Webhooks.module.css'

type Delivery = DeskSchema<'WebhookDelivery'>

/** A try may change what is shown: soon while one is due, else now and then. */
const soonMilliseconds = 2_000
const seldomMilliseconds = 30_000
const isDueSoon = ({ state, nextAt }: Delivery): boolean =>
  state === 'waiting' && nextAt !== null && Date.parse(nextAt) < Date.now() + 10_000

const states = ['delivered', 'waiting', 'held', 'failed'] as const

/** What was sent to a webhook, newest first; one of them opened with its tries and its message. */
export function Deliveries({ webhookId, openId }: { webhookId: string; openId: string | undefined }) {
  const { t, call } = useDesk()
  const [state, setState] = useState<(typeof states)[number]>()
  const log = usePages(
    'listWebhookDeliveries',
    { webhookId, limit: 25, state },
    {
      refreshInterval: (pages) =>
        pages?.some(({ items }) => items.some(isDueSoon)) === true ? soonMilliseconds : seldomMilliseconds,
    },
  )
  const look = useAgain('listWebhookDeliveries')
  const { isBusy, act } = useWrite(look)
  return (
    <Stack as="section" gap={4} shrinks line="start" className={styles.log} aria-labelledby="webhook-log">
      <Row as="header" wrap justify="between" gap={3} className={styles.logHead}>
        <h3 id="webhook-log">{t('webhooks.log')}</h3>
        <div className={room.actions}>
          <Select
            aria-label={t('webhooks.log.state')}
            value={state ?? ''}
            onChange={({ target }) => setState(states.find((one) => one === target.value))}
            choices={[
              { value: '', label: t('webhooks.log.all') },
              ...choicesOf(states, (one) => t(`webhooks.delivery.${one}`)),
            ]}
          />
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => void act(() => call('pingWebhook', { webhookId }), t('webhooks.pinged'))}
          >
            {t('webhooks.ping')}
          </Button>
        </div>
      </Row>
      {log.state === 'loading' ? (
        <Loading lines={4} />
      ) : log.state === 'failed' ? (
        <p className={room.problem} role="alert">
          {t('failed')}
        </p>
      ) : log.items.length === 0 ? (
        <p className={parts.quiet}>{t('webhooks.log.none')}</p>
      ) : (
        <Surface as="ul" line="all" radius={2} ground="page" bare className={styles.deliveries}>
          {log.items.map((delivery) => (
            <li key={delivery.id}>
              <Entry webhookId={webhookId} delivery={delivery} isOpen={delivery.id === openId} />
              {delivery.id === openId && <DeliveryDetails webhookId={webhookId} delivery={delivery} onSent={look} />}
            </li>
          ))}
        </Surface>
      )}
      {log.hasMore && (
        <Button variant="secondary" isBusy={log.isBusy} onClick={log.more}>
          {t('feedback.more')}
        </Button>
      )}
    </Stack>
  )
}

function Entry({ webhookId, delivery, isOpen }: { webhookId: string; delivery: Delivery; isOpen: boolean }) {
  const { t } = useTexts()
  const { id, type, state, createdAt, tries, lastStatus, lastFailure } = delivery
  return (
    <Link
      to={isOpen ? `/webhooks/${webhookId}` : `/webhooks/${webhookId}/${id}`}
      className={styles.delivery}
      aria-expanded={isOpen}
      preventScrollReset
    >
      <span className={styles.what}>
        <strong>{t(`webhooks.event.${type}`)}</strong>
        <span className={room.small}>
          <span className={cx(styles.state, styles[state])}>{t(`webhooks.delivery.${state}`)}</span>
          {tries > 0 && <span>{outcomeOf(t, lastStatus, lastFailure)}</span>}
          {tries > 1 && <span>{t('webhooks.tries', { count: tries })}</span>}
          <Ago time={createdAt} />
        </span>
      </span>
      <Icon icon={isOpen ? ChevronUp : ChevronDown} size={18} />
    </Link>
  )
}
