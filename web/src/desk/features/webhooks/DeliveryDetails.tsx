import { Link } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useOperation } from '../../shared/operations.ts'
import { useWrite } from '../../shared/use-write.ts'
import { outcomeOf } from './outcome.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Copied } from '../../shared/Parts.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Webhooks.module.css'

/** One message: its tries, the message as it is posted, and a button that sends it again. */
export function DeliveryDetails({
  webhookId,
  delivery,
  onSent,
}: {
  webhookId: string
  delivery: DeskSchema<'WebhookDelivery'>
  onSent: () => Promise<unknown>
}) {
  const { t, locale, call } = useDesk()
  const { isBusy, act } = useWrite(onSent)
  // Its tries tell that there is more to know.
  const { data: detail } = useOperation(
    'getWebhookDelivery',
    { webhookId, deliveryId: delivery.id },
    { keepPreviousData: true, since: [delivery.tries, delivery.state] },
  )
  const { caseId, nextAt, state } = delivery
  return (
    <Stack gap={3} shrinks className={styles.details}>
      <div className={room.actions}>
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() =>
            void act(() => call('redeliverWebhook', { webhookId, deliveryId: delivery.id }), t('webhooks.redelivered'))
          }
        >
          {t('webhooks.redeliver')}
        </Button>
        {caseId !== null && delivery.type !== 'case.erased' && (
          <Link to={`/cases/${caseId}`}>{t('webhooks.case', { number: caseId })}</Link>
        )}
      </div>
      {state === 'waiting' && nextAt !== null && delivery.tries > 0 && (
        <p className={parts.quiet}>{t('webhooks.next', { time: absoluteTime(nextAt, locale) })}</p>
      )}
      {detail === undefined ? (
        <Loading lines={6} isBare />
      ) : (
        <>
          {detail.tried.length > 0 && (
            <Stack as="ol" gap={1} size={1} className={styles.tried} aria-label={t('webhooks.tried')}>
              {detail.tried.map(({ at, status, failure, milliseconds }, index) => (
                <li key={`${at} ${index}`}>
                  <time dateTime={at}>{absoluteTime(at, locale)}</time>
                  <span>{outcomeOf(t, status, failure)}</span>
                  <span>{t('webhooks.took', { milliseconds })}</span>
                </li>
              ))}
            </Stack>
          )}
          <p dir="ltr">
            <Copied id={detail.webhookId} what="webhook-id" />
          </p>
          <pre className={styles.message} dir="ltr" tabIndex={0} role="region" aria-label={t('webhooks.message')}>
            {JSON.stringify(detail.message, null, 2)}
          </pre>
        </>
      )}
    </Stack>
  )
}
