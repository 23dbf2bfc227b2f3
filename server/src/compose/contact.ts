import { createAbusiveLanguageChecker } from '../adapters/abusive-language/checker.ts'
import { heardLocale } from '../articles/heard-locale.ts'
import { regionOfLocale } from '../cases/rules.ts'
import type { Account } from '../platform/visitor.ts'
import { createForPlayer } from '../contact/for-player.ts'
import type { CaseFiling } from '../contact/ports.ts'
import { registerContactRoutes } from '../contact/routes.ts'
import { createSubmitService } from '../contact/submit-service.ts'
import { createVerifyService } from '../contact/verify-service.ts'
import type { Gives, Needs } from './ports.ts'

export const composeContact = (
  made: Needs<'cases' | 'catalogue' | 'chat' | 'deflection' | 'gate' | 'ingame' | 'phone' | 'uploads' | 'verification'>,
): Gives<'contact'> => {
  const { chat, content, filing, ingame, deflection } = made
  const file: CaseFiling['file'] = async (newCase) => {
    const filed = await filing.file(newCase)
    // By a representative: no player's session has anything to do with it.
    if (newCase.filedBy !== undefined) return filed
    const { visitor, channel, topicId } = newCase
    await ingame.attach(newCase.gameContext, filed.caseId)
    await deflection.filed(newCase)
    if (channel === 'chat' && visitor.kind === 'anonymous') await chat.noteSubmitted(visitor, filed.caseId, topicId)
    return filed
  }
  const shared = { ...made, content: content.current }
  const submit = createSubmitService({
    ...shared,
    channels: made.catalogue,
    phone: made.phoneRules,
    regionOfLanguage: (locale) => regionOfLocale(locale) as Account['region'],
    cases: { file },
  })
  const checker = createAbusiveLanguageChecker((language) => content.current().settings.abusiveLanguage?.[language])
  return {
    fileForPlayer: createForPlayer({
      submit,
      findPlayer: made.players.find,
      productOf: (locale, topicId) => content.current().in(locale).topic(topicId)?.product,
    }),
    room: {
      register: (app) =>
        registerContactRoutes(app, {
          ...made,
          context: {
            isAbusive: async (text, locale) =>
              checker.isAbusive(text, await heardLocale(content.current(), text, locale)),
          },
          submit,
          verify: createVerifyService(shared),
        }),
    },
  }
}
