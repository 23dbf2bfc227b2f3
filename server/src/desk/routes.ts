// Wire ⇄ domain of the desk's own calls: who calls, and who did what. What the desk does with a room's things stands in
// that room's desk/routes.ts.
import type { Audit } from './audit.ts'
import { agentOf, type DeskScope } from './scope.ts'

export const registerDeskAccount = (desk: DeskScope, { audit }: { audit: Pick<Audit, 'list'> }): void => {
  desk.bind('account', {
    getDeskIdentity: ({ request }) => ({ status: 200, body: agentOf(request) }),
    listAudit: async ({ query: { actor, subject, cursor, limit } }) => ({
      status: 200,
      body: await audit.list({ actor, subject }, { cursor, limit }),
    }),
  })
}
