// Do the tests bite? `node scripts/check/bite.ts SEED [COUNT [BELOW]]` draws COUNT (100) small changes of StrykerJS's kinds from
// all rooms, or from files whose paths begin as the pattern BELOW says, and makes them one at a time in a tree of its own.
// The nearest tests, lint or types have to notice 88 of 100; of fewer so many less as chance may take away.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { type TestSpecification, type Vitest, createVitest } from 'vitest/node'
import { seeded } from '../../server/src/articles/engine/linear-model.ts'
import { importsOf } from '../../tests/house/import-graph.ts'
import { nearestFirst, testsByReading } from './changed.ts'

interface Change {
  file: string
  kind: string
  /** From zero, as StrykerJS counts lines and columns. */
  line: number
  before: string
  after: string
  text: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const tree = join(root, '.cache/bite')
const [seed = '', count = '100', below = ''] = process.argv.slice(2)
const wanted = 0.88
/** A suite that notices 88 of 100 in the long run is below two deviations of a smaller draw once in forty. */
const least = wanted - (Number(count) < 100 ? 2 * Math.sqrt((wanted * (1 - wanted)) / Number(count)) : 0)
/** The nearest test files that are asked of each kind, two at a time. */
const mostFiles = { 'vitest.config.ts': 12, 'browser.vitest.config.ts': 4 }

const random = seeded(Number(seed))
const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)]!

