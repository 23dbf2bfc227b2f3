import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { TrendingArticles } from './TrendingArticles.tsx'

const words = createMessages('en-US', {
  'support.common.trending.articles.empty': 'Nothing is read much at the moment.',
})
const drawn = (articles: [] | undefined, hasFailed = false): string =>
  draw(
    <MessagesContext value={words}>
      <TrendingArticles articles={articles} hasFailed={hasFailed} />
    </MessagesContext>,
  )

test('[ERROR-06] [CASEERROR-21] an empty list of trending articles says so; one that is on its way or failed does not', () => {
  expect(drawn([])).toContain('Nothing is read much at the moment.')
  expect(drawn(undefined)).not.toContain('Nothing is read much at the moment.')
  expect(drawn(undefined, true)).toBe('')
})
