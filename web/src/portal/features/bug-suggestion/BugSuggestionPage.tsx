import { PartyPopper } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { limits } from '../../../kit/api/limits.ts'
import { FormField } from '../../../kit/form/FormField.tsx'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { CountedTextarea } from '../../shared/form/CountedTextarea.tsx'
import { clearDraft, readDraft, useDraft } from '../../shared/form/draft.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useHomePath } from '../../shared/settings/config.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './BugSuggestionPage.module.css'
import { type NoteKind, sendNote } from './actions.ts'

const kinds: readonly NoteKind[] = ['bug', 'suggestion']
const textMax = limits.BugReportRequest.description.maxLength

/** What is typed stays in the window until it is sent, its key beside it (CD-461). */
const draftKey = (kind: NoteKind): string => `note:${kind}`

/**
 * Two tabs with a text each (BUG-01); what was sent gives way to thanks (BUG-03). What is typed in one tab waits while
 * the other is open.
 */
export function BugSuggestionPage() {
  const { t } = useMessages()
  const [kind, setKind] = useState<NoteKind>('bug')
  const [thanked, setThanked] = useState<NoteKind | null>(null)
  usePageHead({ title: t('support.bug.title'), isUnlisted: true })
  if (thanked !== null) {
    return <Thanks kind={thanked} onAgain={() => setThanked(null)} />
  }
  return (
    <Template
      kind="ask"
      head={<PageTitle lead={t('support.bug.lead')}>{t('support.bug.title')}</PageTitle>}
      beside={<Night />}
    >
      <Tabs
        label={t('support.bug.tabs')}
        tabs={kinds.map((id) => ({ id, label: t(`support.bug.tab.${id}`) }))}
        selected={kind}
        onSelect={(id) => setKind(id as NoteKind)}
      >
        <NoteForm key={kind} kind={kind} onSent={() => setThanked(kind)} />
      </Tabs>
    </Template>
  )
}

function NoteForm({ kind, onSent }: { kind: NoteKind; onSent: () => void }) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const draft = draftKey(kind)
  const form = useForm({ defaultValues: { description: '', ...readDraft(draft) } })
  useDraft(draft, form)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = useWatch({ control: form.control, name: 'description' }).trim() === ''
  const send = async ({ description }: { description: string }): Promise<void> => {
    if (isEmpty) return
    setBusy(true)
    const sent = await sendNote(api, kind, description, keptWriteKey(draft, description))
    setBusy(false)
    if (!sent.isOk) return alerts.showProblem(sent.problem)
    clearDraft(draft)
    onSent()
  }
  return (
    <Form form={form} problem={null} isBusy={isBusy} onSubmit={send} className={styles.form}>
      <FormField
        name="description"
        label={t(`support.bug.label.${kind}`)}
        hint={t(`support.bug.hint.${kind}`)}
        isRequired
      >
        {(control) => <CountedTextarea {...control} rows={7} maxLength={textMax} nearLimit={textMax} />}
      </FormField>
      <div>
        <Button type="submit" isBusy={isBusy} isDisabled={isEmpty} reason={t('support.bug.empty')} isReasonHidden>
          {t(`support.bug.send.${kind}`)}
        </Button>
      </div>
    </Form>
  )
}

function Thanks({ kind, onAgain }: { kind: NoteKind; onAgain: () => void }) {
  const { t } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <EmptyState
      icon={PartyPopper}
      title={
        <h1 ref={heading} tabIndex={-1}>
          {t(`support.bug.thanks.${kind}`)}
        </h1>
      }
      actions={
        <>
          <LinkButton href={useHomePath()}>{t('support.bug.thanks.home')}</LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            {t('support.bug.thanks.again')}
          </Button>
        </>
      }
    >
      <p>{t('support.bug.thanks.text')}</p>
    </EmptyState>
  )
}
