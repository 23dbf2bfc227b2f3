import type { FastifyInstance } from 'fastify'
import type { DocumentCache } from '../content/document-cache.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import { countryList } from './countries.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Asker, PhoneService } from './service.ts'
import { ok } from '../platform/contract/answers.ts'

interface PhoneRouteDeps {
  service: PhoneService
  documents: Pick<DocumentCache, 'answer'>
  /** The offered locale for a language a body names (ground G2). */
  resolveLocale: (asked: string) => string
}

export const registerPhoneRoutes = (
  app: FastifyInstance,
  { service, documents, resolveLocale }: PhoneRouteDeps,
): void => {
  const asker = (visitor: Visitor, language: string, { ip }: { ip: string }): Asker => ({
    visitor,
    locale: resolveLocale(language),
    address: ip,
  })

  bindOperations(app, 'phone', {
    getCountries: ({ locale }) => documents.answer({ operation: 'getCountries', locale }, () => countryList(locale)),
    async getAccountPhone({ visitor }) {
      return ok(await service.accountPhone(visitor.account))
    },
    validatePhone: ({ body }) => ok(service.validate(body)),

    async getSmsOffer({ visitor }) {
      return ok(await service.offer(visitor.account))
    },
    async normalizeSmsPhone({ visitor, locale, body, request }) {
      return ok({ phone: await service.formatted({ visitor, locale, address: request.ip }, body.phone) })
    },
    async sendSmsCode({ visitor, locale, body, request }) {
      await service.sendProtectionCode({ visitor, locale, address: request.ip }, body.phone)
      return ok({ codeSent: true })
    },
    async validateSmsCode({ visitor, locale, body, request }) {
      await service.protect({ visitor, locale, address: request.ip }, body.code)
      return ok({ isVerified: true })
    },

    requestPhoneCode: {
      async prepare({ visitor, body, request, reply }) {
        reply.keepSession() // the code belongs to this session
        const who = asker(visitor, body.language, request)
        const asked = await service.askChallenge(who, body.recaptcha)
        return async () => ok(await service.sendVerificationCode(who, body.phoneNumber, asked))
      },
    },
    async validatePhoneCode({ visitor, body, request }) {
      return ok(await service.verify(asker(visitor, body.language, request), body.phoneNumber, body.code))
    },
  })
}
