// Wire ⇄ domain of the desk's call about what articles spared players from asking.
import type { DeskScope } from '../../desk/scope.ts'
import { problem } from '../../platform/problems.ts'
import type { Deflection } from '../deflection/deflection.ts'

const maxSpanDays = 366
const dayMilliseconds = 86_400_000

export const registerArticlesDesk = (desk: DeskScope, { report }: Pick<Deflection, 'report'>): void => {
  desk.bind('articles', {
    getDeflectionReport: async ({ query: { from, to } }) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds
      if (!(days > 0 && days <= maxSpanDays))
        throw problem.validation({
          fieldErrors: [
            days > 0 ? { field: 'to', code: 'max', params: { days: maxSpanDays } } : { field: 'to', code: 'order' },
          ],
        })
      return { status: 200, body: await report(from, to) }
    },
  })
}
