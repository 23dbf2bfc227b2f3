// Every package that is shipped, with version and licence: what the server needs, and what is built into the pages.
// tests/house/licences.test.ts refuses a licence that is not on the list.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** A weak copyleft one may be used unchanged (MPL-2.0 covers its own files alone); none that reaches our own code. */
export const allowedLicences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
] as const

/** Said elsewhere than in the package's own description. */
const saidElsewhere: Readonly<Record<string, string>> = {
  // At the end of its Readme.md.
  'combine-errors@3.0.3': 'MIT',
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  optionalDependencies?: Record<string, string>
}
type Locked = Readonly<Record<string, LockedPackage>>

export interface ShippedPackage {
  name: string
  version: string
  /** As its author wrote it, an SPDX expression; '' where none is said. */
  licence: string
  /** Where it runs. */
  in: 'server' | 'pages' | 'both'
}

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '')

/** A package's own copy, or the next one above it, as Node looks for it. */
const placeOf = (locked: Locked, from: string, name: string): string | undefined => {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (place in locked) return place
    if (base === '') return undefined
  }
}

/** The packages of `names`, and whatever they need. */
const closureOf = (locked: Locked, names: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (from: string, name: string): void => {
    const place = placeOf(locked, from, name)
    if (place === undefined || found.has(place)) return
    found.add(place)
    const { dependencies, peerDependencies = {}, peerDependenciesMeta, optionalDependencies } = locked[place]!
    const peers = Object.keys(peerDependencies).filter((one) => peerDependenciesMeta?.[one]?.optional !== true)
    for (const one of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) visit(place, one)
  }
  for (const name of names) visit('', name)
  return found
}

/** Packages that a folder's sources import, tests left out; types alone are not built in. */
const importedIn = (folder: string): string[] => {
  const names = new Set<string>()
  for (const entry of readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')
    for (const [, name] of text.matchAll(
      /^(?:(?:import|export)(?! type)(?:[\s\w{},*$]+ from)?|@import) '((?:@[\w.-]+\/)?[a-z][\w.-]*)/gm,
    ))
      names.add(name!)
    for (const [, name] of text.matchAll(/import\(\s*'((?:@[\w.-]+\/)?[a-z][\w.-]*)/g)) names.add(name!)
  }
  return [...names]
}

/** @param locked `packages` of a lock file · @param declared names of `dependencies` */
export const readShippedPackages = (
  locked: Locked = (JSON.parse(read('package-lock.json')) as { packages: Locked }).packages,
  declared: readonly string[] = Object.keys(
    (JSON.parse(read('package.json')) as { dependencies: Record<string, string> }).dependencies,
  ),
  imported: readonly string[] = importedIn('web/src'),
): ShippedPackage[] => {
  const server = closureOf(locked, declared)
  const pages = closureOf(locked, imported)
  return [...new Set([...server, ...pages])]
    .map((place): ShippedPackage => {
      const { version = '', license } = locked[place]!
      const isIn = server.has(place) ? (pages.has(place) ? 'both' : 'server') : 'pages'
      const name = nameOf(place)
      return { name, version, licence: license ?? saidElsewhere[`${name}@${version}`] ?? '', in: isIn }
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** `MIT`, `(MIT OR CC0-1.0)`: one that is allowed is enough; `A AND B` needs both. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => (allowedLicences as readonly string[]).includes(one.trim())))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = readShippedPackages().map(
    ({ name, version, licence, in: where }) => `| ${name} | ${version} | ${licence} | ${where} |`,
  )
  console.log(['| package | version | licence | in |', '| --- | --- | --- | --- |', ...rows].join('\n'))
}
