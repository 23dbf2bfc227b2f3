// A draft that saves itself: what is typed stands in this browser until the server has it, and a colleague's draft is
// never written over unseen.
import { useMemo, useRef, useState } from 'react'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { stored } from '../../../kit/lib/stored.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useAutosave } from '../../shared/use-autosave.ts'
import { withoutWaiting } from './picture.ts'
import { article, type Sheet } from './queries.ts'

interface Typed {
  draft: number
  source: string
}
const isTyped = (value: unknown): value is Typed => {
  const { draft, source } = (value ?? {}) as Partial<Typed>
  return typeof draft === 'number' && typeof source === 'string'
}

export const useDraft = (id: string, sheet: Sheet, onSaved: (sheet: Sheet) => void) => {
  const { call } = useDesk()
  const place = useMemo(() => stored<Typed>('local', `desk-studio ${id}`, isTyped), [id])
  const [left] = useState(() => place.read())
  const begun = sheet.source
  const [source, setSource] = useState(left?.source ?? begun)
  const [theirs, setTheirs] = useState<Sheet | null>(null)
  /** Number of the draft that was begun from. */
  const draft = useRef(left?.draft ?? sheet.draft)
  const { saving, setSaving } = useAutosave(
    left === null || left.source === begun ? 'saved' : 'typing',
    source,
    async () => {
      const sent = withoutWaiting(source)
      try {
        const saved = await call('saveContentDraft', { ...article(id), body: { draft: draft.current, source: sent } })
        draft.current = saved.draft
        if (place.read()?.source === sent) place.clear()
        else place.write({ draft: saved.draft, source: place.read()?.source ?? sent })
        return () => onSaved(saved)
      } catch (error) {
        if (problemOfFailure(error).status === 409)
          setTheirs(await call('getStudioDocument', article(id)).catch(() => null))
        throw error
      }
    },
  )

  return {
    source,
    saving,
    theirs,
    change: (next: string): void => {
      setSource(next)
      place.write({ draft: draft.current, source: withoutWaiting(next) })
      if (saving !== 'conflict') setSaving('typing')
    },
    /** Something else than typing has changed it: published, given up. */
    follow: (sheet: Sheet): void => {
      draft.current = sheet.draft
      if (saving !== 'saved') return
      setSource(sheet.source)
      place.clear()
    },
    /** Mine goes over theirs, which becomes a version. */
    keepMine: (): void => {
      draft.current = theirs?.draft ?? 0
      setTheirs(null)
      setSaving('typing')
    },
    takeTheirs: (): void => {
      if (theirs === null) return
      draft.current = theirs.draft
      setSource(theirs.source)
      place.clear()
      setTheirs(null)
      setSaving('saved')
      onSaved(theirs)
    },
  }
}
