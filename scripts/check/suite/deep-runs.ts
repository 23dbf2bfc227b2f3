// What tests/deep.md tells: how each part of `make deep` ended, at which commit. It counts while nothing but that file has
// changed since (CD-484).
import { execFileSync } from 'node:child_process'

export const recordFile = 'tests/deep.md'

export interface DeepRun {
  part: string
  commit: string
  result: 'green' | 'red'
  minutes: string
}
/** `stale`: something has changed since, or it never ran. */
export type Standing = 'green' | 'red' | 'stale'

const heading = `# Deep runs

Written by \`make deep\`. A row counts while only this file has changed since its commit (CD-484).

| part | commit | result | minutes |
|---|---|---|---|
`

/** @param text of tests/deep.md */
export const readRuns = (text: string): DeepRun[] =>
  [...text.matchAll(/^\| ([a-z-]+) \| ([0-9a-f]{7,40}) \| (green|red) \| ([\d.]+) \|$/gm)].map(
    ([, part = '', commit = '', result, minutes = '']) => ({
      part,
      commit,
      result: result as DeepRun['result'],
      minutes,
    }),
  )

/** The file: of each part its first run; rows of parts that are no more are left out. */
export const recordOf = (runs: readonly DeepRun[], parts: readonly string[]): string => {
  const rows = parts.flatMap((part) => runs.find((one) => one.part === part) ?? [])
  return `${heading}${rows.map((one) => `| ${one.part} | ${one.commit} | ${one.result} | ${one.minutes} |\n`).join('')}`
}

/** How each part stands. @param isSame whether the tree is still the one of a commit */
export const standings = (
  runs: readonly DeepRun[],
  parts: readonly string[],
  isSame: (commit: string) => boolean,
): Map<string, Standing> =>
  new Map(
    parts.map((part) => {
      const run = runs.find((one) => one.part === part)
      return [part, run !== undefined && isSame(run.commit) ? run.result : 'stale']
    }),
  )

/** One line for whoever lands something. */
export const standingLine = (standing: ReadonlyMap<string, Standing>): string => {
  const by = Map.groupBy(standing, ([, how]) => how)
  const told = (['green', 'stale', 'red'] as const).map(
    (how) =>
      `${how}: ${
        by
          .get(how)
          ?.map(([part]) => part)
          .join(', ') ?? 'none'
      }`,
  )
  return `make deep: ${told.join('; ')}`
}

const git = (root: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Everything but the record. */
const tree = ['.', `:!${recordFile}`]

/** Files of these folders that differ from a commit, saved changes included; undefined where the commit is not known. */
export const changedSince = (root: string, commit: string, paths: readonly string[] = tree): string[] | undefined => {
  try {
    return git(root, 'diff', '--name-only', commit, '--', ...paths)
      .split('\n')
      .filter(Boolean)
  } catch {
    return undefined // not in this clone
  }
}

/** The commit that is checked out; undefined when something beside the record is not committed. */
export const cleanCommit = (root: string): string | undefined =>
  git(root, 'status', '--porcelain', '--', ...tree) === '' ? git(root, 'rev-parse', '--short=12', 'HEAD') : undefined
