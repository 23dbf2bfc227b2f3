// Carries out a Dockerfile's steps without an engine: its commands, in folders that stand for its file systems.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import type { Stage } from './dockerfile.ts'

export interface Built {
  folder: string
  workdir: string
}

const patience = 10 * 60_000
const isRoot = process.getuid?.() === 0
/** Stands for the base image's user `node`, where the tests may become somebody else. */
export const ordinaryUser = isRoot ? { uid: 65_534, gid: 65_534 } : undefined

/** Files a build would be given: what is in the repository, without what .dockerignore leaves out. */
export const contextFiles = (root: string): string[] => {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const fits = (rule: string, file: string): boolean =>
    rule.startsWith('**/*') ? file.endsWith(rule.slice(4)) : file === rule || file.startsWith(`${rule}/`)
  // The last rule that fits decides; `!` keeps what an earlier one left out.
  const isIgnored = (file: string): boolean =>
    rules.findLast((rule) => fits(rule.replace(/^!/, ''), file))?.startsWith('!') === false
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !isIgnored(file))
}

/**
 * The machine's programs and the Node that runs here, without the project's own tools: the build has to bring those
 * itself.
 */
const programs = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.endsWith('node_modules/.bin'))
const searchPath = [dirname(process.execPath), ...programs].join(delimiter)

const run = (command: string, cwd: string): void => {
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: searchPath, npm_config_prefer_offline: 'true' }
  // A build has no environment but its own: what the tests run under must not reach it.
  for (const name of ['NODE_ENV', 'NODE_OPTIONS', 'VITEST', 'TEST']) delete env[name]
  try {
    execFileSync('bash', ['-euo', 'pipefail', '-c', command], { cwd, stdio: 'pipe', timeout: patience, env })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer }
    throw new Error(`RUN ${command} failed:\n${`${stdout.toString()}${stderr.toString()}`.slice(-4000)}`, {
      cause: error,
    })
  }
}

/** COPY of files goes into the target, COPY of a folder is the folder's contents. */
const copy = (source: string, target: string, isFolder: boolean): void => {
  const into = isFolder && !statSync(source).isDirectory() ? join(target, basename(source)) : target
  cpSync(source, into, { recursive: true, verbatimSymlinks: true })
}

export interface Place {
  /** Of the build's context. */
  root: string
  folder: string
  /** Stages before this one, by name. */
  built: ReadonlyMap<string, Built>
}

/** One stage in an empty folder. */
export const carryOut = (stage: Stage, { root, folder, built }: Place): Built => {
  let workdir = '/'
  const inside = (place: string): string => join(folder, place.startsWith('/') ? place : join(workdir, place))
  mkdirSync(folder, { recursive: true })
  for (const { name, words } of stage.instructions) {
    if (name === 'WORKDIR') {
      workdir = words
      mkdirSync(inside('.'), { recursive: true })
    } else if (name === 'COPY') {
      const from = /^--from=(\S+) /.exec(words)?.[1]
      const sources = words.replace(/^--from=\S+ /, '').split(' ')
      const target = sources.pop()!
      for (const source of from === undefined ? [] : sources) {
        copy(join(built.get(from!)!.folder, source), inside(target), target.endsWith('/'))
      }
      const given =
        from === undefined ? contextFiles(root).filter((file) => sources.includes('.') || sources.includes(file)) : []
      for (const file of given) cpSync(join(root, file), join(inside(target), file))
    } else if (name === 'RUN') {
      // Users and absolute paths belong to the image's file system.
      const owner = ordinaryUser === undefined ? '' : `-o ${ordinaryUser.uid} -g ${ordinaryUser.gid}`
      run(words.replace('-o node -g node', owner).replaceAll(/(?<= )\/data\b/g, inside('/data')), inside('.'))
    }
  }
  return { folder, workdir: join(folder, workdir) }
}
