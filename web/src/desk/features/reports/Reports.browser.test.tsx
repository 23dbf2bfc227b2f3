import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { approvePages, approveStates, examplesNow } from '../../../../../tests/support/desk-pages.ts'
import { settled } from '../../../../../tests/support/answers.ts'
import { example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

const kinds = ['cases', 'appeals', 'callbacks', 'deflection', 'sensitive', 'reviews'] as const
approvePages([...kinds, 'cases?by=topic'].map((kind) => `/reports/${kind}`))

const roles = ['admin'] as const
const report = example('getCaseReport', 'case-report')
const none = {
  getCaseReport: new Refused(404),
  getCallBackReport: new Refused(404),
  getImposerReport: new Refused(404),
  getDeflectionReport: new Refused(404),
  getSensitiveReport: new Refused(404),
  getReviewReport: new Refused(404),
}
const callBacks = example('getCallBackReport', 'callback-report')
const deflection = example('getDeflectionReport', 'deflection-report')
const sensitive = example('getSensitiveReport', 'sensitive-report')
const reviews = example('getReviewReport', 'review-report')
/** Enough days for a course, one of them uncounted. */
const eight = Array.from({ length: 8 }, (_, index) => ({
  ...report.days[index % 2]!,
  day: `2026-11-0${index + 1}`,
  figures: { ...report.days[0]!.figures, filed: index * 100, resolved: 8 - index },
  backlog: index === 3 ? null : 1000 + index,
}))
const long = { ...report, to: '2026-11-09', days: eight }
const groups = (by: (typeof report)['by'], ...keys: (string | null)[]) => ({
  getCaseReport: {
    ...report,
    by,
    groups: keys.map((key) => ({ ...report.groups[0]!, key, name: key === 'named' ? 'Its name' : null })),
  },
})

approveStates({
  ...Object.fromEntries(
    kinds.map((kind) => [`${kind} that did not come`, { path: `/reports/${kind}`, roles, says: none }]),
  ),
  'cases of none': { path: '/reports/cases', roles, answers: { getCaseReport: 'case-report-empty' } },
  'cases of many days': { path: '/reports/cases', roles, says: { getCaseReport: long } },
  'cases by who had them': { path: '/reports/cases?by=agent', roles, says: groups('agent', null, 'agent-jo', 'named') },
  'cases by team': { path: '/reports/cases?by=team', roles, says: groups('team', null, 'named') },
  'cases by language': { path: '/reports/cases?by=language', roles, says: groups('language', null, 'de-DE') },
  'cases by channel': {
    path: '/reports/cases?by=channel',
    roles,
    says: groups('channel', 'TICKET', 'CHAT', 'PHONE_CALLBACK', 'other'),
  },
  'no call-back': {
    path: '/reports/callbacks',
    roles,
    says: { getCallBackReport: { ...callBacks, total: { ...callBacks.total, asked: 0 } } },
  },
  'call-backs with a day of none': {
    path: '/reports/callbacks',
    roles,
    says: {
      getCallBackReport: {
        ...callBacks,
        days: [...callBacks.days, { day: '2026-11-19', figures: { ...callBacks.total, asked: 0 } }],
      },
    },
  },
  'no appeal': { path: '/reports/appeals', roles, answers: { getImposerReport: 'imposer-report-empty' } },
  'no deflection': {
    path: '/reports/deflection',
    roles,
    says: { getDeflectionReport: { ...deflection, articles: [] } },
  },
  'nothing sensitive': {
    path: '/reports/sensitive',
    roles,
    says: { getSensitiveReport: { ...sensitive, total: { ...sensitive.total, raised: 0 } } },
  },
  'no review': {
    path: '/reports/reviews',
    roles,
    says: { getReviewReport: { ...reviews, total: { ...reviews.total, reviews: 0 } } },
  },
  'filters of cases': {
    path: '/reports/cases?game=wow&team=none',
    roles,
    act: () => page.getByRole('main').getByRole('button', { name: '2 filters' }).click(),
    of: () => page.getByRole('main'),
  },
  'filters on a phone': { path: '/reports/cases?by=agent', roles, width: 390 },
  'a report that is not there': { path: '/reports/nothing', roles },
})

test('the span and what narrows it stand in the address, and in what is asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
  for (const [path, query] of [
    ['/reports/cases', 'getCaseReport?from=2026-10-22&to=2026-11-21&by=game'],
    [
      '/reports/cases?days=7&by=agent&game=wow&language=de-DE&channel=CHAT&agent=agent-jo&team=none',
      'getCaseReport?from=2026-11-14&to=2026-11-21&by=agent&game=wow&language=de-DE&channel=CHAT&agent=agent-jo&team=none',
    ],
    ['/reports/cases?days=8&by=nothing&channel=FAX', 'getCaseReport?from=2026-10-22&to=2026-11-21&by=game'],
    ['/reports/callbacks?days=90', 'getCallBackReport?from=2026-08-23&to=2026-11-21'],
    ['/reports/appeals?days=365', 'getImposerReport?from=2025-11-21&to=2026-11-21'],
    ['/reports/deflection', 'getDeflectionReport?from=2026-10-22&to=2026-11-21'],
    ['/reports/sensitive', 'getSensitiveReport?from=2026-10-22&to=2026-11-21'],
    ['/reports/reviews', 'getReviewReport?from=2026-10-22&to=2026-11-21'],
  ] as const) {
    const { asked } = await openDesk(path, { roles })
    await expect
      .poll(() => asked.map(({ operation, url }) => `${operation}${url.search}`), { message: path })
      .toContain(query)
  }
})

