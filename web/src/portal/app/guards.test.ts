import { expect, test } from 'vitest'
import type { OfferedChannel } from '../shared/channels/channels.ts'
import { type GuardFacts, type Verdict, needsOf, runGuards } from './guards.ts'
import { type GuardName, routes } from './route-table.ts'

const token = 'A'.repeat(43)
const ticket = (enabled: boolean): OfferedChannel => ({ channelType: 'ticket', enabled, order: 1 }) as OfferedChannel
const contact = { product: 'wow', parentId: 1210, topicId: 1211, channels: [ticket(true)] }
const base: GuardFacts = {
  here: '/case?page=2',
  params: {},
  isLoggedIn: false,
  isFeatureOn: () => false,
  isInGame: false,
  gameName: null,
  config: {
    useEmbeddedFlow: true,
    allowEmbeddedHome: true,
    isDesktopGameLayout: true,
    angularGamePages: ['wow'],
    flagshipGames: ['wow', 'wow-kr'],
  },
  hasSubmittedCase: false,
  contact,
  verification: { isAdmitted: true },
}
const inGame = (gameName: string): Partial<GuardFacts> => ({
  isInGame: true,
  gameName,
  config: { ...base.config, isDesktopGameLayout: false },
})
const on = (...keys: string[]): Partial<GuardFacts> => ({ isFeatureOn: (key) => keys.includes(key) })
const run = (names: readonly GuardName[], facts: Partial<GuardFacts>): Verdict | null | undefined => {
  const outcome = runGuards(names, { ...base, ...facts }, () => true)
  return 'verdict' in outcome ? outcome.verdict : undefined
}

const table: [title: string, guards: readonly GuardName[], facts: Partial<GuardFacts>, verdict: Verdict | null][] = [
  [
    '[ROUTE-28] signed out lands on the root with a wish to sign in',
    ['sign-in'],
    {},
    { redirect: '/?login&returnTo=%2Fcase%3Fpage%3D2' },
  ],
  [
    '[SURVEY-02] signed out, a survey leads to the list of cases, which knows the way back (amendment T16)',
    ['survey'],
    { here: '/survey/104231177' },
    { redirect: '/case?returnTo=%2Fsurvey%2F104231177' },
  ],
  [
    'the list of cases signs in and leads back to the survey (amendment T16)',
    ['sign-in'],
    { here: '/case?returnTo=%2Fsurvey%2F104231177' },
    { redirect: '/?login&returnTo=%2Fsurvey%2F104231177' },
  ],
  [
    'a way back to another site is not taken',
    ['sign-in'],
    { here: '/case?returnTo=%2F%2Fevil.example' },
    { redirect: '/?login&returnTo=%2Fcase%3FreturnTo%3D%252F%252Fevil.example' },
  ],
  ['signed in enters a survey', ['survey'], { isLoggedIn: true }, null],
  ['signed in enters', ['sign-in'], { isLoggedIn: true }, null],
  [
    '[ROUTE-29] a route whose feature is off is closed',
    ['feature:accountRestrictions'],
    on('anonymousTickets'),
    { redirect: '/' },
  ],
  ['[ROUTE-29] a route whose feature is on is open', ['feature:accountRestrictions'], on('accountRestrictions'), null],
  [
    'feature off hides the area even from the signed out',
    ['feature:accountRestrictions', 'sign-in'],
    {},
    { redirect: '/' },
  ],
  [
    'feature on, signed out: sign in',
    ['feature:accountRestrictions', 'sign-in'],
    on('accountRestrictions'),
    { redirect: '/?login&returnTo=%2Fcase%3Fpage%3D2' },
  ],
  [
    '[ROUTE-30] strict captcha blocks the flagship’s browser',
    ['captcha'],
    { ...inGame('wow'), ...on('strictCaptcha') },
    { redirect: '/', opensWindow: true },
  ],
  [
    '[ROUTE-31] strict captcha blocks the Korean edition’s browser',
    ['captcha'],
    { ...inGame('wow-kr'), ...on('strictCaptcha') },
    { redirect: '/', opensWindow: true },
  ],
  ['strict captcha leaves another game alone', ['captcha'], { ...inGame('rumble'), ...on('strictCaptcha') }, null],
  ['strict captcha leaves the web alone', ['captcha'], on('strictCaptcha'), null],
  ['without strict captcha the flagship’s browser enters', ['captcha'], inGame('wow'), null],
  ['[ROUTE-32] embedded home opens in a game when both settings are on', ['embedded-home'], inGame('wow'), null],
  ['[ROUTE-32] embedded home is closed on the web', ['embedded-home'], {}, { redirect: '/' }],
  [
    '[ROUTE-32] embedded home is closed without the embedded flow',
    ['embedded-home'],
    { ...inGame('wow'), config: { ...base.config, useEmbeddedFlow: false } },
    { redirect: '/' },
  ],
  [
    '[ROUTE-32] embedded home is closed without its permission',
    ['embedded-home'],
    { ...inGame('wow'), config: { ...base.config, allowEmbeddedHome: false } },
    { redirect: '/' },
  ],
  [
    '[ROUTE-33] the embedded flow admits any game page',
    ['game'],
    { ...inGame('wow'), params: { game: 'unlisted' } },
    null,
  ],
  ['[ROUTE-34] a listed game page opens on the web, whatever its case', ['game'], { params: { game: 'WoW' } }, null],
  [
    '[ROUTE-35] an unlisted game page on the web leads to the root',
    ['game'],
    { params: { game: 'unlisted' } },
    { redirect: '/' },
  ],
  [
    '[ROUTE-35] a listed game page in a game without the embedded flow leads to the root',
    ['game'],
    {
      ...inGame('wow'),
      config: { ...base.config, isDesktopGameLayout: false, useEmbeddedFlow: false },
      params: { game: 'wow' },
    },
    { redirect: '/' },
  ],
  [
    '[ROUTE-37] no enabled channel leads to the topic’s solution with an error',
    ['channel'],
    { contact: { ...contact, channels: [ticket(false)] } },
    {
      redirect: '/product/wow/1210/1211/solution',
      alert: { key: 'support.bft.no.contact.channels.online', tone: 'warning' },
    },
  ],
  ['an unknown topic leads to the root', ['channel'], { contact: null }, { redirect: '/' }],
  ['an enabled channel admits', ['channel'], {}, null],
  ['[ROUTE-36] an admitted verification enters', ['verification'], {}, null],
  [
    '[ROUTE-36] a verification that asks for more leads there',
    ['verification'],
    { verification: { isAdmitted: false, redirectUrl: '/support/en-US/help/verification' } },
    { redirect: '/support/en-US/help/verification', isUrl: true },
  ],
  [
    '[ROUTE-36] a denied verification leads to the solution with an error',
    ['verification'],
    { verification: { isAdmitted: false, redirectUrl: null } },
    { redirect: '/product/wow/1210/1211/solution', alert: { key: 'support.error.unknown.desc', tone: 'danger' } },
  ],
  [
    'captcha comes before channel and verification',
    ['captcha', 'channel', 'verification'],
    { ...inGame('wow'), ...on('strictCaptcha'), contact: null, verification: { isAdmitted: false, redirectUrl: null } },
    { redirect: '/', opensWindow: true },
  ],
  ['[ROUTE-38] the completion page is closed without a submitted case', ['submitted-case'], {}, { redirect: '/' }],
  ['[ROUTE-38] the completion page opens with one', ['submitted-case'], { hasSubmittedCase: true }, null],
  [
    'a token opens its case without an account',
    ['case-access'],
    { params: { caseId: token }, ...on('anonymousTickets') },
    null,
  ],
  [
    'a token with the feature off asks to sign in',
    ['case-access'],
    { params: { caseId: token } },
    { redirect: '/?login&returnTo=%2Fcase%3Fpage%3D2' },
  ],
  [
    'a numeric case asks to sign in',
    ['case-access'],
    { params: { caseId: '104233871' }, ...on('anonymousTickets') },
    { redirect: '/?login&returnTo=%2Fcase%3Fpage%3D2' },
  ],
  ['a numeric case opens when signed in', ['case-access'], { params: { caseId: '104233871' }, isLoggedIn: true }, null],
]

