// The page a game opens with a code: of the game when the portal knows it, in its own language when it said one.
import type { GameReport } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'

interface ReportedPageDeps {
  content: ContentHolder
  localeOf: (known: string) => string
  pageUrl: (locale: string, page: string) => string
}

export const createReportedPage =
  ({ content, localeOf, pageUrl }: ReportedPageDeps) =>
  ({ game, locale: spoken }: GameReport, asked: string, code: string): string => {
    const locale = spoken === undefined ? asked : localeOf(spoken)
    const isKnown = game !== undefined && content.current().in(locale).product(game) !== undefined
    return pageUrl(locale, `${isKnown ? `games/${game}` : ''}?ingame=${code}`)
  }
