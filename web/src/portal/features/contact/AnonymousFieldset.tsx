import { later } from '../../shared/late/later.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { isEmailAddress } from '#rules/email-address.ts'
import { textRules } from '../../shared/form/rules.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import type { AnonymousFields } from '#rules/anonymous-fields.ts'
import styles from './Contact.module.css'
import { anonymousMax } from './contact-form.ts'

// Only topics that call back ask for a number (T26).
const PhoneFields = later(async () => (await import('./PhoneFields.tsx')).PhoneFields, <Skeleton lines={2} />)

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
  // One field takes an address or a number (OD-79), as contacts hold it; what it is worth the server says.
  const eitherRule = (text: string): string | null =>
    isEmailAddress(text) || /^(tel:)?[^\p{L}@]{5,25}$/iu.test(text) ? null : 'email'
  return (
    <fieldset className={styles.group}>
      <legend>{t('support.contact.about.you')}</legend>
      {asked.name && (
        <FormField
          name="anonFields.name"
          label={t('support.contact.name')}
          isRequired
          rules={textRules(messages, {
            isRequired: true,
            isNotBlank: true,
            maxLength: anonymousMax,
            missing: t('support.contact.name.missing'),
          })}
        >
          {(control) => <Input {...control} autoComplete="name" maxLength={anonymousMax} />}
        </FormField>
      )}
      {asked.email && (
        <FormField
          name="anonFields.email"
          label={t(isEmailPhoneCombined ? 'support.contact.email.or.phone' : 'support.contact.email')}
          footer={t('support.contact.email.hint')}
          isRequired
          rules={textRules(messages, {
            isRequired: true,
            isNotBlank: true,
            maxLength: anonymousMax,
            ...(isEmailPhoneCombined
              ? { also: eitherRule }
              : { isEmail: true, missing: t('support.contact.email.missing') }),
          })}
        >
          {(control) => (
            <Input
              {...control}
              type={isEmailPhoneCombined ? 'text' : 'email'}
              autoComplete="email"
              maxLength={anonymousMax}
            />
          )}
        </FormField>
      )}
      {asked.phone && <PhoneFields />}
    </fieldset>
  )
}
