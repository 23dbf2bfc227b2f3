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
  expect(lines(casePage(copy, 'de-DE', say))).toMatchSnapshot()
})

test('what there is none of leaves no list', () => {
  const { mails: _, ...rest } = copy
  const bare = { ...rest, submittedFields: [], case: { ...copy.case, caseEvents: [event] } } as unknown as CaseExport
  expect(casePage(bare, 'en-US', say)).not.toMatch(/<dl>|<ul>|class="company"/)
})
