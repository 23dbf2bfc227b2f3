import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { ownDataPage } from './page.ts'
import type { CasePage } from './ports.ts'
import type { OwnData } from './service.ts'
import { ok } from '../platform/contract/answers.ts'

interface OwnDataRouteDeps {
  service: OwnData
  casePage: CasePage
  say: (locale: string, key: string) => string
}

export const registerOwnDataRoutes = (app: FastifyInstance, { service, casePage, say }: OwnDataRouteDeps): void => {
  bindOperations(app, 'own-data', {
    getDataRequests: async ({ visitor }) => ok(await service.list(visitor.account)),
    requestDataExport: async ({ visitor, locale }) => ({
      status: 202,
      body: await service.requestExport(visitor.account, locale),
    }),
    requestDataErasure: async ({ visitor, locale, body }) => ({
      status: 202,
      body: await service.requestErasure(visitor.account, locale, body.confirmation),
    }),
    getDataExport: async ({ visitor, params, query, locale }) => {
      const copy = await service.copy(visitor.account, params.requestId)
      const headers = (extension: string) => ({
        'content-disposition': `attachment; filename="${params.requestId}.${extension}"`,
      })
      if (query.format !== 'html')
        return { status: 200, type: 'application/json', body: copy, headers: headers('json') }
      return {
        status: 200,
        type: 'text/html',
        body: ownDataPage(copy, locale, (key) => say(locale, key), casePage),
        headers: headers('html'),
      }
    },
  })
}