const sources = globSync(['server/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'openapi/rules/*.ts'], { cwd: root })
  .filter(
    (file) =>
      new RegExp(`^(?:${below})`).test(file) &&
      !/\.(test|type-test)\.|\/testing\/|\/migrations\/|tables\.ts$|types\.ts$|ports\.ts$/.test(file),
  )
  .toSorted()
/** Who imports each file. */
const importers = new Map<string, string[]>()
for (const file of globSync('{openapi/rules,server,tests,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
}))
  for (const name of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
    const imported = name.replace('#rules/', 'openapi/rules/')
    importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
/** How many imports lead to the nearest of these files from each that needs one. */
const distancesTo = (files: readonly string[]): Map<string, number> => {
  const found = new Map(files.map((file) => [file, 0]))
  for (const [one, distance] of found)
    for (const importer of importers.get(one) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}
/** server/src/cases, web/src/desk/features/studio: what a room's files begin with. */
const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^web\/src\/\w+\/(features|shared)\//.test(file) ? 5 : file.startsWith('web/') ? 4 : 3)
    .join('/')
const rooms = [...Map.groupBy(sources, roomOf).values()]

// What it would say of its work.
const logger = { isDebugEnabled: () => false, debug: () => {}, info: () => {} }
const instrumenter = new Instrumenter(logger as never)

/** All changes of a file, each as the file's whole text after it. */
const changesOf = async (file: string): Promise<Change[]> => {
  const content = readFileSync(join(root, file), 'utf8')
  const starts = [0, ...[...content.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const { mutants } = await instrumenter.instrument([{ name: file, content, mutate: true }], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  return mutants.map((mutant) => {
    const { mutatorName: kind, location } = mutant
    // `||` in the place of `&&` would take its neighbours along.
    const replacement = kind === 'LogicalOperator' ? `(${mutant.replacement})` : mutant.replacement
    const [from, to] = [location.start, location.end].map(({ line, column }) => starts[line]! + column)
    const before = content.slice(from, to)
    return {
      file,
      kind,
      line: location.start.line,
      before,
      after: replacement,
      text: content.slice(0, from) + replacement + content.slice(to),
    }
  })
}

const draw = async (): Promise<Change> => {
  const changes = await changesOf(pick(pick(rooms)))
  return changes.length === 0 ? draw() : pick(changes)
}

const runnerOf = (config: keyof typeof mostFiles): Promise<Vitest> =>
  createVitest('test', {
    root: tree,
    config: join(tree, 'scripts/check', config),
    watch: false,
    passWithNoTests: true,
    bail: 1,
    // What never comes is noticed, too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
    reporters: [{}],
  })

const fails = async (program: string, ...parameters: string[]): Promise<boolean> => {
  const [code] = (await once(spawn(program, parameters, { cwd: tree, stdio: 'ignore' }), 'close')) as [number | null]
  return code !== 0
}
const restore = (file: string): void => void execFileSync('git', ['checkout', '--quiet', '--', file], { cwd: tree })

/** Which of these test files fails first. */
type FirstFailure = (batch: readonly TestSpecification[]) => Promise<TestSpecification | undefined>

const unitFailure =
  (vitest: Vitest): FirstFailure =>
  async (batch) => {
    const { testModules } = await vitest.runTestSpecifications([...batch], false)
    // The runner tells of earlier runs, too.
    return batch.find(({ moduleId }) => testModules.some((one) => one.moduleId === moduleId && !one.ok()))
  }
/** What is approved and does not come is noticed without the patience of a busy machine. */
const soon = ['--bail=1', '--testTimeout=60000', '--expect.poll.timeout=20000']
/** A runner of its own a file: a browser keeps what it has loaded. */
const componentFailure: FirstFailure = async (batch) => {
  const config = 'scripts/check/browser.vitest.config.ts'
  for (const one of batch)
    if (await fails('vitest', 'run', '--config', config, ...soon, relative(tree, one.moduleId))) return one
  return undefined
}

/** The first of the nearest test files that fails by the change. */
const failingTest = async (
  vitest: Vitest,
  file: string,
  most: number,
  firstFailure: FirstFailure,
): Promise<string | undefined> => {
  // Of the whole house's tests each would be asked of each change.
  const reading = testsByReading(tree, [file]).filter((path) => !path.startsWith('tests/house/'))
  vitest.config.related = [file, ...reading].map((path) => join(tree, path))
  vitest.invalidateFile(join(tree, file))
  const found = new Map<string, TestSpecification>(
    (await vitest.getRelevantTestSpecifications()).map((one) => [one.moduleId, one]),
  )
  const distances = distancesTo([file])
  const ofRoom = distancesTo(sources.filter((one) => roomOf(one) === roomOf(file)))
  const furthest = Number.MAX_SAFE_INTEGER
  const distance = (path: string): number =>
    reading.includes(relative(tree, path)) ? 0 : (distances.get(relative(tree, path)) ?? furthest)
  const roomDistance = (path: string): number => ofRoom.get(relative(tree, path)) ?? furthest
  // Of two at the same distance the one that asks the room, then the one that lies nearer.
  const order = nearestFirst(tree, [...found.keys()], [file])
    .toSorted((one, other) => distance(one) - distance(other) || roomDistance(one) - roomDistance(other))
    .slice(0, most)
  for (let done = 0; done < order.length; done += 2) {
    const failed = await firstFailure(order.slice(done, done + 2).map((path) => found.get(path)!))
    if (failed === undefined) continue
    // What fails without the change as well has noticed nothing.
    const text = readFileSync(join(tree, file), 'utf8')
    restore(file)
    vitest.invalidateFile(join(tree, file))
    if ((await firstFailure([failed])) === undefined) return relative(tree, failed.moduleId)
    writeFileSync(join(tree, file), text)
    vitest.invalidateFile(join(tree, file))
  }
  return undefined
}

const main = async (): Promise<void> => {
  // A run that was broken off leaves its tree.
  rmSync(tree, { recursive: true, force: true })
  execFileSync('git', ['worktree', 'prune'], { cwd: root })
  mkdirSync(join(root, '.cache'), { recursive: true })
  execFileSync('git', ['worktree', 'add', '--force', '--detach', tree, 'HEAD'], { cwd: root, stdio: 'ignore' })
  // Linked file by file: a browser is served nothing from outside of the tree.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(tree, 'node_modules')])
  const units = await runnerOf('vitest.config.ts')
  const components = await runnerOf('browser.vitest.config.ts')
  await Promise.all([units.standalone(), components.standalone()])
  const survivors: Change[] = []
  for (let number = 1; number <= Number(count); number += 1) {
    const change = await draw()
    const { file, kind, line, before, after } = change
    writeFileSync(join(tree, file), change.text)
    const noticed =
      (await failingTest(units, file, mostFiles['vitest.config.ts'], unitFailure(units))) ??
      ((await fails('bash', 'scripts/check/types.sh')) ? 'types' : undefined) ??
      ((await fails('oxlint', file)) ? 'lint' : undefined) ??
      (file.startsWith('web/')
        ? await failingTest(components, file, mostFiles['browser.vitest.config.ts'], componentFailure)
        : undefined)
    restore(file)
    if (noticed === undefined) survivors.push(change)
    const place = `${file}:${line + 1} ${kind}: ${before.slice(0, 60)} → ${after.slice(0, 60)}`
    console.log(
      `${number} ${noticed === undefined ? 'SURVIVED' : `noticed by ${noticed}`}: ${place.replaceAll(/\s+/g, ' ')}`,
    )
  }
  await Promise.all([units.close(), components.close()])
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
  const noticed = Number(count) - survivors.length
  console.log(`seed ${seed}: ${noticed} of ${count} noticed`)
  process.exit(noticed / Number(count) < least ? 1 : 0)
}
await main()
