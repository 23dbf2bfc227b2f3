import { expect, test } from 'vitest'
import { contactTopic, solutionPath } from './way-back.ts'

test('both addresses of a contact form tell their topic, nothing else does', () => {
  expect(contactTopic('/contact/1102/ticket')).toBe(1102)
  expect(contactTopic('/contact/services/1100/1102/phone?ref=mail')).toBe(1102)
  expect(
    ['/contact/complete', '/contact/1102', '/product/wow/1200/1201/solution', '/', '/contact/1102/ticket/more'].map(
      contactTopic,
    ),
  ).toEqual([null, null, null, null, null])
})

test('the solution of a topic', () => {
  expect(solutionPath({ product: 'services', parentId: 1100, id: 1102 })).toBe('/product/services/1100/1102/solution')
})
