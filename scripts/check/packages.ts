// Usage: node scripts/check/packages.ts – prints the table of packages of server/README.md with the lines of today. There
// each row names a file and a symbol, which stay true where a line number rots; tests/house/packages.test.ts holds them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

export interface PackageUse {
  name: string
  file: string
  symbol: string
  does: string
  /** Where the symbol is declared. */
  line: number | undefined
  /** Why the row is untrue, undefined when it is true. */
  fault: string | undefined
}

const escapeWords = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Words by which a file calls what it imports from a package. */
const importedWords = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^import ([^'"]*?) from '${escapeWords(name)}(?:/[^']*)?'$`, 'gm'))].flatMap(
    ([, words = '']) => words.match(/[\w$]+/g)?.filter((word) => !['type', 'as'].includes(word)) ?? [],
  )

/** From its declaration up to the next one at the margin. */
const declarationOf = (text: string, symbol: string): { body: string; line: number } | undefined => {
  const start = text.search(
    new RegExp(`^(?:export )?(?:async )?(?:const|function|class) ${escapeWords(symbol)}\\b`, 'm'),
  )
  if (start < 0) return undefined
  const rest = text.slice(start)
  const end = rest.slice(1).search(/^(?:export|const|function|class|interface|type|test)\b/m)
  return { body: end < 0 ? rest : rest.slice(0, end + 1), line: text.slice(0, start).split('\n').length }
}

/** The rows of the table, each looked up in the tree. */
export const readPackageUses = (readme = read('server/README.md')): PackageUse[] => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const rows = readme.matchAll(/^\| `(@?[a-z][\w./-]*)` +\| `([\w./-]+\.tsx?)` +\| `(\w+)` +\| (.+?) +\|$/gm)
  return [...rows].map(([, name = '', file = '', symbol = '', does = '']) => {
    const text = read(file)
    const found = declarationOf(text, symbol)
    const words = importedWords(text, name)
    const isNamed = new RegExp(`['"]${escapeWords(name)}(?:/[^'"]*)?['"]`)
    const usesIt = (body: string): boolean =>
      isNamed.test(body) || words.some((word) => new RegExp(`\\b${escapeWords(word)}\\b`).test(body))
    const fault =
      (!(name in dependencies || name in devDependencies) && 'package.json does not have it') ||
      (!isNamed.test(text) && 'the file does not import it') ||
      (!found && 'the file declares no such symbol') ||
      (found && !usesIt(found.body) && 'the symbol does not use it') ||
      undefined
    return { name, file, symbol, does, line: found?.line, fault }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, file, line, symbol, does, fault } of readPackageUses())
    console.log(
      `${name.padEnd(30)} ${`${file}:${line ?? '?'}`.padEnd(48)} ${symbol}: ${does}${fault ? ` (${fault})` : ''}`,
    )
}
