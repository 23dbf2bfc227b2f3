// Each end-to-end file owns the accounts it changes, so that neither the order of the files nor what runs beside them
// matters.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('no login of a test’s own stands in two end-to-end files', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of globSync('tests/e2e/**/*.ts', { cwd: root })) {
    for (const [, login = ''] of readFileSync(join(root, file), 'utf8').matchAll(/['"`]((?:test|soft)-[a-z0-9-]+)/g))
      owners.set(login, (owners.get(login) ?? new Set()).add(file))
  }
  expect(owners.size).toBeGreaterThan(50)
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([])
})
