// The kits partners get: one generated client a language, by openapi-generator (ground G38).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApi } from '../generate/document.ts'
import { olderDocument } from './older-document.ts'
import { fetching, Unreachable } from './registry.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const kitsFolder = join(root, '.cache/sdk')
const jarFolder = join(root, 'node_modules/.cache/openapi-generator')
const settings = join(root, 'scripts/sdk/openapitools.json')
const { version: generatorVersion } = (
  JSON.parse(readFileSync(settings, 'utf8')) as { 'generator-cli': { version: string } }
)['generator-cli']

/** @throws with the end of its output when the program fails, or a word of what to install when it is missing */
export const run = (
  program: string,
  parameters: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): string => {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (error && 'code' in error && error.code === 'ENOENT') throw new Error(`${program} is not installed`)
  if (status !== 0)
    throw new Error(`${program} ${parameters.slice(0, 3).join(' ')} …:\n${`${stdout}\n${stderr}`.slice(-4_000)}`)
  return stdout
}

const fetchJar = (): void => {
  const jar = join(jarFolder, `${generatorVersion}.jar`)
  if (existsSync(jar)) return
  mkdirSync(jarFolder, { recursive: true })
  const name = `openapi-generator-cli-${generatorVersion}.jar`
  fetching('Maven Central', () =>
    run('mvn', [
      '-q',
      '-B',
      'dependency:copy',
      `-Dartifact=org.openapitools:openapi-generator-cli:${generatorVersion}`,
      `-DoutputDirectory=${jarFolder}`,
    ]),
  )
  renameSync(join(jarFolder, name), jar)
}

/** The jar inside an old release of the npm package: older, but it comes from the npm registry alone. */
const fetchPackagedJar = (): string => {
  const folder = join(jarFolder, 'packaged')
  const jar = join(folder, 'package/bin/openapi-generator.jar')
  if (existsSync(jar)) return jar
  mkdirSync(folder, { recursive: true })
  const old = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2'
  const archive = fetching('the npm registry', () => run('npm', ['pack', '--silent', old], { cwd: folder })).trim()
  run('tar', ['xzf', archive], { cwd: folder })
  if (!existsSync(jar)) throw new Error('the packaged generator holds no jar')
  return jar
}

/** Runs the generator: the present one through its npm wrapper, else the packaged one. Both need Java. */
const chooseGenerator = (): ((parameters: readonly string[]) => void) => {
  run('java', ['-version'])
  try {
    fetchJar()
    return (parameters) => {
      run(join(root, 'node_modules/.bin/openapi-generator-cli'), [
        '--openapitools',
        settings,
        'generate',
        ...parameters,
      ])
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    process.stderr.write(`${error.message}; the older generator of the npm registry is used\n`)
    const jar = fetchPackagedJar()
    return (parameters) => {
      run('java', ['-jar', jar, 'generate', ...parameters])
    }
  }
}

export const languages = ['typescript', 'python', 'java'] as const
export type Language = (typeof languages)[number]
const generators: Record<Language, string> = { typescript: 'typescript-fetch', python: 'python', java: 'java' }

/** Writes all kits into `.cache/sdk/<language>`. @throws Unreachable when no registry gives the generator */
export const makeKits = (): void => {
  mkdirSync(kitsFolder, { recursive: true })
  const published = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as OpenApi
  const generate = chooseGenerator()
  for (const language of languages) {
    const folder = join(kitsFolder, language)
    rmSync(folder, { recursive: true, force: true })
    const document = join(kitsFolder, `openapi-${language}.json`)
    writeFileSync(document, JSON.stringify(olderDocument(published, language === 'java' ? 'text' : 'object'), null, 1))
    generate([
      '-g',
      generators[language],
      '-i',
      document,
      '-o',
      folder,
      '-c',
      join(root, `scripts/sdk/${language}.json`),
    ])
  }
}
