// How loud the ways of a row are (CD-209).
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { aSupportCase } from '../../../../../tests/support/a-support-case.ts'
import english from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import { CaseTable } from './CaseTable.tsx'
import { waysOf } from './case-view.ts'
import type { CaseSummary } from './queries.ts'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.reject(new Error('not asked')) })
const words = createMessages('en-US', english)
const drawn = (row: Partial<CaseSummary>): string =>
  draw(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={{ api, documents: {}, missing: null }}>
        <MessagesContext value={words}>
          <CaseTable title="Cases" cases={[{ ...(aSupportCase() as CaseSummary), ...row }]} />
        </MessagesContext>
      </ApiContext>
    </SWRConfig>,
  )
/** The look of each way of one row, in its order. */
const looksOf = (row: Partial<CaseSummary>): string[] =>
  [...drawn(row).matchAll(/<(?:a|button) [^>]*>/g)].flatMap(([link]) => {
    const look = /(primary|secondary|quiet)/.exec(link)?.[1]
    const name = /aria-label="(\w+)/.exec(link)?.[1]
    return look === undefined || name === undefined ? [] : [`${name} ${look}`]
  })

test('[CASELIST-20] the way to reopen is secondary, and nothing is loud', () => {
  expect(looksOf({ status: 'RESOLVED', canRespond: false, canReopen: true })).toEqual(['Reopen secondary'])
  expect(looksOf({ status: 'OPEN', canRespond: true, canReopen: false })).toEqual(['Reply secondary'])
})

test('[CASELIST-17] the survey is a link in the row, beside another way and alone (T29)', () => {
  const resolved = { status: 'RESOLVED', canRespond: false, surveyAvailable: true } as const
  expect(looksOf({ ...resolved, canReopen: true })).toEqual(['Reopen secondary', 'Take quiet'])
  expect(looksOf({ ...resolved, canReopen: false })).toEqual(['Take quiet'])
  expect(waysOf({ ...(aSupportCase() as CaseSummary), ...resolved, canReopen: true }).map(({ href }) => href)).toEqual([
    expect.stringMatching(/^\/case\/detail\/\d+#reopen$/),
    expect.stringMatching(/^\/survey\/\d+$/),
  ])
})

test('[CASELIST-14] the number stands in the row as the player says it', () => {
  expect(drawn({ id: '850232194', region: 'us' })).toContain(
    '<span>US</span><span>850</span><span>232</span><span>194</span>',
  )
})

test('a case that waits for the player is the loud one', () => {
  expect(looksOf({ status: 'INFO', canRespond: false, canReopen: true })).toEqual(['Respond primary'])
})
