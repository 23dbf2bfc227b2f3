// Every file of TypeScript is in the program of its nearest tsconfig.json, which is what `make types` and the
// type-aware rules of `make lint` go by; and what is let off a rule says why, and stays rare.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const sources = tracked.filter((file) => /\.[cm]?tsx?$/.test(file))

/** Files that a tsconfig.json names, those of its references included. */
const programOf = (config: string): Set<string> => {
  const { config: settings } = ts.readConfigFile(config, ts.sys.readFile) as { config: object }
  const parsed = ts.parseJsonConfigFileContent(settings, ts.sys, dirname(config))
  const referred = (parsed.projectReferences ?? []).flatMap(({ path }) => [...programOf(join(path, 'tsconfig.json'))])
  return new Set([...parsed.fileNames, ...referred])
}
const programs = new Map<string, Set<string>>()
const isInProgram = (file: string): boolean => {
  let folder = dirname(join(root, file))
  for (; folder.length >= dirname(join(root, 'x')).length; folder = dirname(folder)) {
    const config = join(folder, 'tsconfig.json')
    if (!existsSync(config)) continue
    if (!programs.has(config)) programs.set(config, programOf(config))
    if (programs.get(config)?.has(join(root, file))) return true
  }
  return false
}

test('every file of TypeScript is in a program', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => !isInProgram(file))).toEqual([])
})

test('nothing is checked less than the base settings say', () => {
  const weaker = tracked
    .filter((file) => file.endsWith('tsconfig.json'))
    .filter((file) => /"(strict\w*|no[A-Z]\w*|skip\w+)":/.test(readFileSync(join(root, file), 'utf8')))
  expect(weaker).toEqual([])
})

test('fewer than ten comments let code off a rule, each with its reason', () => {
  const comments = tracked
    .filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file) && !file.startsWith('generated/'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) =>
          /(?:\/\/|\/\*)\s*(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck)|biome-ignore)/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(comments.length).toBeLessThan(10)
  expect(comments.filter((line) => !/ -- \S+ \S+/.test(line))).toEqual([])
})
