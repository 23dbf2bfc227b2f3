// A topic that saves itself: what is typed stands in this browser until the server has it, and what a colleague wrote
// meanwhile is never written over unseen.
import { useMemo, useRef, useState } from 'react'
import { stored } from '../../../lib/stored.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useAutosave } from '../../shared/use-autosave.ts'
import { readSheet, saveSheet, type Sheet, type Topic } from './queries.ts'

interface Typed {
  mark: string
  topic: Topic
}
const isTyped = (value: unknown): value is Typed => {
  const { mark, topic } = (value ?? {}) as Partial<Typed>
  return typeof mark === 'string' && typeof topic === 'object'
}

/** Sentences may be most of a topic: they go only where they are others. */
const changedOf = ({ phrases, ...topic }: Topic, before: Topic): Topic =>
  phrases === undefined || JSON.stringify(phrases) === JSON.stringify(before.phrases) ? topic : { ...topic, phrases }

export const useSheetDraft = (first: Sheet, onSaved: (sheet: Sheet) => void) => {
  const { client } = useDesk()
  const { game, categoryId } = first
  const place = useMemo(() => stored<Typed>('local', `desk-topic ${game} ${categoryId}`, isTyped), [game, categoryId])
  const [left] = useState(() => place.read())
  const [topic, setTopic] = useState(left?.topic ?? first.topic)
  const [sheet, setSheet] = useState(first)
  const mark = useRef(left?.mark ?? first.mark)
  const { saving, setSaving } = useAutosave(left === null ? 'saved' : 'typing', topic, async () => {
    const sent = topic
    const saved = await saveSheet(client, game, categoryId, { mark: mark.current, topic: changedOf(sent, sheet.topic) })
    mark.current = saved.mark
    const typed = place.read()?.topic
    if (typed === undefined || JSON.stringify(typed) === JSON.stringify(sent)) place.clear()
    else place.write({ mark: saved.mark, topic: typed })
    return () => {
      setSheet(saved)
      onSaved(saved)
    }
  })

  return {
    sheet,
    topic,
    saving,
    change: (part: Partial<Topic>): void => {
      const next = { ...topic, ...part }
      setTopic(next)
      place.write({ mark: mark.current, topic: next })
      if (saving !== 'conflict') setSaving('typing')
    },
    /** Mine goes over theirs. */
    keepMine: async (): Promise<void> => {
      mark.current = (await readSheet(client, game, categoryId)).mark
      setSaving('typing')
    },
    takeTheirs: async (): Promise<void> => {
      const theirs = await readSheet(client, game, categoryId)
      mark.current = theirs.mark
      place.clear()
      setTopic(theirs.topic)
      setSheet(theirs)
      setSaving('saved')
      onSaved(theirs)
    },
  }
}
