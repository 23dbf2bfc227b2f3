import { expect, test } from 'vitest'
import type { CaseExport } from '#generated/server/schemas.ts'
import { casePage } from './case-page.ts'

const at = '2026-11-18T09:30:00.000Z'
const event = {
  eventType: 'CONTACT',
  alternateName: null,
  relativeTimestamp: at,
  responseAuthor: 'Ada <A>',
  responseText: '<p>Help</p>',
  companyResponse: false,
}
const copy = {
  exportedAt: at,
  case: {
    id: '104233871',
    region: 'eu',
    subject: 'Lost & found',
    gameTitle: 'Realms & more',
    statusKey: 'support.case.status.open',
    caseEvents: [
      { ...event, attachments: [{ name: 'a<b.png', size: 12 }] },
      { ...event, companyResponse: true, responseAuthor: null, folded: '<blockquote>before</blockquote>' },
      { ...event, eventType: 'STATUS_CHANGE', alternateName: 'Re<opened' },
      { ...event, eventType: 'STATUS_CHANGE' },
      { ...event, split: { part: 'taken', case: { region: 'us', id: '7' } } },
    ],
  },
  submittedFields: [{ label: 'Realm <1>', value: '"a"' }],
  mails: [{ receivedAt: at, size: 99 }],
} as unknown as CaseExport
const say = (key: string): string => (key.includes('split') ? `${key} went to {number}` : key)
const lines = (html: string): string => html.replaceAll(/(<(?:title|h1|p|dl|article|ul)[ >])/g, '\n$1')

test('a case’s page has its facts, fields, events, files and mails', () => {
  expect(lines(casePage(copy, 'de-DE', say))).toMatchInlineSnapshot(`
    "<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>EU104233871</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1f26}h1{font-size:1.5rem}dt{font-weight:600}dd{margin:0 0 .5rem}time{color:#545b68;font-size:.875rem}article{border:1px solid #c9ced6;border-radius:.5rem;padding:1rem;margin:1rem 0}article.company{background:#eef4ff}</style></head><body>
    <h1>Lost &amp; found</h1>
    <p>EU104233871 · Realms &amp; more · support.case.status.open</p>
    <p><time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time></p>
    <dl><dt>Realm &lt;1&gt;</dt><dd>&quot;a&quot;</dd></dl>
    <article>
    <p><strong>Ada &lt;A&gt;</strong> <time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time></p><div>
    <p>Help</p></div>
    <ul><li>a&lt;b.png (12 B)</li></ul></article>
    <article class="company">
    <p><strong></strong> <time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time></p><div>
    <p>Help</p></div><div><blockquote>before</blockquote></div></article>
    <p><time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time> Re&lt;opened</p>
    <p><time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time> </p>
    <p><time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time> support.case.event.split.taken went to US7</p>
    <ul><li><time datetime="2026-11-18T09:30:00.000Z">18. November 2026 um 09:30:00 UTC</time> mail.eml (99 B)</li></ul></body></html>"
  `)
})

test('what there is none of leaves no list', () => {
  const { mails: _, ...rest } = copy
  const bare = { ...rest, submittedFields: [], case: { ...copy.case, caseEvents: [event] } } as unknown as CaseExport
  expect(casePage(bare, 'en-US', say)).not.toMatch(/<dl>|<ul>|class="company"/)
})
