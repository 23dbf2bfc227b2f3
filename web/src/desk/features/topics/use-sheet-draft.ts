// What is written of a game's topics saves itself: what is typed stands in this browser until the server has it, and what a
// colleague wrote meanwhile is never written over unseen.
import { useMemo, useRef, useState } from 'react'
import { stored } from '../../../kit/lib/stored.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useAutosave } from '../../shared/use-autosave.ts'
import type { GamePage, Sheet, Topic } from './queries.ts'

interface Marked {
  mark: string
}
interface Typed<Part> extends Marked {
  part: Part
}
interface Written<Whole extends Marked, Part> {
  /** Of what is typed, in this browser. */
  place: string
  first: Whole
  partOf: (whole: Whole) => Part
  read: () => Promise<Whole>
  /** @param before as the server has it */
  save: (typed: Typed<Part>, before: Whole) => Promise<Whole>
  onSaved: (whole: Whole) => void
}

const useWrittenDraft = <Whole extends Marked, Part extends object>(its: Written<Whole, Part>) => {
  const { first, partOf, read, save, onSaved } = its
  const place = useMemo(() => {
    const isTyped = (value: unknown): value is Typed<Part> => {
      const { mark, part } = (value ?? {}) as Partial<Typed<Part>>
      return typeof mark === 'string' && typeof part === 'object'
    }
    return stored<Typed<Part>>('local', its.place, isTyped)
  }, [its.place])
  const [left] = useState(() => place.read())
  const [part, setPart] = useState(left?.part ?? partOf(first))
  const [whole, setWhole] = useState(first)
  const mark = useRef(left?.mark ?? first.mark)
  const { saving, setSaving } = useAutosave(left === null ? 'saved' : 'typing', part, async () => {
    const sent = part
    const saved = await save({ mark: mark.current, part: sent }, whole)
    mark.current = saved.mark
    const typed = place.read()?.part
    if (typed === undefined || JSON.stringify(typed) === JSON.stringify(sent)) place.clear()
    else place.write({ mark: saved.mark, part: typed })
    return () => {
      setWhole(saved)
      onSaved(saved)
    }
  })

  return {
    whole,
    part,
    saving,
    change: (some: Partial<Part>): void => {
      const next = { ...part, ...some }
      setPart(next)
      place.write({ mark: mark.current, part: next })
      if (saving !== 'conflict') setSaving('typing')
    },
    /** Mine goes over theirs. */
    keepMine: async (): Promise<void> => {
      mark.current = (await read()).mark
      setSaving('typing')
    },
    takeTheirs: async (): Promise<void> => {
      const theirs = await read()
      mark.current = theirs.mark
      place.clear()
      setPart(partOf(theirs))
      setWhole(theirs)
      setSaving('saved')
      onSaved(theirs)
    },
  }
}

/** Sentences may be most of a topic: they go only where they are others. */
const changedOf = ({ phrases, ...topic }: Topic, before: Topic): Topic =>
  phrases === undefined || JSON.stringify(phrases) === JSON.stringify(before.phrases) ? topic : { ...topic, phrases }

export const useSheetDraft = (first: Sheet, onSaved: (sheet: Sheet) => void) => {
  const { call } = useDesk()
  const { game, categoryId } = first
  const { whole, part, ...draft } = useWrittenDraft<Sheet, Topic>({
    place: `desk-topic ${game} ${categoryId}`,
    first,
    partOf: ({ topic }) => topic,
    read: () => call('getTopicSheet', { game, categoryId }),
    save: ({ mark, part: topic }, before) =>
      call('saveTopicSheet', { game, categoryId, body: { mark, topic: changedOf(topic, before.topic) } }),
    onSaved,
  })
  return { sheet: whole, topic: part, ...draft }
}

export const usePageDraft = (first: GamePage, onSaved: (page: GamePage) => void) => {
  const { call } = useDesk()
  const { game } = first
  return useWrittenDraft<GamePage, GamePage['page']>({
    place: `desk-game-page ${game}`,
    first,
    partOf: ({ page }) => page,
    read: () => call('getGamePage', { game }),
    save: ({ mark, part: page }) => call('saveGamePage', { game, body: { mark, page } }),
    onSaved,
  })
}
