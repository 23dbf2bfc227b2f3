// The pages of the published contract. Style and script are files of their own: the policy allows nothing inline and
// nobody else's host.
import { escapeHtml } from '../../lib/html.ts'
import { mark } from '../../lib/mark.ts'
import { problemKinds, type ProblemSlug } from '../problems.ts'
import problemTextsJson from './problem-texts.json' with { type: 'json' }
import { documentFormats, documentNames, type DocumentName } from './published.ts'

export const docsBase = '/services/bft/docs'

interface ProblemText {
  /** For a person who has run into it. */
  happened: string
  /** Steps for a program and for its author, most useful first. */
  todo: readonly string[]
  /** Whether the same request may be sent again, and when. */
  again: string
}
/** What each kind of problem means and what to do about it: the words of its page (ground G7). */
export const problemTexts: Record<ProblemSlug, ProblemText> = problemTextsJson

export const slugs = Object.keys(problemKinds) as ProblemSlug[]

/** Words between backticks as code; everything else as it stands. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** Where each document's reference is. */
export const references = {
  openapi: { title: 'Portal', address: docsBase },
  desk: { title: 'Desk', address: `${docsBase}/desk` },
} as const satisfies Record<DocumentName, { title: string; address: string }>

const places = [
  ...documentNames.map((name) => [references[name].title, references[name].address] as const),
  ['Guides', `${docsBase}/guides`],
  ['Problems', `${docsBase}/problems`],
  ['Changes', `${docsBase}/changelog`],
] as const
type Place = (typeof places)[number][0]

/** @param more what stands at the end of the bar */
const bar = (here: Place, more = ''): string =>
  `<header class="bar"><a class="brand" href="${docsBase}" aria-label="Guidepost contract">${mark}<span>Guidepost</span></a>` +
  '<nav aria-label="Documents">' +
  places
    .map(([title, href]) => `<a href="${href}"${title === here ? ' aria-current="page"' : ''}>${title}</a>`)
    .join('') +
  `</nav>${more}</header>`

interface Page {
  title: string
  here: Place
  head?: string
  more?: string
  body: string
}

const page = ({ title, here, head = '', more, body }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} - Guidepost contract</title><link rel="icon" href="data:,">` +
  `<link rel="stylesheet" href="${docsBase}/assets/docs.css">${head}</head><body>${bar(here, more)}${body}</body></html>`

/** The page a problem's `type` leads to. */
export const problemPage = (slug: ProblemSlug): string => {
  const { status, title } = problemKinds[slug]
  const { happened, todo, again } = problemTexts[slug]
  const steps = todo.map((step) => `<li>${prose(step)}</li>`).join('')
  return page({
    title,
    here: 'Problems',
    body:
      `<main class="prose"><p class="kicker">Problem ${status} · <code>${slug}</code></p><h1>${escapeHtml(title)}</h1>` +
      `<h2>What happened</h2><p>${prose(happened)}</p><h2>What to do</h2><ul>${steps}</ul><h2>Send it again?</h2><p>${prose(again)}</p>` +
      `<p class="links"><a href="${docsBase}/problems">All problems</a></p></main>`,
  })
}

export const problemsPage = (): string => {
  const rows = slugs
    .map(
      (slug) =>
        `<tr><td>${problemKinds[slug].status}</td><td><a href="${docsBase}/problems/${slug}">` +
        `${escapeHtml(problemKinds[slug].title)}</a></td><td><code>${slug}</code></td></tr>`,
    )
    .join('')
  return page({
    title: 'Problems',
    here: 'Problems',
    body:
      '<main class="prose"><h1>Problems</h1>' +
      '<p>Every refusal is <code>application/problem+json</code> (RFC 9457). The last part of its <code>type</code> is one of these.</p>' +
      '<table><thead><tr><th scope="col">Status</th><th scope="col">Title</th><th scope="col">Kind</th>' +
      `</tr></thead><tbody>${rows}</tbody></table></main>`,
  })
}

/**
 * The reference: guides, then operations, searchable, with requests that can be sent.
 * @param nonce lets in the style elements the viewer makes, and no other; new with every answer
 */
export const referencePage = (name: DocumentName, version: string, nonce: string): string =>
  page({
    title: references[name].title,
    here: references[name].title,
    head: `<meta property="csp-nonce" content="${nonce}"><link rel="stylesheet" href="${docsBase}/assets/reference.css">`,
    more:
      `<p class="downloads"><span>${escapeHtml(version)}</span>` +
      documentFormats.map((format) => `<a href="${docsBase}/${name}.${format}">${format.toUpperCase()}</a>`).join('') +
      '</p>',
    body:
      `<div id="reference" data-document="${name}"></div>` +
      `<noscript><main class="prose"><p>The reference needs scripts; the <a href="${docsBase}/${name}.json">document</a> and the ` +
      `<a href="${docsBase}/guides">guides</a> do not.</p></main></noscript>` +
      ['reference', 'viewer', 'start']
        .map((script) => `<script src="${docsBase}/assets/${script}.js" defer></script>`)
        .join(''),
  })

/** @param html the changelog, already cleaned */
export const changelogPage = (html: string): string =>
  page({ title: 'Changes', here: 'Changes', body: `<main class="prose">${html}</main>` })

export const guidePage = (title: string, html: string): string =>
  page({
    title,
    here: 'Guides',
    body: `<main class="prose">${html}<p class="links"><a href="${docsBase}/guides">All guides</a></p></main>`,
  })

export const guidesPage = (guides: readonly { name: string; title: string }[]): string =>
  page({
    title: 'Guides',
    here: 'Guides',
    body:
      '<main class="prose"><h1>Guides</h1><ul class="guides">' +
      guides
        .map(({ name, title }) => `<li><a href="${docsBase}/guides/${name}">${escapeHtml(title)}</a></li>`)
        .join('') +
      '</ul></main>',
  })
