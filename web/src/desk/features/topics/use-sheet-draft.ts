// A topic that saves itself: what is typed stands in this browser until the server has it, and what a colleague wrote
// meanwhile is never written over unseen.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { problemOfFailure } from '../../../api/problem.ts'
import { stored } from '../../../lib/stored.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { readSheet, saveSheet, type Sheet, type Topic } from './queries.ts'

interface Typed {
  mark: string
  topic: Topic
}
const isTyped = (value: unknown): value is Typed => {
  const { mark, topic } = (value ?? {}) as Partial<Typed>
  return typeof mark === 'string' && typeof topic === 'object'
}

/** As long as somebody goes on typing nothing is sent. */
const pauseMilliseconds = 700

export type Saving = 'saved' | 'saving' | 'typing' | 'failed' | 'conflict'

export const useSheetDraft = (first: Sheet, onSaved: (sheet: Sheet) => void) => {
  const { client } = useDesk()
  const { game, categoryId } = first
  const place = useMemo(() => stored<Typed>('local', `desk-topic ${game} ${categoryId}`, isTyped), [game, categoryId])
  const [left] = useState(() => place.read())
  const [topic, setTopic] = useState(left?.topic ?? first.topic)
  const [sheet, setSheet] = useState(first)
  const [saving, setSaving] = useState<Saving>(left === null ? 'saved' : 'typing')
  const mark = useRef(left?.mark ?? first.mark)
  const isUnderWay = useRef(false)
  /** Something was typed while the last of it was on its way. */
  const isWanted = useRef(false)
  const [round, setRound] = useState(0)

  const save = useEffectEvent(async (): Promise<void> => {
    if (isUnderWay.current) {
      isWanted.current = true
      return
    }
    isUnderWay.current = true
    setSaving('saving')
    const sent = topic
    try {
      const saved = await saveSheet(client, game, categoryId, { mark: mark.current, topic: sent })
      mark.current = saved.mark
      if (place.read()?.topic === undefined || JSON.stringify(place.read()?.topic) === JSON.stringify(sent))
        place.clear()
      else place.write({ mark: saved.mark, topic: place.read()!.topic })
      setSheet(saved)
      setSaving((now) => (now === 'saving' ? 'saved' : now))
      onSaved(saved)
    } catch (error) {
      setSaving(problemOfFailure(error).status === 409 ? 'conflict' : 'failed')
    } finally {
      isUnderWay.current = false
      if (isWanted.current) setRound((count) => count + 1)
      isWanted.current = false
    }
  })
  useEffect(() => {
    if (saving !== 'typing') return undefined
    const timer = setTimeout(() => void save(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [topic, saving, round])
  const leave = useEffectEvent(() => {
    if (saving === 'typing') void save()
  })
  useEffect(() => () => leave(), [])
  // Back online, or after a while: it is tried again.
  useEffect(() => {
    if (saving !== 'failed') return undefined
    const timer = setTimeout(() => setSaving('typing'), pauseMilliseconds * 8)
    return () => clearTimeout(timer)
  }, [saving])

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
