import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field as Box } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { findingWords } from './findings.ts'
import type { Channel, Finding } from './queries.ts'
import { useWriting, Words } from './Words.tsx'
import styles from './Topics.module.css'

const types: readonly Channel['channelType'][] = ['ticket', 'chat', 'phone']
const newChannel = (channelType: Channel['channelType'], words: string, locale: string, order: number): Channel => ({
  channelType,
  description: { [locale]: words },
  enabled: true,
  loginRequired: false,
  order,
  openTime: {},
  ewt: null,
  agentType: null,
  chatLocale: null,
  lpDivId: null,
  warningTitle: {},
  warningMessage: {},
  responseMessage: {},
})

/** How a topic is reached. */
export function ChannelList({
  channels,
  findings,
  overridden,
  onChange,
}: {
  channels: readonly Channel[]
  findings: readonly Finding[]
  overridden: readonly Channel['channelType'][]
  onChange: (channels: Channel[]) => void
}) {
  const { t } = useTexts()
  const { defaultLocale, mayShape } = useWriting()
  const ordered = [...channels].sort((one, other) => one.order - other.order)
  const missing = types.filter((type) => !channels.some(({ channelType }) => channelType === type))
  const order = Math.max(0, ...channels.map((channel) => channel.order)) + 1
  return (
    <div className={styles.boxes}>
      {channels.length === 0 && <p className={styles.hint}>{t('topics.channels.none')}</p>}
      {ordered.map((channel) => (
        <ChannelBox
          key={channel.channelType}
          channel={channel}
          findings={findings.filter((one) => one.channel === channel.channelType)}
          isOverridden={overridden.includes(channel.channelType)}
          onChange={(part) =>
            onChange(channels.map((one) => (one.channelType === channel.channelType ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(channels.filter(({ channelType }) => channelType !== channel.channelType))}
        />
      ))}
      {mayShape && missing.length > 0 && (
        <div className={styles.adding}>
          {missing.map((type) => (
            <Button
              key={type}
              size="small"
              variant="secondary"
              onClick={() =>
                onChange([...channels, newChannel(type, t(`topics.channel.${type}`), defaultLocale, order)])
              }
            >
              {t('topics.channel.add', { channel: t(`topics.channel.${type}`) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function ChannelBox({
  channel,
  findings,
  isOverridden,
  onChange,
  onRemove,
}: {
  channel: Channel
  findings: readonly Finding[]
  isOverridden: boolean
  onChange: (part: Partial<Channel>) => void
  onRemove: () => void
}) {
  const texts = useTexts()
  const { t } = texts
  const { mayShape, defaultLocale } = useWriting()
  const blocking = findings.filter(({ isBlocking }) => isBlocking)
  const errorOf = (property: string): { error?: string } => {
    const found = blocking.find((one) => one.property === property)
    return found ? { error: findingWords(texts, found, [], defaultLocale) } : {}
  }
  const name = t(`topics.channel.${channel.channelType}`)
  return (
    <section className={styles.channel} aria-label={name}>
      <h3>{name}</h3>
      {isOverridden && <p className={styles.hint}>{t('topics.channel.overridden')}</p>}
      {blocking
        .filter(({ property }) => property === null)
        .map((one, at) => (
          <p key={at} className={styles.wrong} role="alert">
            {findingWords(texts, one, [], defaultLocale)}
          </p>
        ))}
      {mayShape && (
        <div className={styles.checks}>
          <Checkbox
            label={t('topics.channel.open')}
            checked={channel.enabled}
            onChange={({ target }) => onChange({ enabled: target.checked })}
          />
          <Checkbox
            label={t('topics.field.login')}
            checked={channel.loginRequired}
            onChange={({ target }) => onChange({ loginRequired: target.checked })}
          />
        </div>
      )}
      <Words
        label={t('topics.channel.description')}
        isRequired
        words={channel.description}
        {...errorOf('description')}
        onChange={(description) => onChange({ description })}
      />
      <Words
        label={t('topics.channel.hours')}
        hint={t('topics.channel.hours.hint')}
        words={channel.openTime}
        {...errorOf('openTime')}
        onChange={(openTime) => onChange({ openTime })}
      />
      {mayShape && (
        <div className={styles.pair}>
          <Box label={t('topics.channel.wait')} hint={t('topics.channel.wait.hint')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={100_000}
                value={channel.ewt ?? ''}
                onChange={({ target }) =>
                  onChange({ ewt: target.value === '' ? null : Math.max(0, Math.round(Number(target.value)) || 0) })
                }
              />
            )}
          </Box>
          <Box label={t('topics.channel.place')} hint={t('topics.channel.place.hint')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={1000}
                value={channel.order}
                onChange={({ target }) => onChange({ order: Math.max(0, Math.round(Number(target.value)) || 0) })}
              />
            )}
          </Box>
        </div>
      )}
      <Words
        label={t('topics.channel.warning')}
        hint={t('topics.channel.warning.hint')}
        words={channel.warningMessage}
        {...errorOf('warningMessage')}
        onChange={(warningMessage) => onChange({ warningMessage })}
      />
      <Words
        label={t('topics.channel.response')}
        hint={t('topics.channel.response.hint')}
        words={channel.responseMessage}
        {...errorOf('responseMessage')}
        onChange={(responseMessage) => onChange({ responseMessage })}
      />
      {mayShape && (
        <Button size="small" variant="danger" onClick={onRemove}>
          {t('topics.channel.remove')}
        </Button>
      )}
    </section>
  )
}
