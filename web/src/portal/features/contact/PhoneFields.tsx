import { useFormContext, useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { FormField } from '../../../kit/form/FormField.tsx'
import { channelName } from '../../shared/channels/channels.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { phoneRules, useNumberingPlans } from '../../shared/phone/phone-check.ts'
import { useCountryChange } from '../../shared/phone/use-country-change.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import styles from './Contact.module.css'
import { phoneMax } from './contact-form.ts'

/** Where to call: country and number, and what the number is asked for (T33). */
export function PhoneFields() {
  const messages = useMessages()
  const { t } = messages
  const form = useFormContext()
  const isCall = channelName(useParams()['channel'] ?? '') === 'phone'
  const country = useWatch({ control: form.control, name: 'fields.phoneCountry' }) as string
  useNumberingPlans()
  useCountryChange(country, form, 'fields.phone')
  const { data } = useApi(
    '/services/bft/api/countries/{language}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: { countryList: [] } } },
  )
  const countries = data?.countryList ?? []
  const chosen = countries.find(({ alpha2 }) => alpha2 === country)
  return (
    <Stack gap={4} className={styles.phone}>
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
        hint={t(isCall ? 'support.contact.phone.why.call' : 'support.contact.phone.why')}
        isRequired
        rules={phoneRules(messages, {
          isRequired: true,
          isNotBlank: true,
          maxLength: phoneMax,
          country,
        })}
      >
        {(part) => (
          <Input
            {...part}
            type="tel"
            autoComplete="tel-national"
            placeholder={chosen?.examplePhoneNumber ?? undefined}
            maxLength={phoneMax}
          />
        )}
      </FormField>
    </Stack>
  )
}
