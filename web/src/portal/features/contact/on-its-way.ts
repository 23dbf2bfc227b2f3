// A form that is being sent outlives its page: its visitor may leave and come back, and finds it on its way still
// (CD-438). By the key of its draft.
import { useSyncExternalStore } from 'react'
import type { Problem } from '../../../kit/api/problem.ts'

/** What a send came to; null: the case is filed. */
type End = (problem: Problem | null) => void

/** Percent that went out. */
const sending = new Map<string, number>()
const attending = new Map<string, { path: string; end: End }>()
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
export const attend = (draft: string, path: string, end: End): (() => void) => {
  const one = { path, end }
  attending.set(draft, one)
  return () => {
    if (attending.get(draft) === one) attending.delete(draft)
  }
}

/** Between two looks at a form that is being left. */
const leavingMilliseconds = 100

/**
 * Who is to be told what a send came to; null when the form is not on screen. One whose page is being left is waited
 * for: the page that comes begins anew, with its notices and what it holds.
 *
 * @param path the browser's own, as of now
 */
export const whoAttends = async (draft: string, path: () => string): Promise<End | null> => {
  for (;;) {
    const one = attending.get(draft)
    if (one === undefined) return null
    if (one.path === path()) return one.end
    await new Promise((resolve) => setTimeout(resolve, leavingMilliseconds))
  }
}
