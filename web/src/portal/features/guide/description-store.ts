/**
 * Description store (ENTITY-28) and the check of what is typed: 1000 ms after the last key, with '…' until then. It
 * stands outside the machine because it changes with every key; the machine hears of a description when it is sent.
 */
import { checkDescription, type ValidationMessage } from './description.ts'
import type { CharacterBreaks } from './flow/types.ts'

export interface DescriptionState {
  description: string
  submitDescription: boolean
  validationMessage: ValidationMessage
  disableButton: boolean
}

/** `isTyping`: the check of the last key is still to come. */
export type DescriptionView = DescriptionState & { isTyping: boolean }

export interface Clock {
  setTimeout: (run: () => void, ms: number) => number
  clearTimeout: (id: number) => void
}

export const checkDelay = 1000 // DESCRIBE-19

export const emptyDescription: DescriptionState = {
  description: '',
  submitDescription: false,
  validationMessage: 'support.bft.description.enter.text.here',
  disableButton: true,
}

export interface DescriptionStore {
  getState: () => DescriptionView
  /** Calls back after every change; answers the end of the subscription. */
  subscribe: (changed: () => void) => () => void
  /** A key was pressed: Continue waits for the next check (OD-56). */
  type: (text: string) => void
  /** A text put there by the page is checked at once (OD-56). */
  restore: (text: string, isSubmitted: boolean) => void
  /**
   * Continue: hides the box. Answers the text, or null when it is too short; a check that is still to come is made at
   * once, so that no press is lost (OD-56).
   */
  submit: () => string | null
  /** Forgets what was sent and checked, and opens the box again; the text is the visit's and stays (T30). */
  reset: () => void
  stop: () => void
}

export const createDescriptionStore = ({
  breaks,
  clock,
}: {
  breaks: CharacterBreaks
  clock: Clock
}): DescriptionStore => {
  let state: DescriptionView = { ...emptyDescription, isTyping: false }
  let timer: number | null = null
  const listeners = new Set<() => void>()
  const set = (next: DescriptionView): void => {
    state = next
    for (const changed of listeners) changed()
  }
  const dropCheck = (): void => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }
  const checked = (description: string, submitDescription: boolean): DescriptionView => ({
    description: description.trim() === '' ? '' : description,
    submitDescription,
    ...checkDescription(description, breaks),
    isTyping: false,
  })
  return {
    getState: () => state,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    type: (description) => {
      dropCheck()
      timer = clock.setTimeout(() => {
        timer = null
        set(checked(state.description, state.submitDescription))
      }, checkDelay)
      set({ ...state, description, disableButton: true, isTyping: true })
    },
    restore: (text, isSubmitted) => {
      dropCheck()
      set(checked(text, isSubmitted))
    },
    submit: () => {
      if (state.isTyping) {
        dropCheck()
        set(checked(state.description, state.submitDescription))
      }
      if (state.disableButton) return null
      set({ ...state, submitDescription: true })
      return state.description
    },
    reset: () => {
      dropCheck()
      set(checked(state.description, false))
    },
    stop: dropCheck,
  }
}
