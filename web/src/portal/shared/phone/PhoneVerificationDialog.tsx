import { use, useEffect, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Form } from '../form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useMessages } from '../i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Apart } from './Apart.tsx'
import { ChallengeContext } from './challenge-context.ts'
import { CountrySelect } from './CountrySelect.tsx'
import styles from './Phone.module.css'
import { ResendCode, type Resent } from './ResendCode.tsx'
import { CodeField } from './SmsProtectionDialog.tsx'
import { requestPhoneCode, validatePhoneCode } from './actions.ts'
import { firstCountry } from './countries.ts'
import { phoneRules, useNumberingPlans } from './phone-check.ts'
import { useCountryChange } from './use-country-change.ts'
import { phoneMax } from './phone-edit.ts'
import { useCountries } from './queries.ts'
import { cleanCode, looksLikePhone } from './sms-code.ts'
import { type VerifiedPhone, afterSending, afterVerifying, firstStage, wholeNumber } from './verification-stages.ts'

/** Confirms a number by a code: phone entry, then code entry (OD-114). `typed` is what the field holds already. */
export function PhoneVerificationDialog({
  typed,
  onClose,
}: {
  typed: string
  onClose: (verified: VerifiedPhone) => void
}) {
  const { t } = useMessages()
  const [stage, setStage] = useState(firstStage)
  // What was sent to stands there again when another number is wanted.
  const [number, setNumber] = useState(typed)
  return (
    <Apart>
      <Dialog
        title={t('support.phone.verification.title')}
        closeLabel={t('support.common.close')}
        size="small"
        onClose={() => onClose(false)}
      >
        <div key={stage.stage} className={styles.step}>
          {stage.stage === 'phone' ? (
            <PhoneStage
              typed={number}
              errorMessage={stage.errorMessage}
              onStage={setStage}
              onCancel={() => onClose(false)}
            />
          ) : (
            <CodeStage
              phone={stage.phone}
              onVerified={onClose}
              onOther={() => {
                setNumber(stage.phone)
                setStage(firstStage)
              }}
              onCancel={() => onClose(false)}
            />
          )}
        </div>
      </Dialog>
    </Apart>
  )
}

function PhoneStage({
  typed,
  errorMessage,
  onStage,
  onCancel,
}: {
  typed: string
  errorMessage: string | null
  onStage: (stage: ReturnType<typeof afterSending>) => void
  onCancel: () => void
}) {
  const messages = useMessages()
  const { t, locale } = messages
  const api = useApiClient()
  const challenge = use(ChallengeContext)
  const id = useId()
  const countries = useCountries().data?.countryList ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const at = chosen ?? firstCountry(countries, null, locale)
  const country = countries[at]
  // What is wrong with a number is told when it is left, not while it is typed.
  const form = useForm({ mode: 'onTouched', defaultValues: { phoneNumber: looksLikePhone(typed) ? typed : '' } })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [writeKey] = useState(() => createWriteKey())
  const hasPrefix = useWatch({ control: form.control, name: 'phoneNumber' }).trim().startsWith('+')
  useNumberingPlans()
  useCountryChange(country?.alpha2, form, 'phoneNumber')

  const send = async ({ phoneNumber }: { phoneNumber: string }): Promise<void> => {
    setBusy(true)
    setProblem(null)
    await challenge?.solve()
    const sent = await requestPhoneCode(api, wholeNumber(phoneNumber, country), challenge?.token() ?? null, writeKey)
    challenge?.forget()
    setBusy(false)
    if (sent.isOk) onStage(afterSending(sent.data))
    else setProblem(sent.problem)
  }
  const rules = phoneRules(messages, {
    isRequired: true,
    isNotBlank: true,
    maxLength: phoneMax,
    country: country?.alpha2,
  })
  return (
    <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send}>
      {errorMessage !== null && <Banner tone="danger">{errorMessage}</Banner>}
      <p>{t('support.phone.verification.lead')}</p>
      <Stack gap={2} shrinks content="start">
        <Text as="label" weight={600} htmlFor={`${id}-country`}>
          {t('support.phone.edit.country')}
        </Text>
        <CountrySelect id={`${id}-country`} countries={countries} index={at} onIndex={setChosen} />
      </Stack>
      <FormField name="phoneNumber" label={t('support.phone.edit.label')} isRequired rules={rules}>
        {(control) => (
          <span className={styles.number}>
            {!hasPrefix && (
              <Stack
                as="span"
                place="center"
                padX={3}
                line="strong"
                ground="sunken"
                tone="quiet"
                tabular
                className={styles.prefix}
                dir="ltr"
              >
                {country?.phonePrefix}
              </Stack>
            )}
            <Input
              {...control}
              type="tel"
              autoComplete="tel-national"
              dir="ltr"
              maxLength={phoneMax}
              placeholder={country?.examplePhoneNumber}
            />
          </span>
        )}
      </FormField>
      <Row wrap gap={3} align="stretch">
        <SubmitButton>{t('support.common.continue')}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {t('support.common.cancel')}
        </Button>
      </Row>
    </Form>
  )
}

function CodeStage({
  phone,
  onVerified,
  onOther,
  onCancel,
}: {
  phone: string
  onVerified: (verified: VerifiedPhone) => void
  onOther: () => void
  onCancel: () => void
}) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const challenge = use(ChallengeContext)
  const [writeKey] = useState(() => createWriteKey())
  const form = useForm({ mode: 'onChange', defaultValues: { code: '' } })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => form.setFocus('code'), [form])

  const verify = async ({ code }: { code: string }): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const sent = await validatePhoneCode(api, phone, cleanCode(code))
    setBusy(false)
    if (!sent.isOk) return setProblem(sent.problem)
    const verified = afterVerifying(sent.data, phone)
    if (verified !== null) return onVerified(verified)
    form.setValue('code', '')
    form.setError('code', { type: 'incorrect', message: t('support.phone.verification.code.incorrect') })
    form.setFocus('code')
  }
  const resend = async (): Promise<Resent> => {
    // A new code makes the old one void: what was typed is of no use.
    setProblem(null)
    form.reset()
    await challenge?.solve()
    const sent = await requestPhoneCode(api, phone, challenge?.token() ?? null, writeKey)
    challenge?.forget()
    if (!sent.isOk) return { isSent: false, retryAfter: sent.problem.retryAfter }
    return sent.data.codeSent ? { isSent: true } : { isSent: false, retryAfter: null }
  }
  return (
    <Form form={form} problem={problem} isBusy={isBusy} onSubmit={verify}>
      <p role="status">{t('support.phone.verification.sent', { phone })}</p>
      <CodeField messages={messages} />
      <Row wrap gap={3} align="stretch">
        <SubmitButton>{t('support.phone.verification.verify')}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {t('support.common.cancel')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('support.phone.verification.other')}
        </Button>
      </Row>
      <ResendCode onResend={resend} />
    </Form>
  )
}
