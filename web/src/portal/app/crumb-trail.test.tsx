import { renderToStaticMarkup as draw } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { createApi } from '../../kit/api/api.ts'
import { ApiContext } from '../../kit/api/context.ts'
import { serverPage } from '../../kit/api/page.ts'
import { createInGameStore } from '../../kit/api/in-game.ts'
import { InGameContext } from '../shared/settings/config.ts'
import { MessagesContext } from '../shared/i18n/context.ts'
import { createMessages } from '../shared/i18n/messages.ts'
import { HeadContext, createHeadStore } from '../shared/page/page-head.ts'
import { CrumbTrail } from './CrumbTrail.tsx'
import { matchApp } from './match.ts'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.reject(new Error('not asked')) })
const words = createMessages('en-US', {
  'support.crumb.home': 'Support home',
  'support.crumb.label': 'You are here',
  'support.crumb.search': 'Results for {query}',
})
/** In a game's own browser where `inGame` names it; what the trail asks for goes into `asked`. */
const trail = (address: string, inGame: string | null = null, asked: Set<string> | null = null): string => {
  const path = address.split('?')[0]!
  const match = matchApp(path)
  if (match.kind !== 'page') throw new Error(`${path} is no page`)
  return draw(
    <MemoryRouter initialEntries={[address]}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ api, documents: {}, missing: asked }}>
          <InGameContext value={createInGameStore({ isInGame: inGame !== null, gameName: inGame })}>
            <MessagesContext value={words}>
              <HeadContext value={createHeadStore()}>
                <CrumbTrail current={{ path, route: match.route, params: match.params }} />
              </HeadContext>
            </MessagesContext>
          </InGameContext>
        </ApiContext>
      </SWRConfig>
    </MemoryRouter>,
  )
}

test('a trail of the home alone leads nowhere and is not drawn', () => {
  expect(trail('/search')).toBe('')
  expect(trail('/')).toBe('')
})

test('while the page’s own words are on their way their place is kept, without a lone crumb in it', () => {
  expect(trail('/article/24150')).toMatch(/^<div[^>]*><\/div>$/)
})

test('every crumb before the page itself is a link', () => {
  const drawn = trail('/search?q=stuck')
  expect(drawn).toMatch(/<nav aria-label="You are here"/)
  expect(drawn).toMatch(/<a [^>]*href="\/"[^>]*>(<[^a][^>]*>)*Support home/)
  expect(drawn).toContain('Results for stuck')
})

test('in a game’s own browser the crumb of every game’s home names the game that is shown', () => {
  const asked = (inGame: string | null): string[] => {
    const missing = new Set<string>()
    trail('/games/hearthstone', inGame, missing)
    return [...missing].filter((key) => key.includes('/product/'))
  }
  expect(asked(null).join()).toMatch(/\/product\/en-US\/hearthstone$/)
  expect(asked('wow').join()).toMatch(/\/product\/en-US\/wow$/)
})
