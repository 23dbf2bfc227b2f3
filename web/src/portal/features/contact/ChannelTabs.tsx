import { MessagesSquare, PenLine, Phone } from 'lucide-react'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { useNextChange } from '../../shared/channels/use-next-change.ts'
import type { ChannelName, OfferedChannel } from '../../shared/channels/channels.ts'
import { type ChatOffer, isOpen, waitParts } from '../../shared/channels/waits.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import styles from './Contact.module.css'

const icons: Record<ChannelName, typeof PenLine> = { ticket: PenLine, chat: MessagesSquare, phone: Phone }

/** Where from, where to, and how to take it back (CHANNEL-09). */
export interface ChannelChange {
  from: ChannelName
  to: ChannelName
  cancel: () => void
}

/** The ways to contact us; with one alone there is nothing to choose (CONTACT-03). A closed one says when it opens. */
export function ChannelTabs({
  channels,
  chat,
  selected: from,
  onChange,
  children,
}: {
  channels: readonly OfferedChannel[]
  chat: ChatOffer
  selected: ChannelName
  /** Ends when the way there has ended, wherever it led. */
  onChange: (change: ChannelChange) => Promise<void>
  children: ReactNode
}) {
  const { t } = useMessages()
  const nextChange = useNextChange()
  // Chosen at once, until the way there has ended: then the address counts, also where Back overtook it (CHANNEL-08).
  const [shown, show] = useOptimistic(from)
  const choose = (to: ChannelName): void => {
    if (to === shown) return
    startTransition(async () => {
      show(to)
      await onChange({ from, to, cancel: () => show(from) })
    })
  }
  const own = channels.find(({ channelType }) => channelType === shown)
  const open = channels.find((channel) => isOpen(channel, chat))
  if (channels.length < 2)
    return (
      <Stack gap={5} className={styles.panel}>
        {children}
      </Stack>
    )
  return (
    <Grid as="section" columns={1} gap={3} aria-labelledby="channels-title" className={styles.channels}>
      <h2 id="channels-title">{t('support.contact.channels.title')}</h2>
      <Tabs
        label={t('support.contact.channels.title')}
        activation="manual"
        selected={shown}
        onSelect={(id) => choose(id as ChannelName)}
        tabs={channels.map((channel) => ({
          id: channel.channelType,
          isDisabled: !isOpen(channel, chat),
          label: (
            <Row as="span" gap={3} textAlign="start" className={styles.tab}>
              <Icon icon={icons[channel.channelType]} size={20} />
              <span>
                <Text as="strong" weight={650}>
                  {channel.description}
                </Text>
                <small>
                  {waitParts(channel, chat, t, nextChange(channel)).map((part, index, all) => (
                    <span key={part} className={styles.part}>
                      {part}
                      {index < all.length - 1 && ' · '}
                    </span>
                  ))}
                </small>
              </span>
            </Row>
          ),
        }))}
      >
        {own?.enabled === false && open !== undefined && (
          <Banner
            tone="warning"
            actions={
              <Button size="small" onClick={() => choose(open.channelType)}>
                {open.description}
              </Button>
            }
          >
            {t('support.channel.closed', { channel: own.description })}
          </Banner>
        )}
        <Stack gap={5} className={styles.panel}>
          {children}
        </Stack>
      </Tabs>
    </Grid>
  )
}
