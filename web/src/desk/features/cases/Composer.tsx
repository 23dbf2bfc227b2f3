import { Paperclip, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskProblem } from '../../../api/desk.ts'
import { deskLimits } from '../../../api/limits.ts'
import { type Problem, problemOfFailure } from '../../../api/problem.ts'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { answerHtml } from '../../shared/answer-html.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { addNote, answerCase } from './actions.ts'
import { type Case, useRefresh } from './queries.ts'
import { Thread } from './Thread.tsx'
import { type AnswerStatus, type DraftState, useDraft } from './use-draft.ts'
import styles from './Composer.module.css'
import parts from '../../shared/Parts.module.css'

export interface ComposerHandle {
  answer: () => void
  note: () => void
}

const maxFiles = deskLimits.AnswerCaseRequest['files[files]'].maxItems
const stateTexts = { keeping: 'draft.keeping', kept: 'draft.kept', failed: 'draft.failed' } as const

type Events = Case['case']['caseEvents']

/** What has come since: the events of the case as it is now, behind those that were seen. */
const newerOf = (problem: Problem, seen: number): Events | null => {
  const body = problem.body as DeskProblem | null
  return body !== null && body.slug === 'changed' && body.case != null ? body.case.caseEvents.slice(seen) : null
}

export function Composer({
  whole,
  handle,
  onSent,
  onLeave,
}: {
  whole: Case
  handle: RefObject<ComposerHandle | null>
  onSent: () => void
  onLeave: () => void
}) {
  const { t } = useTexts()
  const { client, say } = useDesk()
  const refresh = useRefresh()
  const answer = useDraft(whole)
  const [kind, setKind] = useState<'answer' | 'note'>('answer')
  const [note, setNote] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [newer, setNewer] = useState<Events | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const key = useRef(crypto.randomUUID())
  const problemId = useId()
  const { id } = whole.case

  const open = (which: 'answer' | 'note'): void => {
    flushSync(() => setKind(which))
    box.current?.focus()
  }
  useImperativeHandle(handle, () => ({ answer: () => open('answer'), note: () => open('note') }))

  const fail = (failed: Problem): void => {
    // Whatever was answered ends this key (ground G23).
    if (failed.kind === 'http') key.current = crypto.randomUUID()
    const since = newerOf(failed, whole.eventCount)
    setNewer(since)
    setProblem(
      since !== null
        ? ''
        : (Object.values(failed.validationErrors?.errorCodes ?? {})[0] ??
            t(failed.kind === 'offline' ? 'failed.offline' : 'failed')),
    )
  }
  const send = async (goesOn: boolean): Promise<void> => {
    if (isBusy) return
    const html = answerHtml(answer.draft.text)
    if (html === '') {
      setProblem(t('answer.empty'))
      box.current?.focus()
      return
    }
    setBusy(true)
    setProblem('')
    try {
      const form = { responseText: html, status: answer.draft.status, eventCount: whole.eventCount }
      const next = await answerCase(client, id, form, files, key.current)
      key.current = crypto.randomUUID()
      answer.clear()
      setFiles([])
      // The next one is chosen by the list as it was.
      if (goesOn) onSent()
      refresh(next)
      say(t('answer.sent'))
    } catch (error) {
      fail(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const keepNote = async (): Promise<void> => {
    if (isBusy || note.trim() === '') return
    setBusy(true)
    try {
      const added = await addNote(client, id, note.trim(), key.current)
      key.current = crypto.randomUUID()
      setNote('')
      setProblem('')
      refresh({ ...whole, notes: [...whole.notes, added] })
      say(t('note.added'))
    } catch (error) {
      fail(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void (kind === 'answer' ? send(true) : keepNote())
  }
  const isNote = kind === 'note'

  return (
    <section className={cx(styles.composer, isNote && styles.composesNote)} aria-label={t(isNote ? 'note' : 'answer')}>
      {newer !== null && (
        <div className={styles.race} role="alert">
          <strong>{t('race.title')}</strong>
          <p>{t('race.text', { count: newer.length })}</p>
          <div className={styles.raceThread}>
            <Thread whole={{ ...whole, notes: [], case: { ...whole.case, caseEvents: newer } }} />
          </div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setNewer(null)
              refresh()
              void client.GET('/services/desk/cases/{id}', { params: { path: { id } } }).then(
                ({ data }) => refresh(data),
                () => say(t('failed')),
              )
              box.current?.focus()
            }}
          >
            {t('race.show')}
          </Button>
        </div>
      )}
      <div className={styles.kinds} role="group" aria-label={t('answer.label')}>
        {(['answer', 'note'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={kind === one} onClick={() => open(one)}>
            {t(one)}
          </button>
        ))}
        <DraftWord state={isNote ? 'none' : answer.state} />
      </div>
      <Textarea
        ref={box}
        rows={4}
        className={styles.writing}
        aria-label={t(isNote ? 'note.text' : 'answer.text')}
        placeholder={t(isNote ? 'note.text' : 'answer.text')}
        aria-describedby={problem === '' ? undefined : problemId}
        aria-invalid={problem === '' ? undefined : true}
        maxLength={(isNote ? deskLimits.AddNoteRequest.text : deskLimits.SaveDraftRequest.text).maxLength}
        value={isNote ? note : answer.draft.text}
        onChange={(event) => {
          setProblem('')
          if (isNote) setNote(event.target.value)
          else answer.change({ text: event.target.value })
        }}
        onKeyDown={press}
      />
      {problem !== '' && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {!isNote && files.length > 0 && (
        <ul className={parts.files}>
          {files.map((file, index) => (
            <li key={`${file.name} ${index}`} className={parts.file}>
              <bdi>{file.name}</bdi>
              <button
                type="button"
                aria-label={t('answer.file.remove', { name: file.name })}
                onClick={() => setFiles(files.filter((one) => one !== file))}
              >
                <Icon icon={X} size={15} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.sending}>
        {isNote ? (
          <Button size="small" isBusy={isBusy} onClick={() => void keepNote()}>
            {t('note.add')}
          </Button>
        ) : (
          <>
            <label className={styles.addFiles}>
              <Icon icon={Paperclip} size={17} />
              <span>{t('answer.files')}</span>
              <input
                type="file"
                multiple
                onChange={(event) => {
                  setFiles([...files, ...(event.target.files ?? [])].slice(0, maxFiles))
                  event.target.value = ''
                }}
              />
            </label>
            <label className={styles.then}>
              <span className={styles.thenWords}>{t('answer.then')}</span>
              <Select
                value={answer.draft.status}
                onChange={(event) => answer.change({ status: event.target.value as AnswerStatus })}
                choices={(['ANSWERED', 'INFO', 'RESOLVED'] as const).map((value) => ({
                  value,
                  label: t(`status.${value}`),
                }))}
              />
            </label>
            <Button variant="secondary" size="small" onClick={() => void send(false)} isDisabled={isBusy}>
              {t('answer.stay')}
            </Button>
            <Button size="small" isBusy={isBusy} onClick={() => void send(true)}>
              {t('answer.send')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function DraftWord({ state }: { state: DraftState }) {
  const { t } = useTexts()
  return (
    <span role="status" className={cx(styles.draftWord, state === 'failed' && styles.failed)}>
      {state === 'none' ? '' : t(stateTexts[state])}
    </span>
  )
}
