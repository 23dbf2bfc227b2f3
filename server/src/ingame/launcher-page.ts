// The demonstration's game and launcher, in a browser: signs as a publisher would and shows what its launcher would show.
// Never registered in production.
import type { FastifyInstance } from 'fastify'
import type { GameContextReceipt, GameReport, UnreadCases } from '#generated/server/schemas.ts'
import { escapeHtml } from '../lib/html.ts'
import { plainPage, plainPagePolicy } from '../platform/plain-page.ts'
import { problem } from '../platform/problems.ts'
import type { DemonstrationPublisher } from './ports.ts'

export const launcherPath = '/services/dev/game'

interface LauncherPageDeps {
  publisher: DemonstrationPublisher
  players: readonly { id: string; displayName: string }[]
  /** As a launcher would, over the API. */
  report: (token: string, locale: string) => Promise<GameContextReceipt>
  unread: (token: string, locale: string) => Promise<UnreadCases>
}

/** What the demonstration's game knows of whoever plays it. */
export const demoReport: GameReport = {
  game: 'wow',
  character: { id: '4711', name: 'Emberwyn' },
  realm: { id: '12', name: 'Stormkeep' },
  build: '11.2.5-60822',
  platform: 'Windows 11, Direct3D 12',
  locale: 'en-US',
  log: '12:04:29 entered zone Emberfall Keep\n12:04:31 gate 88 did not open: no path to 4711\n',
}

const isAccount = /^[A-Za-z0-9_.:|@-]{1,200}$/

const chosen = (name: string, { url }: GameContextReceipt, { count, openCase }: UnreadCases): string =>
  `<article><h2>${escapeHtml(name)} plays</h2>` +
  `<p>${count === 0 ? 'Nothing unread' : count === 1 ? 'One case with news' : `${count} cases with news`}. ` +
  `${openCase === null ? 'No open case.' : `<a href="${escapeHtml(openCase.url)}">The open case</a>`}</p>` +
  `<p><a class="on" href="${escapeHtml(url)}">Get help</a></p>` +
  `<p>The page opens once, within ten minutes, with what the game sends along.</p></article>`

export const registerLauncherPage = (
  app: FastifyInstance,
  { publisher, players, report, unread }: LauncherPageDeps,
): void => {
  app.get(`${launcherPath}/jwks`, (_request, reply) => reply.send(publisher.jwks))

  // For the examples of the kits: what a game's back end answers its client.
  app.get(`${launcherPath}/token`, async (request, reply) => {
    const { account, build } = request.query as { account?: unknown; build?: unknown }
    if (typeof account !== 'string' || !isAccount.test(account)) throw problem.badRequest('account is missing')
    const report = typeof build === 'string' ? { ...demoReport, build } : demoReport
    return reply.header('cache-control', 'no-store').send({ token: await publisher.sign(account, report) })
  })

  app.get(launcherPath, async (request, reply) => {
    const { account } = request.query as { account?: string }
    const player = players.find(({ id }) => id === account)
    const links = players
      .map(
        ({ id, displayName }) =>
          `<p><a href="?account=${encodeURIComponent(id)}">Play as ${escapeHtml(displayName)}</a></p>`,
      )
      .join('')
    let body = `<article><h2>Who plays?</h2>${links}</article>`
    if (player) {
      const receipt = await report(await publisher.sign(player.id, demoReport), 'en-US')
      body = chosen(player.displayName, receipt, await unread(receipt.unread.token, 'en-US'))
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPagePolicy)
      .send(plainPage({ title: 'A game', body, home: '<a href="/">To the portal</a>' }))
  })
}
