import { SensitiveGuidanceRequest, SensitiveWordsRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import { createMarker, demandMark } from '../../platform/marks.ts'
import type { SensitiveDesk } from './service.ts'
import { ok } from '../../platform/contract/answers.ts'

const guidance = createMarker(SensitiveGuidanceRequest)
const list = createMarker(SensitiveWordsRequest)

export const registerSensitiveDesk = (desk: DeskScope, service: SensitiveDesk): void => {
  desk.bind('sensitive', {
    listSensitiveGuidance: async () => ok({ items: (await service.guidance()).map(guidance) }),
    replaceSensitiveGuidance: async ({ params, body, headers, request }) => {
      const present = (await service.guidance()).find(({ category }) => category === params.category)
      demandMark(headers['if-match'], present && guidance(present))
      const changed = await service.replaceGuidance(agentOf(request).id, params.category, body)
      noteChange(request, changed)
      return ok(guidance(changed.after))
    },
    listSensitiveWords: async () => ok({ items: (await service.words()).map(list) }),
    replaceSensitiveWords: async ({ params, body, headers, request }) => {
      const { category, language } = params
      const present = (await service.words()).find((one) => one.category === category && one.language === language)
      demandMark(headers['if-match'], present && list(present))
      const changed = await service.replaceWords(agentOf(request).id, category, language, body.words)
      noteChange(request, changed)
      return ok(list(changed.after))
    },
    resetSensitiveWords: async ({ params, request }) => {
      const changed = await service.resetWords(params.category, params.language)
      noteChange(request, changed)
      return ok(list(changed.after))
    },
    trySensitiveWords: async ({ body }) => ok(await service.tried(body.words)),
    handleSensitiveFlag: async ({ params, body, request }) => {
      const flag = await service.handle(agentOf(request).id, params.id, params.flagId, body.outcome)
      noteChange(request, { before: { outcome: null }, after: { category: flag.category, outcome: flag.outcome } })
      return ok(flag)
    },
    getSensitiveReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return ok(await service.report({ from, to }))
    },
  })
}
