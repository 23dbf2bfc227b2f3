// A player's own copy of a case as one HTML file that needs nothing else (ground G33).
import type { CaseExport } from '#generated/server/schemas.ts'
import { escapeHtml } from '../lib/html.ts'

export type Say = (key: string) => string

export const casePageStyles = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1f26}',
  'h1{font-size:1.5rem}dt{font-weight:600}dd{margin:0 0 .5rem}time{color:#545b68;font-size:.875rem}',
  'article{border:1px solid #c9ced6;border-radius:.5rem;padding:1rem;margin:1rem 0}article.company{background:#eef4ff}',
].join('')

/**
 * The case as the inside of a page; `heading` is the level its subject has there. @param say texts of the page in its
 * language
 */
export const caseBody = (
  { case: supportCase, submittedFields, exportedAt, mails = [] }: CaseExport,
  locale: string,
  say: Say,
  heading: 'h1' | 'h3' = 'h1',
): string => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  const time = (at: string) => `<time datetime="${at}">${escapeHtml(format.format(new Date(at)))}</time>`
  const fields = submittedFields
    .map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const events = supportCase.caseEvents
    .map((event) => {
      if (event.split !== undefined) {
        // With a missing value a text is its raw form.
        const words = say(`support.case.event.split.${event.split.part}`).replace(
          '{number}',
          numberOf(event.split.case),
        )
        return `<p>${time(event.relativeTimestamp)} ${escapeHtml(words)}</p>`
      }
      if (event.eventType !== 'CONTACT')
        return `<p>${time(event.relativeTimestamp)} ${escapeHtml(event.alternateName ?? '')}</p>`
      const files = (event.attachments ?? [])
        .map(({ name, size }) => `<li>${escapeHtml(name)} (${size} B)</li>`)
        .join('')
      const author = `<p><strong>${escapeHtml(event.responseAuthor ?? '')}</strong> ${time(event.relativeTimestamp)}</p>`
      return (
        `<article${event.companyResponse ? ' class="company"' : ''}>${author}` +
        `<div>${event.responseText ?? ''}</div>` +
        `${event.folded === undefined ? '' : `<div>${event.folded}</div>`}` +
        `${files === '' ? '' : `<ul>${files}</ul>`}</article>`
      )
    })
    .join('')
  const sources = mails.map(({ receivedAt, size }) => `<li>${time(receivedAt)} mail.eml (${size} B)</li>`).join('')
  const facts = [numberOf(supportCase), escapeHtml(supportCase.gameTitle), escapeHtml(say(supportCase.statusKey))].join(
    ' · ',
  )
  return (
    `<${heading}>${escapeHtml(supportCase.subject)}</${heading}><p>${facts}</p><p>${time(exportedAt)}</p>` +
    `${fields === '' ? '' : `<dl>${fields}</dl>`}${events}${sources === '' ? '' : `<ul>${sources}</ul>`}`
  )
}

const numberOf = ({ region, id }: Pick<CaseExport['case'], 'region' | 'id'>): string => `${region.toUpperCase()}${id}`

/** @param say texts of the page in its language; a missing one gives the key's last word */
export const casePage = (copy: CaseExport, locale: string, say: Say): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${numberOf(copy.case)}</title><style>${casePageStyles}</style></head><body>${caseBody(copy, locale, say)}</body></html>`
