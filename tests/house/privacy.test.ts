// server/PRIVACY.md is a record of what is kept of whom: no table of the database is left out of it.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Names in the interface of every room's tables. */
const tables = globSync('server/src/*/tables.ts', { cwd: root }).flatMap((path) =>
  [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/^export interface \w*Tables \{\n([\s\S]*?)\n\}/gm)].flatMap(
    ([, body = '']) => [...body.matchAll(/^\s+(\w+): \w+$/gm)].map(([, name]) => name!),
  ),
)

test('every table is named by what it holds and how long', () => {
  expect(tables.length).toBeGreaterThan(70)
  const text = readFileSync(`${root}/server/PRIVACY.md`, 'utf8')
  expect(tables.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

test('no table is named that is not there any more', () => {
  const named = [...readFileSync(`${root}/server/PRIVACY.md`, 'utf8').matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(
    ([, name]) => name!,
  )
  expect(named.filter((name) => !tables.includes(name))).toEqual([])
})
