// Each wall holds: what it forbids is planted where it is forbidden, in a copy that has the shipped configuration and
// nothing else, and has to be refused with the sentence of its rule; the same words pass where they are allowed.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lintRows } from './planted-rows.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const typeRows = [
  'server/src/lib',
  'web/src/kit/lib',
  'web/build',
  'scripts/dev',
  'scripts/sdk/client',
  'tests/e2e',
].map((folder) => ({ at: `${folder}/mistyped.ts`, passesAt: `${folder}/typed.ts` }))

interface Finding {
  code: string
  message: string
  filename: string
}

const overlay = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(overlay, { recursive: true, force: true }))

const plant = (file: string, code: string): void => {
  mkdirSync(dirname(join(overlay, file)), { recursive: true })
  writeFileSync(join(overlay, file), code)
}

const tablesOf = (table: string): string => `export interface PlantedTables {\n  ${table}: { id: string }\n}\n`

/** Runs a program of the packages in the overlay; findings end it with 1. */
const run = (program: string, ...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    const [bin, cwd] = [join(root, 'node_modules/.bin', program), overlay]
    execFile(bin, words, { cwd, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => resolve(stdout))
  })

const findingsOf = async (...words: string[]): Promise<Finding[]> => {
  const said = await run('oxlint', '--format', 'json', ...words)
  return (JSON.parse(said) as { diagnostics: Finding[] }).diagnostics
}

let linted: Finding[]
let typed: Finding[]
let packages: string

beforeAll(async () => {
  const shipped = [
    '.oxlintrc.json',
    'scripts/check',
    'scripts/sdk/client/tsconfig.json',
    'scripts/tsconfig.base.json',
    'server/tsconfig.json',
    'tests/e2e/tsconfig.json',
    'tests/house/walls.ts',
    'tsconfig.json',
    'web/build/tsconfig.json',
    'web/tsconfig.json',
  ]
  for (const file of shipped) cpSync(join(root, file), join(overlay, file), { recursive: true })
  for (const name of ['desk', 'openapi'])
    cpSync(join(root, `generated/${name}.json`), join(overlay, `generated/${name}.json`))
  // The lists of today belong to the tree, not to what is planted here.
  plant('scripts/check/house-rules/today.json', '{}')
  plant('server/src/penalties/tables.ts', tablesOf('penalty'))
  plant('server/src/survey/tables.ts', tablesOf('survey_answer'))
  symlinkSync(join(root, 'node_modules'), join(overlay, 'node_modules'))
  for (const { at, code, passesAt, instead } of lintRows) {
    plant(at, code)
    plant(passesAt, instead ?? code)
  }
  for (const { at, passesAt } of typeRows) {
    plant(at, "export const count: number = 'one'\n")
    plant(passesAt, 'export const count: number = 1\n')
  }
  plant(
    'scripts/dev/undeclared.ts',
    "import pad from 'left-pad'\nimport { parse } from 'yaml'\nexport default [pad, parse]\n",
  )
  plant('web/src/kit/ui/Nobody.tsx', 'export const Nobody = () => null\n')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object }
  const dependencies = { ...manifest.dependencies, 'nobody-needs-me': '1.0.0' }
  writeFileSync(join(overlay, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  ;[linted, typed, packages] = await Promise.all([
    findingsOf('.'),
    findingsOf('--config', 'scripts/check/types.json', 'scripts', 'server', 'tests', 'web'),
    run('knip', '--config', 'scripts/check/knip.jsonc', '--no-config-hints', '--reporter', 'compact'),
  ])
})

const of = (findings: Finding[], file: string): Finding[] => findings.filter(({ filename }) => filename === file)

test('every place of the table is a floor that is there', () => {
  const floors = lintRows.map(({ at }) => dirname(at)).filter((folder) => folder !== 'web/src/desk')
  expect(floors.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test.each(lintRows)('make lint, $rule, refuses $what', ({ rule, says, at, passesAt }) => {
  const caught = of(linted, at).filter(({ code }) => code === rule)
  expect(of(linted, at).map(({ code }) => code)).toContain(rule)
  expect(caught.map(({ message }) => message).join('\n')).toMatch(says)
  expect(of(linted, passesAt).filter(({ code }) => code === rule)).toEqual([])
})

test.each(typeRows)('make types refuses a type error in $at', ({ at, passesAt }) => {
  expect(of(typed, at).map(({ message }) => message)).toEqual(["Type 'string' is not assignable to type 'number'."])
  expect(of(typed, passesAt)).toEqual([])
})

test('make lint refuses a package that is not declared, and a package or a file that nothing uses', () => {
  const unlisted = packages.slice(packages.indexOf('Unlisted'))
  expect(unlisted).toMatch(/left-pad/)
  expect(unlisted).not.toMatch(/yaml/)
  expect(packages).toMatch(/nobody-needs-me/)
  expect(packages).toMatch(/Unused files[^]*web\/src\/kit\/ui\/Nobody\.tsx/)
})

test('these are what make lint and make types run', () => {
  const lint = readFileSync(join(root, 'scripts/check/lint.sh'), 'utf8')
  expect(lint).toMatch(/^part code oxlint \.$/m)
  expect(lint).toMatch(/^part packages knip --config scripts\/check\/knip\.jsonc --no-config-hints$/m)
  expect(lint).toMatch(/^part format biome format \.$/m)
  expect(readFileSync(join(root, 'scripts/check/types.sh'), 'utf8')).toMatch(
    /^oxlint --config scripts\/check\/types\.json/m,
  )
})
