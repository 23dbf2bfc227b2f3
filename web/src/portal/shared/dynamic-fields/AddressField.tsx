import { useFormContext } from 'react-hook-form'
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { FormField } from '../../../kit/form/FormField.tsx'
import { requiredRule, textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

/** OD-86; autocomplete tokens are the HTML standard's, so that the browser fills them in. */
const parts = [
  { part: 'street', max: 100, autoComplete: 'street-address', isNeeded: true },
  { part: 'city', max: 100, autoComplete: 'address-level2', isNeeded: true },
  { part: 'state', max: 100, autoComplete: 'address-level1', isNeeded: false },
  { part: 'postal', max: 20, autoComplete: 'postal-code', isNeeded: true },
] as const

const phoneCountry = 'fields.phoneCountry'

/** Street, city, state, postal code and country. */
export function AddressField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { setValue, getFieldState } = useFormContext()
  const { t } = messages
  const { data } = useApi(
    '/services/bft/api/countries/{language}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: { countryList: [] } } },
  )
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {parts.map(({ part, max, autoComplete, isNeeded }) => {
        const isRequired = field.required && isNeeded
        return (
          <FormField
            key={part}
            name={`${name}.${part}`}
            label={t(`support.field.address.${part}`)}
            isRequired={isRequired}
            rules={textRules(messages, { isRequired, isNotBlank: isRequired, maxLength: max })}
          >
            {(control) => <Input {...control} autoComplete={autoComplete} maxLength={max} />}
          </FormField>
        )
      })}
      <FormField
        name={`${name}.country`}
        label={t('support.field.address.country')}
        isRequired={field.required}
        rules={field.required ? requiredRule(messages) : undefined}
      >
        {(control) => (
          <Select
            {...control}
            autoComplete="country"
            onChange={(event) => {
              // Who lives there has their phone there, until they say something else (T35).
              if (!getFieldState(phoneCountry).isDirty) setValue(phoneCountry, event.target.value)
              void control.onChange(event)
            }}
            placeholder={t('support.form.select')}
            choices={(data?.countryList ?? []).map(({ alpha2, localizedName }) => ({
              value: alpha2,
              label: localizedName,
            }))}
          />
        )}
      </FormField>
    </fieldset>
  )
}
