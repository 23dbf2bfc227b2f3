import { expect, test } from 'vitest'
import { emptyAppeal, nextAppealStep, toAppeal } from './appeal-form.ts'

const values = {
  reasonId: 'support.penalty.appeal.reason.mistake',
  description: 'My brother played.',
  confirmation: true,
}

test('[APPEAL-26] an appeal is penaltyId, reasonId and the description as written', () => {
  expect(toAppeal('pen-7f21', values)).toEqual({
    penaltyId: 'pen-7f21',
    reasonId: values.reasonId,
    description: 'My brother played.',
  })
})

test('[CASEENTITY-24] the form holds reason, description and confirmation; the last is for the visitor alone', () => {
  expect(emptyAppeal).toEqual({ reasonId: '', description: '', confirmation: false })
  expect(toAppeal('pen-1', { reasonId: 'support.x', description: 'No.', confirmation: true })).not.toHaveProperty(
    'confirmation',
  )
})

test('a description of spaces only is left out', () => {
  expect(toAppeal('pen-7f21', { ...values, description: ' \n ' })).toEqual({
    penaltyId: 'pen-7f21',
    reasonId: values.reasonId,
  })
})

test('[APPEAL-20] [APPEAL-21] a description is checked before it is sent, an appeal without one is not', () => {
  expect(nextAppealStep(values, 'unchecked')).toBe('check')
  expect(nextAppealStep(values, 'clean')).toBe('send')
  expect(nextAppealStep({ description: '' }, 'unchecked')).toBe('send')
  expect(nextAppealStep({ description: '  ' }, 'unchecked')).toBe('send')
})

test('what the visitor confirmed is not checked again', () => {
  expect(nextAppealStep(values, 'confirmed')).toBe('send')
})
