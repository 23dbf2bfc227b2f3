// The kits partners get: one generated client a language, by openapi-generator (ground G38).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApi } from '../generate/document.ts'
import { type JsonParts, olderDocument } from './older-document.ts'
import { fetching, Missing, Unreachable } from './registry.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const kitsFolder = join(root, '.cache/sdk')
const sources = join(root, 'scripts/sdk')
const jarFolder = join(root, 'node_modules/.cache/openapi-generator')
const settings = join(sources, 'openapitools.json')
const { version: generatorVersion } = (
  JSON.parse(readFileSync(settings, 'utf8')) as { 'generator-cli': { version: string } }
)['generator-cli']

/** For the generator and Maven, which live for seconds: what Java makes faster for later is never used. */
const shortLived = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/** A kit in three steps; each is a word for the table of `make sdk`. */
export interface Kit {
  title: string
  /** @returns the folder or archive it lies in */
  make: () => string
  compile: (place: string) => void
  /** Files a ticket and reads it back. @returns what it printed. Absent: the kit is only compiled */
  call?: (place: string, url: string) => string
}

/** @throws with the end of its output when the program fails, Missing when the machine has none */
export const run = (
  program: string,
  parameters: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): string => {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd: options.cwd ?? root,
    env: { JAVA_OPTS: shortLived, MAVEN_OPTS: shortLived, ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (error && 'code' in error && error.code === 'ENOENT') throw new Missing(`${program} is not installed`)
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

interface Generator {
  /** The older one knows three languages well enough. */
  isOlder: boolean
  generate: (parameters: readonly string[]) => void
}

/** The present generator through its npm wrapper, else the packaged one. Both need Java. */
const chooseGenerator = (): Generator => {
  run('java', ['-version'])
  try {
    fetchJar()
    return {
      isOlder: false,
      generate: (parameters) => {
        run(join(root, 'node_modules/.bin/openapi-generator-cli'), [
          '--openapitools',
          settings,
          'generate',
          ...parameters,
        ])
      },
    }
  } catch (error) {
    if (!(error instanceof Unreachable) && !(error instanceof Missing)) throw error
    process.stderr.write(`${error.message}; the older generator of the npm registry is used\n`)
    const jar = fetchPackagedJar()
    return {
      isOlder: true,
      generate: (parameters) => {
        run('java', ['-jar', jar, 'generate', ...parameters])
      },
    }
  }
}

export const languages = ['typescript', 'python', 'java', 'go', 'rust', 'csharp', 'kotlin'] as const
export type Language = (typeof languages)[number]

interface Recipe {
  generator: string
  jsonParts: JsonParts
  /** More than the settings of `<language>.json`. */
  parameters?: readonly string[]
  /** What is laid beside the generated sources: folder of scripts/sdk, place in the kit. */
  beside?: readonly [from: string, to: string]
}

const recipes: Record<Language, Recipe> = {
  typescript: { generator: 'typescript-fetch', jsonParts: 'object' },
  python: { generator: 'python', jsonParts: 'object' },
  java: { generator: 'java', jsonParts: 'text' },
  go: {
    generator: 'go',
    jsonParts: 'text',
    parameters: ['--git-user-id', 'guidepost', '--git-repo-id', 'guidepost-go'],
  },
  rust: { generator: 'rust', jsonParts: 'text' },
  // Operations and models alone, by our own templates: what goes over the wire stands in scripts/sdk/csharp/client,
  // because the generator has no client that takes both HttpClient and UnityWebRequest (CD-74).
  csharp: {
    generator: 'csharp',
    jsonParts: 'object',
    parameters: [
      '-t',
      join(sources, 'csharp/templates'),
      '--global-property=apis,models,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false',
    ],
    beside: ['csharp/client', 'src/Guidepost/Client'],
  },
  kotlin: { generator: 'kotlin', jsonParts: 'text', beside: ['kotlin', '.'] },
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Everything a kit is made from; the same words, the same kit. */
const stampOf = (language: Language, document: string): string => {
  const hash = createHash('sha256').update(generatorVersion).update(JSON.stringify(recipes[language])).update(document)
  const own = existsSync(join(sources, language)) ? filesBelow(join(sources, language)) : []
  for (const file of [join(sources, `${language}.json`), ...own]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

let chosen: Generator | undefined

/** Writes a kit, unless the one that lies there is made of the same. @returns its folder @throws Unreachable, Missing */
export const makeKit = (language: Language): string => {
  const folder = join(kitsFolder, language)
  const { generator, jsonParts, parameters = [], beside } = recipes[language]
  const published = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as OpenApi
  const text = JSON.stringify(olderDocument(published, jsonParts), null, 1)
  const stamp = stampOf(language, text)
  const stampFile = join(kitsFolder, `${language}.stamp`)
  if (existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  chosen ??= chooseGenerator()
  if (chosen.isOlder && !['typescript', 'python', 'java'].includes(language))
    throw new Unreachable('Maven Central cannot be reached, and the older generator does not know this language')
  mkdirSync(kitsFolder, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  rmSync(stampFile, { force: true })
  const document = join(kitsFolder, `openapi-${language}.json`)
  writeFileSync(document, text)
  chosen.generate([
    '-g',
    generator,
    '-i',
    document,
    '-o',
    folder,
    '-c',
    join(sources, `${language}.json`),
    ...parameters,
  ])
  if (beside !== undefined) cpSync(join(sources, beside[0]), join(folder, beside[1]), { recursive: true })
  if (!chosen.isOlder) writeFileSync(stampFile, stamp)
  return folder
}

/** Compiles files of a folder with these of the compiler's options; its settings are gone afterwards. */
export const compileFolder = (folder: string, options: object, files: readonly string[]): void => {
  const settings = join(folder, 'tsconfig.json')
  writeFileSync(settings, JSON.stringify({ compilerOptions: { module: 'nodenext', types: [], ...options }, files }))
  run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder })
  rmSync(settings)
}

interface Manifest {
  name: string
  version: string
  description: string
  [field: string]: unknown
}
/** Writes what a package of ours says of itself, lets it be built, and packs it. @returns the archive, in `place` */
export const packFolder = (folder: string, place: string, manifest: Manifest, build: () => void): string => {
  const whole = { license: 'Apache-2.0', type: 'module', ...manifest }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  build()
  return join(place, run('npm', ['pack', '--silent', '--pack-destination', place], { cwd: folder }).trim())
}
