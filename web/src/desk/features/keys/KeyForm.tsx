import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField, Wrong } from '../../../kit/form/fields.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, NameField, Part, SaveButton } from '../../shared/FormPage.tsx'
import { choicesOf } from '../../shared/i18n.ts'
import { type Scope, ScopeChoices, useScopeWords } from '../../shared/ScopeChoices.tsx'
import { useNow } from '../../shared/use-now.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { Facts } from '../../shared/Facts.tsx'
import { Text } from '../../../kit/ui/Layout.tsx'
import page from '../../shared/FormPage.module.css'
import styles from './Keys.module.css'

const rights = deskLimits.MachineKeyRight.enum
const lives = ['90', '365', '730', ''] as const
const day = 86_400_000

interface Values {
  name: string
  rights: (typeof rights)[number][]
  scope: Scope
  days: string
}
const nothing: Values = { name: '', rights: [], scope: { games: [], languages: [] }, days: '365' }

/** A new key: for whom, what it opens, how long. */
export function KeyForm({ onMade, onToken }: { onMade: (id: string) => void; onToken: (token: string) => void }) {
  const { t, locale, call } = useDesk()
  const scopeWords = useScopeWords()
  const now = useNow()
  const form = useDeskForm({
    initial: nothing,
    kept: 'new-key',
    toBody: ({ name, days, ...rest }) => ({
      ...rest,
      name: name.trim(),
      expiresAt: days === '' ? null : new Date(Date.now() + Number(days) * day).toISOString(),
    }),
    onSave: (body) => call('createMachineKey', { body }),
    onSaved: ({ key, token }) => {
      onMade(key.id)
      onToken(token)
    },
    again: ['listMachineKeys'],
    done: t('macros.saved'),
  })
  const { values, change } = form

  /** The day it ends, were it made now; null for one that does not. */
  const until = (days: string): string | null =>
    days === ''
      ? null
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(now + Number(days) * day))

  return (
    <FormPage
      form={form}
      back={{ to: '/keys', name: t('keys.back') }}
      title={t('keys.new')}
      action={<SaveButton>{t('keys.make')}</SaveButton>}
      isActionLast
      aside={
        <Beside title={t('keys.preview')}>
          {values.name.trim() !== '' && (
            <Text size={3} weight={650} dir="auto">
              {values.name}
            </Text>
          )}
          {values.rights.length === 0 ? (
            <p className={page.note}>{t('keys.rights.none')}</p>
          ) : (
            <ul className={styles.chosen}>
              {rights
                .filter((right) => values.rights.includes(right))
                .map((right) => (
                  <li key={right}>{t(`keys.right.${right}`)}</li>
                ))}
            </ul>
          )}
          <Facts
            facts={[
              { name: t('scope'), value: scopeWords(values.scope) },
              { name: t('keys.until'), value: until(values.days) ?? t('keys.life.endless') },
            ]}
          />
          <p className={page.note}>{t('keys.once')}</p>
        </Beside>
      }
    >
      <NameField footer={t('keys.name.hint')} maxLength={deskLimits.MachineKeyRequest.name.maxLength} />
      <Part title={t('keys.rights')}>
        <Choices
          isLegendHidden
          legend={t('keys.rights')}
          choices={choicesOf(rights, (value) => t(`keys.right.${value}`))}
          chosen={values.rights}
          onChange={(chosen) => change({ rights: chosen })}
        />
        <Wrong<Values['rights']>
          name="rights"
          check={(chosen) => (chosen.length === 0 ? t('keys.rights.missing') : undefined)}
        />
      </Part>
      <Part title={t('keys.limits')}>
        <ScopeChoices scope={values.scope} onChange={(scope) => change({ scope })} />
        <SelectField
          name="days"
          label={t('keys.life')}
          className={page.middle}
          choices={lives.map((value) => ({
            value,
            label: value === '' ? t('keys.life.endless') : t('keys.life.days', { count: Number(value) }),
          }))}
        />
      </Part>
    </FormPage>
  )
}
