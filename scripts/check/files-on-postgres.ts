// Which test files ask a test server, and so say something new when it stands on PostgreSQL.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const testDatabase = 'tests/support/test-database.ts'
/** What runs its tests on both databases anyway. */
const onBoth = 'tests/support/both-databases.ts'

/** Relative imports of a file, as paths from the root. */
const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g)]
    .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
    .filter((to) => existsSync(path.join(root, to)))

/** Nothing of the product imports tests: only what stands beside them is looked into. */
const isOfTests = (file: string): boolean => /^tests\/|\.test\.tsx?$|\/testing\//.test(file)

/** Those of the test files that reach a test server's database by their imports. Paths from the root. */
export const filesOnPostgres = (root: string, testFiles: readonly string[]): string[] => {
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (file === testDatabase) return true
    if (seen.has(file) || !isOfTests(file)) return false
    seen.add(file)
    const imports = importsOf(root, file)
    return !imports.includes(onBoth) && imports.some((next) => reaches(next, seen))
  }
  return testFiles.filter((file) => reaches(file, new Set()))
}
