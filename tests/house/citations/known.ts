// What a citation may name, which files are read for citations, and which of theirs are dead.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { citationsIn, upTo, type Citation, type Language, type Reading } from './parse.ts'

export type Placed = Citation & { file: string }

const id = String.raw`(?:[GTPRWLO]\d+|OD-\d+|DC-[A-N]\d*|(?:CD|HOUSE|LOOK|STACK)-\d+)`
/** An entry bears every id that led to it: `## CD-172, CD-174 Who may remove a file`, `## DC-E1 to DC-E11 Chat`. */
const heading = new RegExp(`^## (${id}(?: to ${id})?(?:, ${id}(?: to ${id})?)*)(?= |$)`, 'gm')

/** Ids of the headings of openapi/decisions/*.md; an id that stands twice comes twice. */
export const decisionIds = (root: string): string[] => {
  const folder = path.join(root, 'openapi/decisions')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(heading)])
    .flatMap(([, ids = '']) => ids.split(', '))
    .flatMap((ids) => {
      const [first = '', last] = ids.split(' to ')
      return [first, ...(last === undefined ? [] : upTo(first, last))]
    })
}

/** Rows of the guided entry's machine, which is drawn from the code. */
const flowRows = (root: string): string[] =>
  [...readFileSync(path.join(root, 'generated/guide-machine.md'), 'utf8').matchAll(/^\| ([SE]\d+[a-z]?) \|/gm)].map(
    ([, row]) => row ?? '',
  )

/** Ids of tests/requirements.tsv. */
const rowIds = (root: string): string[] =>
  readFileSync(path.join(root, 'tests/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')

const languages: [RegExp, Language][] = [
  [/\.(ts|tsx|js|mjs)$/, 'code'],
  [/\.ya?ml$/, 'yaml'],
  [/\.css$/, 'css'],
  [/\.md$/, 'markdown'],
  [/\.(tsv|sh)$|(^|\/)(Makefile|Dockerfile)$/, 'table'],
]
const languageOf = (file: string): Language | undefined => languages.find(([name]) => name.test(file))?.[1]

/**
 * Not read: what is generated or was released, packs and other data, and the two tests whose planted texts cite what is
 * not there.
 */
const unread =
  /^(generated|openapi\/released|server\/content)\/|^scripts\/check\/published-texts|^tests\/house\/citations[/.]/

/** Every file that can cite, relative to `root`. */
export const citingFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !unread.test(file) && languageOf(file) !== undefined)

/** Where data is read that is too large, or not ours, to keep here; CD-62 says what happens without them. */
const readsData = new RegExp(
  String.raw`^(Makefile|README\.md|CONTRIBUTING\.md|server/README\.md|openapi/decisions/.*` +
    String.raw`|scripts/(lab|content)/.*|tests/e2e/real-pack\.e2e\.ts)$`,
)

/** Lines that name what lies beside the repository, but for data where data is read; each as `file:line: words`. */
export const namesOutside = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:\.\.\/)+shared\/(data|spec|design)\b/g)]
    .filter(([, folder]) => folder !== 'data' || !readsData.test(file))
    .map(({ 0: words, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${words}`)

export interface Citations {
  /** Every citation of a text that stands, or could stand, in `file`. */
  of: (file: string, text: string) => Placed[]
  isDead: (citation: Citation) => boolean
}

/** Reads what may be cited, once. A letter alone (`decisions-cases J`) names a part by its own heading. */
export const readCitations = (root: string): Citations => {
  const rows = rowIds(root)
  const known = new Set([...decisionIds(root), ...flowRows(root), ...rows])
  const areas = new Set(rows.map((id) => id.split('-')[0] ?? ''))
  return {
    of: (file, text) => {
      const reading: Reading = {
        language: languageOf(file) ?? 'table',
        areas,
        isHome: file.startsWith('openapi/decisions/'),
        isGuide: /\/guide[./-]/.test(file),
      }
      return citationsIn(text, reading).map((citation) => ({ ...citation, file }))
    },
    isDead: ({ kind, id }) => kind === 'lost' || !known.has(id),
  }
}
