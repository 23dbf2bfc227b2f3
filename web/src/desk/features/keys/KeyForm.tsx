import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Field, FieldError } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Part, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Scope, ScopeChoices, useScopeWords } from '../../shared/ScopeChoices.tsx'
import { useNow } from '../../shared/use-now.ts'
import { useKept } from '../../shared/use-kept.ts'
import { useWrite } from '../../shared/use-write.ts'
import { makeKey, type MachineKeyRight, useMachineKeysAgain } from './queries.ts'
import { Facts } from '../../shared/Facts.tsx'
import page from '../../shared/FormPage.module.css'
import styles from './Keys.module.css'

const rights = deskLimits.MachineKeyRight.enum
const lives = ['90', '365', '730', ''] as const
const day = 86_400_000

interface Values {
  name: string
  rights: MachineKeyRight[]
  scope: Scope
  days: string
}
const nothing: Values = { name: '', rights: [], scope: { games: [], languages: [] }, days: '365' }

/** A new key: for whom, what it opens, how long. */
export function KeyForm({ onMade, onToken }: { onMade: (id: string) => void; onToken: (token: string) => void }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const scopeWords = useScopeWords()
  const { isBusy, act } = useWrite(useMachineKeysAgain())
  const [values, change] = useKept('new-key', nothing)
  const now = useNow()
  const [wrong, setWrong] = useState<readonly ('name' | 'rights')[]>([])

  /** The day it ends, were it made now; null for one that does not. */
  const until = (days: string): string | null =>
    days === ''
      ? null
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(now + Number(days) * day))
  const save = (): void => {
    const { name, scope, days } = values
    const faults = [
      ...(name.trim() === '' ? ['name' as const] : []),
      ...(values.rights.length === 0 ? ['rights' as const] : []),
    ]
    setWrong(faults)
    if (faults.length > 0) return
    void act(async () => {
      const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * day).toISOString()
      const { key, token } = await makeKey(client, { name: name.trim(), rights: values.rights, scope, expiresAt })
      onMade(key.id)
      onToken(token)
    }, t('macros.saved'))
  }

  return (
    <FormPage
      back={{ to: '/keys', name: t('keys.back') }}
      title={t('keys.new')}
      action={<SaveButton isBusy={isBusy}>{t('keys.make')}</SaveButton>}
      isActionLast
      aside={
        <Beside title={t('keys.preview')}>
          {values.name.trim() !== '' && (
            <p className={styles.name} dir="auto">
              {values.name}
            </p>
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
      isBusy={isBusy}
      onSubmit={save}
    >
      <Field
        label={t('macros.name')}
        className={page.middle!}
        footer={t('keys.name.hint')}
        isRequired
        {...(wrong.includes('name') ? { error: t('macros.name.missing') } : {})}
      >
        {(control) => (
          <Input
            {...control}
            value={values.name}
            maxLength={deskLimits.MachineKeyRequest.name.maxLength}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Part title={t('keys.rights')}>
        <Choices
          isLegendHidden
          legend={t('keys.rights')}
          choices={rights.map((value) => ({ value, label: t(`keys.right.${value}`) }))}
          chosen={values.rights}
          onChange={(chosen) => change({ rights: chosen })}
        />
        {wrong.includes('rights') && (
          <div role="alert" data-wrong>
            <FieldError text={t('keys.rights.missing')} />
          </div>
        )}
      </Part>
      <Part title={t('keys.limits')}>
        <ScopeChoices scope={values.scope} onChange={(scope) => change({ scope })} />
        <Field label={t('keys.life')} className={page.middle!}>
          {(control) => (
            <Select
              {...control}
              value={values.days}
              onChange={({ target }) => change({ days: target.value })}
              choices={lives.map((value) => ({
                value,
                label: value === '' ? t('keys.life.endless') : t('keys.life.days', { count: Number(value) }),
              }))}
            />
          )}
        </Field>
      </Part>
    </FormPage>
  )
}
