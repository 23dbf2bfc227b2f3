import { expect, test } from 'vitest'
import { caseLink, estimateOf, nextSteps } from './completion.ts'

test('[DONE-03, DONE-04, DONE-05, DONE-06] 24 hours, minutes, or nothing said', () => {
  expect(estimateOf('ticket', null, 'en-US')).toEqual({ value: 24, unit: 'hours' })
  expect(estimateOf('phone', 12, 'de-DE')).toEqual({ value: 12, unit: 'minutes' })
  expect(estimateOf('phone', null, 'de-DE')).toBeNull()
  expect(estimateOf('chat', 3, 'en-US')).toBeNull()
  expect(estimateOf('ticket', null, 'ko-KR')).toBeNull()
  expect(estimateOf('phone', 12, 'ko-kr')).toBeNull()
})
test('[DONE-09, DONE-10, DONE-14] the link holds the case id for who is signed in, else the token', () => {
  const body = { caseId: '104233871', caseRegion: 'us', anonymousToken: 't'.repeat(43) } as const
  expect(caseLink(body, true, false)).toBe('/case/detail/104233871')
  expect(caseLink(body, false, true)).toBe(`/case/detail/${'t'.repeat(43)}`)
  expect(caseLink(body, false, false)).toBeNull()
  expect(caseLink({ ...body, anonymousToken: null }, false, true)).toBeNull()
})

test('what happens next is said in its order: who reads it by when, where the answer comes, what can be done until then', () => {
  const body = {}
  const keys = (sent: Omit<Parameters<typeof nextSteps>[0], 'body'>, locale = 'en-US') =>
    nextSteps({ body, ...sent }, locale, true).map(({ key }) => key.replace('support.contact.complete.', ''))
  expect(keys({ channel: 'ticket', phone: null, email: 'r…@players.example' })).toEqual([
    'next.read',
    'next.mail',
    'next.add',
  ])
  expect(keys({ channel: 'ticket', phone: null, email: null })).toEqual(['next.read', 'next.case', 'next.add'])
  expect(keys({ channel: 'ticket', phone: null }, 'ko-KR')[0]).toBe('text')
  expect(keys({ channel: 'phone', phone: '+12025550142', email: 'r…@players.example' })).toEqual([
    'next.call',
    'next.add',
  ])
  expect(keys({ channel: 'chat', phone: null, email: null })).toEqual([])
  const mailed = { channel: 'ticket', phone: null, email: 'r…@players.example' }
  expect(nextSteps({ ...mailed, body }, 'en-US', true).slice(0, 2)).toMatchObject([
    { params: { hours: 24 } },
    { params: { address: 'r…@players.example' } },
  ])
  const withheld = nextSteps({ ...mailed, body: { mailWithheld: true } }, 'en-US', true)
  expect(withheld[1]?.key).toBe('support.contact.complete.next.mail.later')
  // Nothing opens the case: nobody looks into it, adds to it or cancels it.
  const unopened = [mailed, { ...mailed, email: null }].map((sent) => nextSteps({ ...sent, body }, 'en-US', false))
  expect(unopened.map((steps) => steps.map(({ key }) => key.split('.').at(-1)))).toEqual([['read', 'mail'], ['read']])
})
