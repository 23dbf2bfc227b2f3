// server/RUNBOOK.md says of everything the server calls what happens when it is down, slow or lying, and which test shows it.
import { expect, test } from 'vitest'
import { missingIn, read, sourceOf } from './named-tests.ts'

const called = [
  'database',
  'read replica',
  'mail server',
  'text messages',
  'captcha',
  'identity',
  'chat',
  'profile',
  'S3',
  'scanner',
  'translation',
  'traces',
]
const troubles = ['down', 'slow', 'lying']
const rows = [
  ...read('server/RUNBOOK.md').matchAll(/^\| ([^|]+) \| (down|slow|lying) \| (.+) \| (.+) \| (.+) \|$/gm),
].map(([, what, trouble, seen, kept, shownBy]) => ({
  what: what!,
  trouble: trouble!,
  seen: seen!,
  kept: kept!,
  shownBy: shownBy!,
}))

test('each thing that is called has its three troubles, in their order', () => {
  expect(rows.map(({ what, trouble }) => `${what} ${trouble}`)).toEqual(
    called.flatMap((what) => troubles.map((trouble) => `${what} ${trouble}`)),
  )
})

test('each row names a test that is there', () => {
  expect(rows.flatMap(({ shownBy }) => missingIn(shownBy, sourceOf))).toEqual([])
  expect(missingIn('`tests/house/runbook.test.ts`: "each row names a test"', sourceOf)).toEqual([])
  expect(missingIn(`\`tests/house/runbook.test.ts\`: "each row ${'names'} none"`, sourceOf)).toHaveLength(1)
  expect(missingIn('surely', sourceOf)).toEqual(['surely'])
})
