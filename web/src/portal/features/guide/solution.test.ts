import { expect, test } from 'vitest'
import { contactOffer, contactPath, needsFiles, workflowHref, type Solution } from './solution.ts'

const form = { isWorkflow: false, hasForm: true, hasChannels: true }
const place = { product: 'wow', parentId: 1200, topicId: 1211 }

test('[SOLUTION-03] a topic with a form and an open channel leads to its contact form', () => {
  expect(contactOffer(form, true)).toBe('open')
  expect(contactPath(place, '')).toBe('/contact/wow/1200/1211/ticket')
  expect(contactPath(place, '?q=x&ref=mail')).toBe('/contact/wow/1200/1211/ticket?ref=mail')
})

test('[SOLUTION-07] with channels of which none is open the contact action is closed', () => {
  expect(contactOffer(form, false)).toBe('closed')
  expect(contactOffer(form, undefined)).toBe('checking')
})

test('without a form or without channels there is no contact action (OD-70)', () => {
  expect(contactOffer({ ...form, hasForm: false }, true)).toBe('none')
  expect(contactOffer({ ...form, hasChannels: false }, true)).toBe('none')
})

test('[SOLUTION-04] a workflow leads to {contextPath}/help/wf/{product}/{parentId}/{id}', () => {
  expect(contactOffer({ ...form, isWorkflow: true, hasForm: false }, false)).toBe('workflow')
  expect(workflowHref('/support/en-US', place)).toBe('/support/en-US/help/wf/wow/1200/1211')
})

test('a form with files or a diagnostics bundle opens outside the game', () => {
  const fields = (type: string) => ({ fields: [{ type }] as unknown as Solution['fields'] })
  expect([needsFiles(fields('file')), needsFiles(fields('diag')), needsFiles(fields('string'))]).toEqual([
    true,
    true,
    false,
  ])
})
