import { type KeyboardEvent, type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskProblem } from '../../../kit/api/desk.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { type Problem, problemOfFailure } from '../../../kit/api/problem.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { textLength } from '#rules/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { answerHtml } from '../../shared/answer-html.ts'
import { answerWarnings } from '../../shared/answer-warnings.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useFlagQuestion } from '../../shared/FlagQuestion.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { underKey } from '../../shared/under-key.ts'
import { type Returned, useAnswers } from './answers-context.ts'
import { MacroList } from './MacroList.tsx'
import { Preview } from './Preview.tsx'
import { type Case, useRefresh } from './queries.ts'
import { Race, RaceQuestion } from './Race.tsx'
import { SendBar } from './SendBar.tsx'
import { TranslatedAnswer } from './TranslatedAnswer.tsx'
import { type DraftState, useDraft } from './use-draft.ts'
import { tongueOf } from './use-translation.ts'
import { useFiles, useNote } from './unsent.ts'
import { useInsert, useMacroList } from './use-macros.ts'
import styles from './Composer.module.css'

const answerMax = deskLimits.SaveDraftRequest.text.maxLength

export interface ComposerHandle {
  answer: () => void
  note: () => void
  macro: () => void
  preview: () => void
  insert: (words: string) => void
}

const stateTexts = { keeping: 'draft.keeping', kept: 'draft.kept', failed: 'draft.failed' } as const

type Events = Case['case']['caseEvents']

/** What has come since: the events of the case as it is now, behind those that were seen. */
const newerOf = (problem: Problem, seen: number): Events | null => {
  const body = problem.body as DeskProblem | null
  return body !== null && body.slug === 'changed' && body.case != null ? body.case.caseEvents.slice(seen) : null
}

/** How far the thread was when the answer was begun. */
const markOf = ({ eventCount, case: { caseEvents } }: Case) => ({ eventCount, shown: caseEvents.length })

/** Nobody answers one before they were told they may. */
const isThreat = ({ sensitive = [] }: Case): boolean =>
  sensitive.some(({ category, outcome }) => category === 'threats' && outcome === null)

interface Props {
  whole: Case
  /** What was taken back or refused. */
  returned: Returned | undefined
  /** Whether a machine can put an answer into the player's language. */
  canTranslate: boolean
  handle: RefObject<ComposerHandle | null>
  /** At each change of what is written. */
  onWrote: () => void
  onSent: () => void
  onLeave: () => void
  /** To the flags that stand. */
  onHandle: () => void
}

