// Apart from field-errors.ts, because the shell needs it without any form.
import type { Problem } from '../../../kit/api/problem.ts'
import type { Messages } from '../i18n/messages.ts'

/** One sentence for a problem as a whole. */
export const problemText = (problem: Problem, messages: Pick<Messages, 'tKey' | 'has'>): string => {
  if (problem.message) return problem.message
  if (problem.status === 429 && problem.retryAfter !== null && problem.retryAfter <= 120)
    return messages.tKey('support.error.too.many.wait', { seconds: Math.max(1, problem.retryAfter) })
  return messages.has(problem.messageKey)
    ? messages.tKey(problem.messageKey)
    : messages.tKey('support.error.unknown.desc')
}