test('choices narrow the report; another tab keeps the span alone', async () => {
  const { place } = await openDesk('/reports/cases', { roles })
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Grouped by' }).selectOptions('team')
  await expect.poll(place).toBe('/reports/cases?by=team')
  await main.getByRole('combobox').first().selectOptions('90')
  await expect.poll(place).toBe('/reports/cases?by=team&days=90')
  await page.getByRole('navigation', { name: 'Kinds of reports' }).getByRole('link', { name: 'Appeals' }).click()
  await expect.poll(place).toBe('/reports/appeals?days=90')
})

test('each table is saved as rows for a spreadsheet, and as the answer of the API', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
  const files: Record<string, unknown> = {}
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob
    return 'blob:file'
  })
  const saved: Promise<void>[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download } = this
    saved.push(
      blob
        .text()
        .then(
          (text) =>
            void (files[`${download} ${blob.type}`] = download.endsWith('json')
              ? Object.keys(JSON.parse(text) as object)
              : text.split(/\r?\n/)),
        ),
    )
  })
  for (const kind of [...kinds, 'cases?by=team']) {
    await openDesk(`/reports/${kind}`, { roles })
    const buttons = page.getByRole('button', { name: /^Save as/ })
    await expect.element(buttons.first()).toBeVisible()
    await settled()
    for (const one of buttons.elements()) await page.elementLocator(one).click()
  }
  await Promise.all(saved)
  expect(files).toMatchSnapshot()
  vi.restoreAllMocks()
})

test('a chart draws its days and its heights in the reader’s language, and says what is pointed at', async () => {
  const texts: string[] = []
  const fill = CanvasRenderingContext2D.prototype.fillText
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...words
  ) {
    texts.push(words[0])
    fill.apply(this, words)
  })
  await openDesk('/reports/cases', { roles, locale: 'de-DE', says: { getCaseReport: long } })
  const chart = page.getByRole('main').getByRole('img').first()
  await expect.element(chart).toBeVisible()
  await expect.poll(() => texts.length).toBeGreaterThan(10)
  await settled()
  const drawn = [...new Set(texts)].toSorted()
  expect(drawn).toMatchSnapshot()
  await chart.getByCss('.u-over').hover()
  const legend = chart.getByCss('.u-legend')
  await expect.element(legend).toMatchTextContent(/November|Nov/)
  expect(legend.element().textContent).toMatchSnapshot()
  const before = texts.length
  document.documentElement.dataset['scheme'] = 'dark'
  await expect.poll(() => texts.length).toBeGreaterThan(before)
  await page.viewport(900, 900)
  await expect
    .poll(() => chart.element().querySelector('.uplot')!.getBoundingClientRect().width)
    .toBe(chart.element().clientWidth)
  vi.restoreAllMocks()
})
