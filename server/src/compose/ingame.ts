// What games tell, and what launchers ask.
import { createEmbeddedPublisher } from '../adapters/publisher/embedded-publisher.ts'
import { publisherKeys } from '../adapters/publisher/publisher-keys.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import type { CaseStore } from '../cases/store.ts'
import { registerLauncherPage } from '../ingame/launcher-page.ts'
import { registerIngameDesk } from '../ingame/desk/routes.ts'
import { registerIngameRoutes } from '../ingame/routes.ts'
import { createIngameService, type IngameService } from '../ingame/service.ts'
import { createPublisher } from '../ingame/signed-tokens.ts'
import { createIngameStore, type JoinedCases } from '../ingame/store.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Holdings } from '../platform/holdings.ts'
import type { IngameTables } from '../ingame/tables.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeIngame = async (
  { config, clock, keys, database, content, warn }: Core,
  {
    caseStore,
    cases,
    accountOf,
  }: {
    cases: JoinedCases
    caseStore: Pick<CaseStore, 'unreadCount' | 'newestOpen'>
    /** Games name their player as the first identity provider does. */
    accountOf: (subject: string) => Promise<string>
  },
): Promise<Composed<{ service: IngameService }>> => {
  const { ingame, publicUrl, mountPath } = config
  const isDemonstration = ingame === null && config.oidc === null && config.environment !== 'production'
  const embedded = isDemonstration ? await createEmbeddedPublisher({ keyring: keys, clock, publicUrl }) : undefined
  const publisher = ingame
    ? createPublisher({ ...ingame, keys: publisherKeys(ingame.jwksUrl), clock, warn })
    : embedded
      ? createPublisher({ ...embedded, clock, warn })
      : null

  const store = createIngameStore(database, cases)
  const service = createIngameService({
    store,
    publisher,
    accountOf,
    cases: { unreadCount: caseStore.unreadCount, openCase: caseStore.newestOpen },
    withTransaction: database.withTransaction,
    clock,
    pageUrl: ({ game, locale: spoken }, asked, code) => {
      const { locales, defaultLocale } = content.current()
      const locale = spoken === undefined ? asked : chooseLocale({ query: spoken }, locales, defaultLocale)
      const isKnown = game !== undefined && content.current().in(locale).product(game) !== undefined
      return `${publicUrl}${mountPath}/${locale}/help/${isKnown ? `games/${game}` : ''}?ingame=${code}`
    },
    caseUrl: (locale, caseId) => `${publicUrl}${mountPath}/${locale}/help/case/detail/${caseId}`,
  })
  return {
    service,
    room: {
      holdings: {
        columns: { 'game_context.account_id': { moves: 'rows' }, 'unread_token.account_id': { moves: 'rows' } },
        copy: async ({ id }) => ({
          otherRecords: (await store.ofAccount(id)).map((context) => ({
            kind: 'game-context',
            recordedAt: context.reportedAt,
            text: JSON.stringify(context),
          })),
        }),
        erase: ({ id }) => store.eraseAccount(id),
      } satisfies Holdings<IngameTables>,
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
