// Wire ⇄ domain of the calls about all own data.
import type { Handlers } from '../platform/contract/bind.ts'
import type { OwnData } from './service.ts'
import { ownDataPage } from './page.ts'

type OwnDataHandlers = Pick<
  Handlers<'cases'>,
  'getDataRequests' | 'requestDataExport' | 'getDataExport' | 'requestDataErasure'
>

export const ownDataHandlers = (ownData: OwnData, say: (locale: string, key: string) => string): OwnDataHandlers => ({
  getDataRequests: async ({ visitor }) => ({ status: 200, body: await ownData.list(visitor.account) }),
  requestDataExport: async ({ visitor, locale }) => ({
    status: 202,
    body: await ownData.requestExport(visitor.account, locale),
  }),
  requestDataErasure: async ({ visitor, locale, body }) => ({
    status: 202,
    body: await ownData.requestErasure(visitor.account, locale, body.confirmation),
  }),
  getDataExport: async ({ visitor, params, query, locale }) => {
    const copy = await ownData.copy(visitor.account, params.requestId)
    const headers = (extension: string) => ({
      'content-disposition': `attachment; filename="${params.requestId}.${extension}"`,
    })
    if (query.format !== 'html') return { status: 200, type: 'application/json', body: copy, headers: headers('json') }
    return {
      status: 200,
      type: 'text/html',
      body: ownDataPage(copy, locale, (key) => say(locale, key)),
      headers: headers('html'),
    }
  },
})
