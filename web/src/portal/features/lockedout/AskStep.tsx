import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { limits } from '../../../kit/api/limits.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { Form } from '../../shared/form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { textRules } from '../../shared/form/rules.ts'
import type { MessageKey } from '../../shared/i18n/message-key.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './LockedOut.module.css'
import { requestLockedOutCode } from './actions.ts'

const emailMax = limits.LockedOutCodeRequest.email.maxLength

/** The address of the account. The answer is the same for every one. */
export function AskStep({
  email,
  note,
  onAsked,
}: {
  email: string
  /** Why one is here again; null without a reason. */
  note: MessageKey | null
  onAsked: (email: string, asked: Schema<'LockedOutCode'>) => void
}) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const form = useForm({ mode: 'onTouched', shouldFocusError: false, defaultValues: { email } })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async ({ email: typed }: { email: string }): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const address = typed.trim()
    const sent = await requestLockedOutCode(api, address)
    setBusy(false)
    if (sent.isOk) onAsked(address, sent.data)
    else setProblem(sent.problem)
  }
  return (
    <Template
      kind="ask"
      head={<PageTitle lead={t('support.lockedout.lead')}>{t('support.lockedout.title')}</PageTitle>}
      beside={<Night />}
    >
      {note !== null && <Banner tone="warning">{t(note)}</Banner>}
      <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send} className={styles.form}>
        <FormField
          name="email"
          label={t('support.lockedout.email')}
          hint={t('support.lockedout.email.hint')}
          isRequired
          rules={textRules(messages, { isRequired: true, isNotBlank: true, isEmail: true, maxLength: emailMax })}
        >
          {(control) => (
            <Input {...control} type="email" autoComplete="email" spellCheck={false} maxLength={emailMax} />
          )}
        </FormField>
        <div>
          <SubmitButton size="large" icon={<Icon icon={Mail} size={18} />}>
            {t('support.lockedout.send')}
          </SubmitButton>
        </div>
      </Form>
    </Template>
  )
}
