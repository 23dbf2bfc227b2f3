import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Stack, Text } from '../../../ui/Layout.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { RadioCards } from '../../shared/RadioCards.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useWrite } from '../../shared/use-write.ts'
import { changeSetting, type Setting, useSettingChanges, useSettingsAgain } from './queries.ts'
import { boundsOf, draftOf, numberOf, requestOf, type SettingDraft, unitOf } from './setting-draft.ts'
import room from '../../shared/Room.module.css'
import styles from './Administration.module.css'

/** How long something lasts: as the content says, or otherwise; why, and what it was before. */
export function SettingDialog({
  setting: { key, value, content },
  from,
  delivered,
  draft,
  onChange,
  onClose,
}: {
  setting: Setting
  /** As it was when the change began. */
  from: Setting
  /** What counts where the content says nothing. */
  delivered: number
  draft: SettingDraft
  onChange: (change: Partial<SettingDraft> & { from?: Setting }) => void
  onClose: () => void
}) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useWrite(useSettingsAgain(key))
  const [isAsked, setAsked] = useState(false)
  const { who, typed, reason } = draft
  // Why it is changed is theirs who change it, whatever it is changed to.
  const race = useRace<Setting>((now) => onChange({ ...draftOf(now), reason, from: now }))
  const { minimum, maximum } = boundsOf(key)
  const number = new Intl.NumberFormat(locale)
  const unit = unitOf(key)
  const amount = (count: number): string => t(`administration.settings.in.${unit}`, { count })
  const next = who === 'content' ? content : numberOf(key, typed)
  const bounds = t('administration.settings.bounds', {
    min: number.format(minimum),
    max: number.format(maximum),
    usual: number.format(delivered),
  })
  const save = (): void => {
    setAsked(true)
    const request = requestOf(key, draft)
    if (request === null) return
    void act(async () => {
      const mine = { ...request, value: request.value ?? content }
      await race.save(mine, (match) => changeSetting(client, key, request, match), from)
      onClose()
    }, t('macros.saved'))
  }
  return (
    <Dialog
      title={t(`administration.settings.${key}`)}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={save}>
            {t('administration.features.change')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RaceNotice
          fields={[
            { name: 'value', label: t(`administration.settings.${key}`), show: amount },
            { name: 'reason', label: t('administration.features.reason') },
          ]}
        />
        <FieldGroup label={t('administration.settings.who')} hint={t(`administration.settings.${key}.hint`)} isRequired>
          <RadioCards
            name="who"
            value={who}
            choices={[
              { value: 'content', label: t('administration.settings.who.content'), hint: amount(content) },
              { value: 'own', label: t('administration.settings.who.own') },
            ]}
            onChange={(chosen) => onChange({ who: chosen })}
          />
        </FieldGroup>
        {who === 'own' && (
          <Field
            label={t(`administration.settings.unit.${unit}`)}
            hint={bounds}
            className={styles.number!}
            isRequired
            {...(isAsked && next === null ? { error: bounds } : {})}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                min={minimum}
                max={maximum}
                value={typed}
                onChange={({ target }) => onChange({ typed: target.value })}
              />
            )}
          </Field>
        )}
        {key === 'cases.keptMonths' && next !== null && next < value && (
          <Banner tone="warning" isQuiet>
            {t('administration.settings.forgets', { amount: amount(next) })}
          </Banner>
        )}
        <Field
          label={t('administration.features.reason')}
          isRequired
          {...(isAsked && reason.trim() === '' ? { error: t('administration.features.reason.needed') } : {})}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={deskLimits.ChangeSettingRequest.reason.maxLength}
              dir="auto"
              value={reason}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          )}
        </Field>
        <History setting={key} amount={amount} />
      </Stack>
    </Dialog>
  )
}

/** What it was, newest first. */
function History({ setting, amount }: { setting: Setting['key']; amount: (count: number) => string }) {
  const { t, locale } = useTexts()
  const agents = useAgents()
  const changes = useSettingChanges(setting)
  if (changes === undefined || changes.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby="setting-history">
      <h4 id="setting-history">{t('administration.settings.history')}</h4>
      <Stack as="ol" gap={3} className={styles.history}>
        {changes.map(({ before, after, reason, changedAt, changedBy }) => (
          <li key={`${changedAt} ${before}`}>
            <strong>
              {t('administration.settings.from', {
                before: amount(before),
                after: after === null ? t('administration.settings.who.content') : amount(after),
              })}
            </strong>
            <span className={room.small}>
              <RelativeTime time={changedAt} locale={locale} />
              <bdi>{agents.find(({ id }) => id === changedBy)?.displayName ?? changedBy}</bdi>
            </span>
            <Text as="q" tone="quiet" size={1} dir="auto">
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
