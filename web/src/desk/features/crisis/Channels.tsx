import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useGames } from '../../shared/games.ts'
import { useOperation } from '../../shared/operations.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import styles from './Crisis.module.css'

const names = { ticket: 'channel.TICKET', chat: 'channel.CHAT', phone: 'channel.PHONE_CALLBACK' } as const

/** Ways of contact of the message's topics, each closed and opened by one press. */
export function Channels({ topics, mayChange }: { topics: readonly number[]; mayChange: boolean }) {
  const { t } = useTexts()
  const games = useGames()
  return (
    <Stack as="section" gap={3} aria-labelledby="crisis-channels" className={styles.block}>
      <h3 id="crisis-channels">{t('crisis.channels')}</h3>
      {topics.length === 0 && <p className={styles.quiet}>{t('crisis.channels.none')}</p>}
      {topics.map((topic) => (
        <Topic
          key={topic}
          topic={topic}
          name={
            games.flatMap(({ topics: its }) => its).find(({ categoryId }) => categoryId === topic)?.name ??
            String(topic)
          }
          mayChange={mayChange}
        />
      ))}
    </Stack>
  )
}

function Topic({ topic, name, mayChange }: { topic: number; name: string; mayChange: boolean }) {
  const { t, call } = useDesk()
  const { data = [], mutate } = useOperation('listTopicChannels', { categoryId: topic }, { refreshInterval: 30_000 })
  const { isBusy, act } = useWrite()
  const press = ({ channelType, enabled }: DeskSchema<'Channel'>): void => {
    const params = { channel: t(names[channelType]), topic: name }
    void act(
      () =>
        mutate(call('switchChannel', { categoryId: topic, channelType, body: { enabled: !enabled } }), {
          revalidate: false,
        }),
      t(enabled ? 'crisis.channel.done.closed' : 'crisis.channel.done.open', params),
    )
  }
  return (
    <Stack gap={2} className={styles.topic}>
      <h4>
        <bdi>{name}</bdi>
      </h4>
      <ul>
        {data.map((channel) => {
          const { channelType, enabled } = channel
          const verb = t(enabled ? 'crisis.channel.close' : 'crisis.channel.reopen')
          return (
            <li key={channelType}>
              <span>{t(names[channelType])}</span>
              <Text as="span" tone="danger" weight={600} className={styles.channel} data-open={enabled || undefined}>
                {t(enabled ? 'crisis.channel.open' : 'crisis.channel.closed')}
              </Text>
              {mayChange && (
                <Button
                  size="small"
                  variant="secondary"
                  isBusy={isBusy}
                  aria-label={`${verb}: ${t(names[channelType])}, ${name}`}
                  onClick={() => press(channel)}
                >
                  {verb}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
