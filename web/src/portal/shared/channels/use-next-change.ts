import { nextTime } from '../../../kit/lib/next-time.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useMessages } from '../i18n/context.ts'
import type { OfferedChannel } from './channels.ts'

/**
 * "opens Monday 9:00 AM", "open until 6:00 PM": what a channel's hours do next, in the reader's own time (CD-427); null
 * where they do nothing, and on the server, which does not know that time.
 */
export const useNextChange = (): ((channel: Pick<OfferedChannel, 'enabled' | 'until'>) => string | null) => {
  const { t, locale } = useMessages()
  const isHydrated = useHydrated()
  return ({ enabled, until }) =>
    until === undefined || !isHydrated
      ? null
      : t(enabled ? 'support.channel.until' : 'support.channel.opens', { time: nextTime(until, Date.now(), locale) })
}
