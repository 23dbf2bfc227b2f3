import { type ReactNode, useId, useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Part, RemoveItem, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { RadioCards } from '../../shared/RadioCards.tsx'
import { Switch } from '../../shared/Switch.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useKept } from '../../shared/use-kept.ts'
import { useWrite } from '../../shared/use-write.ts'
import {
  changeWebhook,
  makeWebhook,
  newSecret,
  removeWebhook,
  useWebhooksAgain,
  type Webhook,
  type WebhookRequest,
} from './queries.ts'
import { Told } from './Told.tsx'
import { webhookEvents } from './webhook-events.ts'
import page from '../../shared/FormPage.module.css'
import parts from '../../shared/Parts.module.css'

interface Values extends Omit<WebhookRequest, 'enabled'> {
  /** As it was read when somebody began to change it. */
  from: Webhook | null
  isPart: boolean
  isEnabled: boolean
}

const isAddress = (typed: string): boolean => /^https?:\/\/\S+$/.test(typed) && URL.canParse(typed)

/** A webhook, new or changed: where, what, whether; its secret, and its end. */
export function WebhookForm({
  webhook,
  begun,
  present,
  log,
  onSecret,
  onSaved,
}: {
  webhook: Webhook | null
  /** What a new one is to tell, where that was chosen already. */
  begun: WebhookRequest['events']
  /** How it does at this moment. */
  present: Webhook | null
  /** Below its fields: what was sent. */
  log: ReactNode
  onSecret: (secret: string) => void
  /** null: it is gone. */
  onSaved: (id: string | null) => void
}) {
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useWrite(useWebhooksAgain())
  const first = webhook?.events ?? begun
  // Over one more sign-in, which a change asks for.
  const [{ name, url, events, isPart, isEnabled, from }, change, forget] = useKept<Values>(
    `webhook ${webhook?.id ?? ''}`,
    {
      from: webhook,
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: first,
      isPart: first.length > 0,
      isEnabled: webhook?.enabled ?? true,
    },
  )
  const race = useRace(forget)
  const groupName = useId()
  const [wrong, setWrong] = useState<readonly ('name' | 'url')[]>([])
  const [asked, setAsked] = useState<'remove' | 'rotate' | null>(null)
  const { maxLength } = deskLimits.DeskWebhookRequest.name

  const save = (): void => {
    const body = { name: name.trim(), url: url.trim(), events, enabled: isEnabled }
    const faults = [...(body.name === '' ? ['name' as const] : []), ...(isAddress(body.url) ? [] : ['url' as const])]
    setWrong(faults)
    if (faults.length > 0) return
    void act(
      async () => {
        if (webhook !== null) {
          change({ from: await race.save(body, (match) => changeWebhook(client, webhook.id, body, match), from) })
          return
        }
        const made = await makeWebhook(client, body)
        onSaved(made.id)
        onSecret(made.secret)
      },
      t('macros.saved'),
      t('webhooks.url.refused'),
    )
  }
  const resume = ({ id, name: kept, url: address, events: told }: Webhook): void => {
    const body = { name: kept, url: address, events: told, enabled: true }
    void act(async () => {
      await race.save(body, (match) => changeWebhook(client, id, body, match))
    }, t('macros.saved'))
  }
  const rotate = (id: string): void =>
    void act(async () => {
      const { secret } = await newSecret(client, id)
      setAsked(null)
      onSecret(secret)
    })
  const remove = (id: string): void =>
    void act(async () => {
      await removeWebhook(client, id)
      setAsked(null)
      onSaved(null)
    }, t('macros.removed'))

  return (
    <>
      <FormPage
        back={{ to: '/webhooks', name: t('webhooks.back') }}
        title={webhook?.name ?? t('webhooks.new')}
        state={
          <Switch
            label={t('targets.enabled')}
            checked={isEnabled}
            onChange={({ target }) => change({ isEnabled: target.checked })}
          />
        }
        menu={
          webhook !== null && (
            <>
              <Button size="small" variant="quiet" onClick={() => setAsked('rotate')}>
                {t('webhooks.secret.rotate')}
              </Button>
              <RemoveItem onRemove={() => setAsked('remove')} />
            </>
          )
        }
        action={<SaveButton isBusy={isBusy} />}
        notice={
          <>
            {present !== null && <StateNotice webhook={present} isBusy={isBusy} onResume={() => resume(present)} />}
            <RaceNotice
              fields={[
                { name: 'name', label: t('macros.name') },
                { name: 'url', label: t('webhooks.url') },
                {
                  name: 'events',
                  label: t('webhooks.events'),
                  show: (those: WebhookRequest['events']) => those.map((one) => t(`webhooks.event.${one}`)).join(', '),
                },
                { name: 'enabled', label: t('webhooks.enabled') },
              ]}
            />
          </>
        }
        isBusy={isBusy}
        onSubmit={save}
        aside={
          <Beside title={t('webhooks.example')}>
            {!isEnabled && <p className={page.note}>{t('webhooks.enabled.hint')}</p>}
            <Told type={isPart ? events[0] : undefined} />
          </Beside>
        }
      >
        <Part title={t('webhooks.where')}>
          <Field
            label={t('macros.name')}
            className={page.middle!}
            isRequired
            {...(wrong.includes('name') ? { error: t('macros.name.missing') } : {})}
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={maxLength}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <Field
            label={t('webhooks.url')}
            footer={t('webhooks.url.hint')}
            isRequired
            {...(wrong.includes('url') ? { error: t('webhooks.url.refused') } : {})}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                dir="ltr"
                value={url}
                maxLength={deskLimits.DeskWebhookRequest.url.maxLength}
                onChange={({ target }) => change({ url: target.value })}
              />
            )}
          </Field>
        </Part>
        <Part title={t('webhooks.events')}>
          <FieldGroup label={t('webhooks.events')} isLabelHidden isRequired>
            <RadioCards
              name={groupName}
              value={isPart ? 'part' : 'all'}
              choices={(['all', 'part'] as const).map((value) => ({ value, label: t(`scope.${value}`) }))}
              onChange={(value) => change(value === 'part' ? { isPart: true } : { isPart: false, events: [] })}
            />
          </FieldGroup>
          {isPart && (
            <>
              <Choices
                legend={t('webhooks.events')}
                isLegendHidden
                choices={webhookEvents.map((value) => ({ value, label: t(`webhooks.event.${value}`) }))}
                chosen={events}
                onChange={(chosen) => change({ events: chosen })}
              />
              <p className={parts.quiet}>{t('webhooks.events.hint')}</p>
            </>
          )}
        </Part>
        {log}
      </FormPage>
      {webhook !== null && asked !== null && (
        <Dialog
          title={t(asked === 'remove' ? 'webhooks.remove' : 'webhooks.secret.rotate')}
          closeLabel={t('close')}
          onClose={() => setAsked(null)}
          size="small"
          actions={
            <>
              <Button
                variant={asked === 'remove' ? 'danger' : 'primary'}
                isBusy={isBusy}
                onClick={() => (asked === 'remove' ? remove(webhook.id) : rotate(webhook.id))}
              >
                {t(asked === 'remove' ? 'macros.remove' : 'webhooks.secret.rotate')}
              </Button>
              <Button variant="secondary" onClick={() => setAsked(null)}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t(asked === 'remove' ? 'webhooks.remove.text' : 'webhooks.secret.rotate.text')}
        </Dialog>
      )}
    </>
  )
}

/** What is wrong with it, and what helps; nothing while all is well. */
function StateNotice({ webhook, isBusy, onResume }: { webhook: Webhook; isBusy: boolean; onResume: () => void }) {
  const { t, locale } = useTexts()
  const { state, failingSince, oldSecretUntil } = webhook
  const time = failingSince === null ? '' : absoluteTime(failingSince, locale)
  return (
    <>
      {state === 'failing' && (
        <Banner tone="warning" isQuiet>
          {t('webhooks.failing', { time })}
        </Banner>
      )}
      {state === 'paused' && (
        <Banner
          tone="danger"
          isQuiet
          actions={
            <Button size="small" isBusy={isBusy} onClick={onResume}>
              {t('webhooks.resume')}
            </Button>
          }
        >
          {t('webhooks.paused')}
        </Banner>
      )}
      {oldSecretUntil !== null && (
        <Banner isQuiet>{t('webhooks.secret.both', { time: absoluteTime(oldSecretUntil, locale) })}</Banner>
      )}
    </>
  )
}
