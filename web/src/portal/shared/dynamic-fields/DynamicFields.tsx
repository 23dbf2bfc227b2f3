import { Stack } from '../../../kit/ui/Layout.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { useLoginHref } from '../account/use-login-href.ts'
import { useAccount } from '../account/use-account.ts'
import { useMessages } from '../i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { inputType, isNothing } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'
import { MonthField, registry } from './registry.tsx'
import styles from './DynamicFields.module.css'

/**
 * The fields of a topic's form, in its order; names are `fields.<key>` as the contract has them.
 */
export function DynamicFields(form: Pick<DynamicFieldProps, 'fields' | 'asksPhone'>) {
  return (
    <>
      {form.fields.map((field) => (
        <DynamicField key={field.key} field={field} {...form} />
      ))}
    </>
  )
}

function DynamicField({ field, ...form }: Omit<DynamicFieldProps, 'name'>) {
  const { t } = useMessages()
  const { state } = useAccount()
  const signIn = useLoginHref()
  if (isNothing(field)) return null
  if (field.renderMethod === 'hidden') return null // its value is a default of the form (OD-87)
  // OD-116: without a login the prompt stands in the field's place.
  if (field.loginRequired && state === 'out') {
    return (
      <Banner
        isQuiet
        title={field.label}
        actions={
          <LinkButton size="small" href={signIn}>
            {t('support.shell.signin')}
          </LinkButton>
        }
      >
        {t('support.field.login.required')}
      </Banner>
    )
  }
  const Control =
    field.renderMethod === 'license' ? CheckboxField : inputType(field) === 'month' ? MonthField : registry[field.type]
  if (Control === undefined) {
    // A newer server may know more types than this page (FIELD-34).
    console.warn(`no component for field type ${field.type}`)
    return null
  }
  return (
    <Stack gap={2} className={styles.field}>
      <Control field={field} name={`fields.${field.key}`} {...form} />
      {field.footer !== null && <RichText html={field.footer} className={styles.footer} />}
    </Stack>
  )
}
