import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Form } from '../form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { useConfig } from '../settings/config.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Stepper } from '../../../kit/ui/Stepper.tsx'
import { Apart } from './Apart.tsx'
import styles from './Phone.module.css'
import { normalizeSmsPhone, sendSmsCode, validateSmsCode } from './actions.ts'
import { codeMax, cleanCode, isCode, protectionProblem } from './sms-code.ts'

/**
 * Text-message protection in three steps: send, code, done. It goes forward only; a wrong number means closing it and
 * starting anew (decisions-cases G11). `phone`: E.164, or null for the account's. Closes with true once protection is
 * on.
 */
export function SmsProtectionDialog({
  phone,
  onClose,
}: {
  phone: string | null
  onClose: (isProtected: boolean) => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [shown, setShown] = useState('')
  // Sends nothing: the number as the "using" line has it (decisions-cases G2).
  useEffect(() => {
    void normalizeSmsPhone(api, phone).then((sent) => setShown(sent.isOk ? sent.data.phone : (phone ?? '')))
  }, [api, phone])
  return (
    <Apart>
      <Dialog title={t('support.sms.title')} closeLabel={t('support.common.close')} onClose={() => onClose(step === 3)}>
        <Stack gap={6}>
          <Stepper
            label={t('support.sms.steps')}
            steps={[t('support.sms.step.send'), t('support.sms.step.code'), t('support.sms.step.done')]}
            current={step}
            doneLabel={t('support.common.done')}
          />
          <div key={step} className={styles.step}>
            {step === 1 && <SendStep phone={phone} shown={shown} onSent={() => setStep(2)} />}
            {step === 2 && <CodeStep phone={phone} shown={shown} onVerified={() => setStep(3)} />}
            {step === 3 && (
              <>
                <Row as="p" gap={3} tone="success" size={3} role="status">
                  <Icon icon={ShieldCheck} size={28} /> <strong>{t('support.sms.done')}</strong>
                </Row>
                <p>{t('support.sms.done.text', { phone: shown })}</p>
                <div>
                  <Button onClick={() => onClose(true)}>{t('support.common.close')}</Button>
                </div>
              </>
            )}
          </div>
        </Stack>
      </Dialog>
    </Apart>
  )
}

function SendStep({ phone, shown, onSent }: { phone: string | null; shown: string; onSent: () => void }) {
  const { t } = useMessages()
  const api = useApiClient()
  const article = useConfig()?.helpArticles.smsProtection
  const form = useForm({ defaultValues: {} })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [writeKey] = useState(() => createWriteKey())
  const send = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const sent = await sendSmsCode(api, phone, writeKey)
    setBusy(false)
    if (sent.isOk) onSent()
    else setProblem(protectionProblem(sent.problem))
  }
  return (
    <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send}>
      <p>{t('support.sms.info')}</p>
      <ul className={styles.bullets}>
        <li>{t('support.sms.info.seen')}</li>
        <li>{t('support.sms.info.fixed')}</li>
        <li>{t('support.sms.info.free')}</li>
      </ul>
      {/* decisions-cases G12: without the article there is no link. */}
      {article && (
        <p>
          <Link href={`help/article/${article}`} target="_blank">
            {t('support.sms.learn')}
          </Link>
        </p>
      )}
      <Text weight={600} className={styles.using} dir="auto">
        {shown !== '' && t('support.sms.using', { phone: shown })}
      </Text>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('support.sms.send')}
        </Button>
      </div>
    </Form>
  )
}

function CodeStep({ phone, shown, onVerified }: { phone: string | null; shown: string; onVerified: () => void }) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const form = useForm({ mode: 'onChange', defaultValues: { code: '' } })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<'sent' | 'resent' | 'sending' | 'failed'>('sent')
  const [writeKey] = useState(() => createWriteKey())
  useEffect(() => form.setFocus('code'), [form])

  const verify = async ({ code }: { code: string }): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const sent = await validateSmsCode(api, cleanCode(code))
    setBusy(false)
    if (sent.isOk && sent.data.isVerified) onVerified()
    else if (!sent.isOk) setProblem(protectionProblem(sent.problem))
  }
  const resend = async (): Promise<void> => {
    if (note === 'sending') return
    setNote('sending')
    // A new code makes the old one void: what was typed is of no use.
    setProblem(null)
    form.reset()
    setNote((await sendSmsCode(api, phone, writeKey)).isOk ? 'resent' : 'failed')
  }
  return (
    <Form form={form} problem={problem} isBusy={isBusy} onSubmit={verify}>
      <p role="status" className={note === 'failed' ? styles.failed : undefined}>
        {note === 'failed'
          ? t('support.sms.resend.failed')
          : note === 'resent'
            ? t('support.sms.resent')
            : t('support.sms.sent', { phone: shown })}
      </p>
      <CodeField messages={messages} />
      <Row wrap gap={3} align="stretch">
        <SubmitButton>{t('support.phone.verification.verify')}</SubmitButton>
        <Button variant="quiet" isBusy={note === 'sending'} onClick={() => void resend()}>
          {t('support.sms.resend')}
        </Button>
      </Row>
    </Form>
  )
}

/** The code, as both dialogs ask for it. */
export function CodeField({ messages }: { messages: ReturnType<typeof useMessages> }) {
  const { t } = messages
  const rules = textRules(messages, {
    isRequired: true,
    maxLength: codeMax,
    also: (text) => (isCode(text) ? null : 'required'),
  })
  return (
    <FormField
      name="code"
      label={t('support.phone.verification.code')}
      hint={t('support.phone.verification.code.hint')}
      isRequired
      rules={rules}
    >
      {(control) => (
        <Input
          {...control}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeMax}
          dir="ltr"
        />
      )}
    </FormField>
  )
}
