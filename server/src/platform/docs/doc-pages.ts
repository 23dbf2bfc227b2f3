// The pages of the published contract. Style and script are files of their own: the policy allows nothing inline and
// nobody else's host.
import { escapeHtml } from '../../lib/html.ts'
import { problemKinds, type ProblemSlug } from '../problems.ts'
import { problemTexts } from './problem-texts.ts'

export const docsBase = '/services/bft/docs'

export const slugs = Object.keys(problemKinds) as ProblemSlug[]

/** Words between backticks as code; everything else as it stands. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const documentLinks = [
  ['Portal, JSON', `${docsBase}/openapi.json`],
  ['Portal, YAML', `${docsBase}/openapi.yaml`],
  ['Desk, JSON', `${docsBase}/desk.json`],
  ['Desk, YAML', `${docsBase}/desk.yaml`],
] as const

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">` +
  `${head}<link rel="stylesheet" href="${docsBase}/assets/docs.css"></head><body>${body}</body></html>`

/** The page a problem's `type` leads to. */
export const problemPage = (slug: ProblemSlug): string => {
  const { status, title } = problemKinds[slug]
  const { happened, todo, again } = problemTexts[slug]
  const steps = todo.map((step) => `<li>${prose(step)}</li>`).join('')
  return page(
    `${title} - Guidepost contract`,
    '',
    `<main class="prose"><p class="kicker">Problem ${status} · <code>${slug}</code></p><h1>${escapeHtml(title)}</h1>` +
      `<h2>What happened</h2><p>${prose(happened)}</p><h2>What to do</h2><ul>${steps}</ul><h2>Send it again?</h2><p>${prose(again)}</p>` +
      `<p class="links"><a href="${docsBase}/problems">All problems</a> <a href="${docsBase}">The contract</a></p></main>`,
  )
}

/** All kinds of problem, by status. */
export const problemsPage = (): string => {
  const rows = slugs
    .map(
      (slug) =>
        `<tr><td>${problemKinds[slug].status}</td><td><a href="${docsBase}/problems/${slug}">` +
        `${escapeHtml(problemKinds[slug].title)}</a></td><td><code>${slug}</code></td></tr>`,
    )
    .join('')
  return page(
    'Problems - Guidepost contract',
    '',
    '<main class="prose"><h1>Problems</h1>' +
      '<p>Every refusal is <code>application/problem+json</code> (RFC 9457). The last part of its <code>type</code> is one of these.</p>' +
      '<table><thead><tr><th scope="col">Status</th><th scope="col">Title</th><th scope="col">Kind</th>' +
      `</tr></thead><tbody>${rows}</tbody></table>` +
      `<p class="links"><a href="${docsBase}">The contract</a></p></main>`,
  )
}

/** The reference: one document at a time, searchable, with requests that can be sent. */
export const referencePage = (version: string): string =>
  page(
    'Guidepost contract',
    `<link rel="stylesheet" href="${docsBase}/assets/swagger-ui.css">`,
    `<header class="bar"><h1>Guidepost contract <small>${escapeHtml(version)}</small></h1><nav ` +
      `aria-label="Documents"><a href="${docsBase}">Portal</a> <a ` +
      `href="${docsBase}?document=desk">Desk</a> ` +
      `<a href="${docsBase}/problems">Problems</a> <a href="${docsBase}/changelog">Changelog</a></nav>` +
      `<p class="links">${documentLinks.map(([name, href]) => `<a href="${href}">${name}</a>`).join(' ')}</p></header>` +
      '<main><div id="reference"></div><noscript><p>The reference needs scripts; the documents above do not.</p></noscript></main>' +
      `<script src="${docsBase}/assets/swagger-ui-bundle.js" defer></script><script src="${docsBase}/assets/reference.js" defer></script>`,
  )

/** @param html the changelog, already cleaned */
export const changelogPage = (html: string): string =>
  page(
    'Changes - Guidepost contract',
    '',
    `<main class="prose">${html}<p class="links"><a href="${docsBase}">The contract</a></p></main>`,
  )
