// The unit tests of what changed: those that read it, then nearest to the change first, for as long as there is time.
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { nearestFirst, testsByReading } from './changed.ts'

/** So many test files at a time, one for each processor. */
const together = 2
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * @param changed files from the root
 * @param hasTime asked before each two files; what reads the changed files and the first two run in any case. Those left
 *   over are named
 */
export const runTestsOf = async (
  root: string,
  changed: readonly string[],
  hasTime: () => boolean,
): Promise<boolean> => {
  if (changed.length === 0) return true
  const sources = changed.filter((file) => /\.(ts|tsx|css|json)$/.test(file) && !file.startsWith('package'))
  const readers = testsByReading(root, changed).map((file) => join(root, file))
  const vitest = await createVitest('test', {
    root,
    config: join(root, 'scripts/check/vitest.config.ts'),
    watch: false,
    related: [...sources.map((file) => join(root, file)), ...readers],
    passWithNoTests: true,
    silent: 'passed-only',
    reporters: [['default', { summary: false }]],
  })
  try {
    await vitest.standalone()
    const specifications = await vitest.getRelevantTestSpecifications()
    const byPath = new Map(specifications.map((one) => [one.moduleId, one]))
    const first = readers.filter((path) => byPath.has(path))
    const order = [
      ...first,
      ...nearestFirst(
        root,
        [...byPath.keys()].filter((path) => !first.includes(path)),
        changed,
      ),
    ]
    let done = 0
    let failures = 0
    while (done < order.length && (done <= first.length || hasTime())) {
      const batch = order.slice(done, done === 0 && first.length > 0 ? first.length : done + together)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        batch.map((path) => byPath.get(path)!),
        false,
      )
      failures += testModules.filter((one) => !one.ok()).length + unhandledErrors.length
      done += batch.length
    }
    say(`tests: ${done - failures} files passed, ${failures} failed`)
    const left = order.slice(done).map((path) => relative(root, path))
    if (left.length > 0)
      say(`${left.length} more files depend on what changed; make unit runs them:\n  ${left.slice(0, 20).join('\n  ')}`)
    return failures === 0
  } finally {
    await vitest.close()
  }
}
