// What an image is built from holds what its tools look for; `make lab DO=image` carries the whole build out.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contextFiles } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('each program that the tree’s tsconfig names is there: the bundler reads all of them', () => {
  const text = readFileSync(join(root, 'tsconfig.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const { references } = JSON.parse(text) as { references: { path: string }[] }
  const files = new Set(contextFiles(root))
  expect(references.length).toBeGreaterThan(3)
  for (const { path } of references) {
    expect(existsSync(join(root, path, 'tsconfig.json'))).toBe(true)
    expect([path, files.has(`${path}/tsconfig.json`)]).toEqual([path, true])
  }
  expect([...files].filter((file) => file.startsWith('tests/'))).toEqual(['tests/e2e/tsconfig.json'])
})
