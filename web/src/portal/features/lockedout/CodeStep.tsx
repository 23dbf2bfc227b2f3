import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { Form } from '../../shared/form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { ResendCode, type Resent } from '../../shared/phone/ResendCode.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './LockedOut.module.css'
import { answerLockedOutCode, requestLockedOutCode } from './actions.ts'
import { cleanCode, isCode, secondsUntil } from './left.ts'
import type { LockedOutState } from './queries.ts'

/** The code from the mail, in the browser that asked. */
export function CodeStep({
  email,
  state,
  onState,
  onOther,
  onEnded,
}: {
  /** '' after a reload: nobody but the visitor knows it here. */
  email: string
  state: LockedOutState
  onState: (state: LockedOutState) => void
  onOther: () => void
  /** The code can be answered no more. */
  onEnded: () => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const form = useForm({ mode: 'onTouched', shouldFocusError: false, defaultValues: { code: '' } })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [firstSeconds] = useState(() => secondsUntil(state.againAt, Date.now()))
  useEffect(() => form.setFocus('code'), [form])

  const answer = async ({ code }: { code: string }): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const sent = await answerLockedOutCode(api, cleanCode(code))
    setBusy(false)
    if (sent.isOk) return onState(sent.data)
    if (sent.problem.messageKey === 'support.lockedout.error.ended') return onEnded()
    if (sent.problem.status === 422) onState({ ...state, triesLeft: Math.max(0, (state.triesLeft ?? 1) - 1) })
    setProblem(sent.problem)
  }
  const resend = async (): Promise<Resent> => {
    // Another code ends this one: what was typed is of no use.
    setProblem(null)
    form.reset()
    const sent = await requestLockedOutCode(api, email)
    if (!sent.isOk) return { isSent: false, retryAfter: sent.problem.retryAfter }
    onState({ ...state, ...sent.data, triesLeft: 5 })
    return { isSent: true }
  }
  return (
    <Template
      kind="ask"
      head={<PageTitle lead={t('support.lockedout.sent')}>{t('support.lockedout.title')}</PageTitle>}
      beside={<Night />}
    >
      <Form form={form} problem={problem} isBusy={isBusy} onSubmit={answer} className={styles.form}>
        <FormField
          name="code"
          label={t('support.lockedout.code')}
          hint={`${t('support.lockedout.code.hint')} · ${t('support.lockedout.tries', { left: state.triesLeft ?? 0 })}`}
          isRequired
          rules={{ validate: (typed: string) => isCode(typed) || t('support.lockedout.code.length') }}
        >
          {(control) => (
            <Input
              {...control}
              className={styles.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              dir="ltr"
            />
          )}
        </FormField>
        <Row wrap gap={3} align="stretch">
          <SubmitButton size="large">{t('support.lockedout.answer')}</SubmitButton>
          <Button variant="secondary" size="large" onClick={onOther}>
            {t('support.lockedout.other')}
          </Button>
        </Row>
      </Form>
      {email !== '' && <ResendCode onResend={resend} firstSeconds={firstSeconds} />}
      <Text tone="quiet">{t('support.lockedout.none')}</Text>
    </Template>
  )
}