test.each(table)('%s', (_, names, facts, verdict) => {
  expect(run(names, facts)).toEqual(verdict)
})

test('nothing is asked for a visitor whom an earlier guard turned away', () => {
  const outcome = runGuards(
    ['captcha', 'channel', 'verification'],
    { ...base, ...inGame('wow'), ...on('strictCaptcha') },
    (need) => need !== 'contact' && need !== 'verification',
  )
  expect(outcome).toEqual({ verdict: { redirect: '/', opensWindow: true } })
  expect(runGuards(['captcha', 'channel'], base, (need) => need === 'config')).toEqual({
    waitsFor: ['feature:strictCaptcha'],
  })
})

test('every guard that a route names can say what it needs', () => {
  for (const route of routes) for (const name of route.guards ?? []) expect(Array.isArray(needsOf(name))).toBe(true)
})

/** What a route of the app does with a visitor. */
const enter = (path: string, facts: Partial<GuardFacts>): Verdict | null | undefined =>
  run(routes.find((route) => route.path === path)?.guards ?? [], facts)

test.each(['/restrictions', '/penalty/:id'])(
  '[PENALTY-03] [PENALTY-04] %s wants the feature first, then a sign-in',
  (path) => {
    expect(enter(path, { isLoggedIn: true })).toEqual({ redirect: '/' })
    expect(enter(path, on('accountRestrictions'))?.redirect).toMatch(/^\/\?login/)
    expect(enter(path, { isLoggedIn: true, ...on('accountRestrictions') })).toBeNull()
  },
)

test('[CASE-05] [CASEROLE-11] a link to a case leads to the sign-in while anonymous tickets are off, and opens while they are on', () => {
  expect(enter('/case/detail/:caseId', { params: { caseId: token } })?.redirect).toMatch(/^\/\?login/)
  expect(enter('/case/detail/:caseId', { params: { caseId: token }, ...on('anonymousTickets') })).toBeNull()
  expect(
    enter('/case/detail/:caseId', { params: { caseId: '104233871' }, ...on('anonymousTickets') })?.redirect,
  ).toMatch(/^\/\?login/)
})

test('[CASESHELL-03] bugs and suggestions want a sign-in and, in a flagship’s browser with strict captcha, a window of their own', () => {
  expect(enter('/bug-suggestion', {})?.redirect).toMatch(/^\/\?login/)
  expect(enter('/bug-suggestion', { isLoggedIn: true })).toBeNull()
  expect(enter('/bug-suggestion', { isLoggedIn: true, ...inGame('wow'), ...on('strictCaptcha') })).toMatchObject({
    opensWindow: true,
  })
})
