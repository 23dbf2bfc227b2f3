import { type ReactNode, useState } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextField } from '../../../kit/form/fields.tsx'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { Beside, FormPage, NameField, Part, RemoveItem } from '../../shared/FormPage.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { CardsField } from '../../shared/RadioCards.tsx'
import { Switch } from '../../shared/Switch.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import type { Webhook } from '../../shared/webhooks.ts'
import { Told } from './Told.tsx'
import { webhookEvents } from './webhook-events.ts'
import page from '../../shared/FormPage.module.css'
import parts from '../../shared/Parts.module.css'

type Events = DeskSchema<'DeskWebhookRequest'>['events']

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
  begun: Events
  /** How it does at this moment. */
  present: Webhook | null
  /** Below its fields: what was sent. */
  log: ReactNode
  onSecret: (secret: string) => void
  /** null: it is gone. */
  onSaved: (id: string | null) => void
}) {
  const { t, call } = useDesk()
  const first = webhook?.events ?? begun
  const form = useDeskForm({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: first,
      isPart: first.length > 0,
      isEnabled: webhook?.enabled ?? true,
    },
    of: webhook,
    // Over one more sign-in, which a change asks for.
    kept: `webhook ${webhook?.id ?? ''}`,
    toBody: ({ name, url, events, isEnabled }) => ({ name: name.trim(), url: url.trim(), events, enabled: isEnabled }),
    onSave: async (body, header) =>
      webhook === null
        ? call('createWebhook', { body })
        : call('replaceWebhook', { webhookId: webhook.id, body, header }),
    onSaved: (saved) => {
      if (!('secret' in saved)) return
      onSaved(saved.id)
      onSecret(saved.secret)
    },
    again: ['listWebhooks', 'getWebhookDelivery'],
    done: t('macros.saved'),
    refused: t('webhooks.url.refused'),
  })
  const { isBusy, act, change } = form
  const { events, isPart, isEnabled } = form.values
  const [asked, setAsked] = useState<'remove' | 'rotate' | null>(null)

  const resume = (): void => {
    if (present !== null) void form.put({ name: present.name, url: present.url, events: present.events, enabled: true })
  }
  const rotate = (webhookId: string): void =>
    void act(async () => {
      const { secret } = await call('rotateWebhookSecret', { webhookId })
      setAsked(null)
      onSecret(secret)
    })
  const remove = (webhookId: string): void =>
    void act(async () => {
      await call('deleteWebhook', { webhookId })
      setAsked(null)
      onSaved(null)
    }, t('macros.removed'))

  return (
    <>
      <FormPage
        form={form}
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
        notice={
          <>
            {present !== null && <StateNotice webhook={present} isBusy={isBusy} onResume={resume} />}
            <RaceNotice
              fields={[
                { name: 'name', label: t('macros.name') },
                { name: 'url', label: t('webhooks.url') },
                {
                  name: 'events',
                  label: t('webhooks.events'),
                  show: (those: Events) => those.map((one) => t(`webhooks.event.${one}`)).join(', '),
                },
                { name: 'enabled', label: t('webhooks.enabled') },
              ]}
            />
          </>
        }
        aside={
          <Beside title={t('webhooks.example')}>
            {!isEnabled && <p className={page.note}>{t('webhooks.enabled.hint')}</p>}
            <Told type={isPart ? events[0] : undefined} />
          </Beside>
        }
      >
        <Part title={t('webhooks.where')}>
          <NameField maxLength={deskLimits.DeskWebhookRequest.name.maxLength} />
          <TextField
            name="url"
            label={t('webhooks.url')}
            footer={t('webhooks.url.hint')}
            isRequired
            check={(typed) => (isAddress(typed.trim()) ? undefined : t('webhooks.url.refused'))}
            type="url"
            dir="ltr"
            maxLength={deskLimits.DeskWebhookRequest.url.maxLength}
          />
        </Part>
        <Part title={t('webhooks.events')}>
          <CardsField
            label={t('webhooks.events')}
            isLabelHidden
            value={isPart ? 'part' : 'all'}
            choices={choicesOf(['all', 'part'] as const, (value) => t(`scope.${value}`))}
            onChange={(value) => change(value === 'part' ? { isPart: true } : { isPart: false, events: [] })}
          />
          {isPart && (
            <>
              <Choices
                legend={t('webhooks.events')}
                isLegendHidden
                choices={choicesOf(webhookEvents, (value) => t(`webhooks.event.${value}`))}
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
        <AskDialog
          title={t(asked === 'remove' ? 'webhooks.remove' : 'webhooks.secret.rotate')}
          action={t(asked === 'remove' ? 'macros.remove' : 'webhooks.secret.rotate')}
          isDanger={asked === 'remove'}
          isBusy={isBusy}
          onDo={() => (asked === 'remove' ? remove(webhook.id) : rotate(webhook.id))}
          onClose={() => setAsked(null)}
        >
          {t(asked === 'remove' ? 'webhooks.remove.text' : 'webhooks.secret.rotate.text')}
        </AskDialog>
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
