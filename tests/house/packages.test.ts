// The table of packages in server/README.md says what is so: each is declared, and imported by the file it names.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('every package of the table is declared and imported where the table says', () => {
  const rows = [...read('server/README.md').matchAll(/^\| `(@?[a-z][\w./-]*)` \| `([\w./-]+\.tsx?)` \|/gm)]
  expect(rows.length).toBeGreaterThan(15)
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const untrue = rows.filter(
    ([, name = '', file = '']) =>
      !(name in dependencies || name in devDependencies) || !new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(read(file)),
  )
  expect(untrue.map(([row]) => row)).toEqual([])
})
