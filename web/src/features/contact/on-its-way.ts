// A form that is being sent outlives its page: its visitor may leave and come back, and finds it on its way still
// (CD-438). By the key of its draft.
import { useSyncExternalStore } from 'react'
import type { Problem } from '../../api/problem.ts'

/** What a send came to; null: the case is filed. */
type End = (problem: Problem | null) => void

/** Percent that went out. */
const sending = new Map<string, number>()
const attending = new Map<string, End>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isOnItsWay = (draft: string): boolean => sending.has(draft)

/** @param percent null once an answer came, or none will */
export const noteSending = (draft: string, percent: number | null): void => {
  if (percent === null) sending.delete(draft)
  else sending.set(draft, percent)
  for (const listener of listeners) listener()
}

/** How far the form of this draft is, whoever pressed; null while none is being sent. */
export const useOnItsWay = (draft: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => sending.get(draft) ?? null,
    () => null,
  )

/** The form on screen hears what its send came to, also one of before it was left. @returns ends it */
export const attend = (draft: string, end: End): (() => void) => {
  attending.set(draft, end)
  return () => {
    if (attending.get(draft) === end) attending.delete(draft)
  }
}

/** @returns whether the form is on screen and was told; else somebody else has to say it */
export const tellForm = (draft: string, problem: Problem | null): boolean => {
  const end = attending.get(draft)
  end?.(problem)
  return end !== undefined
}
