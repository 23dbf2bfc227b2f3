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

test('who keeps something under an account says what becomes of it: every such room gives its holdings', () => {
  const account = /^\s+(?:account_id|other_account_id|owner_id|account_key|reader): /m
  const rooms = globSync('server/src/*/tables.ts', { cwd: root }).filter((path) =>
    account.test(readFileSync(`${root}/${path}`, 'utf8')),
  )
  expect(rooms.length).toBeGreaterThan(10)
  const withoutHoldings = rooms.filter((path) => {
    const room = path.replace('/tables.ts', '').replace('server/src/storage', 'server/src/platform')
    return !globSync(`${room}/*holdings.ts`, { cwd: root }).some((file) =>
      /Holdings<(?:Pick<)?\w*Tables/.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
  })
  expect(withoutHoldings).toEqual([])
})

test('no table is named that is not there any more', () => {
  const named = [...readFileSync(`${root}/server/PRIVACY.md`, 'utf8').matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(
    ([, name]) => name!,
  )
  expect(named.filter((name) => !tables.includes(name))).toEqual([])
})
