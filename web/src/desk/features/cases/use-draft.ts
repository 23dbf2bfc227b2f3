// An answer outlives the window: kept at the server shortly after each change, and in the window until it is there.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { stored } from '../../../lib/stored.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { saveDraft } from './actions.ts'
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

export const useDraft = ({ case: { id }, draft: known }: Case) => {
  const { client } = useDesk()
  const [inWindow] = useState(() => draftInWindow(id))
  const [draft, setDraft] = useState<Draft>(
    () => inWindow.read() ?? { text: known?.text ?? '', status: known?.status ?? 'ANSWERED' },
  )
  const [state, setState] = useState<DraftState>(known === null ? 'none' : 'kept')
  const unsaved = useRef<Draft | null>(null)

  const save = useEffectEvent(async () => {
    const saving = unsaved.current
    if (saving === null) return
    unsaved.current = null
    try {
      await saveDraft(client, id, saving)
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
      setState('keeping')
    },
    /** It is on its way: the window keeps it until it is there, the server removes its own. */
    letGo: () => {
      unsaved.current = null
      inWindow.write(draft)
    },
  }
}
