import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { shortNames } from '../../shared/language-names.ts'
import { Switch } from '../../shared/Switch.tsx'
import { HoursEditor } from './HoursEditor.tsx'
import type { Channel, Finding, Opening } from './queries.ts'
import { useWriting, Words, WordsLine } from './Words.tsx'
import { fitting, wordsIn } from './words.ts'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { Mistakes, useMistakes } from './use-mistakes.tsx'
import form from '../../shared/FormPage.module.css'
import styles from './Topics.module.css'

/** What is said of these stands beside its box. */
const named = ['description', 'openTime', 'warningTitle', 'warningMessage', 'responseMessage']
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
  openings,
  onChange,
}: {
  channels: readonly Channel[]
  findings: readonly Finding[]
  overridden: readonly Channel['channelType'][]
  /** What players read of hours, as they were saved. */
  openings: readonly Opening[]
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
          told={openings.find((one) => one.channelType === channel.channelType)}
          isOverridden={overridden.includes(channel.channelType)}
          onChange={(part) =>
            onChange(channels.map((one) => (one.channelType === channel.channelType ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(channels.filter(({ channelType }) => channelType !== channel.channelType))}
        />
      ))}
      {mayShape && missing.length > 0 && (
        <Row wrap align="end" gap={3}>
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
        </Row>
      )}
    </div>
  )
}

function ChannelBox({
  channel,
  findings,
  isOverridden,
  told,
  onChange,
  onRemove,
}: {
  channel: Channel
  findings: readonly Finding[]
  isOverridden: boolean
  told: Opening | undefined
  onChange: (part: Partial<Channel>) => void
  onRemove: () => void
}) {
  const { t } = useTexts()
  const { mayShape, defaultLocale, locale: writtenIn } = useWriting()
  const { errorOf, others } = useMistakes(findings)
  const name = t(`topics.channel.${channel.channelType}`)
  return (
    <Stack as="section" gap={4} line="end" className={styles.channel} aria-label={name}>
      <Row gap={3} className={styles.channelHead}>
        <h3>{name}</h3>
        {mayShape && (
          <>
            <Switch
              label={t('topics.channel.open')}
              checked={channel.enabled}
              onChange={({ target }) => onChange({ enabled: target.checked })}
            />
            <Menu label={t('topics.actions', { name })}>
              <Button size="small" variant="quiet" className={form.remove!} onClick={onRemove}>
                {t('topics.channel.remove')}
              </Button>
            </Menu>
          </>
        )}
      </Row>
      {isOverridden && <p className={styles.hint}>{t('topics.channel.overridden')}</p>}
      <Mistakes texts={others(named)} />
      <Words
        label={t('topics.channel.description')}
        isRequired
        words={channel.description}
        error={errorOf('description')}
        onChange={(description) => onChange({ description })}
      />
      {mayShape && (
        <HoursEditor
          hours={channel.hours ?? null}
          told={told}
          isSwitchedOn={channel.enabled}
          onChange={(hours) => onChange({ hours })}
        />
      )}
      <Conditions>
        <WordsLine
          label={t('topics.hours.words')}
          hint={t(channel.hours ? 'topics.hours.words.hint' : 'topics.channel.hours.hint')}
          none={t(channel.hours ? 'topics.hours.words.week' : 'penalty.none')}
          words={channel.openTime}
          error={errorOf('openTime')}
          onChange={(openTime) => onChange({ openTime })}
        />
        {mayShape && (
          <>
            <Condition
              name={t('topics.channel.wait')}
              words={channel.ewt === null ? null : String(channel.ewt)}
              none={t('penalty.none')}
            >
              <InputBox
                label={t('topics.channel.wait')}
                footer={t('topics.channel.wait.hint')}
                className={form.short!}
                type="number"
                min={0}
                max={100_000}
                value={channel.ewt ?? ''}
                onChange={(text) => onChange({ ewt: text === '' ? null : Math.max(0, Math.round(Number(text)) || 0) })}
              />
            </Condition>
            <Condition name={t('topics.channel.place')} words={String(channel.order)}>
              <InputBox
                label={t('topics.channel.place')}
                footer={t('topics.channel.place.hint')}
                className={form.short!}
                type="number"
                min={0}
                max={1000}
                value={channel.order}
                onChange={(text) => onChange({ order: Math.max(0, Math.round(Number(text)) || 0) })}
              />
            </Condition>
            <Condition
              name={t('topics.field.access')}
              words={channel.loginRequired ? t('topics.field.login') : null}
              none={t('topics.field.access.all')}
            >
              <Checkbox
                label={t('topics.field.login')}
                checked={channel.loginRequired}
                onChange={({ target }) => onChange({ loginRequired: target.checked })}
              />
            </Condition>
            {channel.channelType === 'chat' && <ChatPlace channel={channel} onChange={onChange} />}
          </>
        )}
        <Condition
          name={t('topics.channel.warning')}
          words={
            wordsIn(channel.warningTitle, writtenIn, defaultLocale) ||
            wordsIn(channel.warningMessage, writtenIn, defaultLocale) ||
            null
          }
          none={t('penalty.none')}
          isWrong={(errorOf('warningTitle') ?? errorOf('warningMessage')) !== undefined}
        >
          <Words
            label={t('topics.channel.warning.title')}
            words={channel.warningTitle}
            error={errorOf('warningTitle')}
            onChange={(warningTitle) => onChange({ warningTitle })}
          />
          <Words
            label={t('topics.channel.warning')}
            hint={t('topics.channel.warning.hint')}
            words={channel.warningMessage}
            error={errorOf('warningMessage')}
            onChange={(warningMessage) => onChange({ warningMessage })}
          />
        </Condition>
        <WordsLine
          label={t('topics.channel.response')}
          hint={t('topics.channel.response.hint')}
          words={channel.responseMessage}
          error={errorOf('responseMessage')}
          onChange={(responseMessage) => onChange({ responseMessage })}
        />
      </Conditions>
    </Stack>
  )
}

