// Wire ⇄ domain of the desk's calls about sensitive words.
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import type { SensitiveDesk } from './service.ts'

export const registerSensitiveDesk = (desk: DeskScope, service: SensitiveDesk): void => {
  desk.bind('sensitive', {
    listSensitiveGuidance: async () => ({ status: 200, body: { items: await service.guidance() } }),
    replaceSensitiveGuidance: async ({ params, body, request }) => {
      const changed = await service.replaceGuidance(agentOf(request).id, params.category, body)
      noteChange(request, changed)
      return { status: 200, body: changed.after }
    },
    listSensitiveWords: async () => ({ status: 200, body: { items: await service.words() } }),
    replaceSensitiveWords: async ({ params, body, request }) => {
      const { category, language } = params
      const changed = await service.replaceWords(agentOf(request).id, category, language, body.words)
      noteChange(request, changed)
      return { status: 200, body: changed.after }
    },
    resetSensitiveWords: async ({ params, request }) => {
      const changed = await service.resetWords(params.category, params.language)
      noteChange(request, changed)
      return { status: 200, body: changed.after }
    },
    trySensitiveWords: async ({ body }) => ({ status: 200, body: await service.tried(body.words) }),
    handleSensitiveFlag: async ({ params, body, request }) => {
      const flag = await service.handle(agentOf(request).id, params.id, params.flagId, body.outcome)
      noteChange(request, { before: { outcome: null }, after: { category: flag.category, outcome: flag.outcome } })
      return { status: 200, body: flag }
    },
    getSensitiveReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return { status: 200, body: await service.report({ from, to }) }
    },
  })
}
