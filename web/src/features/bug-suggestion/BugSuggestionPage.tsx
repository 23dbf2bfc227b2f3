import { PartyPopper } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApiClient } from '../../api/context.ts'
import { keptWriteKey } from '../../api/kept-write-key.ts'
import { limits } from '../../api/limits.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { clearDraft, keepDraft, readDraft } from '../../shared/form/draft.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useHomePath } from '../../shared/settings/config.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import styles from './BugSuggestionPage.module.css'
import { type NoteKind, sendNote } from './actions.ts'

const kinds: readonly NoteKind[] = ['bug', 'suggestion']
const textMax = limits.BugReportRequest.description.maxLength

/** What is typed stays in the window until it is sent, its key beside it (CD-461). */
const draftKey = (kind: NoteKind): string => `note:${kind}`
const keptText = (kind: NoteKind): string => {
  const { description } = readDraft(draftKey(kind)) ?? {}
  return typeof description === 'string' ? description : ''
}

/**
 * Two tabs with a text each (BUG-01); what was sent gives way to thanks (BUG-03). What is typed in one tab waits while
 * the other is open.
 */
export function BugSuggestionPage() {
  const { t } = useMessages()
  const [kind, setKind] = useState<NoteKind>('bug')
  const [texts, setTexts] = useState<Record<NoteKind, string>>(() => ({
    bug: keptText('bug'),
    suggestion: keptText('suggestion'),
  }))
  const [thanked, setThanked] = useState<NoteKind | null>(null)
  usePageHead({ title: t('support.bug.title'), isUnlisted: true })
  if (thanked !== null) {
    return <Thanks kind={thanked} onAgain={() => setThanked(null)} />
  }
  return (
    <Stack gap={6} wide className={styles.page}>
      <PageTitle lead={t('support.bug.lead')}>{t('support.bug.title')}</PageTitle>
      <Tabs
        label={t('support.bug.tabs')}
        tabs={kinds.map((id) => ({ id, label: t(`support.bug.tab.${id}`) }))}
        selected={kind}
        onSelect={(id) => setKind(id as NoteKind)}
      >
        <NoteForm
          key={kind}
          kind={kind}
          text={texts[kind]}
          onText={(text) => {
            keepDraft(draftKey(kind), { description: text })
            setTexts((before) => ({ ...before, [kind]: text }))
          }}
          onSent={() => {
            clearDraft(draftKey(kind))
            setTexts((before) => ({ ...before, [kind]: '' }))
            setThanked(kind)
          }}
        />
      </Tabs>
    </Stack>
  )
}

function NoteForm({
  kind,
  text,
  onText,
  onSent,
}: {
  kind: NoteKind
  text: string
  onText: (text: string) => void
  onSent: () => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const [isBusy, setBusy] = useState(false)
  const isEmpty = text.trim() === ''
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || isEmpty) return
    setBusy(true)
    const sent = await sendNote(api, kind, text, keptWriteKey(draftKey(kind), text))
    setBusy(false)
    if (sent.isOk) onSent()
    else alerts.showProblem(sent.problem)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Field label={t(`support.bug.label.${kind}`)} hint={t(`support.bug.hint.${kind}`)} isRequired>
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            maxLength={textMax}
            value={text}
            onChange={(event) => onText(event.target.value)}
            nearLimit={textMax}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={isBusy} isDisabled={isEmpty} reason={t('support.bug.empty')} isReasonHidden>
          {t(`support.bug.send.${kind}`)}
        </Button>
      </div>
    </form>
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
