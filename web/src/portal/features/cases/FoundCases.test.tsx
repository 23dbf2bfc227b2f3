import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import cases from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import { wishOf } from './case-filter.ts'
import { FoundCases } from './FoundCases.tsx'

const drawn = (query: string, inOtherList: number): string => {
  const data = { items: [], nextCursor: null, total: 0, inOtherList }
  const found = { data, problem: null, reload: () => undefined } as never
  return renderToStaticMarkup(
    <MessagesContext value={createMessages('en-US', cases)}>
      <MemoryRouter>
        <FoundCases wish={wishOf(new URLSearchParams(query))} found={found} title="Cases" />
      </MemoryRouter>
    </MessagesContext>,
  )
}

test('where a list has nothing, the way to the other one says how many that has', () => {
  expect(drawn('q=gate', 2)).toMatch(/href="[^"]*\/case\?archived=true&amp;q=gate"[^>]*>.*Show archived cases \(2\)/)
  expect(drawn('q=gate&archived=true', 1)).toMatch(/href="[^"]*\/case\?q=gate"[^>]*>.*Show active cases \(1\)/)
  expect(drawn('q=gate', 0)).toMatch(/Show archived cases(?! \()/)
})
