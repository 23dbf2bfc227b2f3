// The macros a slash offers in an answer, and the keys that go through them.
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useDesk } from '../../shared/desk-context.ts'
import { askedMacro, macroText } from '../../shared/macro-text.ts'
import { type Macro, useMacros } from '../../shared/macros.ts'
import type { Case } from './queries.ts'
import type { Draft } from './use-draft.ts'

const mostOffered = 8

/** Puts text where the caret is and the caret behind it, once it is drawn. */
export const useInsert = (
  box: RefObject<HTMLTextAreaElement | null>,
  draft: Draft,
  change: (change: Partial<Draft>) => void,
) => {
  const caret = useRef<number | null>(null)
  useEffect(() => {
    if (caret.current === null || box.current === null) return
    box.current.focus()
    box.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  /** @returns where the caret will be */
  return (words: string, more: Partial<Draft> = {}, from?: number): number => {
    const at = box.current?.selectionStart ?? draft.text.length
    const to = box.current?.selectionEnd ?? at
    const start = from ?? at
    caret.current = start + words.length
    change({ ...more, text: draft.text.slice(0, start) + words + draft.text.slice(to) })
    return start + words.length
  }
}

export const useMacroList = (
  whole: Case,
  text: string,
  insert: (words: string, more?: Partial<Draft>, from?: number) => number,
) => {
  const { me } = useDesk()
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const asked = caret === null ? null : askedMacro(text, caret)
  const macros = useMacros(asked !== null || whole.suggestedMacro !== null) ?? []
  const locale = whole.player.locale
  const wanted = (asked?.name ?? '').toLocaleLowerCase()
  const offered =
    asked === null
      ? []
      : macros
          .filter(
            ({ game, name }) =>
              (game ?? whole.case.gameName) === whole.case.gameName && name.toLocaleLowerCase().includes(wanted),
          )
          .slice(0, mostOffered)
  const chosen = Math.min(at, offered.length - 1)
  const put = (macro: Macro, from?: number): void => {
    const facts = {
      player: whole.player.displayName ?? '',
      case: whole.case.id,
      game: whole.case.gameTitle,
      me: me.displayName,
    }
    setCaret(null)
    insert(macroText(macro, locale, facts), macro.status === null ? {} : { status: macro.status }, from)
  }
  const pick = (macro: Macro | undefined): void => {
    if (macro !== undefined && asked !== null) put(macro, asked.from)
  }
  return {
    offered,
    chosen,
    listId,
    locale,
    pick,
    /** What a rule offers for this case, until something is written (CD-259). */
    suggested: text === '' ? macros.find((macro) => macro.id === whole.suggestedMacro) : undefined,
    put,
    point: setAt,
    /** After each change of text or caret; null closes the list. */
    look: (place: number | null) => {
      setCaret(place)
      if (place !== caret) setAt(0)
    },
    /** @returns whether the key was meant for the list */
    press: (event: KeyboardEvent): boolean => {
      if (offered.length === 0 || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? offered.length - 1 : 0
      if (step > 0) setAt((chosen + step) % offered.length)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(offered[chosen])
      else if (event.key === 'Escape') setCaret(null)
      else return false
      event.preventDefault()
      return true
    },
  }
}
