import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Surface } from '../../../kit/ui/Layout.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { clearDraft, readDraft, useDraft } from '../form/draft.ts'
import { CountedTextarea } from '../form/CountedTextarea.tsx'
import { Form } from '../form/Form.tsx'
import { FormField, FormGroup } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import styles from './Penalties.module.css'
import { checkContext } from './check-context.ts'
import {
  type AppealValues,
  descriptionMax,
  descriptionRows,
  emptyAppeal,
  nextAppealStep,
  toAppeal,
} from './appeal-form.ts'
import type { Appeal } from './types.ts'

/** Reason, words, agreement; the words are checked for abusive language before they go (APPEAL-20). */
export function AppealForm({
  penaltyId,
  draft,
  reasons,
  earlier,
  isLimitReached,
  onSend,
  onSent,
  onRefused,
}: {
  penaltyId: string
  /** Key under which what is typed is kept. */
  draft: string
  /** Message codes; undefined while nobody knows them. */
  reasons: readonly string[] | undefined
  /** Appeals against this restriction so far. */
  earlier: number
  /** What an appeal is, where the page has not said so. */
  isLimitReached: boolean
  onSend: (body: Schema<'AppealPenaltyRequest'>, key: WriteKey) => Promise<Sent<Appeal>>
  /** Looks again and goes on; the form is busy until then. */
  onSent: () => Promise<void>
  /** true: it was dealt with, and the form says nothing. */
  onRefused: (problem: Problem) => boolean
}) {
  const messages = useMessages()
  const { t, tKey, has } = messages
  const api = useApiClient()
  const form = useForm<AppealValues>({
    mode: 'onChange',
    shouldFocusError: false,
    defaultValues: { ...emptyAppeal, ...readDraft(draft), confirmation: false },
  })
  useDraft(draft, form, ['confirmation'])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [flagged, setFlagged] = useState<AppealValues | null>(null)
  const confirmedText = useRef<string | null>(null)
  // The draft's reason can be shown only once its option is there.
  useEffect(() => {
    if (reasons !== undefined) form.setValue('reasonId', form.getValues('reasonId'))
  }, [reasons, form])

  const send = async (values: AppealValues): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const isConfirmed = confirmedText.current === values.description
    if (
      nextAppealStep(values, isConfirmed ? 'confirmed' : 'unchecked') === 'check' &&
      (await checkContext(api, values.description))
    ) {
      setBusy(false)
      return setFlagged(values)
    }
    const body = toAppeal(penaltyId, values)
    // The same words after a decision are another appeal (CD-461).
    const sent = await onSend(body, keptWriteKey(draft, JSON.stringify([body, earlier])))
    if (sent.isOk) {
      clearDraft(draft)
      await onSent()
      return setBusy(false)
    }
    setBusy(false)
    if (onRefused(sent.problem)) return
    // decisions-cases J14: what was typed stays.
    setProblem(sent.problem)
  }
  /** decisions-cases J13: the form is kept, the focus is in the description. */
  const back = (): void => {
    setFlagged(null)
    setTimeout(() => form.setFocus('description'))
  }

  return (
    <Surface
      as="section"
      pad={6}
      radius={2}
      ground="raised"
      id="appeal"
      className={cx(styles.block, styles.appeal)}
      aria-labelledby="penalty-appeal"
    >
      <h2 id="penalty-appeal">{t('support.penalty.form.title')}</h2>
      <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send} className={styles.form}>
        <FormField
          name="reasonId"
          label={t('support.penalty.form.reason')}
          isRequired
          rules={{ required: t('support.validation.required') }}
        >
          {(control) => (
            <Select
              {...control}
              disabled={isLimitReached}
              choices={[
                { value: '', label: t('support.form.select'), isDisabled: true },
                ...(reasons ?? []).map((code) => ({ value: code, label: has(code) ? tKey(code) : code })),
              ]}
            />
          )}
        </FormField>
        <FormField
          name="description"
          label={t('support.penalty.form.description')}
          hint={t('support.penalty.form.description.hint')}
          rules={textRules(messages, { maxLength: descriptionMax })}
        >
          {(control) => (
            <CountedTextarea
              {...control}
              className={styles.description}
              rows={descriptionRows}
              maxLength={descriptionMax}
              disabled={isLimitReached}
            />
          )}
        </FormField>
        <FormGroup
          name="confirmation"
          label={t('support.penalty.form.confirmation.label')}
          isRequired
          rules={{ validate: (value: boolean) => value || t('support.validation.agreement') }}
        >
          {(control) => (
            <Checkbox {...control} required disabled={isLimitReached} label={t('support.penalty.form.confirmation')} />
          )}
        </FormGroup>
        <div>
          <SubmitButton
            icon={<Icon icon={Send} size={18} flip />}
            isDisabled={isLimitReached}
            reason={t('support.penalty.limit.title')}
          >
            {t('support.penalty.form.submit')}
          </SubmitButton>
        </div>
      </Form>
      {flagged !== null && (
        // decisions-cases J11: the title says it all.
        <ConfirmDialog
          title={t('support.guided.entry.abusive.ticket.description')}
          confirmLabel={t('support.contact.abuse.submit')}
          cancelLabel={t('support.contact.abuse.back')}
          onCancel={() => back()}
          onConfirm={() => {
            confirmedText.current = flagged.description
            setFlagged(null)
            void send(flagged)
          }}
        />
      )}
    </Surface>
  )
}
