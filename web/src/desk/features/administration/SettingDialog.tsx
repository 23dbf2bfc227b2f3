import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField, TextField } from '../../../kit/form/fields.tsx'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormDialog } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { CardsField } from '../../shared/RadioCards.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { boundsOf, draftOf, numberOf, requestOf, type Setting, unitOf } from './setting-draft.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import room from '../../shared/Room.module.css'
import styles from './Administration.module.css'

/** How long something lasts: as the content says, or otherwise; why, and what it was before. */
export function SettingDialog({
  setting: { key, value, content },
  from,
  delivered,
  onClose,
}: {
  setting: Setting
  /** As it was when the change began. */
  from: Setting
  /** What counts where the content says nothing. */
  delivered: number
  onClose: () => void
}) {
  const { t, call, number } = useDesk()
  const form = useDeskForm({
    initial: draftOf(from),
    of: from,
    kept: `setting ${key}`,
    toBody: (draft) => {
      const request = requestOf(key, draft)
      return request && { ...request, value: request.value ?? content }
    },
    onSave: (body, header, { who }) =>
      call('changeSetting', {
        setting: key,
        body: { ...body, value: who === 'content' ? null : body.value },
        header,
      }),
    onSaved: onClose,
    again: ['listSettings', 'listSettingChanges'],
    // Why it is changed is theirs who change it, whatever it is changed to.
    stays: ['reason'],
    done: t('macros.saved'),
  })
  const { who, typed } = form.values
  const { minimum, maximum } = boundsOf(key)
  const unit = unitOf(key)
  const amount = (count: number): string => t(`administration.settings.in.${unit}`, { count })
  const next = who === 'content' ? content : numberOf(key, typed)
  const bounds = t('administration.settings.bounds', {
    min: number(minimum),
    max: number(maximum),
    usual: number(delivered),
  })
  return (
    <FormDialog
      form={form}
      title={t(`administration.settings.${key}`)}
      submit={t('administration.features.change')}
      size="medium"
      onClose={onClose}
    >
      <Stack gap={4}>
        <RaceNotice
          fields={[
            { name: 'value', label: t(`administration.settings.${key}`), show: amount },
            { name: 'reason', label: t('administration.features.reason') },
          ]}
        />
        <CardsField
          label={t('administration.settings.who')}
          hint={t(`administration.settings.${key}.hint`)}
          value={who}
          choices={[
            { value: 'content', label: t('administration.settings.who.content'), hint: amount(content) },
            { value: 'own', label: t('administration.settings.who.own') },
          ]}
          onChange={(chosen) => form.change({ who: chosen })}
        />
        {who === 'own' && unit === 'switch' && (
          <CardsField
            label={t(`administration.settings.${key}`)}
            value={typed}
            areShort
            choices={['1', '0'].map((one) => ({ value: one, label: amount(Number(one)) }))}
            onChange={(chosen) => form.change({ typed: chosen })}
          />
        )}
        {who === 'own' && unit !== 'switch' && (
          <TextField
            name="typed"
            label={t(`administration.settings.unit.${unit}`)}
            hint={bounds}
            className={styles.number}
            isRequired
            check={(text) => (numberOf(key, text) === null ? bounds : undefined)}
            type="number"
            min={minimum}
            max={maximum}
          />
        )}
        {key === 'cases.keptMonths' && next !== null && next < value && (
          <Banner tone="warning" isQuiet>
            {t('administration.settings.forgets', { amount: amount(next) })}
          </Banner>
        )}
        <TextareaField
          name="reason"
          label={t('administration.features.reason')}
          missing={t('administration.features.reason.needed')}
          rows={2}
          maxLength={deskLimits.ChangeSettingRequest.reason.maxLength}
          dir="auto"
        />
        <History setting={key} amount={amount} />
      </Stack>
    </FormDialog>
  )
}

/** What it was, newest first. */
function History({ setting, amount }: { setting: Setting['key']; amount: (count: number) => string }) {
  const { t } = useTexts()
  const nameOf = useAgentName()
  const { data: changes } = useOperation('listSettingChanges', { setting })
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
              <Ago time={changedAt} />
              <bdi>{nameOf(changedBy)}</bdi>
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
