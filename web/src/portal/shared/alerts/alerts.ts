import { createContext, use } from 'react'
import type { Problem } from '../../../kit/api/problem.ts'
import type { Tone } from '../../../kit/ui/Banner.tsx'

/** A dismissible notice at the top of the page (SHELL-14). `text` stands above `key`. */
export interface Alert {
  key: string
  text?: string | null
  tone?: Tone
  requestId?: string | null
  /** Where it goes on from there. */
  way?: { href: string; text: string }
}

export interface Alerts {
  show: (alert: Alert) => void
  /** What failed, in the words of problem.ts (OD-13). */
  showProblem: (problem: Problem) => void
  clear: () => void
}

export const AlertsContext = createContext<Alerts>({
  show: () => undefined,
  showProblem: () => undefined,
  clear: () => undefined,
})
export const useAlerts = (): Alerts => use(AlertsContext)

/** Travels as navigation state, never in the URL (OD-27). */
export interface AlertState {
  alert?: Alert
}
