// generated/ is what the contract and the messages make of it today, file by file.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generateAll } from '../../scripts/generate/generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('generated/ is fresh', async () => {
  const expected = await generateAll(root)
  const folder = path.join(root, 'generated')
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const stale = [...expected].filter(([name]) => found.includes(name))
  const changed = (
    await Promise.all(
      stale.map(async ([name, text]) => ((await readFile(path.join(folder, name), 'utf8')) === text ? [] : [name])),
    )
  ).flat()
  const differences = {
    changed,
    missing: [...expected.keys()].filter((name) => !found.includes(name)),
    leftOver: found.filter((name) => !expected.has(name)),
  }
  expect(
    differences,
    'generated/ does not fit openapi/ and the messages: run `make generate` and commit what it changes',
  ).toEqual({ changed: [], missing: [], leftOver: [] })
})
