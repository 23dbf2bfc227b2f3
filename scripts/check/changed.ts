// What was changed here since main, and the unit tests that can tell, nearest first.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, matchesGlob, relative } from 'node:path'

const git = (root: string, ...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/** The commit at which this branch left main. */
const baseOf = (root: string): string => {
  try {
    return git(root, 'merge-base', 'main', 'HEAD')[0] ?? 'HEAD'
  } catch {
    // A clone of one branch alone has no main: what is not committed counts.
    return 'HEAD'
  }
}

/** What a file said there. */
export const before = (root: string, file: string): string => git(root, 'show', `${baseOf(root)}:${file}`).join('\n')
/** Lines of these files that were not there. */
export const addedLines = (root: string, files: string): string[] =>
  git(root, 'diff', '-U0', baseOf(root), '--', files).filter((line) => /^\+[^+]/.test(line))

/** Files that differ from where this branch left main, what is not committed included. From the root. */
export const changedFiles = (root: string): string[] => {
  return [
    ...new Set([
      ...git(root, 'diff', '--name-only', '--diff-filter=d', baseOf(root)),
      ...git(root, 'ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/** How many folders two paths share. */
const shared = (one: string, other: string): number => {
  const parts = dirname(other).split('/')
  const differs = dirname(one)
    .split('/')
    .findIndex((part, index) => part !== parts[index])
  return differs === -1 ? dirname(one).split('/').length : differs
}

/**
 * The order in which tests are worth their time: changed tests, then those of the same folder, the same room, the rest.
 * @param tests absolute paths, as the runner knows them
 */
export const nearestFirst = (root: string, tests: readonly string[], changed: readonly string[]): string[] => {
  const nearness = (test: string): number => {
    const path = relative(root, test)
    return changed.includes(path) ? Infinity : Math.max(0, ...changed.map((file) => shared(path, file)))
  }
  const known = new Map(tests.map((test) => [test, nearness(test)]))
  return tests.toSorted((one, other) => known.get(other)! - known.get(one)! || one.localeCompare(other))
}

/** Tests of what is read or started and not imported: the files, and the tests that do. */
export const readers: readonly (readonly [files: string, tests: readonly string[]])[] = [
  ['**', ['tests/house/*.test.ts']],
  ['server/src/storage/migrations/**', ['server/src/storage/migrate.test.ts', 'server/src/account/ways.test.ts']],
  ['server/src/**/*tables.ts', ['server/src/storage/whole-row.test.ts']],
  ['server/src/localizations/messages/**', ['server/src/localizations/*.test.ts']],
  ['server/src/server.ts', ['server/src/server.test.ts']],
  // Threads
  ['server/src/adapters/mail/smtp-thread.ts', ['server/src/adapters/mail/mail-thread.test.ts']],
  ['server/src/articles/index-worker.ts', ['server/src/articles/index-thread.test.ts']],
  ['server/src/articles/learning/topic-worker.ts', ['server/src/articles/learning/topic-models.test.ts']],
  ['server/src/articles/semantic/encoder-worker.ts', ['server/src/articles/semantic/meanings.test.ts']],
  ['server/src/compose/work-thread.ts', ['server/src/compose/work.test.ts', 'server/src/compose/doors.test.ts']],
  ['server/content/**', ['server/src/content/demo-pack.test.ts']],
  [
    'openapi/**',
    ['tests/contract/guides.contract.test.ts', 'scripts/generate/*.test.ts', 'scripts/check/openapi-rules.test.ts'],
  ],
  ['.oxlintrc.json', ['tests/house/planted.test.ts']],
]

/** Needs the built app. */
const built = 'tests/house/oldest-browser.test.ts'

/**
 * Tests that no import leads to: those that read one of the changed files, and what holds for the whole house.
 * @returns files from the root, each once
 */
export const testsByReading = (root: string, changed: readonly string[]): string[] => {
  const globs = readers
    .filter(([files]) => changed.some((file) => matchesGlob(file, files)))
    .flatMap(([, tests]) => tests)
  return [...new Set(globSync(globs, { cwd: root }))].filter((file) => file !== built).sort()
}
