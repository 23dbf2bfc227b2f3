import { MessagesSquare, Phone, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChannelName, OfferedChannel } from '../../shared/channels/channels.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './Contact.module.css'

const ICONS: Record<ChannelName, typeof Ticket> = { ticket: Ticket, chat: MessagesSquare, phone: Phone }

/** The ways to contact us; with one alone there is nothing to choose (CONTACT-03). A closed one says when it opens. */
export function ChannelTabs({ channels, selected, onSelect, children }: { channels: readonly OfferedChannel[]; selected: ChannelName; onSelect: (channel: ChannelName) => void; children: ReactNode }) {
  const { t } = useMessages()
  if (channels.length < 2) return <div className={styles.panel}>{children}</div>
  return (
    <section aria-labelledby="channels-title" className={styles.channels}>
      <h2 id="channels-title">{t('support.contact.channels.title')}</h2>
      <Tabs
        label={t('support.contact.channels.title')}
        activation="manual"
        selected={selected}
        onSelect={(id) => onSelect(id as ChannelName)}
        tabs={channels.map((channel) => ({
          id: channel.channelType,
          isDisabled: !isOpen(channel),
          label: (
            <span className={styles.tab}>
              <Icon icon={ICONS[channel.channelType]} size={20} />
              <span>
                <strong>{channel.description}</strong>
                <small>{waitText(channel, t)}</small>
              </span>
            </span>
          ),
        }))}
      >
        <div className={styles.panel}>{children}</div>
      </Tabs>
    </section>
  )
}

/** Chat opens with its widget, which this page does not have yet (CHANNEL-05). */
const isOpen = (channel: OfferedChannel): boolean => channel.enabled && channel.channelType !== 'chat'

/** Its wait when known and open, else when it opens (OD-76, decisions-cases E7). */
function waitText(channel: OfferedChannel, t: ReturnType<typeof useMessages>['t']): string {
  if (channel.channelType === 'ticket') return t('support.contact.ticket.time')
  if (!isOpen(channel)) return [t('support.channel.unavailable'), channel.openTime].filter(Boolean).join(' · ')
  return [t('support.channel.available'), channel.ewt === null ? channel.openTime : t('support.channel.wait', { minutes: channel.ewt })].filter(Boolean).join(' · ')
}
