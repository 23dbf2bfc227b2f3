// Codes of text messages and what failed around them (decisions-cases G). Pure.
import { limits } from '../../../kit/api/limits.ts'
import type { Problem } from '../../../kit/api/problem.ts'

export const codeMax = limits.SmsCode.maxLength

/** People copy codes with spaces and hyphens; the server takes out nothing (decisions-cases G5). */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]+/g, '')

/** What may be verified: something is left of it. */
export const isCode = (typed: string): boolean => cleanCode(typed) !== ''

/** A 422 speaks for itself; anything else is told in the general words (CASEERROR-16, CASEERROR-17, decisions-cases G6). */
export const protectionProblem = (problem: Problem): Problem =>
  problem.status === 422
    ? problem
    : { ...problem, messageKey: 'support.error.unknown.desc', message: null, retryAfter: null, validationErrors: null }

/** Letters a phone number may hold as typed (contract PhoneInput). */
export const looksLikePhone = (typed: string): boolean =>
  typed.trim() !== '' && new RegExp(limits.PhoneInput.pattern).test(typed.trim()) && /\p{Nd}/u.test(typed)