export function Composer({ whole, returned, canTranslate, handle, onWrote, onSent, onLeave, onHandle }: Props) {
  const { t, locale, call, say } = useDesk()
  const { hold } = useAnswers()
  const refresh = useRefresh()
  const { draft, state, change, letGo } = useDraft(whole)
  const { id } = whole.case
  const [note, setNote] = useNote(id)
  const [files, setFiles] = useFiles(id, returned?.files)
  const [kind, setKind] = useState<'answer' | 'note'>('answer')
  const [isBusy, setBusy] = useState(false)
  const failed = returned?.problem ?? null
  const [newer, setNewer] = useState(() => failed && newerOf(failed, returned!.form.eventCount))
  const wordsOf = (problem: Problem): string =>
    Object.values(problem.validationErrors?.errorCodes ?? {})[0] ??
    t(problem.kind === 'offline' ? 'failed.offline' : 'failed')
  // What comes while an answer is written does not move its mark along: it is shown, and asked about before it goes.
  const [mark, setMark] = useState(() => markOf(whole))
  const come = whole.eventCount > mark.eventCount ? whole.case.caseEvents.slice(mark.shown) : []
  const isOvertaken = draft.text !== '' && come.some(({ eventType }) => eventType === 'CONTACT')
  if (whole.eventCount > mark.eventCount && !isOvertaken) setMark(markOf(whole))
  const [asked, setAsked] = useState<{ goesOn: boolean } | null>(null)
  const [problem, setProblem] = useState(() => (failed === null || newer !== null ? '' : wordsOf(failed)))
  /** The text that was sent once already in spite of a warning. */
  const [warned, setWarned] = useState<string | null>(null)
  const [isTranslated, setTranslated] = useState(returned?.form.writtenAs !== undefined)
  /** Shown in both languages before it goes. */
  const [proposed, setProposed] = useState<{ goesOn: boolean; confirmed: string[]; seen: number } | null>(null)
  const { ask, question } = useFlagQuestion({
    flags: whole.sensitive,
    locale: whole.player.locale,
    seen: whole.eventCount,
    onHandle,
  })
  const [isPreviewed, setPreviewed] = useState(false)
  // On a phone it is one line until somebody begins to write.
  const isWide = useIsWide()
  const [isBegun, setBegun] = useState(returned !== undefined)
  // So it is wherever a threat stands, which is not to be answered before somebody was told.
  const isHeld = isThreat(whole)
  const isFolded = (!isWide || isHeld) && !isBegun && kind === 'answer' && draft.text === ''
  const box = useRef<HTMLTextAreaElement>(null)
  const problemId = useId()
  const isNote = kind === 'note'
  const insert = useInsert(box, draft, change)
  const macros = useMacroList(whole, isNote ? '' : draft.text, insert)
  const warnings = warned === draft.text ? answerWarnings(draft.text, [id]) : []

  const open = (which: 'answer' | 'note'): void => {
    flushSync(() => {
      setKind(which)
      setBegun(true)
    })
    box.current?.focus()
  }
  const insertWords = (words: string): number => {
    open('answer')
    const before = draft.text.slice(0, box.current?.selectionStart ?? draft.text.length)
    return insert(before === '' || /\s$/.test(before) ? words : ` ${words}`)
  }
  const macro = (): void => macros.look(insertWords('/'))
  useImperativeHandle(handle, () => ({
    answer: () => open('answer'),
    note: () => open('note'),
    macro,
    preview: () => setPreviewed(draft.text.trim() !== ''),
    insert: (words) => void insertWords(words),
  }))
  useEffect(() => {
    if (returned !== undefined) box.current?.focus()
  }, [returned])

  const send = (goesOn: boolean): void => {
    const html = answerHtml(draft.text)
    const isOver = textLength(draft.text) > answerMax
    if (html === '' || isOver) {
      // What is too long says so itself.
      setProblem(isOver ? '' : t('answer.empty'))
      box.current?.focus()
      return
    }
    if (warned !== draft.text && answerWarnings(draft.text, [id]).length > 0) {
      setWarned(draft.text)
      return
    }
    if (isOvertaken) setAsked({ goesOn })
    else goOn(goesOn, whole.eventCount)
  }
  /** @param seen so far the thread was read */
  const goOn = (goesOn: boolean, seen: number): void =>
    ask('send', (confirmed) => {
      if (canTranslate && isTranslated) setProposed({ goesOn, confirmed, seen })
      else release(goesOn, null, confirmed, seen)
    })
  const release = (goesOn: boolean, translated: string | null, confirmedFlags: string[], seen: number): void => {
    const html = answerHtml(draft.text)
    const form = {
      responseText: translated ?? html,
      status: draft.status,
      eventCount: seen,
      ...(translated === null ? {} : { writtenAs: { text: html, locale } }),
      ...(confirmedFlags.length === 0 ? {} : { confirmedFlags }),
    }
    letGo()
    setFiles([])
    // The same answer is sent once, also by a window that was loaded anew meanwhile: it has read more of the case (CD-461).
    const content = JSON.stringify([
      { ...form, eventCount: 0, confirmedFlags: [] },
      files.map(({ name, size }) => [name, size]),
    ])
    hold(id, { form, files, key: keptWriteKey(`desk-answer-${id}`, content), draft })
    if (goesOn) onSent()
  }
  const keepNote = async (): Promise<void> => {
    if (isBusy || note.trim() === '') return
    setBusy(true)
    try {
      const text = note.trim()
      const added = await underKey(keptWriteKey(`desk-note-${id}`, text), (key) =>
        call('addNote', { id, body: { text }, header: { 'Idempotency-Key': key } }),
      )
      setNote('')
      setProblem('')
      refresh({ ...whole, notes: [...whole.notes, added] })
      say(t('note.added'))
    } catch (error) {
      setProblem(wordsOf(problemOfFailure(error)))
    } finally {
      setBusy(false)
    }
  }
  const press = (event: KeyboardEvent): void => {
    if (!isNote && macros.press(event)) return
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isNote) void keepNote()
    else send(true)
  }
  const readOn = (): void => {
    box.current?.focus()
    if (newer === null) {
      setMark(markOf(whole))
      return
    }
    setNewer(null)
    refresh()
    const show = (next: Case): void => {
      setMark(markOf(next))
      refresh(next)
    }
    void call('getDeskCase', { id }).then(show, () => say(t('failed')))
  }

  return (
    <Row
      as="section"
      gap={2}
      line="start"
      ground="raised"
      align="stretch"
      className={cx(styles.composer, isNote && styles.composesNote, isFolded && styles.folded)}
      aria-label={t(isNote ? 'note' : 'answer')}
      data-folded={isFolded || undefined}
    >
      {(newer !== null || isOvertaken) && (
        <Race whole={whole} newer={newer ?? come} isLive={newer === null} onRead={readOn} />
      )}
      <Row gap={1} className={styles.kinds} role="group" aria-label={t('answer.label')}>
        {(['answer', 'note'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={kind === one} onClick={() => open(one)}>
            {t(one)}
          </button>
        ))}
        <DraftWord state={isNote ? 'none' : state} />
      </Row>
      {!isNote && macros.suggested !== undefined && (
        <Row as="p" shrinks align="stretch">
          <Button variant="secondary" size="small" onClick={() => macros.put(macros.suggested!)}>
            {t('macros.suggested', { name: macros.suggested.name })}
          </Button>
        </Row>
      )}
      <Stack className={styles.box}>
        {macros.offered.length > 0 && (
          <MacroList
            id={macros.listId}
            macros={macros.offered}
            chosen={macros.chosen}
            locale={macros.locale}
            onPick={macros.pick}
            onPoint={macros.point}
          />
        )}
        <Textarea
          ref={box}
          rows={isFolded ? 1 : 4}
          className={styles.writing}
          aria-label={t(isNote ? 'note.text' : 'answer.text')}
          placeholder={t(isNote ? 'note.text' : isHeld ? 'answer.held' : 'answer.placeholder')}
          aria-describedby={problem === '' ? undefined : problemId}
          aria-invalid={problem === '' ? undefined : true}
          aria-autocomplete={isNote ? undefined : 'list'}
          aria-controls={macros.offered.length > 0 ? macros.listId : undefined}
          aria-activedescendant={macros.offered.length > 0 ? `${macros.listId}-${macros.chosen}` : undefined}
          maxLength={isNote ? deskLimits.AddNoteRequest.text.maxLength : answerMax}
          value={isNote ? note : draft.text}
          onChange={({ target }) => {
            setProblem('')
            onWrote()
            if (isNote) setNote(target.value)
            else change({ text: target.value })
            macros.look(isNote ? null : target.selectionStart)
          }}
          onFocus={() => setBegun(true)}
          onBlur={() => macros.look(null)}
          onKeyDown={press}
        />
        {isFolded && !isWide && (
          <Button variant={isHeld ? 'secondary' : 'primary'} onClick={() => open('answer')}>
            {t('answer.stay')}
          </Button>
        )}
      </Stack>
      {problem !== '' && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {!isNote && warnings.length > 0 && (
        <Surface pad="2 3" radius={1} ground="warning" tone="warning" role="alert" className={styles.warnings}>
          {warnings.map((warning) => (
            <p key={warning}>{t(`warning.${warning}`)}</p>
          ))}
          <p>{t('warning.again')}</p>
        </Surface>
      )}
      {isFolded ? null : isNote ? (
        <Row wrap className={styles.sending}>
          <Button size="small" isBusy={isBusy} onClick={() => void keepNote()}>
            {t('note.add')}
          </Button>
        </Row>
      ) : (
        <SendBar
          files={files}
          onFiles={setFiles}
          status={draft.status}
          onStatus={(status) => change({ status })}
          onMacro={macro}
          translate={
            canTranslate
              ? {
                  words: t('translate.into', { language: tongueOf(whole.player.locale, locale) }),
                  isOn: isTranslated,
                  onTurn: () => setTranslated(!isTranslated),
                }
              : undefined
          }
          onPreview={() => setPreviewed(draft.text.trim() !== '')}
          onSend={send}
        />
      )}
      {proposed !== null && (
        <TranslatedAnswer
          whole={whole}
          html={answerHtml(draft.text)}
          goesOn={proposed.goesOn}
          onSend={(translated) => {
            setProposed(null)
            release(proposed.goesOn, translated, proposed.confirmed, proposed.seen)
          }}
          onClose={() => setProposed(null)}
        />
      )}
      {question}
      {asked !== null && (
        <RaceQuestion
          whole={whole}
          newer={come}
          onSend={() => {
            setAsked(null)
            setMark(markOf(whole))
            goOn(asked.goesOn, whole.eventCount)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isPreviewed && <Preview whole={whole} draft={draft} onClose={() => setPreviewed(false)} />}
    </Row>
  )
}

function DraftWord({ state }: { state: DraftState }) {
  const { t } = useTexts()
  return (
    <Text
      as="span"
      tone="quiet"
      size={1}
      role="status"
      className={cx(styles.draftWord, state === 'failed' && styles.failed)}
    >
      {state === 'none' ? '' : t(stateTexts[state])}
    </Text>
  )
}
