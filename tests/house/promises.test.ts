// server/PROMISES.md says of each promise P1 to P43 what shows it: none is left out, and every file and test that is
// named is there.
import { expect, test } from 'vitest'
import { read, missingIn, sourceOf } from './named-tests.ts'

const rows = [...read('server/PROMISES.md').matchAll(/^\| (P\d+) .*\|$/gm)]
const files = /`((?:server|tests|scripts|web)\/[^` ]+)`/g

test('every promise has its row, in their order', () => {
  const promised = [...read('openapi/decisions/promises.md').matchAll(/^## (P\d+) /gm)]
  expect(rows.map(([, id]) => id)).toEqual(promised.map(([, id]) => id))
})

test('every file and every test that is named is there', () => {
  const named = rows.flatMap(([row]) => [...row.matchAll(/`[^`]+`: "[^"]+"/g)].map(([one]) => one))
  expect(named.length).toBeGreaterThan(30)
  expect(named.flatMap((one) => missingIn(one, sourceOf))).toEqual([])
  const paths = rows.flatMap(([row]) => [...row.matchAll(files)].map(([, path]) => path!))
  expect(paths.filter((path) => sourceOf(path) === undefined)).toEqual([])
})
