import { createContext, use } from 'react'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { type Texts, useTexts } from './i18n.ts'
import type { Call } from '../../kit/api/desk-calls.ts'

export interface Desk {
  /** Asks an operation of the contract by its name: `await call('readCase', { id })`. */
  call: Call
  me: DeskSchema<'DeskIdentity'>
  /** Says in a word what has become of something; read aloud too. `undo` is offered beside it for a while. */
  say: (text: string, undo?: () => void) => void
  /** Takes back what was said last; false when there is no way back. */
  undo: () => boolean
}

export const DeskContext = createContext<Desk | null>(null)
/** The desk and its words. */
export const useDesk = (): Desk & Texts => {
  const desk = use(DeskContext)
  if (desk === null) throw new Error('DeskContext is missing')
  return { ...useTexts(), ...desk }
}

/** Where the desk's pages are; the sign-in is an address of the server below it. */
export const deskPath = (): string => `${document.documentElement.dataset['mount'] ?? ''}/desk`
export const loginHref = (): string =>
  `${deskPath()}/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`
/** The same, though they are signed in: for what asks for a fresh sign-in (CD-317). */
export const freshLoginHref = (): string => `${loginHref()}&fresh`
