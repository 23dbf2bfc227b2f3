// An answer outlives the window: kept at the server shortly after each change, and in the window until it is there.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { stored } from '../../../kit/lib/stored.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { keyOf } from '../../shared/operations.ts'
import type { Case } from './queries.ts'

export type AnswerStatus = 'ANSWERED' | 'INFO' | 'RESOLVED'
export interface Draft {
  text: string
  status: AnswerStatus
}
export type DraftState = 'none' | 'keeping' | 'kept' | 'failed'

const pauseMilliseconds = 800
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).text === 'string' &&
  ['ANSWERED', 'INFO', 'RESOLVED'].includes((value as Draft).status)

/** What is typed for a case, until the server has it. */
export const draftInWindow = (id: string) => stored('session', `desk-draft-${id}`, isDraft)

const underWay = new Map<string, Promise<void>>()
/** A draft that is on its way: an answer goes behind it, or the draft would outlive what it became. */
export const draftKept = async (id: string): Promise<void> => underWay.get(id)

const draftOf = (known: Case['draft']): Draft => ({ text: known?.text ?? '', status: known?.status ?? 'ANSWERED' })

export const useDraft = ({ case: { id }, draft: known }: Case) => {
  const { call } = useDesk()
  const { mutate } = useSWRConfig()
  const [inWindow] = useState(() => draftInWindow(id))
  const [draft, setDraft] = useState<Draft>(() => inWindow.read() ?? draftOf(known))
  const [isTouched, setTouched] = useState(() => inWindow.read() !== null)
  const [state, setState] = useState<DraftState>(known === null ? 'none' : 'kept')
  const unsaved = useRef<Draft | null>(null)
  // What was read before may be older than what another window kept; nobody is written over who has begun to type.
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    if (!isTouched) {
      setDraft(draftOf(known))
      setState(known === null ? 'none' : 'kept')
    }
  }

  const save = useEffectEvent(async () => {
    const saving = unsaved.current
    if (saving === null) return
    unsaved.current = null
    const kept = call('saveDraft', { id, body: saving }, { keepalive: true })
    const settled = kept.catch(() => undefined)
    underWay.set(id, settled)
    void settled.then(() => underWay.get(id) === settled && underWay.delete(id))
    try {
      await kept
      // Whoever comes back to this case finds what was kept, not what was read before it.
      void mutate<Case>(
        keyOf('getDeskCase', { id }),
        (now) => now && { ...now, draft: saving.text === '' ? null : { ...saving, savedAt: new Date().toISOString() } },
        { revalidate: false },
      )
      if (unsaved.current !== null) return
      inWindow.clear()
      setState(saving.text === '' ? 'none' : 'kept')
    } catch {
      unsaved.current ??= saving
      setState('failed')
    }
  })
  useEffect(() => {
    if (unsaved.current === null) return
    const timer = setTimeout(() => void save(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [draft])
  // Whoever goes on to the next case within the pause loses nothing.
  useEffect(() => () => void save(), [])

  return {
    draft,
    state,
    change: (change: Partial<Draft>) => {
      const next = { ...draft, ...change }
      unsaved.current = next
      inWindow.write(next)
      setDraft(next)
      setTouched(true)
      setState('keeping')
    },
    /** It is on its way: the window keeps it until it is there, and the server too, its last words among them. */
    letGo: () => inWindow.write(draft),
  }
}