/** To whom chats go, and where in the page they open; without both nobody can chat. */
function ChatPlace({ channel, onChange }: { channel: Channel; onChange: (part: Partial<Channel>) => void }) {
  const { t, locale } = useTexts()
  const { locales } = useWriting()
  const { agentType, chatLocale, lpDivId } = channel
  const { TopicChannel: limits } = deskLimits
  const known = chatLocale === null || locales.includes(chatLocale) ? locales : [chatLocale, ...locales]
  const names = shortNames(known, locale)
  const language = chatLocale === null ? t('topics.chat.language.own') : names.get(chatLocale)!
  return (
    <Condition
      name={t('topics.chat')}
      words={agentType === null || lpDivId === null ? null : `${agentType} · ${language}`}
      none={t('topics.chat.nobody')}
    >
      <div className={styles.pair}>
        <InputBox
          label={t('topics.chat.kind')}
          footer={t('topics.chat.kind.hint')}
          dir="ltr"
          value={agentType ?? ''}
          onChange={(text) => onChange({ agentType: fitting(text, limits.agentType.pattern) || null })}
        />
        <SelectBox
          label={t('topics.chat.language')}
          value={chatLocale ?? ''}
          onChange={(chosen) => onChange({ chatLocale: chosen || null })}
          choices={[
            { value: '', label: t('topics.chat.language.own') },
            ...known.map((one) => ({ value: one, label: names.get(one)! })),
          ]}
        />
      </div>
      <InputBox
        label={t('topics.chat.place')}
        footer={t('topics.chat.place.hint')}
        className={form.middle!}
        dir="ltr"
        value={lpDivId ?? ''}
        onChange={(text) => onChange({ lpDivId: fitting(text, limits.lpDivId.pattern) || null })}
      />
    </Condition>
  )
}
