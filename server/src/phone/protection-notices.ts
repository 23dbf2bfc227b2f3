// Text-message protection switched on or off, as programs of the operator's are told of it.
import type { WebhookData, WebhookEvent } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import type { OnProtection } from './ports.ts'

interface ProtectionNoticesDeps {
  tell: (notice: { type: WebhookEvent; at: string; accountId: string | null; data: WebhookData }) => Promise<void>
  clock: Clock
}

export const createProtectionNotices =
  ({ tell, clock }: ProtectionNoticesDeps): OnProtection =>
  ({ accountId, isOn, by }) =>
    tell({
      type: 'account.sms_protection',
      at: clock.now().toISOString(),
      // The last word about an account that is erased outlives it, so that its end is heard.
      accountId: by === 'system' ? null : accountId,
      data: { accountId, smsProtection: isOn ? 'on' : 'off', by },
    })
