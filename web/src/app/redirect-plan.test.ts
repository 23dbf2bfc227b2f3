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
