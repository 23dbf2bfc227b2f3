import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { keptContent, keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { readyFiles, searchesEnd } from '../../../kit/lib/ready-files.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { clearDraft, keepDraft, readDraft, useDraft } from '../../shared/form/draft.ts'
import { CountedTextarea } from '../../shared/form/CountedTextarea.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { problemText } from '../../shared/form/field-errors.ts'
import { textRules } from '../../shared/form/rules.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { PhoneEdit } from '../../shared/phone/PhoneEdit.tsx'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { ProgressBar } from '../../../kit/ui/ProgressBar.tsx'
import styles from './Cases.module.css'
import { respondToCase } from './actions.ts'
import type { SupportCase } from './queries.ts'
import { replyFiles, replyMax, type RespondValues, draftKey, emptyReply, replySent } from './respond-form.ts'

export interface ReplyProps {
  supportCase: SupportCase
  /** Id of the address: the token in a token view. */
  caseId: string
  onCase: (supportCase: SupportCase) => void
  /** A write has gone through and its case is shown: what was pressed may be gone, the eyes go on to what is new. */
  onDone: () => void
  onError: (text: string | null) => void
}

/** Reply with text and files; nothing typed is ever lost (REPLY-01, REPLY-02, decisions-cases A13, D5). */
export function RespondForm({
  supportCase,
  caseId,
  channel,
  onCase,
  onDone,
  onError,
  onCancel,
  onClosed,
  onSent,
  submitLabel,
}: ReplyProps & {
  /** Chosen from several; null: an open case asks for none. */
  channel: string | null
  onCancel?: () => void
  onClosed?: () => void
  onSent?: (supportCase: SupportCase) => void
  submitLabel?: string
}) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const navigate = useNavigate()
  const key = draftKey(caseId)
  const form = useForm<RespondValues>({
    mode: 'onChange',
    shouldFocusError: false,
    defaultValues: { ...emptyReply, ...readDraft(key), files: [] },
  })
  // The number is the control's own: the account's, or one the server checks anew.
  useDraft(key, form, ['phoneNumber', 'phoneEntered'])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const [sentCount, setSentCount] = useState(0)
  useEffect(() => {
    void form.trigger('description').then(() => form.clearErrors())
  }, [form])

  const send = async (typed: RespondValues): Promise<void> => {
    setBusy(true)
    setProblem(null)
    onError(null)
    // Files of before a reload are looked for: without them it would be another reply (CD-450).
    const values = (await searchesEnd(key)) ? form.getValues() : typed
    const { files = [] } = await readyFiles({ files: values.files })
    const reply = { ...values, files }
    const { channel: way, content } = replySent(reply, channel, keptContent(key))
    const writeKey = keptWriteKey(key, content)
    const sent = await respondToCase(api, { ...supportCase, id: caseId }, way, reply, writeKey, setProgress)
    setBusy(false)
    setProgress(null)
    if (sent.isOk) {
      form.reset(emptyReply)
      clearDraft(key)
      setSentCount((was) => was + 1)
      setKept(null)
      onSent?.(sent.data)
      onCase(sent.data)
      onCancel?.()
      return onDone()
    }
    const { problem: refused } = sent
    // CASEERROR-02: 401 → sign-in; the text waits in the session (decisions-cases A13).
    if (refused.status === 401) return void navigate(rootWithLogin(`/case/detail/${caseId}`))
    // decisions-cases D5: with validationErrors the form stays as it is and the errors go to their fields.
    if (refused.status === 422 && refused.validationErrors !== null) return setProblem(refused)
    // decisions-cases E9: the draft keeps the text for the way that is chosen next.
    if (onClosed !== undefined && refused.body?.errorKey === 'support.case.error.channel.unavailable') {
      onError(problemText(refused, messages))
      return onClosed()
    }
    // What was chosen stays so: the same words with the same files can go again, under the same key (CD-440).
    form.reset({ ...emptyReply, files: values.files })
    setKept(values.description)
    // The case that comes back may take no reply at all: then the text waits in the session.
    keepDraft(key, { description: values.description })
    const present = refused.body !== null && 'case' in refused.body ? refused.body.case : undefined
    if (present !== undefined) onCase(present)
    onError(
      refused.status === 422 && refused.body?.errorKey !== undefined
        ? problemText(refused, messages)
        : t('support.error.generic'),
    )
  }

  return (
    <section id="respond" aria-labelledby="respond-title" className={styles.respond}>
      <h2 id="respond-title">{submitLabel ?? t('support.case.reply.title')}</h2>
      {kept !== null && (
        <Banner
          tone="info"
          actions={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                form.setValue('description', kept, { shouldValidate: true })
                setKept(null)
                // What was pressed is gone with that.
                form.setFocus('description')
              }}
            >
              {t('support.case.reply.restore')}
            </Button>
          }
        >
          {t('support.case.reply.kept')}
        </Banner>
      )}
      <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send} className={styles.form} draft={key}>
        <FormField
          name="description"
          label={t('support.case.reply.label')}
          isRequired
          rules={textRules(messages, { isRequired: true, isNotBlank: true, maxLength: replyMax })}
        >
          {(control) => <CountedTextarea {...control} rows={6} maxLength={replyMax} />}
        </FormField>
        {channel === 'phone' && (
          <>
            <Banner tone="warning" isQuiet title={t('support.case.phone.warning.title')}>
              {t('support.case.phone.warning.text')}
            </Banner>
            <PhoneEdit name="phoneNumber" topicId={supportCase.categoryId} knownPhone={supportCase.phoneNumber} />
          </>
        )}
        {/* A new one after each reply: what it said of the files that went with the last is over. */}
        <FileField key={sentCount} takesAll name="files" label={t('support.files.label')} maxCount={replyFiles} />
        {progress !== null && <ProgressBar value={progress} label={t('support.form.sending')} />}
        <Row wrap gap={3} align="stretch" className={styles.buttons}>
          <SubmitButton icon={<Icon icon={Send} size={18} flip />}>{t('support.case.reply.send')}</SubmitButton>
          {onCancel !== undefined && (
            <Button variant="secondary" onClick={onCancel}>
              {t('support.common.cancel')}
            </Button>
          )}
        </Row>
      </Form>
    </section>
  )
}
