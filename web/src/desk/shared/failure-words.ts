import { type Problem, problemOfFailure } from '../../kit/api/problem.ts'
import type { Texts, TextKey } from './i18n.ts'

/** Only what may be otherwise in a moment is to be tried again then. */
const byStatus: Readonly<Record<number, TextKey>> = {
  400: 'failed.malformed',
  403: 'failed.forbidden',
  404: 'failed.gone',
}

/** Why something failed: the server's own words, else what its status means for who asked. */
export const wordsOf = ({ kind, status, validationErrors, message }: Problem, t: Texts['t']): string => {
  if (kind === 'offline') return t('failed.offline')
  const refused = Object.values(validationErrors?.errorCodes ?? {})[0]
  return refused ?? message ?? t(byStatus[status] ?? 'failed')
}
export const failureWords = (error: unknown, t: Texts['t']): string => wordsOf(problemOfFailure(error), t)
