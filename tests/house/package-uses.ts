// The table of packages of server/README.md: each row names a file and a symbol; tests/house/packages.test.ts holds them.
import { readFileSync } from 'node:fs'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

export interface PackageUse {
  name: string
  file: string
  symbol: string
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
const declarationOf = (text: string, symbol: string): string | undefined => {
  const start = text.search(
    new RegExp(`^(?:export )?(?:async )?(?:const|function|class) ${escapeWords(symbol)}\\b`, 'm'),
  )
  if (start < 0) return undefined
  const rest = text.slice(start)
  const end = rest.slice(1).search(/^(?:export|const|function|class|interface|type|test)\b/m)
  return end < 0 ? rest : rest.slice(0, end + 1)
}

/** The rows of the table, each looked up in the tree. */
export const readPackageUses = (readme = read('server/README.md')): PackageUse[] => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const rows = readme.matchAll(/^\| `(@?[a-z][\w./-]*)` +\| `([\w./-]+\.tsx?)` +\| `(\w+)` +\| (.+?) +\|$/gm)
  return [...rows].map(([, name = '', file = '', symbol = '']) => {
    const text = read(file)
    const body = declarationOf(text, symbol)
    const words = importedWords(text, name)
    const isNamed = new RegExp(`['"]${escapeWords(name)}(?:/[^'"]*)?['"]`)
    const usesIt = (body: string): boolean =>
      isNamed.test(body) || words.some((word) => new RegExp(`\\b${escapeWords(word)}\\b`).test(body))
    const fault =
      (!(name in dependencies || name in devDependencies) && 'package.json does not have it') ||
      (!isNamed.test(text) && 'the file does not import it') ||
      (body === undefined && 'the file declares no such symbol') ||
      (body !== undefined && !usesIt(body) && 'the symbol does not use it') ||
      undefined
    return { name, file, symbol, fault }
  })
}
