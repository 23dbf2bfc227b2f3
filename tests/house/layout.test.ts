// The house checks itself: top level, walls between rooms, no skipped tests, no tools' names.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { boxGraph, cyclesOf, readGraph } from './import-graph.ts'
import { type Wall, serverWall, webWall } from './walls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('the top level holds what is listed and nothing else', () => {
  const top = new Set(files.map((file) => file.split('/')[0] ?? '').filter((name) => !name.startsWith('.')))
  const allowed = [
    'package.json',
    'tsconfig.json',
    'package-lock.json',
    'openapi',
    'server',
    'web',
    'generated',
    'scripts',
    'tests',
    'Makefile',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'Dockerfile',
    'compose.yaml',
  ]
  expect([...top].filter((name) => !allowed.includes(name))).toEqual([])
})

test('a file of the product has at most 400 lines, one of tests 600; tables are exempt by name', () => {
  const tables = new Set(['tests/contract/access-matrix/table.ts', 'tests/contract/access-matrix/world.ts'])
  const isOfTests = (file: string): boolean => /^tests\/|\.(?:test|e2e)\.tsx?$/.test(file)
  const sources = files.filter((file) => /^(?:openapi|server|web|scripts|tests)\/.*\.(?:tsx?|css)$/.test(file))
  expect(sources.length).toBeGreaterThan(2000)
  const linesOf = (file: string): number => read(file).split('\n').length - 1
  expect(sources.filter((file) => !tables.has(file) && linesOf(file) > (isOfTests(file) ? 600 : 400))).toEqual([])
})

describe('walls: a file imports from its own folder or from a floor below it', () => {
  const graph = readGraph(root, files)

  test('there are sources to walk', () => {
    expect(graph.size).toBeGreaterThan(500)
    expect([...graph.values()].flat().length).toBeGreaterThan(2000)
  })

  test('no import crosses a wall', () => {
    const broken = [...graph].flatMap(([file, targets]) =>
      targets.flatMap((target) => {
        const wall: Wall | undefined = file.startsWith('server/') ? serverWall(file, target) : webWall(file, target)
        return wall === undefined ? [] : [`${file} → ${target}: ${wall}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test('no files import each other in a circle, types included; neither do rooms (`make lab DO=graph` draws them)', () => {
    expect(cyclesOf(graph)).toEqual([])
    expect(cyclesOf(boxGraph(graph))).toEqual([])
  })
})

test('server/src/compose puts together and does nothing else: it is short, and holds no query and no page', () => {
  const sources = files.filter((file) => /^server\/src\/compose\/[^.]+\.ts$/.test(file)).map(read)
  expect(sources.length).toBeGreaterThan(30)
  expect(sources.join('').split('\n').length).toBeLessThanOrEqual(2_501)
  expect(
    sources.filter((code) => /\bsql`|\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|<\/\w+>/.test(code)),
  ).toEqual([])
})

test('no barrels: an index file that only re-exports hides where things are', () => {
  const barrels = files
    .filter((file) => /^(server|web)\/src\/.*\/index\.tsx?$/.test(file))
    .filter((file) =>
      read(file)
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('//'))
        .every((line) => /^export .* from /.test(line)),
    )
  expect(barrels).toEqual([])
})

test('every package is pinned exactly and none runs an install script', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const loose = ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
  expect(read('.npmrc')).toContain('ignore-scripts=true')
})

test('the lock file names what packages bring for other platforms, without which npm ci refuses it', () => {
  interface Locked {
    optionalDependencies?: Record<string, string>
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    place === ''
      ? []
      : Object.keys(optionalDependencies).filter(
          (name) => !(`${place}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
        ),
  )
  expect(missing).toEqual([])
})

test('tests/requirements.tsv names each row once', () => {
  const ids = read('tests/requirements.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(965)
})

test('no end-to-end test draws its data by chance: all of them share one server, and two would meet one day', () => {
  const drawn = files.filter(
    (file) => file.startsWith('tests/e2e/') && file.endsWith('.ts') && read(file).includes('Math.random('),
  )
  expect(drawn).toEqual([])
})

test('no test waits for less long than all do: such a limit would tell how fast a machine is, not that something hangs', () => {
  const short = files
    .filter((file) => /^(server|web|scripts|tests)\/.*\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => {
          const [, limit] =
            /(?:expect\.poll|vi\.waitFor)\(.*(?:timeout: |, )(\d[\d_]*)(?: \}|, interval: \d+ \})?\)/.exec(line) ?? []
          return limit === undefined || Number(limit.replaceAll('_', '')) >= 90_000
            ? []
            : [`${file}:${at + 1} ${limit}`]
        }),
    )
  expect(short).toEqual([])
})
