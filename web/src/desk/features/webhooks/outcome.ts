import type { DeskSchema } from '../../../kit/api/desk.ts'
import type { Texts } from '../../shared/i18n.ts'

/** What the receiver said, or why nobody heard it. */
export const outcomeOf = (
  t: Texts['t'],
  status: number | null,
  failure: DeskSchema<'WebhookFailure'> | null,
): string =>
  failure === null || failure === 'status'
    ? t('webhooks.answered', { status: String(status ?? '–') })
    : t(`webhooks.failure.${failure}`)
