// A span of whole days, as reports are asked for it.
import { problem } from './problems.ts'

const maxDays = 366
const dayMilliseconds = 86_400_000

/**
 * `from` and `to` as YYYY-MM-DD; `to` is not part of the span.
 * @throws a validation problem for a span that ends before it begins, or is longer than 366 days
 */
export const demandDaySpan = (from: string, to: string): void => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds
  if (!(days > 0)) throw problem.validation({ fieldErrors: [{ field: 'to', code: 'order' }] })
  if (days > maxDays)
    throw problem.validation({ fieldErrors: [{ field: 'to', code: 'max', params: { days: maxDays } }] })
}
