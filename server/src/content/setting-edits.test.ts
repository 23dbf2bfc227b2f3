import { expect, test } from 'vitest'
import { packFileWith } from './setting-edits.ts'

const linkDays = { cases: { linkDays: 30 }, appeals: {} }

test('one number is written in its place, all else stays as it was written', () => {
  const block =
    `# Ours\nid: demo # the name\nsettings:\n  # how long\n  cases:\n    linkDays: 90 # three months\n` +
    `    keptMonths: 24\nfeatures: {a: true,b: [ 1,2 ]}\n`
  expect(packFileWith(block, linkDays)).toBe(block.replace('linkDays: 90', 'linkDays: 30'))
  expect(packFileWith(block, { cases: { reopenDays: 7 }, appeals: {} })).toBe(
    block.replace('    linkDays', '    reopenDays: 7\n    linkDays'),
  )
  const flow = `settings:\n  cases: {linkDays: 90}\n`
  expect(packFileWith(flow, linkDays)).toBe(`settings:\n  cases: {linkDays: 30}\n`)
  expect(packFileWith(flow, { cases: { surveyDays: 5 }, appeals: { perAccount: 4 } })).toBe(
    `settings:\n  appeals: { perAccount: 4 }\n  cases: { surveyDays: 5,linkDays: 90}\n`,
  )
  expect(packFileWith(flow, { cases: {}, appeals: {} })).toBe(flow)
})

test('a file written in another way is written anew, and says the same beside', () => {
  const aliased = `base: &base { linkDays: 90, keptMonths: 12 }\nsettings:\n  cases: *base\n`
  expect(packFileWith(aliased, linkDays)).toContain('linkDays: 30')
  expect(packFileWith(`settings: {}\n`, linkDays)).toBe(`settings: { cases: { linkDays: 30 } }\n`)
})
