// The form of a topic: what is checked before it is sent, and its sending.
import { createAbusiveLanguageChecker } from '../adapters/abusive-language/checker.ts'
import type { Deflection } from '../articles/deflection/deflection.ts'
import type { CaseFiling } from '../cases/filing.ts'
import { regionOfLocale } from '../cases/rules.ts'
import type { Account } from '../platform/visitor.ts'
import type { CaseCatalogue } from '../cases/ports.ts'
import { createForPlayer, type ForPlayerDeps } from '../contact/for-player.ts'
import type { OwnFieldSource, UploadSource } from '../contact/ports.ts'
import { registerContactRoutes } from '../contact/routes.ts'
import { createSubmitService } from '../contact/submit-service.ts'
import { createVerifyService } from '../contact/verify-service.ts'
import type { IngameService } from '../ingame/service.ts'
import type { PhoneRules } from '../phone/numbering.ts'
import type { VerificationService } from '../verification/service.ts'
import type { ChatPorts } from './chat.ts'
import type { ContactGate } from './contact-gate.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface ContactParts {
  gate: ContactGate
  catalogue: Pick<CaseCatalogue, 'channels'>
  ownFields: OwnFieldSource
  phone: PhoneRules
  verification: VerificationService
  filing: Pick<CaseFiling, 'file'>
  filed: Deflection['filed']
  attachGameContext: IngameService['attach']
  chat: Pick<ChatPorts, 'noteSubmitted'>
  uploads: UploadSource
  findPlayer: ForPlayerDeps['findPlayer']
  text: ValidationText
}

export const composeContact = (
  { clock, content, database, flags, keepFiles, warn }: Core,
  {
    gate: { challenge, preverify },
    catalogue,
    ownFields,
    phone,
    verification,
    filing,
    filed: noteFiled,
    attachGameContext,
    chat,
    uploads,
    findPlayer,
    text,
  }: ContactParts,
): Composed<{ fileForPlayer: ReturnType<typeof createForPlayer> }> => {
  const submit = createSubmitService({
    content: content.current,
    channels: { channels: catalogue.channels },
    ownFields,
    features: flags,
    phone,
    verification,
    challenge,
    clock,
    keepFiles,
    text,
    withTransaction: database.withTransaction,
    regionOfLanguage: (locale) => regionOfLocale(locale) as Account['region'],
    cases: {
      file: async (newCase) => {
        const filed = await filing.file(newCase)
        // By a representative: no player's session has anything to do with it.
        if (newCase.filedBy !== undefined) return filed
        await attachGameContext(newCase.gameContext, filed.caseId)
        await noteFiled(newCase)
        await chat.noteSubmitted(newCase.visitor, filed, newCase)
        return filed
      },
    },
  })
  const verify = createVerifyService({ content: content.current, verification, preverify })
  const context = createAbusiveLanguageChecker((language) => content.current().settings.abusiveLanguage?.[language])
  return {
    fileForPlayer: createForPlayer({
      submit,
      findPlayer,
      productOf: (locale, topicId) => content.current().in(locale).topic(topicId)?.product,
    }),
    room: {
      register: (app) => registerContactRoutes(app, { challenge, context, submit, uploads, verify, preverify, warn }),
    },
  }
}
