// Wire ⇄ domain of the desk's calls about translations. The machine is asked before the transaction of the audit begins.
import type { DeskScope } from '../../desk/scope.ts'
import type { TranslationService } from '../service.ts'
import { ok } from '../../platform/contract/answers.ts'

export const registerTranslationsDesk = (desk: DeskScope, service: TranslationService): void => {
  desk.bind('translations', {
    listTranslationLanguages: async () => ok({ languages: await service.languages() }),
    translateCase: {
      prepare: async ({ params, body }) => {
        const told = await service.thread(params.id, body.to)
        return async () => ok(told)
      },
    },
    translateAnswer: {
      prepare: async ({ params, body }) => {
        const told = await service.answer(params.id, body)
        return async () => ok(told)
      },
    },
  })
}
