import { Send } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Sent } from '../../../kit/api/call-types.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { limits } from '../../../kit/api/limits.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { CountedTextarea } from '../form/CountedTextarea.tsx'
import { clearDraft, readDraft, useDraft } from '../form/draft.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import styles from './Penalties.module.css'
import { zonedTime } from './penalty-view.ts'
import type { Appeal, AppealQuestion } from './types.ts'

const answerMax = limits.AnswerAppealRequest.answer.maxLength

/** What the desk asks about an appeal, and the answer to it; both are plain text (CD-320). */
export function AnswerForm({
  question,
  penaltyId,
  draft,
  onSend,
  onSent,
  onRefused,
}: {
  question: AppealQuestion
  penaltyId: string
  /** Key under which what is typed is kept. */
  draft: string
  onSend: (body: Schema<'AnswerAppealRequest'>, key: WriteKey) => Promise<Sent<Appeal>>
  /** Looks again; the form is busy until then. */
  onSent: () => Promise<void>
  /** true: it was dealt with, and the form says nothing. */
  onRefused: (problem: Problem) => boolean
}) {
  const messages = useMessages()
  const { t, locale } = messages
  const form = useForm({
    mode: 'onChange',
    shouldFocusError: false,
    defaultValues: { answer: '', ...readDraft(draft) },
  })
  useDraft(draft, form)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async ({ answer }: { answer: string }): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const sent = await onSend({ penaltyId, answer }, keptWriteKey(draft, answer))
    if (sent.isOk) {
      clearDraft(draft)
      await onSent()
      return
    }
    setBusy(false)
    if (onRefused(sent.problem)) return
    // What was typed stays (decisions-cases J14).
    setProblem(sent.problem)
  }
  return (
    <Stack
      as="section"
      gap={4}
      pad={5}
      radius={2}
      ground="raised"
      id="question"
      className={styles.question}
      aria-labelledby="penalty-question"
    >
      <h2 id="penalty-question">{t('support.penalty.question.by', { name: question.repName })}</h2>
      <p className={styles.plain} dir="auto">
        {question.question}
      </p>
      <Text tone="quiet">{t('support.penalty.question.until', { date: zonedTime(question.answerUntil, locale) })}</Text>
      <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send} className={styles.form}>
        <FormField
          name="answer"
          label={t('support.penalty.question.answer')}
          isRequired
          rules={textRules(messages, { isRequired: true, maxLength: answerMax })}
        >
          {(control) => <CountedTextarea {...control} rows={6} maxLength={answerMax} />}
        </FormField>
        <div>
          <SubmitButton icon={<Icon icon={Send} size={18} flip />}>{t('support.penalty.question.send')}</SubmitButton>
        </div>
      </Form>
    </Stack>
  )
}
