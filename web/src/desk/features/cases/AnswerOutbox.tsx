import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Problem, problemOfFailure } from '../../../kit/api/problem.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Key } from '../../shared/Key.tsx'
import { createOutbox } from '../../shared/outbox.ts'
import { underKey } from '../../shared/under-key.ts'
import { type Answers, AnswersContext, type HeldAnswer, type Returned } from './answers-context.ts'
import { useRefresh } from './queries.ts'
import { draftInWindow, draftKept } from './use-draft.ts'
import styles from './AnswerOutbox.module.css'

const undoMilliseconds = 10_000

const formOf = (body: { form: object; 'files[files]': readonly File[] }): FormData => {
  const form = new FormData()
  form.append('form', JSON.stringify(body.form))
  for (const file of body['files[files]']) form.append('files[files]', file)
  return form
}

/**
 * Answers on their way: for ten seconds they can be taken back, and whoever closes the window meanwhile sends them at
 * once (CD-228). Stands above every room, so that going on to the next case keeps them.
 */
export function AnswerOutbox({ children }: { children: ReactNode }) {
  const { t, call } = useDesk()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [sending, setSending] = useState<ReadonlyMap<string, HeldAnswer>>(new Map())
  const [returned, setReturned] = useState<ReadonlyMap<string, Returned>>(new Map())
  const isLeaving = useRef(false)
  const latest = useRef<(id: string, answer: HeldAnswer) => Promise<void>>(async () => undefined)
  const [box] = useState(() =>
    createOutbox<HeldAnswer>({
      milliseconds: undoMilliseconds,
      send: (id, answer) => void latest.current(id, answer),
      onChange: redraw,
    }),
  )

  const giveBack = (id: string, answer: HeldAnswer, problem: Problem | null): void => {
    draftInWindow(id).write(answer.draft)
    setReturned((before) =>
      new Map(before).set(id, { ...answer, problem, version: (before.get(id)?.version ?? 0) + 1 }),
    )
  }
  const post = (id: string, { key: name, form, files }: HeldAnswer) =>
    underKey(name, (key) =>
      call(
        'answerCase',
        { id, body: { form, 'files[files]': [...files] }, header: { 'Idempotency-Key': key } },
        { keepalive: isLeaving.current, bodySerializer: formOf },
      ),
    )
  const send = async (id: string, answer: HeldAnswer): Promise<void> => {
    setSending((before) => new Map(before).set(id, answer))
    try {
      if (!isLeaving.current) await draftKept(id)
      const next = await post(id, answer)
      draftInWindow(id).clear()
      refresh(next)
    } catch (error) {
      giveBack(id, answer, problemOfFailure(error))
    } finally {
      setSending((before) => new Map([...before].filter(([one]) => one !== id)))
    }
  }
  useEffect(() => {
    latest.current = send
  })
  const leave = useEffectEvent((event: Event): void => {
    // Files are more than a closing window may send.
    if (event.type === 'beforeunload') {
      const answers = [...box.waiting().map(({ what }) => what), ...sending.values()]
      if (answers.some(({ files }) => files.length > 0)) event.preventDefault()
      return
    }
    isLeaving.current = true
    // A closing window breaks off what is on its way: it goes again, and the key makes one answer of both.
    for (const [id, answer] of sending) void post(id, answer).catch(() => undefined)
    box.flush()
    isLeaving.current = false
  })
  useEffect(() => {
    const listen = (event: Event): void => leave(event)
    addEventListener('beforeunload', listen)
    addEventListener('pagehide', listen)
    return () => {
      removeEventListener('beforeunload', listen)
      removeEventListener('pagehide', listen)
    }
  }, [])

  const open = (id: string): void => void navigate(`/cases/${id}${pathname.startsWith('/cases') ? search : ''}`)
  const waiting = box.waiting()
  const last = waiting.at(-1)
  const find = (id: string): HeldAnswer | undefined => waiting.find((one) => one.id === id)?.what ?? sending.get(id)
  const undo = (id = box.waiting().at(-1)?.id): void => {
    const answer = id === undefined ? undefined : box.undo(id)
    if (id === undefined || answer === undefined) return
    giveBack(id, answer, null)
    open(id)
  }
  const hold = (id: string, answer: HeldAnswer): void => {
    setReturned((before) => new Map([...before].filter(([one]) => one !== id)))
    box.hold(id, answer)
  }
  const answers: Answers = { hold, undo, find, returned: (id) => returned.get(id), sendNow: box.flush }
  const failed = [...returned].filter(([id, { problem }]) => problem !== null && !pathname.endsWith(`/${id}`))

  return (
    <AnswersContext value={answers}>
      {children}
      {last !== undefined && !pathname.endsWith(`/${last.id}`) && (
        <div key={last.id} className={styles.toast} role="status">
          <span>{t('outbox.leaving', { id: last.id })}</span>
          <Button variant="quiet" size="small" onClick={() => undo(last.id)}>
            {t('outbox.undo')} <Key name="z" />
          </Button>
          <span className={styles.time} style={{ animationDuration: `${undoMilliseconds}ms` }} />
        </div>
      )}
      {failed.map(([id]) => (
        <div key={id} className={styles.failed} role="alert">
          <span>{t('outbox.failed', { id })}</span>
          <Button variant="secondary" size="small" onClick={() => open(id)}>
            {t('outbox.open')}
          </Button>
        </div>
      ))}
    </AnswersContext>
  )
}
