import { useFormContext, useWatch } from 'react-hook-form'
import { KEEP } from '../../api/cache-times.ts'
import { useApi } from '../../api/use-api.ts'
import { FormField } from '../../shared/form/FormField.tsx'
import { isEmailAddress, textRules } from '../../shared/form/rules.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import type { AnonymousFields } from './anonymous-fields.ts'
import styles from './Contact.module.css'
import { ANONYMOUS_MAX, PHONE_MAX } from './contact-form.ts'

/** Who writes, where the account does not say it (CONTACT-28). */
export function AnonymousFieldset({
  asked,
  isEmailPhoneCombined,
}: {
  asked: AnonymousFields
  isEmailPhoneCombined: boolean
}) {
  const messages = useMessages()
  const { t } = messages
  if (!asked.name && !asked.email && !asked.phone) return null
  // One field takes an address or a number (OD-79).
  const eitherRule = (text: string): string | null =>
    isEmailAddress(text) || /^\+?[\d\s().-]{5,20}$/.test(text) ? null : 'email'
  return (
    <fieldset className={styles.group}>
      <legend>{t('support.contact.about.you')}</legend>
      {asked.name && (
        <FormField
          name="anonFields.name"
          label={t('support.contact.name')}
          isRequired
          rules={textRules(messages, { isRequired: true, isNotBlank: true, maxLength: ANONYMOUS_MAX })}
        >
          {(control) => <Input {...control} autoComplete="name" maxLength={ANONYMOUS_MAX} />}
        </FormField>
      )}
      {asked.email && (
        <FormField
          name="anonFields.email"
          label={t(isEmailPhoneCombined ? 'support.contact.email.or.phone' : 'support.contact.email')}
          hint={t('support.contact.email.hint')}
          isRequired
          rules={textRules(messages, {
            isRequired: true,
            isNotBlank: true,
            maxLength: ANONYMOUS_MAX,
            ...(isEmailPhoneCombined ? { also: eitherRule } : { isEmail: true }),
          })}
        >
          {(control) => (
            <Input
              {...control}
              type={isEmailPhoneCombined ? 'text' : 'email'}
              autoComplete="email"
              maxLength={ANONYMOUS_MAX}
            />
          )}
        </FormField>
      )}
      {asked.phone && <PhoneFields />}
    </fieldset>
  )
}

function PhoneFields() {
  const messages = useMessages()
  const { t } = messages
  const { control } = useFormContext()
  const country = useWatch({ control, name: 'fields.phoneCountry' }) as string
  const { data } = useApi(
    '/services/bft/api/countries/{language}',
    {},
    { cacheFor: KEEP.default, whenFailed: { fallback: { countryList: [] } } },
  )
  const countries = data?.countryList ?? []
  const chosen = countries.find(({ alpha2 }) => alpha2 === country)
  return (
    <div className={styles.phone}>
      <FormField name="fields.phoneCountry" label={t('support.contact.phone.country')} isRequired>
        {(part) => (
          <Select
            {...part}
            value={country}
            autoComplete="tel-country-code"
            placeholder={t('support.form.select')}
            choices={countries.map(({ alpha2, localizedName, phonePrefix }) => ({
              value: alpha2,
              label: `${localizedName} (+${phonePrefix.replace('+', '')})`,
            }))}
          />
        )}
      </FormField>
      <FormField
        name="fields.phone"
        label={t('support.contact.phone')}
        isRequired
        rules={textRules(messages, { isRequired: true, isNotBlank: true, maxLength: PHONE_MAX })}
      >
        {(part) => (
          <Input
            {...part}
            type="tel"
            autoComplete="tel-national"
            placeholder={chosen?.examplePhoneNumber ?? undefined}
            maxLength={PHONE_MAX}
          />
        )}
      </FormField>
    </div>
  )
}
