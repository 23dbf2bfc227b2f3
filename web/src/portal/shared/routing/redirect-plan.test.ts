import { expect, test } from 'vitest'
import { planRedirect } from './redirect-plan.ts'

const page = { origin: 'https://help.example', basePath: '/support/en-US/help' }

test.each([
  ['/support/en-US/help/verification?x=1', { kind: 'route', to: '/verification?x=1' }],
  ['https://help.example/support/en-US/help', { kind: 'route', to: '/' }],
  ['/support/en-US/help/wf', { kind: 'page', href: 'https://help.example/support/en-US/help/wf' }],
  ['/support/en-US/help/wf/wow/1', { kind: 'page', href: 'https://help.example/support/en-US/help/wf/wow/1' }],
  ['/support/en-US/help/wfx', { kind: 'route', to: '/wfx' }],
  ['/support/en-US/helpful', { kind: 'page', href: 'https://help.example/support/en-US/helpful' }],
  ['https://identity.example/kbv', { kind: 'page', href: 'https://identity.example/kbv' }],
  ['http://identity.example/kbv', { kind: 'route', to: '/' }],
  ['javascript:alert(1)', { kind: 'route', to: '/' }],
  ['http://[', { kind: 'route', to: '/' }],
])('%s is followed as %j', (url, plan) => {
  expect(planRedirect(url, page)).toEqual(plan)
})

test('[KBV-19] a workflow page below the base path is a full page; the name must end there', () => {
  expect(planRedirect('/support/en-US/help/wf/identity?topic=1201', page)).toEqual({
    kind: 'page',
    href: 'https://help.example/support/en-US/help/wf/identity?topic=1201',
  })
  expect(planRedirect('/support/en-US/help/wfx', page).kind).toBe('route')
})
test('[KBV-20] anything else below the base path is a route, without the base', () => {
  expect(planRedirect('/support/en-US/help/contact/wow/1200/1201/ticket?stateRef=sr-5', page)).toEqual({
    kind: 'route',
    to: '/contact/wow/1200/1201/ticket?stateRef=sr-5',
  })
})
test('[KBV-21] what lies outside the base path is a full page', () => {
  expect(planRedirect('/support/de-DE/help/case', page)).toEqual({
    kind: 'page',
    href: 'https://help.example/support/de-DE/help/case',
  })
  expect(planRedirect('/services/bft/login', page).kind).toBe('page')
})
test('with a list of hosts only those are followed', () => {
  expect(planRedirect('https://id.example/kbv', page, ['*.example']).kind).toBe('page')
  expect(planRedirect('https://id.example.evil/kbv', page, ['*.example'])).toEqual({ kind: 'route', to: '/' })
  expect(planRedirect('//evil.test/x', page, [])).toEqual({ kind: 'route', to: '/' })
})
