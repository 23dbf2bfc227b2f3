// Domain → wire: messages, and what the status page makes of them, in a reader's language.
import type { CrisisGame, CrisisMessage, ServiceIncident, ServiceStatus } from '#generated/server/schemas.ts'
import type { ContentCrisisMessage, LocalContent } from '../content/types.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import type { CrisisMessages } from './ports.ts'
import { endOf, startOf } from './rules.ts'
import type { CrisisMessageDraft, CrisisSeverity, CrisisTexts, CrisisUpdate, StoredCrisisMessage } from './types.ts'

export interface ReadersRules {
  defaultLocale: string
  videoHosts: readonly string[]
}

const mostIncidents = 50

const say = (texts: CrisisTexts, locale: string, { defaultLocale }: ReadersRules): string =>
  // What is still being written may lack the portal's own language: a preview shows what there is.
  texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0] ?? ''
/** Browsers have no names for parts of the world. */
const placesIn = (places: readonly string[], locale: string): string[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return places.map((place) => names.of(place) ?? place)
}
const gameIn = (local: LocalContent, shortName: string): CrisisGame[] => {
  const product = local.product(shortName)
  return product ? [{ shortName: product.shortName, name: product.name, glyphClass: product.glyphClass }] : []
}

interface Written extends CrisisMessageDraft {
  id: string
  updates: CrisisUpdate[]
  resolvedAt: string | null
}

const updatesIn = (updates: readonly CrisisUpdate[], locale: string, rules: ReadersRules) =>
  updates.map(({ at, text, isResolution }) => ({ at, text: say(text, locale, rules), isResolution }))

/** What a reader of this language gets of its Markdown. */
export const bodyIn = ({ body }: Pick<Written, 'body'>, locale: string, rules: ReadersRules): string =>
  say(body, locale, rules)

/** A desk's message as a player of this language gets it. */
export const messageIn = (
  message: Written,
  startedAt: string | null,
  local: LocalContent,
  { rules, html }: { rules: ReadersRules; html: (body: string) => string },
): CrisisMessage => {
  const games = message.games.flatMap((game) => gameIn(local, game))
  return {
    id: message.id,
    title: say(message.title, local.locale, rules),
    summary: say(message.summary, local.locale, rules),
    body: html(bodyIn(message, local.locale, rules)),
    link: message.link,
    game: games[0] ?? null,
    games,
    severity: message.severity,
    places: placesIn(message.places, local.locale),
    startedAt,
    resolvedAt: message.resolvedAt,
    updates: updatesIn(message.updates, local.locale, rules),
  }
}

const packMessageIn = (message: ContentCrisisMessage, local: LocalContent): CrisisMessage => {
  const games = message.product === null ? [] : gameIn(local, message.product)
  return {
    id: message.id,
    title: message.title,
    summary: message.summary,
    body: message.body,
    link: message.link,
    game: games[0] ?? null,
    games,
    severity: message.severity,
    places: [],
    startedAt: null,
    resolvedAt: null,
    updates: [],
  }
}

/** Those the desk does not speak for. */
const packMessages = (local: LocalContent, messages: Pick<CrisisMessages, 'laidOver'>): ContentCrisisMessage[] => {
  const laidOver = messages.laidOver()
  return local.crisisMessages().filter(({ id }) => !laidOver.has(id))
}

/**
 * Messages in force: the desk's, newest first, then the pack's in its own order (API-39; the page filters by product
 * and by what was read).
 */
export const messagesInForce = (
  local: LocalContent,
  messages: Pick<CrisisMessages, 'published' | 'laidOver' | 'html'>,
  rules: ReadersRules,
): CrisisMessage[] => [
  ...messages
    .published(local.locale)
    .map((message) => messageIn(message, startOf(message), local, { rules, html: messages.html })),
  ...packMessages(local, messages).map((message) => packMessageIn(message, local)),
]

const incidentOf = (
  message: StoredCrisisMessage,
  now: string,
  local: LocalContent,
  rules: ReadersRules,
): ServiceIncident => ({
  id: message.id,
  title: say(message.title, local.locale, rules),
  summary: say(message.summary, local.locale, rules),
  severity: message.severity,
  games: message.games.flatMap((game) => gameIn(local, game)),
  places: placesIn(message.places, local.locale),
  startedAt: startOf(message),
  endedAt: endOf(message, now),
  updates: updatesIn(message.updates, local.locale, rules),
})

const rank: Readonly<Record<CrisisSeverity, number>> = { notice: 0, degraded: 1, outage: 2 }
const states = ['operational', 'degraded', 'outage'] as const

/** How games and services are, by what is in force, and what was wrong before (CD-417). */
export const statusIn = (
  local: LocalContent,
  messages: Pick<CrisisMessages, 'remembered' | 'now' | 'laidOver'>,
  rules: ReadersRules,
): ServiceStatus => {
  const now = messages.now()
  const remembered = messages.remembered(local.locale).map((message) => incidentOf(message, now, local, rules))
  const packs = packMessages(local, messages).map((message): ServiceIncident => {
    const { body: _body, link: _link, game: _game, resolvedAt: _at, ...shown } = packMessageIn(message, local)
    return { ...shown, endedAt: null }
  })
  const running = [...remembered.filter(({ endedAt }) => endedAt === null), ...packs]
  const over = remembered
    .filter(({ endedAt }) => endedAt !== null)
    .sort((one, other) => (one.endedAt! < other.endedAt! ? 1 : -1))
  const stateOfGame = (game: string | null) =>
    states[
      Math.max(
        0,
        ...running
          .filter(({ games }) =>
            game === null
              ? games.length === 0 || games.some(({ shortName }) => shortName === sharedProduct)
              : games.some(({ shortName }) => shortName === game),
          )
          .map(({ severity }) => rank[severity]),
      )
    ]!
  const products = local.products().filter(({ shortName }) => shortName !== sharedProduct)
  return {
    services: [
      { game: null, state: stateOfGame(null) },
      ...products.map(({ shortName, name, glyphClass }) => ({
        game: { shortName, name, glyphClass },
        state: stateOfGame(shortName),
      })),
    ],
    incidents: [...running, ...over].slice(0, mostIncidents),
  }
}
