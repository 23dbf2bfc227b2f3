// Times of codes and marks, and codes as people type them. Pure.
import { limits } from '../../../kit/api/limits.ts'

/** Whole minutes that begin before `until`; 0 when it is over. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000))

/** Whole seconds until `at`; 0 when it has come, or nothing is waited for. */
export const secondsUntil = (at: string | null, now: number): number =>
  at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000))

/** People copy codes with spaces and hyphens. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]+/g, '')
const codePattern = new RegExp(limits.LockedOutAnswer.code.pattern)
export const isCode = (typed: string): boolean => codePattern.test(cleanCode(typed))
