import { describe, expect, test } from 'vitest'
import { type LinkFacts, planLink } from './link-plan.ts'
import { isPublishers } from './own-hosts.ts'

const facts: LinkFacts = {
  origin: 'https://help.example',
  mountPath: '/support',
  contextPath: '/support/en-US',
  basePath: '/support/en-US/help',
  here: '/games/wow?x=1',
  trustedHosts: ['northlight.example', '*.northlight.example'],
  untrustedHosts: ['forums.northlight.example'],
  isInGame: false,
  gameName: null,
  flagshipGames: ['wow', 'wow-kr'],
  externalProtocols: { shooter: 'launcher' },
  embeddedStrictCaptcha: false,
}
const inGame = (gameName: string, embeddedStrictCaptcha: boolean): LinkFacts => ({
  ...facts,
  isInGame: true,
  gameName,
  embeddedStrictCaptcha,
})

describe('inside the app', () => {
  test.each([
    ['/article/9852', '/article/9852'],
    ['help/restrictions', '/restrictions'],
    ['help/article/9852?ref=x', '/article/9852?ref=x'],
    ['/support/en-US/help/search?q=a', '/search?q=a'],
    ['https://help.example/support/en-US/help', '/'],
    ['article/9852', '/article/9852'],
  ])('%s is route %s', (href, to) => {
    expect(planLink(href, facts)).toEqual({ kind: 'route', to })
  })

  test('a workflow page, the API and files are pages of the server', () => {
    expect(planLink('/support/en-US/help/wf/wow/1/2', facts)).toMatchObject({ kind: 'page' })
    expect(planLink('/services/bft/login?returnTo=%2F', facts)).toEqual({
      kind: 'page',
      href: 'https://help.example/services/bft/login?returnTo=%2F',
    })
    expect(planLink('/support/static/content/a.svg', facts)).toEqual({
      kind: 'page',
      href: 'https://help.example/support/static/content/a.svg',
    })
  })

  test('what is no address leads nowhere harmful', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'http://[', ' javascript:alert(1)'])
      expect(planLink(href, facts)).toEqual({ kind: 'route', to: '/' })
  })
})

describe('other sites', () => {
  test('[TREND-05] [TREND-07] [CASESHELL-10] own hosts stay in the tab and learn where one came from', () => {
    expect(planLink('https://shop.northlight.example/wow?sku=1', facts)).toEqual({
      kind: 'page',
      href: 'https://shop.northlight.example/wow?sku=1&ref=%2Fgames%2Fwow',
    })
    expect(planLink('https://northlight.example/?ref=mail', facts)).toEqual({
      kind: 'page',
      href: 'https://northlight.example/?ref=mail',
    })
  })

  test('[TREND-08] forum hosts of the publisher are external', () => {
    expect(planLink('https://forums.northlight.example/t/1', facts)).toEqual({
      kind: 'new-tab',
      href: 'https://forums.northlight.example/t/1',
      host: 'forums.northlight.example',
    })
  })

  test('[TREND-09] the path restoration is external on the publisher’s own hosts, behind a locale too', () => {
    expect(planLink('https://shop.northlight.example/restoration', facts)).toMatchObject({ kind: 'new-tab' })
    expect(planLink('https://shop.northlight.example/en-us/restoration/items', facts)).toMatchObject({
      kind: 'new-tab',
    })
    expect(planLink('https://shop.northlight.example/en-us/news/restoration', facts)).toMatchObject({ kind: 'page' })
  })

  test('forum hosts belong to the publisher all the same, others do not (CD-100)', () => {
    for (const host of ['northlight.example', 'shop.northlight.example', 'forums.northlight.example'])
      expect(isPublishers(host, facts)).toBe(true)
    expect(isPublishers('evilnorthlight.example', facts)).toBe(false)
  })

  test('[GAME-08] [CASESHELL-09] every other host opens in a new tab; a suffix is no substring', () => {
    expect(planLink('https://evilnorthlight.example/', facts)).toMatchObject({
      kind: 'new-tab',
      host: 'evilnorthlight.example',
    })
    expect(planLink('//evil.example/x', facts)).toMatchObject({ kind: 'new-tab', host: 'evil.example' })
  })
})

describe('in a game’s browser', () => {
  test('[GAME-06] [CASESHELL-06] [CASESHELL-07] strict captcha in game: the flagship’s contact links open a window', () => {
    for (const game of ['wow', 'wow-kr'])
      expect(planLink('/contact/1211/ticket', inGame(game, true))).toEqual({
        kind: 'new-tab',
        href: 'https://help.example/support/en-US/help/contact/1211/ticket',
        host: null,
      })
    expect(planLink('/contact/1211/ticket', inGame('wow', false))).toEqual({
      kind: 'route',
      to: '/contact/1211/ticket',
    })
    expect(planLink('/contact/1211/ticket', inGame('rumble', true))).toEqual({
      kind: 'route',
      to: '/contact/1211/ticket',
    })
    expect(planLink('/contact/1211/ticket', { ...facts, embeddedStrictCaptcha: true })).toEqual({
      kind: 'route',
      to: '/contact/1211/ticket',
    })
  })

  test('[GAME-07] [CASESHELL-08] in a browser with a protocol of its own, links that leave are rewritten to it', () => {
    expect(planLink('https://evil.example/', inGame('shooter', false))).toMatchObject({
      href: 'launcher:https://evil.example/',
    })
  })

  test('[GAME-09] a form with files is forced out of the game', () => {
    expect(planLink('/contact/1211/ticket', inGame('rumble', false), true)).toMatchObject({
      kind: 'new-tab',
      host: null,
    })
    expect(planLink('/contact/1211/ticket', inGame('shooter', false), true)).toMatchObject({
      href: 'launcher:https://help.example/support/en-US/help/contact/1211/ticket',
    })
    expect(planLink('/contact/1211/ticket', facts, true)).toMatchObject({ kind: 'route' })
  })
})
