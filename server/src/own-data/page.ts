// The copy of all own data as one HTML file that needs nothing else (ground G33): the facts as lists, each case as its
// own page shows it.
import type { DataExport } from '#generated/server/schemas.ts'
import { escapeHtml } from '../lib/html.ts'
import type { CasePage, Say } from './ports.ts'

type Facts = Record<string, string | number | boolean | null>

const list = (facts: Facts): string =>
  `<dl>${Object.entries(facts)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value === null ? '–' : String(value))}</dd>`)
    .join('')}</dl>`

const section = (name: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `<section><h2>${escapeHtml(name)}</h2>${entries.join('')}</section>`

/** @param say texts of the page in its language */
export const ownDataPage = (copy: DataExport, locale: string, say: Say, casePage: CasePage): string => {
  const { account, textMessageProtection } = copy
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(account.displayName)}</title><style>${casePage.styles}</style></head><body>` +
    `<h1>${escapeHtml(account.displayName)}</h1>` +
    `<p><time datetime="${copy.exportedAt}">${escapeHtml(copy.exportedAt)}</time></p>` +
    section(say('support.own.data.account'), [list(account)]) +
    section(say('support.own.data.protection'), [list(textMessageProtection)]) +
    section(
      say('support.own.data.cases'),
      copy.cases.map((one) => casePage.body(one, locale, say, 'h3')),
    ) +
    section(
      say('support.own.data.penalties'),
      copy.penalties.map((one) => `<pre>${escapeHtml(JSON.stringify(one, null, 2))}</pre>`),
    ) +
    section(
      say('support.own.data.feedback'),
      copy.articleFeedback.map((one) => list(one)),
    ) +
    section(
      say('support.own.data.records'),
      copy.otherRecords.map((one) => list(one)),
    ) +
    '</body></html>'
  )
}
