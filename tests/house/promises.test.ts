// server/PROMISES.md says of each promise P1 to P43 what shows it, and of each fault and attack of issue 15 what happens
// now: none is left out, and every file and test that is named is there.
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

test('every attack and fault of its second part names its tests, and they are there', () => {
  const [, second = ''] = read('server/PROMISES.md').split('# What an attacker or a fault did once\n')
  const parts = second.split(/^## /m).slice(1)
  const found = parts.map((part) => [
    part.split('\n', 1)[0],
    [...part.matchAll(/^\| (?!---|what (?:was|broke))([^|]+) \| [^|]+ \| (.+) \|$/gm)].map(([, what, shownBy]) => ({
      what: what!,
      shownBy: shownBy!,
    })),
  ]) as [string, { what: string; shownBy: string }[]][]
  // So many were found from outside; a row more is welcome.
  const least = { Attacks: 17, Faults: 15, Deploys: 8, 'Too much': 5, Settings: 4 }
  expect(found.map(([name]) => name)).toEqual(Object.keys(least))
  expect(found.filter(([name, all]) => all.length < least[name as keyof typeof least])).toEqual([])
  expect(found.flatMap(([, all]) => all.flatMap(({ shownBy }) => missingIn(shownBy, sourceOf)))).toEqual([])
})
