import { createEmbeddedPublisher } from '../adapters/publisher/embedded-publisher.ts'
import { publisherKeys } from '../adapters/publisher/publisher-keys.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createIngameHoldings } from '../ingame/holdings.ts'
import { registerLauncherPage } from '../ingame/launcher-page.ts'
import { registerIngameDesk } from '../ingame/desk/routes.ts'
import { registerIngameRoutes } from '../ingame/routes.ts'
import { createReportedPage } from '../ingame/reported-page.ts'
import { createIngameService } from '../ingame/service.ts'
import { createPublisher } from '../ingame/signed-tokens.ts'
import { createIngameStore } from '../ingame/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeIngame = async (made: Needs): Promise<Gives<'ingame'>> => {
  const { config, keys, ownersList } = made
  const isDemonstration = config.ingame === null && config.oidc === null && config.environment !== 'production'
  const embedded = isDemonstration ? await createEmbeddedPublisher({ ...made, keyring: keys }) : undefined
  const configured = config.ingame ? { ...config.ingame, keys: publisherKeys(config.ingame.jwksUrl) } : embedded
  const store = createIngameStore(made.database, made.caseReads.joined)
  const service = createIngameService({
    ...made,
    store,
    publisher: configured ? createPublisher({ ...made, ...configured }) : null,
    accountOf: made.identities.accountOfSubject,
    pageUrl: createReportedPage(made),
    cases: { unreadCount: ownersList.unreadCount, openCase: ownersList.newestOpen },
  })
  return {
    ingame: service,
    room: {
      holdings: createIngameHoldings(store),
      register: (app) => {
        registerIngameRoutes(app, { service })
        if (embedded)
          registerLauncherPage(app, {
            publisher: embedded,
            players: demoAccounts.filter(({ roles }) => roles.length === 0),
            report: service.report,
            unread: (token, locale) => service.unread(`Bearer ${token}`, locale),
          })
      },
      registerDesk: (desk) => registerIngameDesk(desk, service),
      sweep: service.sweep,
    },
  }
}
